/** What calls for a look at a component: raised by its cause, and gone with it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { databases, gettextFiles, images, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "./addonWorld.ts";

const po = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
const catalogue = (...strings: readonly string[]) =>
  [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n',
    ...strings.map((text) => `#: src/main.c:1\nmsgid "${text}"\nmsgstr ""\n`),
  ].join("\n");

describe.each(databases)("alerts on $name", (database) => {
  let site: Site;
  let web: Server;
  let origin = "";
  let number = 0;
  const remotes: GitRemote[] = [];

  beforeAll(async () => {
    web = createServer((request, response) => {
      response.statusCode = request.url?.startsWith("/there") === true ? 200 : 404;
      response.end();
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    site = await openSite(database, {}, { outgoing: { allowHosts: ["127.0.0.1"] } });
    await site.account("alice");
  });
  afterAll(async () => {
    await site.close();
    web.close();
    for (const remote of remotes) remote.remove();
  });

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  /** A component of its own project, unless another one is named. */
  const component = async (
    settings: object = {},
    files: Readonly<Record<string, string>> = gettextFiles,
    project = `p${++number}`,
  ) => {
    const remote = makeRemote(files);
    remotes.push(remote);
    if (project === `p${number}`) await site.project(project);
    const path = `${project}/c${++number}`;
    await site.component(path, { repo: remote.url, push: remote.url, ...po, ...settings });
    return {
      path,
      project,
      remote,
      change: (fields: object) => admin(`PATCH /api/components/${path}/`, fields),
      pull: () => admin(`POST /api/components/${path}/repository/`, { operation: "pull" }),
    };
  };
  type Component = Awaited<ReturnType<typeof component>>;

  const alerts = async ({ path }: Component, account = "admin") =>
    (await site.ask(account, `GET /api/components/${path}/alerts/`)).json.results;
  const raised = async (at: Component, name: string) =>
    (
      await until(
        () => alerts(at),
        (all) => all.some((alert: { name: string }) => alert.name === name),
      )
    ).find((alert: { name: string }) => alert.name === name);
  const over = (at: Component, name: string) =>
    until(
      () => alerts(at),
      (all) => all.every((alert: { name: string }) => alert.name !== name),
    );
  const sql = <A>(run: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
    site.run(Effect.flatMap(SqlClient.SqlClient as unknown as Effect.Effect<SqlClient.SqlClient>, run));
  /** What is done each night. */
  const night = async () => {
    const [row] = await sql(
      (client) => client<{ id: string }>`insert into tasks (id, kind, key)
        values (gen_random_uuid(), 'alerts.nightly', 'alerts.nightly') returning id`,
    );
    await until(
      () => sql((client) => client<{ state: string }>`select state from tasks where id = ${row?.id ?? ""}::uuid`),
      ([task]) => task?.state === "done",
    );
  };

  it("tell what has happened, how bad it is and what helps, and are recorded once", async () => {
    const at = await component({ enforced_checks: ["max-length"], check_flags: "ignore-max-length" });
    await night();
    expect(await raised(at, "UnusedEnforcedCheck")).toMatchObject({
      severity: "warning",
      text: expect.stringContaining("check"),
      help: expect.stringContaining("flag"),
      details: { checks: ["max-length"] },
    });
    await night();
    const { results } = await admin(`GET /api/components/${at.path}/changes/?action=47`);
    expect(results).toHaveLength(1);
    await at.change({ check_flags: "max-length:100" });
    await over(at, "UnusedEnforcedCheck");
  });

  it("of what git said are told in full to those alone who may see the repository", async () => {
    const at = await component({ enforced_checks: ["max-length"] });
    await night();
    const [alert] = await alerts(at, "alice");
    expect([alert.name, alert.details]).toEqual(["UnusedEnforcedCheck", null]);
  });

  it("DuplicateString comes with a string that a file has twice, and goes with it", async () => {
    const twice = catalogue("One", "Two", "Three", "One");
    const at = await component({}, { "po/app.pot": catalogue("One", "Two", "Three"), "po/cs.po": twice });
    expect((await raised(at, "DuplicateString")).details).toEqual({ files: { "po/cs.po": ["One"] } });
    at.remote.commit({ "po/cs.po": catalogue("One", "Two", "Three") });
    await at.pull();
    await over(at, "DuplicateString");
  });

  it("InexistantFiles comes when a file that settings name is removed, and goes when it is back", async () => {
    const at = await component();
    at.remote.commit({ "po/app.pot": null });
    await at.pull();
    expect((await raised(at, "InexistantFiles")).details).toEqual({ files: ["po/app.pot"] });
    at.remote.commit({ "po/app.pot": gettextFiles["po/app.pot"] });
    await at.pull();
    await over(at, "InexistantFiles");
  });

  it("DuplicateFilemask names the other component over the same files", async () => {
    const at = await component();
    const other = `${at.project}/other`;
    await site.component(other, { repo: `dragoman://${at.path}`, ...po });
    await at.change({ priority: 120 });
    expect((await raised(at, "DuplicateFilemask")).details).toEqual({ components: ["other"] });
    await admin(`DELETE /api/components/${other}/`);
    await over(at, "DuplicateFilemask");
  });

  it("NoMaskMatches goes when the mask finds files", async () => {
    const at = await component({ filemask: "nowhere/*.po" });
    await night();
    await raised(at, "NoMaskMatches");
    await at.change({ filemask: "po/*.po" });
    await over(at, "NoMaskMatches");
  });

  it("MonolingualTranslation comes where source strings are keys", async () => {
    const keys = catalogue(...Array.from({ length: 12 }, (_, n) => `menu.file.entry${n}`));
    const at = await component({}, { "po/app.pot": keys, "po/cs.po": keys });
    const plain = await component();
    await night();
    expect((await raised(at, "MonolingualTranslation")).details).toEqual({ strings: 12, of: 12 });
    await over(plain, "MonolingualTranslation");
  });

  it("MissingLicense comes where another component of the project has a license", async () => {
    const at = await component();
    const other = await component({ license: "MIT" }, gettextFiles, at.project);
    await at.change({ priority: 120 });
    await raised(at, "MissingLicense");
    await over(other, "MissingLicense");
    await at.change({ license: "MIT" });
    await over(at, "MissingLicense");
  });

  it("UnusedScreenshot goes when it is said what the screenshot shows", async () => {
    const at = await component();
    const form = new FormData();
    const [project, slug] = at.path.split("/");
    const fields = { name: "Shot", project_slug: project, component_slug: slug, language_code: "en" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value ?? "");
    form.append("image", new Blob([Buffer.from(images.png)], { type: "image/png" }), "shot.png");
    const { id } = (await site.ask("admin", "POST /api/screenshots/", form)).json;
    expect((await raised(at, "UnusedScreenshot")).details).toEqual({ screenshots: ["Shot"] });
    const units = await admin(`GET /api/translations/${at.path}/en/units/`);
    await admin(`POST /api/screenshots/${id}/units/`, { unit_id: units.results[0].id });
    await over(at, "UnusedScreenshot");
  });

  it("AmbiguousLanguage names languages whose script is left open", async () => {
    const at = await component({}, { ...gettextFiles, "po/zh.po": catalogue("Hello") });
    await sql(
      (client) => client`update translations set language_id = (select id from languages where code = 'sr')
        where filename = 'po/zh.po'`,
    );
    await night();
    expect((await raised(at, "AmbiguousLanguage")).details).toEqual({ languages: ["sr"] });
  });

  it("UnusedComponent comes after a year without any change", async () => {
    const at = await component();
    await sql(
      (client) => client`update changes set timestamp = timestamp - interval '366 days'
        where component_id = (select id from components where path = ${at.path.split("/")[1] ?? ""})`,
    );
    await night();
    await raised(at, "UnusedComponent");
    await at.change({ priority: 120 });
    await over(at, "UnusedComponent");
  });

  it("RepositoryChanges and RepositoryOutdated come when more than 25 commits wait, and go with them", async () => {
    const at = await component();
    const slug = at.path.split("/")[1] ?? "";
    await sql(
      (client) => client`update components set missing_commits = 26, outgoing_commits = 27 where slug = ${slug}`,
    );
    await night();
    expect((await raised(at, "RepositoryOutdated")).details).toEqual({ commits: 26 });
    expect((await raised(at, "RepositoryChanges")).details).toEqual({ commits: 27 });
    at.remote.commit({ "README.md": "News\n" });
    await at.pull();
    await over(at, "RepositoryOutdated");
    await over(at, "RepositoryChanges");
  });

  it("BrokenProjectURL and BrokenBrowserURL come when an address leads nowhere, and go when it leads somewhere", async () => {
    const at = await component({ repoweb: `${origin}/gone/{{filename}}` }, { "po/app.pot": catalogue("Hello") });
    // The guard lets nobody set an address of this machine.
    const web = (url: string) => sql((client) => client`update projects set web = ${url} where slug = ${at.project}`);
    await web(`${origin}/gone`);
    await night();
    expect((await raised(at, "BrokenProjectURL")).details).toEqual({ url: `${origin}/gone` });
    expect((await raised(at, "BrokenBrowserURL")).details).toEqual({ url: `${origin}/gone/src/main.c` });
    await web(`${origin}/there`);
    await at.change({ repoweb: `${origin}/there/{{filename}}` });
    await over(at, "BrokenProjectURL");
    await over(at, "BrokenBrowserURL");
  });
});
