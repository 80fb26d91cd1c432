/** Repositories that nobody looks after: the clock is turned instead of waited for. */
import { databases, gettextFiles, type GitRemote, letPass, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Kind = "commit" | "push" | "fetch";

/** What each begins. The clock goes on by itself too: what it begins meanwhile is not counted. */
const begins = { commit: "commit", push: "repository.send", fetch: "pull" } as const;

describe.each(databases)("a repository by itself on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let name = "";
  let number = 0;
  beforeAll(async () => {
    site = await openSite(database, {}, { siteTitle: "Tea" });
    await site.account("alice", { superuser: true });
    await site.project("app");
  });
  afterAll(() => site.close());

  const component = async (settings: object = {}) => {
    remote?.remove();
    remote = makeRemote(gettextFiles);
    name = `c${++number}`;
    const po = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
    await site.component(`app/${name}`, { repo: remote.url, push: remote.url, ...po, ...settings });
  };
  const sql = <A>(run: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
    site.run(Effect.flatMap(SqlClient.SqlClient as unknown as Effect.Effect<SqlClient.SqlClient>, run));
  const unit = async () => {
    const path = `GET /api/translations/app/${name}/cs/units/?q=${encodeURIComponent('source:="Hello"')}`;
    return (await site.ask("admin", path)).json.results[0];
  };
  const translate = async (text: string) => {
    const { id } = await unit();
    expect((await site.ask("alice", `PATCH /api/units/${id}/`, { target: [text], state: 20 })).status).toBe(200);
  };
  const pass = (hours: number) => sql((client) => letPass(client, hours));
  const ended = async (id: string) => {
    for (;;) {
      const [task] = await sql((client) => client<{ state: string }>`select state from tasks where id = ${id}::uuid`);
      if (task?.state === "done" || task?.state === "failed") return task.state;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  /** Does what falls due each ten minutes, with all that it begins; answers the tasks that it began. */
  const tick = async (kind: Kind) => {
    const periodic = `repository.${kind}-due`;
    const { id } = (await site.ask("admin", `GET /api/components/app/${name}/`)).json;
    const before = await sql((client) => client<{ id: string }>`select id from tasks`);
    const [added] = await sql(
      (client) => client<{ id: string }>`insert into tasks (id, kind, key)
        values (gen_random_uuid(), ${periodic}, ${periodic}) returning id`,
    );
    expect(await ended(added?.id ?? "")).toBe("done");
    const known = new Set(before.map(({ id }) => id));
    const begun = await sql(
      (client) => client<{ id: string; kind: string }>`select id, kind from tasks where kind like 'repository.%'
        and payload ->> 'componentId' = ${String(id)} and coalesce(payload ->> 'operation', kind) = ${begins[kind]}`,
    );
    const own = begun.filter(({ id }) => !known.has(id));
    for (const { id } of own) await ended(id);
    return own;
  };

  it("commits and pushes strings once they are old enough, in the names of their authors", async () => {
    await component();
    await translate("Nazdar");
    await pass(20);
    expect(await tick("commit")).toEqual([]);
    await pass(6);
    const [task, ...others] = await tick("commit");
    expect(others).toEqual([]);
    expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
    expect(remote.git("log", "-1", "--format=%an", "main").trim()).toBe("ALICE");
    const message = remote.git("log", "-1", "--format=%B", "main");
    expect(message).toMatch(/^Translate with Tea \(Czech\)\n/);
    // Nobody asked, and nobody has said where the site is.
    expect(message).toContain(`Translation: App/C${number}`);
    expect(message).not.toContain("Translate-URL");
    expect((await unit()).pending).toBe(false);
    const shown = await site.ask("admin", `GET /api/tasks/${task?.id}/`);
    expect(shown.json).toMatchObject({ completed: true });
    const { json } = await site.ask("admin", `GET /api/components/app/${name}/changes/?action=17`);
    expect(json.results[0]).toMatchObject({ user: null });
    expect(await tick("commit")).toEqual([]);
  });

  it("commits at once where no time is to pass", async () => {
    await component({ commit_pending_age: 0 });
    await translate("Nazdar");
    expect(await tick("commit")).toHaveLength(1);
    expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
  });

  it("only commits where it is not to push", async () => {
    await component({ push_on_commit: false });
    await translate("Nazdar");
    await pass(26);
    await tick("commit");
    expect((await unit()).pending).toBe(false);
    expect(remote.show("po/cs.po")).not.toContain("Nazdar");
    expect(await tick("push")).toEqual([]);
  });

  it("tries a push that failed again, after longer and longer", async () => {
    await component();
    const { push } = (await site.ask("admin", `GET /api/components/app/${name}/`)).json;
    await site.ask("admin", `PATCH /api/components/app/${name}/`, { push: `${push}-elsewhere` });
    await translate("Nazdar");
    await pass(26);
    await tick("commit");
    expect(await tick("push")).toEqual([]);
    await pass(0.2);
    expect(await tick("push")).toHaveLength(1);
    await pass(0.2);
    expect(await tick("push")).toEqual([]);
    await site.ask("admin", `PATCH /api/components/app/${name}/`, { push });
    await pass(1);
    await tick("push");
    expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
    expect(await tick("push")).toEqual([]);
  });

  it("does not try each time to commit what cannot be committed", async () => {
    await component();
    await translate("Nazdar");
    remote.commit({ "po/cs.po": "this is no catalogue" });
    await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation: "pull" });
    await pass(26);
    const first = await tick("commit");
    expect(first.length).toBeLessThanOrEqual(1);
    expect(await tick("commit")).toEqual([]);
  });

  it("asks remotes that told of nothing for a day, and brings in what they have", async () => {
    await component();
    remote.commit({ "po/cs.po": remote.show("po/cs.po").replace(/(msgid "Hello"\nmsgstr )"[^"]*"/, '$1"Servus"') });
    await pass(20);
    expect(await tick("fetch")).toEqual([]);
    await pass(8);
    await tick("fetch");
    expect((await unit()).target).toEqual(["Servus"]);
  });
});
