/** The document as it is served. */
import { embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

describe("the document that is served", () => {
  let site: Site;
  beforeAll(async () => (site = await openSite(embeddedDatabase)));
  afterAll(() => site.close());

  const asked = (path: string, accept = "*/*") =>
    site.app.fetch(new Request(`https://site.example${path}`, { headers: { accept } }));

  it("is JSON with the address of the site unless YAML is asked for", async () => {
    const answer = await asked("/api/schema/");
    expect(answer.headers.get("content-type")).toBe("application/json");
    const document = await answer.json();
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://site.example" }] });
    for (const request of [
      asked("/api/schema/?format=yaml"),
      asked("/api/schema/", "application/yaml"),
      asked("/api/schema/", "application/vnd.oai.openapi;q=0.9, application/json;q=0.5"),
    ]) {
      const yaml = await request;
      expect(yaml.headers.get("content-type")).toBe("application/yaml");
      expect(parse(await yaml.text())).toEqual(document);
    }
  });

  it("comes in no other format", async () => {
    expect((await asked("/api/schema/?format=xml")).status).toBe(404);
    expect((await asked("/api/schema/", "image/png")).status).toBe(406);
  });
});
