/** Edits that are not stored yet when files are written or read: the work on files waits for them and loses none. */
import { Actors } from "@dragoman/core/access";
import type { TranslationId, UnitId } from "@dragoman/core/ids";
import { StatisticsKeeping } from "../../core/src/statistics/inside.ts";
import { Units } from "@dragoman/core/units";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const server = databases.find(({ name }) => name === "PostgreSQL");

// The embedded database has one transaction at a time: nothing comes into another.
describe.skipIf(server === undefined)("edits meanwhile", () => {
  let site: Site;
  let remote: GitRemote;
  const unit = async (query: string) =>
    (await site.ask("admin", `GET /api/translations/app/po/cs/units/?q=${encodeURIComponent(query)}`)).json.results[0];
  const operate = (operation: string) => site.ask("admin", "POST /api/components/app/po/repository/", { operation });

  /** Edits, and ends the transaction only when somebody else waits for it. */
  const editSlowly = (
    username: string,
    id: UnitId,
    values: { readonly target: readonly string[]; readonly state: 0 | 20 },
    started: () => void,
  ) =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const units = yield* Units;
        const actor = yield* (yield* Actors).byUsername(username);
        const waiters = sql<{
          waiting: number;
        }>`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* units.edit(actor, id, Effect.succeed(values));
            started();
            for (let turn = 0; turn < 200; turn++) {
              if (((yield* waiters)[0]?.waiting ?? 0) > 0) break;
              yield* Effect.sleep("25 millis");
            }
          }),
        );
      }),
    );

  /** Does work while an edit is under way. */
  const during = async (
    username: string,
    id: UnitId,
    target: readonly string[],
    work: () => Promise<unknown>,
    state: 0 | 20 = 20,
  ) => {
    let edited: Promise<void> | undefined;
    await new Promise<void>((resolve, reject) => {
      edited = editSlowly(username, id, { target, state }, resolve);
      edited.catch(reject);
    });
    await work();
    await edited;
  };

  beforeAll(async () => {
    if (server === undefined) return;
    site = await openSite(server);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.account("bob");
    await site.project("app");
    await site.component("app/po", { repo: remote.url, push: remote.url, push_on_commit: false });
  });
  afterAll(async () => {
    await site?.close();
    remote?.remove();
  });

  it("a second author's edit during a commit still waits to be written, and is written next", async () => {
    const { id } = await unit("source:Hello");
    await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Zdravím"] });
    await during("bob", id, ["Čau"], () => operate("commit"));
    expect(await unit("source:Hello")).toMatchObject({ target: ["Čau"] });
    await operate("push");
    expect(remote.show("po/cs.po")).toContain('msgstr "Čau"');
    expect(await unit("source:Hello")).toMatchObject({ pending: false });
  });

  it("an edit during a pull wins over what the file said before it", async () => {
    const { id } = await unit("source:Good");
    remote.commit({
      "po/cs.po": remote
        .show("po/cs.po")
        .replace('msgid "Good bye."\nmsgstr ""', 'msgid "Good bye."\nmsgstr "Nashle."'),
    });
    await during("bob", id, ["Sbohem."], () => operate("pull"));
    expect(await unit("source:Good")).toMatchObject({ target: ["Sbohem."], pending: true });
    await operate("push");
    expect(remote.show("po/cs.po")).toContain('msgstr "Sbohem."');
  });

  it("counters made anew count an edit once", async () => {
    const { id } = await unit("source:Hello");
    const before = (await site.ask("admin", "GET /api/translations/app/po/cs/statistics/")).json;
    const counted = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const rows = yield* sql<{ id: TranslationId }>`select translation_id as id from units where id = ${id}`;
      yield* (yield* StatisticsKeeping).recount(rows.map((row) => row.id));
    });
    await during("bob", id, [""], () => site.run(counted), 0);
    expect((await site.ask("admin", "GET /api/translations/app/po/cs/statistics/")).json.translated).toBe(
      before.translated - 1,
    );
  });
});

describe.each(databases)("edits at once on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const slugs = ["one", "two", "three"];

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.project("app");
    for (const slug of slugs)
      await site.ask("admin", "POST /api/projects/app/components/", {
        name: slug,
        slug,
        repo: remote.url,
        filemask: "po/*.po",
        new_base: "po/app.pot",
        file_format: "po",
      });
    for (const slug of slugs) await site.settled(`app/${slug}`);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("of one string in several components all succeed, and end with one text everywhere", async () => {
    const query = encodeURIComponent('source:="Hello" AND language:cs');
    const units = async () =>
      (await site.ask("admin", `GET /api/units/?q=${query}`)).json.results as { id: number; target: string[] }[];
    const ids = (await units()).map(({ id }) => id);
    expect(ids).toHaveLength(slugs.length);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        ids.map((id) => site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: [`${round} ${id}`] })),
      );
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    }
    expect(new Set((await units()).map(({ target }) => target[0])).size).toBe(1);
  });
});
