/** Whoever is removed is forgotten by the log: no record of whatever kind says who that was. */
import { actions, unlisted } from "@dragoman/core/changes";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Every value in JSON, with the names that lead to it. */
function* walk(value: unknown, path = ""): Generator<readonly [path: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return yield [path, value] as const;
  for (const [name, each] of Object.entries(value))
    yield* walk(each, Array.isArray(value) ? path : `${path}${path === "" ? "" : "."}${name}`);
}

describe.each(databases)("a person who was removed, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let id: number;
  let records: readonly { readonly action: number; readonly row: Readonly<Record<string, unknown>> }[];

  const ask = async (account: string, line: string, body?: unknown) => {
    const answer = await site.ask(account, line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const admin = (line: string, body?: unknown) => ask("admin", line, body);
  const rows = <Row extends object>(query: string) =>
    site.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(query)));
  const settled = async () => {
    await expect
      .poll(
        () => rows(`select 1 from tasks where state in ('queued', 'running') union all select 1 from memory_queue`),
        { timeout: 30_000 },
      )
      .toEqual([]);
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    await admin("POST /api/projects/app/access/", { access_control: 100 });
    // A number that means nothing else.
    await rows("select setval(pg_get_serial_sequence('users', 'id'), 770000)");
    await site.account("passer", { superuser: true });
    ({ id } = await admin("PATCH /api/users/passer/", { full_name: "Passer By", email: "passer@example.org" }));
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  /** Everything that somebody can do, or that is done to them. */
  const live = async () => {
    const as = (line: string, body?: unknown) => ask("passer", line, body);
    const teams = (await admin("GET /api/groups/?page_size=1000")).results;
    const team = teams.find((each: { name: string }) => each.name === "Translate").id;
    await admin("POST /api/users/passer/groups/", { group_id: team });
    await admin(`POST /api/groups/${team}/admins/`, { user_id: id });
    await admin(`DELETE /api/groups/${team}/admins/${id}/`);
    await admin("DELETE /api/users/passer/groups/", { group_id: team });
    const { id: short } = await admin("POST /api/groups/", { name: "Short" });
    await admin(`POST /api/groups/${short}/admins/`, { user_id: id });
    await admin(`DELETE /api/groups/${short}/`);
    await admin("POST /api/projects/app/blocks/", { username: "passer" });
    await admin("DELETE /api/projects/app/blocks/passer/");
    await as("POST /api/users/passer/tokens/", { name: "Laptop of Passer" });
    const { id: token } = await as("POST /api/users/passer/tokens/", { name: "Phone of Passer" });
    await admin(`DELETE /api/users/passer/tokens/${token}/`);
    await as("POST /api/users/passer/watched/", { project: "app" });
    await as("DELETE /api/users/passer/watched/app/");
    const subscription = await as("POST /api/users/passer/notifications/", {
      notification: "NewStringNotificaton",
      scope: 0,
      frequency: 1,
    });
    await as(`DELETE /api/users/passer/notifications/${subscription.id}/`);
    const [unit] = (await as("GET /api/translations/app/po/cs/units/")).results;
    await as(`PATCH /api/units/${unit.id}/`, { target: ["Nazdar."], state: 20 });
    await settled();
    const remembered = (await as("GET /api/memory/?page_size=1000")).results;
    for (const entry of remembered) await as(`DELETE /api/memory/${entry.id}/`);
    const form = new FormData();
    form.set("file", new File([gettextFiles["po/cs.po"].replace('"Ahoj"', '"Ahoj!"')], "cs.po"));
    form.set("method", "suggest");
    await as("POST /api/translations/app/po/cs/file/", form);
    await rows(`insert into comments (unit_id, user_id, comment) values (${unit.id}, ${id}, 'Why?')`);
    for (const kind of ["comments", "suggestions"])
      await as("POST /api/components/app/po/addons/", { name: `weblate.removal.${kind}`, configuration: { age: 0 } });
    await settled();
    await admin("PATCH /api/users/passer/", { username: "passer-2", full_name: "Passer Through" });
    await admin("PATCH /api/users/passer-2/", { email: "through.passer@example.org" });
  };

  const removed = async () => {
    await live();
    await admin("DELETE /api/users/passer-2/");
    records = await rows("select action, to_jsonb(h) as row from changes h order by id");
  };

  it("has records of every kind about them", async () => {
    await removed();
    const about = new Set(
      records.flatMap(({ action, row }) =>
        [...walk(row["details"])].some(([, value]) => value === id) ? [action] : [],
      ),
    );
    expect([...about].map(Number)).toEqual(
      expect.arrayContaining([
        actions.userAdded,
        actions.userRemoved,
        actions.suggestionAdded,
        actions.suggestionRemovedDuringCleanup,
        actions.commentRemoved,
        unlisted.teamAdministratorRemoved,
        unlisted.tokenIssued,
        unlisted.tokenRevoked,
        unlisted.subscriptionCreated,
        unlisted.subscriptionRemoved,
        unlisted.memoryEntryRemoved,
        unlisted.accountChanged,
        unlisted.accountRemoved,
      ]),
    );
  });

  it("is named by none of them, nor what they wrote for themselves", () => {
    const telling = records.filter(({ row }) => /passer/i.test(JSON.stringify(row)));
    expect(telling).toEqual([]);
  });

  it("is known to them by an id only, where the log looks for people", () => {
    const paths = new Set(
      records.flatMap(({ row }) => [...walk(row)].filter(([, value]) => value === id).map(([path]) => path)),
    );
    expect([...paths].sort()).toEqual([
      "author_id",
      "details.after.id",
      "details.after.user_id",
      "details.before.administrators",
      "details.before.members",
      "details.before.user_id",
      "details.id",
      "details.user",
      "user_id",
    ]);
  });
});
