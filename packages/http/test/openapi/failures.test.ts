/** How requests fail: as the document tells of each endpoint, and no handler in other ways. */
import { NotFound, Refused } from "@dragoman/core/access";
import { databases, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../src/dispatch.ts";
import { entries } from "../../src/handlers/index.ts";
import { openApiDocument } from "../../src/openapi/document.ts";
import { template } from "../../src/openapi/operation.ts";
import { gone } from "../../src/wire/answer.ts";
import { del, type Endpoint, get, noun } from "../../src/wire/endpoint.ts";
import { need } from "../../src/wire/need.ts";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

const { paths } = openApiDocument() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
};
const told = ({ path, method }: Endpoint) =>
  Object.keys(paths[template(path)]?.[method.toLowerCase()]?.responses ?? {}).map(Number);

const adminToken = `Token wlu_${"admin".padStart(36, "0")}`;
const endpoints = entries.map(({ endpoint }) => endpoint);

const ask = async (of: Site, { method, path }: Endpoint, query: string, headers: Record<string, string>) => {
  const request = new Request(`https://site.example${path.replaceAll(":", "x-")}${query}`, { method, headers });
  return (await of.app.fetch(request)).status;
};

describe("what every request goes through", () => {
  let site: Site;
  let full: Site;
  beforeAll(async () => {
    site = await openSite(database);
    const once = "1/day";
    const limits = { apiRateLimitAnon: once, apiRateLimitUser: once, openRateLimit: once, pagesRateLimit: once };
    full = await openSite(database, limits);
    for (const quota of new Set(endpoints.map((endpoint) => endpoint.quota)))
      for (const endpoint of endpoints.filter((each) => each.quota === quota).slice(0, 1))
        await ask(full, endpoint, "", { authorization: adminToken });
  });
  afterAll(async () => {
    await site.close();
    await full.close();
  });

  it("is told of every endpoint: a null character, a token that is none, too many requests", async () => {
    for (const endpoint of endpoints) {
      expect(await ask(site, endpoint, "?q=%00", {}), endpoint.id).toBe(400);
      expect(await ask(site, endpoint, "", { authorization: "Token none" }), endpoint.id).toBe(401);
      expect(await ask(full, endpoint, "", { authorization: adminToken }), endpoint.id).toBe(429);
      expect(told(endpoint), endpoint.id).toEqual(expect.arrayContaining([400, 401, 403, 429]));
    }
  });

  it("is told of those that look at it: a type that there is not", async () => {
    for (const endpoint of endpoints) {
      const status = await ask(site, endpoint, "", { accept: "image/x-none" });
      expect(told(endpoint).includes(406), endpoint.id).toBe(status === 406);
    }
  });
});

describe("a handler", () => {
  const { all, one } = noun("things", {
    all: get("/api/things/", { title: "All", answers: gone }),
    one: del("/api/things/:id/", { title: "One", answers: gone, fails: ["Refused"], needs: [need("project.edit")] }),
  });
  const refused = Effect.fail(new Refused({ reason: "No." }));
  const absent = Effect.fail(new NotFound({ object: "Thing" }));

  it("fails as its endpoint says, and in no other way: the types refuse it", () => {
    const served = [
      serve(one, () => refused),
      serve(one, () => absent),
      // @ts-expect-error -- No part of the path names anything that could be absent.
      serve(all, () => absent),
      // @ts-expect-error -- The endpoint lists no refusals.
      serve(all, () => refused),
    ];
    expect(served).toHaveLength(4);
  });
});
