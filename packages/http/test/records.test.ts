/** `docs/records.md`, held: every act leaves one record of its kind, from which it can be undone. */
import { readFileSync } from "node:fs";
import { makeApp } from "../src/index.ts";
import { actions, unlisted } from "@dragoman/core/changes";
import { databases } from "@dragoman/testing";
import { type Context, Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpServices } from "../src/app.ts";
import { entries } from "../src/handlers/index.ts";
import { requirements } from "./access/requirements.ts";
import { openScene, type Place, type Scene } from "./access/scene.ts";
import { acts, newest } from "./records/acts.ts";
import { cancelWork, undone } from "./undone.ts";
import { nounOf, rowsOfNoun, snapshot, type StoredRecord, undo } from "./records/undo.ts";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

const text = readFileSync(new URL("../../../docs/records.md", import.meta.url), "utf8");
const rowsOf = (heading: string) =>
  (text.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")))
    .map(([, endpoint = "", record = "", undone = ""]) => ({ endpoint, record, undone }));
const documented = rowsOf("Acts");
const elsewhere = rowsOf("Elsewhere").map(({ endpoint }) => endpoint);

const numbers: Readonly<Record<string, number>> = { ...actions, ...unlisted };
const isHook = (endpoint: string) => endpoint.includes(" /hooks/");

describe("the table of records", () => {
  it("has every endpoint that writes once", () => {
    const writing = entries
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
      .filter((endpoint) => !endpoint.startsWith("GET ") && !isHook(endpoint));
    expect(
      [...documented.map(({ endpoint }) => endpoint), ...elsewhere.filter((each) => !isHook(each))].sort(),
    ).toEqual(writing.sort());
  });
});

/** How much is still done in the background. */
const working = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ count: number }>`select (select count(*) from tasks where state in ('queued', 'running'))::int
      + (select count(*) from memory_queue)::int as count`,
    ([row]) => row?.count,
  ),
);

let scene: Scene;
let place: Place;
let repo: string;
beforeAll(async () => {
  scene = await openScene(database);
  const [first] = scene.places;
  if (first === undefined) throw new Error("The scene is empty.");
  place = first;
  repo = (await scene.site.ask("admin", `GET /api/components/${place.slug}/${place.path}/`)).json.repo;
  while ((await scene.site.run(working)) !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
}, 300_000);
afterAll(() => scene.close());

const newestOf = (endpoint: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const record = documented.find((row) => row.endpoint === endpoint)?.record ?? "";
    const [row] = yield* sql<{ id: number }>`select max(id)::float8 as id
      from ${sql(nounOf(numbers[record] ?? 0)?.table ?? "")}`;
    return row?.id ?? 0;
  });

const ask = (endpoint: string) =>
  Effect.gen(function* () {
    const line = requirements[endpoint];
    const act = acts[endpoint];
    const [method = "", path = ""] = endpoint.split(" ");
    const more: Record<string, string | number> = {
      ...line?.path?.(place, scene.ids),
      ...act?.path?.(place, scene.ids, repo),
    };
    if (more["id"] === newest) more["id"] = yield* newestOf(endpoint);
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      String(
        { project: place.slug, component: place.path, language: "cs", username: "newcomer", ...more }[name] ?? name,
      ),
    );
    const usual = typeof line?.body === "function" ? line.body(place, scene.ids) : line?.body;
    const body = act?.body?.(place, scene.ids, repo) ?? usual;
    const isForm = body instanceof FormData;
    const services = yield* Effect.context<HttpServices>();
    const app = makeApp(services as Context.Context<HttpServices>, { apiRateLimitUser: "off", openRateLimit: "off" });
    const request = new Request(`https://site.example${filled}`, {
      method,
      headers: {
        authorization: `Token ${scene.tokenOf("admin", place)}`,
        ...(isForm ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
    const answer = yield* Effect.promise(() => app.fetch(request));
    if (answer.status >= 300)
      throw new Error(`${endpoint}: ${answer.status} ${yield* Effect.promise(() => answer.text())}`);
  });

const recordsAfter = (id: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<StoredRecord>`select id::float8 as id, action, project_id, component_id, details from changes
      where id > ${id} and (details ? 'before' or details ? 'after') order by id`,
  );

const lastRecord = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql<{ id: number }>`select max(id)::float8 as id from changes`, ([row]) => row?.id ?? 0),
);

/** Does the act and undoes it; answers its records, and the rows before and after. */
const examine = (endpoint: string, wanted: string) =>
  Effect.gen(function* () {
    yield* cancelWork;
    for (const first of acts[endpoint]?.first ?? []) yield* ask(first);
    const before = yield* snapshot;
    const last = yield* lastRecord;
    yield* ask(endpoint);
    const changed = yield* snapshot;
    const records = yield* recordsAfter(last);
    if (!wanted.startsWith("no")) for (const record of records.toReversed()) yield* undo(record);
    return { records, before, changed, after: yield* snapshot };
  });

describe("acts", () => {
  it.each(documented)("$endpoint is recorded as $record, and undone by that: $undone", async (row) => {
    const { records, before, changed, after } = await scene.site.run(undone(examine(row.endpoint, row.undone)));
    expect(changed).not.toEqual(before);
    expect(records.filter(({ action }) => action === numbers[row.record])).toHaveLength(1);
    expect(JSON.stringify(records)).not.toMatch(/wl[up]_\w|PRIVATE KEY/);
    if (row.undone === "wholly") expect(after).toEqual(before);
    if (row.undone === "itself") {
      const noun = nounOf(numbers[row.record] ?? 0) ?? { table: "" };
      const id = records.find(({ action }) => action === numbers[row.record])?.details.id ?? 0;
      const there = rowsOfNoun(before, noun, id);
      expect(there.flat()).not.toEqual([]);
      expect(rowsOfNoun(after, noun, id)).toEqual(there);
    }
  });
});

const admin = async (line: string, body?: unknown) => {
  const answer = await scene.site.ask("admin", line, body);
  if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
  return answer.json;
};

describe("records", () => {
  it("of our own are in no list, under no filter and at no address", async () => {
    await admin(`PATCH /api/projects/${place.slug}/`, { instructions: "As you like it." });
    const [record] = await scene.site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ id: number }>`select max(id)::float8 as id from changes
          where action = ${unlisted.projectSettingsChanged}`,
      ),
    );
    for (const list of ["/api/changes/", `/api/projects/${place.slug}/changes/`])
      for (const { action } of (await admin(`GET ${list}?page_size=1000`)).results) expect(action).toBeLessThan(1000);
    const filter = await scene.site.ask("admin", `GET /api/changes/?action=${unlisted.projectSettingsChanged}`);
    expect(filter.status).toBe(400);
    expect(record?.id).toBeGreaterThan(0);
    expect((await scene.site.ask("admin", `GET /api/changes/${record?.id}/`)).status).toBe(404);
  });

  it("forget a person whose account is removed", async () => {
    const made = await admin("POST /api/users/", {
      username: "passer",
      full_name: "Passer By",
      email: "by@example.org",
    });
    await admin("PATCH /api/users/passer/", { full_name: "Passer Through", email: "through@example.org" });
    await admin("POST /api/users/passer/tokens/", { name: "Laptop of Passer" });
    await admin("DELETE /api/users/passer/");
    const records = await scene.site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{
          action: number;
          text: string;
        }>`select action, details::text || target || old as text from changes
          where details->>'user' = ${String(made.id)} order by id`,
      ),
    );
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining([unlisted.accountCreated, unlisted.accountChanged, unlisted.accountRemoved]),
    );
    for (const { text: told } of records) expect(told).not.toMatch(/passer|example\.org/i);
  });

  it("of tasks hold the language that came, and the one that went", async () => {
    const at = `/api/components/${place.slug}/${place.path}/translations/`;
    const last = await scene.site.run(lastRecord);
    await admin(`POST ${at}`, { language_code: "fr" });
    const came = (await scene.site.run(recordsAfter(last))).filter(
      ({ action }) => action === unlisted.translationCreated,
    );
    await admin(`DELETE /api/translations/${place.slug}/${place.path}/fr/`);
    const went = (await scene.site.run(recordsAfter(last))).filter(
      ({ action }) => action === actions.translationRemoved,
    );
    const translation = { filename: "po/fr.po", language_code: "fr" };
    // The glossary of the project may follow meanwhile, and has records of its own.
    const own = ({ component_id }: StoredRecord) => component_id === came[0]?.component_id;
    expect(came.filter(own).map(({ details }) => details)).toEqual([
      { id: expect.any(Number), after: expect.objectContaining(translation) },
    ]);
    expect(went.filter(own).map(({ details }) => details)).toEqual([
      { id: came[0]?.details.id, before: came[0]?.details.after },
    ]);
  });
});
