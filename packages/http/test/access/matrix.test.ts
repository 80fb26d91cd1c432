/**
 * Everybody at every door. `matrix.txt` is the whole table: for each endpoint and place the status that each person is
 * answered. It is derived from the law (`requirements.ts`), kept in the repository to be read, and checked over HTTP.
 */
import { databases } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../src/handlers/index.ts";
import { ask, bodyOf, broken, paramsOf } from "./asking.ts";
import type { Outcome } from "./outcomes.ts";
import { type Line, requirements } from "./requirements.ts";
import { cancelWork, undone } from "../undone.ts";
import { accesses, openScene, people, type Person, type Place, type Scene } from "./scene.ts";

/** One table is enough: the law is the same on every database, which another test shows. */
const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

let scene: Scene;
beforeAll(async () => {
  scene = await openScene(database);
}, 300_000);
afterAll(() => scene.close());

const endpoints = entries.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
const safe = (endpoint: string) => endpoint.startsWith("GET ");

const statuses: Readonly<Record<Exclude<Outcome, "answered">, number>> = {
  unknown: 401,
  absent: 404,
  refused: 403,
  wrong: 400,
};

const expected = async (endpoint: string, line: Line, place: Place, person: Person): Promise<number> => {
  if (person === "anonymous" && !safe(endpoint) && line.open !== true) return 401;
  const outcome = line.asks(await scene.actorOf(person, place), place);
  return outcome === "answered" ? line.status : statuses[outcome];
};

const placesOf = (line: Line) =>
  line.of === "component"
    ? scene.places
    : scene.places.filter(({ path, access }) => path === "open" && (line.of === "project" || access === accesses[0]));

const nameOf = (line: Line, { access, path }: Place) =>
  line.of === "site" ? "" : line.of === "project" ? access : `${access}${path === "open" ? "" : ", restricted"}`;

const rowsOf = async (endpoint: string, line: Line) => {
  const rows: { place: Place; name: string; cells: readonly number[] }[] = [];
  for (const place of placesOf(line)) {
    const cells: number[] = [];
    for (const person of people) cells.push(await expected(endpoint, line, place, person));
    rows.push({ place, name: nameOf(line, place), cells });
  }
  return rows;
};

const width = 24;

describe("the matrix", () => {
  it("has a line for every endpoint", () => {
    expect(Object.keys(requirements).sort()).toEqual([...endpoints].sort());
  });

  it("is the table that is kept to be read", async () => {
    const lines = [...people].map((person, index) => `${" ".repeat(width + 5 * index)}${person}`);
    for (const endpoint of endpoints) {
      const line = requirements[endpoint];
      if (line === undefined) continue;
      lines.push("", endpoint);
      for (const { name, cells } of await rowsOf(endpoint, line))
        lines.push(`  ${name.padEnd(width - 2)}${cells.join("  ")}`);
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("matrix.txt");
  });
});

/** Asks as `person`, with a body that the endpoint takes, or, where the answer is 400, with one that nobody takes. */
const asking = (endpoint: string, line: Line, place: Place, person: Person, status: number) => {
  const body = bodyOf(line, place, scene.ids);
  return ask({
    line: endpoint,
    params: paramsOf(line, place, scene.ids),
    body: body === undefined || status !== 400 || line.status !== 400 ? body : broken,
    token: scene.tokenOf(person, place),
  });
};

describe("over HTTP", () => {
  it.each(endpoints)("%s", async (endpoint) => {
    const line = requirements[endpoint];
    if (line === undefined) return;
    const rows = await rowsOf(endpoint, line);
    const answers = Effect.gen(function* () {
      yield* cancelWork;
      const asked: (readonly [name: string, answers: Readonly<Record<string, number>>])[] = [];
      for (const { place, name, cells } of rows) {
        const answers: Record<string, number> = {};
        for (const [index, person] of people.entries())
          answers[person] = yield* undone(
            Effect.map(asking(endpoint, line, place, person, cells[index] ?? 0), ({ status }) => status),
          );
        asked.push([name, answers]);
      }
      return asked;
    });
    const wanted = rows.map(({ name, cells }) => [
      name,
      Object.fromEntries(people.map((person, index) => [person, cells[index]])),
    ]);
    expect(await scene.site.run(undone(answers))).toEqual(wanted);
  });
});
