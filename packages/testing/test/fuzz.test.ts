/** What the fuzzer draws and judges; that servers stand it is a step of its own (`npm run fuzz`). */
import { endpoints } from "@dragoman/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Case, caseOf, type RequestCase } from "../src/fuzz/cases.ts";
import { complaintOf, slowest } from "../src/fuzz/judge.ts";
import { reduce } from "../src/fuzz/reduce.ts";
import type { Outcome } from "../src/fuzz/send.ts";
import type { Names } from "../src/fuzz/world.ts";

const names: Names = {
  tokens: {
    anonymous: undefined,
    translator: "t",
    blocked: "b",
    manager: "m",
    project: "p",
    root: "r",
  },
  path: { project: ["app"], component: ["po"], language: ["cs"], units: [1] },
  query: { q: ["hello"] },
  fields: { project: ["/api/projects/app/"] },
  files: [new Uint8Array([1, 2, 3])],
};
const draw = (seed: number, numRuns: number): readonly Case[] => fc.sample(caseOf(endpoints, names), { seed, numRuns });

describe("what is drawn", () => {
  it("is the same for the same seed, and other for another", () => {
    expect(draw(1, 200)).toEqual(draw(1, 200));
    expect(draw(1, 200)).not.toEqual(draw(2, 200));
  });

  it("reaches every endpoint, with every kind of body, and bytes that are no request", () => {
    const cases = draw(3, 16_000);
    const requests = cases.filter((item) => item.kind === "request");
    const reached = new Set(requests.map(({ endpoint }) => endpoint));
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).filter((each) => !reached.has(each))).toEqual([]);
    const types = new Set(requests.map(({ headers }) => headers["content-type"]?.split(";")[0]));
    for (const type of ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"])
      expect(types).toContain(type);
    expect(requests.some(({ leaves }) => leaves !== undefined)).toBe(true);
    expect(cases.some(({ kind }) => kind === "raw")).toBe(true);
  });
});

const item: RequestCase = {
  kind: "request",
  person: "manager",
  method: "PATCH",
  target: "/api/projects/app/?page=1&q=x",
  headers: { "content-type": "application/json" },
  body: new TextEncoder().encode('{"name":"a","web":"b"}'),
  leaves: undefined,
  endpoint: "PATCH /api/projects/:project/",
};
const answer = (status: number, body: string, more: Partial<Outcome> = {}): Outcome => ({
  statuses: [status],
  headers: { "content-type": "application/json" },
  body,
  milliseconds: 1,
  ...more,
});

describe("what is complained of", () => {
  it.each([
    ["an accident", answer(500, '{"detail":"x"}'), "status 500"],
    ["a refusal that does not say when to come back", answer(503, '{"detail":"x"}'), "status 503"],
    ["an error without words", answer(400, '{"name":["x"]}'), "an error without JSON that explains it"],
    [
      "an error as a page that nobody asked for",
      answer(404, "<p>", { headers: { "content-type": "text/html" } }),
      "an error without JSON that explains it",
    ],
    ["JSON that ends early", answer(200, '{"count":1'), "JSON that is none"],
    ["a slow answer", answer(200, "{}", { milliseconds: slowest + 1 }), `an answer after more than ${slowest} ms`],
    ["no answer", { ...answer(0, ""), statuses: [], failure: "no answer: ECONNRESET" }, "no answer: ECONNRESET"],
  ] as const)("%s", (_, outcome, complaint) => {
    expect(complaintOf(item, outcome)).toBe(complaint);
  });

  it("not of answers and errors as they are documented, nor of nothing where the client went away", () => {
    const full = { "content-type": "application/json", "retry-after": "3" };
    for (const outcome of [
      answer(200, "{}"),
      answer(400, '{"name":["x"],"detail":"name: x"}'),
      answer(503, '{"detail":"x"}', { headers: full }),
      { ...answer(0, ""), statuses: [] },
    ])
      expect(complaintOf(item, outcome)).toBeUndefined();
  });
});

it("a failing request is told without what it does not need", async () => {
  const fails = async (candidate: Case) =>
    candidate.kind === "request" && Buffer.from(candidate.body ?? []).includes('"web"');
  const { item: least, again } = await reduce(item, fails);
  expect(again).toBe(true);
  expect(least).toMatchObject({ target: "/api/projects/app/", person: "root" });
  expect(least.kind === "request" && Buffer.from(least.body ?? []).toString()).toBe('{"web":"b"}');
});
