/** Parameters of queries: what the document tells of them is what is made of them. */
import type { Invalid } from "@dragoman/core/fields";
import { embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { Effect, Exit } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../src/api/index.ts";
import { standardPages } from "../../src/wire/endpoint.ts";
import type { Json } from "../../src/wire/json.ts";
import { pageQuery } from "../../src/wire/paging.ts";
import { describeQuery, type Query, readQuery } from "../../src/wire/query.ts";

const queries: readonly (readonly [id: string, Query<unknown>])[] = [
  ...endpoints.flatMap(({ id, query }) => (query === undefined ? [] : [[id, query] as const])),
  ["pages", pageQuery(standardPages)],
];

const parameters = queries.flatMap(([id, query]) => {
  const { properties, required = [] } = describeQuery(query);
  const needed = Object.fromEntries(required.map((name) => [name, String(properties[name]?.["example"])]));
  return Object.entries(properties).map(([name, schema]) => ({ id, query, name, schema, needed }));
});

const listed = (schema: Json): readonly unknown[] | undefined =>
  ((schema["items"] as Json | undefined) ?? schema)["enum"] as readonly unknown[] | undefined;

/** Some values that a schema tells of. */
const values = (schema: Json): readonly string[] =>
  [
    ...((schema["anyOf"] as readonly Json[] | undefined)?.flatMap(values) ?? []),
    ...(listed(schema) ?? []),
    ...["example", "default", "minimum", "maximum"].flatMap((key) => schema[key] ?? []),
    ...(schema["type"] === "boolean" ? [true, false] : []),
    ...(schema["format"] === "date-time" ? ["2026-11-21T02:24:26Z"] : []),
    ...(schema["format"] === "date" ? ["2026-11-21"] : []),
  ].map(String);

type Asked = Pick<(typeof parameters)[number], "query" | "name" | "needed">;

const taken = ({ query, name, needed }: Asked, value: string) =>
  Exit.isSuccess(Effect.runSyncExit(readQuery(query, new URLSearchParams({ ...needed, [name]: value }))));

describe("a parameter of a query", () => {
  it.each(parameters)("of $id is taken as it is told of: $name", ({ schema, ...asked }) => {
    const told = values(schema);
    expect(told.length + Number(schema["type"] === "string")).toBeGreaterThan(0);
    expect(told.filter((value) => !taken(asked, value))).toEqual([]);
  });

  it.each(parameters.filter(({ schema }) => listed(schema)))("of $id has no choices but those of $name", (asked) => {
    const others = ["xml", "5000", "-1"].filter((value) => !listed(asked.schema)?.map(String).includes(value));
    expect(others.filter((value) => taken(asked, value))).toEqual([]);
  });

  it("that is given several times counts once, unless it is a list", async () => {
    const [, query] = queries.find(([id]) => id === "changes.list") ?? [];
    const read = readQuery(query as Query<unknown>, new URLSearchParams("user=a&user=b&action=1&action=2&other=3"));
    expect(await Effect.runPromise(read as Effect.Effect<unknown, Invalid>)).toEqual({ user: "a", action: [1, 2] });
  });
});

describe("what is asked by a query", () => {
  let site: Site;
  beforeAll(async () => (site = await openSite(embeddedDatabase)));
  afterAll(() => site.close());

  it("has as many items as a page may have where more are wanted", async () => {
    const { json } = await site.ask("admin", "GET /api/languages/?page_size=5000");
    expect(json.count).toBeLessThan(1000);
    expect(json.results).toHaveLength(json.count);
    const { results } = (await site.ask("admin", "GET /api/languages/?page_size=none")).json;
    expect(results).toHaveLength(standardPages.standard);
  });

  it("is told under one name which bound in time is wrong", async () => {
    for (const bound of ["timestamp_after", "timestamp_before"])
      expect((await site.ask("admin", `GET /api/changes/?${bound}=soon`)).json).toEqual({
        timestamp: ["Enter a valid date/time."],
        detail: "timestamp: Enter a valid date/time.",
      });
  });

  it("is refused with the name of the parameter where a choice is none", async () => {
    const { status, json } = await site.ask("admin", "GET /api/changes/?action=1&action=5000");
    expect([status, Object.keys(json)]).toEqual([400, ["action", "detail"]]);
  });
});
