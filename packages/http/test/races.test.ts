/** The same thing asked for many times at one moment is done once; nobody is told of a failure of the server. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const atOnce = 8;

describe.each(databases)("requests at one moment on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const component = (name: string) => ({
    name,
    slug: name,
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
  });

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.project("app");
    await site.ask("admin", "POST /api/projects/app/components/", component("po"));
    await site.settled("app/po");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const statuses = async (line: string, body?: unknown) =>
    (await Promise.all(Array.from({ length: atOnce }, () => site.ask("admin", line, body))))
      .map(({ status }) => status)
      .sort();
  const once = (first: number, others: number) => [first, ...new Array<number>(atOnce - 1).fill(others)];

  it.each([
    ["POST /api/projects/", { name: "Twice", slug: "twice", web: "https://example.org/" }],
    ["POST /api/users/", { username: "twice", full_name: "Twice", email: "twice@example.org" }],
    ["POST /api/roles/", { name: "Twice", permissions: [] }],
    ["POST /api/projects/app/labels/", { name: "Twice", color: "red" }],
    ["POST /api/languages/", { code: "x-twice", name: "Twice", plural: { number: 2, formula: "n != 1" } }],
  ])("%s makes one", async (line, body) => {
    expect(await statuses(line, body)).toEqual(once(201, 400));
  });

  it("make one component, with one repository", async () => {
    expect(await statuses("POST /api/projects/app/components/", component("twice"))).toEqual(once(201, 400));
    await site.settled("app/twice");
    expect((await site.ask("admin", "GET /api/components/app/twice/statistics/")).json.count).toBeGreaterThan(0);
  });

  it("find nothing where what one made is removed by another before it is shown", async () => {
    const removing = Effect.flatMap(SqlClient.SqlClient, (sql) =>
      Effect.andThen(
        sql`create function remove_category() returns trigger language plpgsql as
          'begin delete from categories where id = new.id; return null; end'`,
        sql`create constraint trigger remove_category after insert on categories
          deferrable initially deferred for each row execute function remove_category()`,
      ),
    );
    await site.run(Effect.orDie(removing));
    const body = { name: "Gone", slug: "gone", project: "/api/projects/app/" };
    expect((await site.ask("admin", "POST /api/categories/", body)).status).toBe(404);
    const ending = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`drop function remove_category() cascade`);
    await site.run(Effect.orDie(ending));
  });

  it("delete once", async () => {
    await site.project("gone");
    expect(await statuses("DELETE /api/projects/gone/")).toEqual(once(204, 404));
  });

  it("that edit, rename and delete the same things are answered, and leave counters that are right", async () => {
    await site.project("busy");
    await site.ask("admin", "POST /api/projects/busy/components/", component("busy"));
    await site.settled("busy/busy");
    const units = (await site.ask("admin", "GET /api/translations/busy/busy/cs/units/")).json.results;
    const edits = units.flatMap(({ id, target }: { id: number; target: string[] }) =>
      Array.from({ length: 4 }, (_, turn) =>
        site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: target.map(() => `text ${turn}`) }),
      ),
    );
    const others = [
      site.ask("admin", "PATCH /api/components/busy/busy/", { check_flags: "ignore-same" }),
      site.ask("admin", "POST /api/components/busy/busy/repository/", { operation: "commit" }),
      site.ask("admin", "POST /api/components/busy/busy/repository/", { operation: "file-sync" }),
      site.ask("admin", "PATCH /api/projects/busy/", { translation_review: true }),
      site.ask("admin", "GET /api/projects/busy/statistics/"),
    ];
    const answers = await Promise.all([...edits, ...others]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.slice(0, edits.length).map(({ status }) => status)).toEqual(edits.map(() => 200));
    const { translated } = (await site.ask("admin", "GET /api/translations/busy/busy/cs/statistics/")).json;
    const counted = await site.ask("admin", "GET /api/translations/busy/busy/cs/units/?q=state:%3E=20");
    expect(translated).toBe(counted.json.count);
  });
});
