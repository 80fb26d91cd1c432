/** What is made from the OpenAPI document is what it says now. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { type Document, generated } from "../scripts/generated.ts";
import { operations } from "../src/generated/operations.ts";
import { createClient } from "../src/index.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
let document: Document;

beforeAll(async () => {
  document = JSON.parse(await read("../../http/openapi.json")) as Document;
});

describe("the client", () => {
  it("is made from the document as it is", async () => {
    for (const [name, text] of Object.entries(await generated(document)))
      expect(
        text === (await read(`../src/generated/${name}`)),
        `The API changed: renew ${name} with \`node packages/client/scripts/generate.ts\`.`,
      ).toBe(true);
  });

  it("has a method for every operation but git's own", () => {
    const client = createClient({ baseUrl: "http://localhost" });
    const ids = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith("/git/") ? [] : Object.values(methods).map(({ operationId }) => operationId),
    );
    for (const id of ids) expect(client, id).toHaveProperty(id);
    expect(Object.values(operations).flatMap((lines) => Object.keys(lines))).toHaveLength(ids.length);
  });
});
