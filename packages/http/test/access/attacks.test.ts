/** Ways to more than one's rights that people have tried, or may. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

let site: Site;
let remote: GitRemote;
/** Ids of units by component, of one and the same string in Czech. */
const units = new Map<string, number>();
const componentIds = new Map<string, number>();

const admin = async (line: string, body?: unknown) => {
  const answer = await site.ask("admin", line, body);
  if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
  return answer.json;
};
/** Asks with a token that no account of the test has. */
const askWith = async (token: string, line: string, body?: object) => {
  const [method = "", path = ""] = line.split(" ");
  const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await site.app.fetch(new Request(`https://site.example${path}`, { method, headers, body: sent }));
  const text = await response.text();
  return { status: response.status, text, json: text === "" ? undefined : JSON.parse(text) };
};
const settings = (slug: string) => ({
  name: slug,
  slug,
  repo: remote.url,
  filemask: "po/*.po",
  new_base: "po/app.pot",
  file_format: "po",
});
const join = (username: string, group_id: number) => admin(`POST /api/users/${username}/groups/`, { group_id });
const team = async (role_id: number, more: object = {}): Promise<number> => {
  const { id } = await admin("POST /api/groups/", { name: "Team", language_selection: 1, ...more });
  await admin(`POST /api/groups/${id}/roles/`, { role_id });
  return id;
};

beforeAll(async () => {
  site = await openSite(database);
  remote = makeRemote(gettextFiles);
  for (const username of ["owner", "reviewer", "stranger"]) await site.account(username);
  for (const slug of ["open", "hidden"])
    await admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/", translation_review: true });
  await admin("POST /api/projects/hidden/access/", { access_control: 100 });
  for (const [project, slug] of [
    ["open", "closed"],
    ["open", "app"],
    ["open", "more"],
    ["hidden", "app"],
  ] as const) {
    const { id } = await admin(`POST /api/projects/${project}/components/`, {
      ...settings(slug),
      disable_autoshare: true,
    });
    await site.settled(`${project}/${slug}`);
    componentIds.set(`${project}/${slug}`, id);
    units.set(`${project}/${slug}`, (await admin(`GET /api/translations/${project}/${slug}/cs/units/`)).results[0].id);
  }
  await admin("PATCH /api/components/open/closed/", { restricted: true });
  const groups = (await admin("GET /api/groups/?page_size=1000")).results;
  const own = groups.find(
    ({ name, defining_project: of }: { name: string; defining_project: string | null }) =>
      name === "Administration" && of?.endsWith("/open/"),
  );
  await join("owner", own.id);
}, 120_000);
afterAll(async () => {
  await site.close();
  remote.remove();
});

describe("rights do not spread", () => {
  it("from a component that somebody reviews to its copies elsewhere", async () => {
    const reviewing = await team(7);
    await admin(`POST /api/groups/${reviewing}/components/`, { component_id: componentIds.get("open/app") });
    await join("reviewer", reviewing);
    const text = { target: ["Nazdar."], state: 30 };
    const approved = await site.ask("reviewer", `PATCH /api/units/${units.get("open/app")}/`, text);
    expect([approved.status, approved.text]).toEqual([200, expect.stringContaining("Nazdar.")]);
    expect(await admin(`GET /api/units/${units.get("open/more")}/`)).toMatchObject({ approved: false });
    expect((await site.ask("reviewer", `PATCH /api/units/${units.get("open/more")}/`, text)).json).toHaveProperty(
      "state",
    );
  });

  it("to the repository of a component that the maker of another one does not see", async () => {
    const made = await site.ask("owner", "POST /api/projects/open/components/", settings("twin"));
    expect(made.status, made.text).toBe(201);
    expect(made.json.linked_component).toBe("https://site.example/api/components/open/app/");
    for (const place of ["hidden/app", "open/closed", "open/absent"])
      expect(
        (
          await site.ask("owner", "PATCH /api/components/open/more/", {
            repo: `dragoman://${place}`,
          })
        ).json,
        place,
      ).toMatchObject({ repo: ["There is no such component."] });
  });

  it("from automatic translation to what was approved", async () => {
    await site.account("robot");
    const automatic = await team(10, { project_selection: 1 });
    await join("robot", automatic);
    await admin(`PATCH /api/units/${units.get("open/closed")}/`, { target: ["Approved."], state: 30 });
    await admin(`POST /api/groups/${automatic}/components/`, { component_id: componentIds.get("open/closed") });
    const ask = { mode: "translate", filter_type: "all", auto_source: "others", threshold: 80 };
    const done = await site.ask("robot", "POST /api/translations/open/closed/cs/autotranslate/", ask);
    expect(done.status, done.text).toBe(200);
    expect(await admin(`GET /api/units/${units.get("open/closed")}/`)).toMatchObject({
      target: ["Approved."],
      approved: true,
    });
    await admin("PATCH /api/users/robot/", { email: null });
    expect((await site.ask("robot", "POST /api/translations/open/closed/cs/autotranslate/", ask)).status).toBe(403);
  });

  it("from a component to what shares its repository in another project, by an add-on", async () => {
    await admin("POST /api/projects/", { name: "Guest", slug: "guest", web: "https://example.org/" });
    await admin("POST /api/projects/guest/components/", { ...settings("app"), repo: "dragoman://open/more" });
    await site.settled("guest/app");
    const targets = async (place: string) =>
      (await admin(`GET /api/translations/${place}/cs/units/`)).results.map(({ target }: { target: string }) => target);
    const [own, linked] = [await targets("open/more"), await targets("guest/app")];
    const installed = await site.ask("owner", "POST /api/components/open/more/addons/", {
      name: "weblate.generate.prefill",
    });
    expect(installed.status, installed.text).toBe(201);
    await expect.poll(() => targets("open/more"), { timeout: 20_000 }).not.toEqual(own);
    const waiting = () =>
      site.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql<{ n: number }>`select count(*)::int as n from tasks where state in ('queued', 'running')`,
        ),
      );
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ n: 0 }]);
    expect(await targets("guest/app")).toEqual(linked);
  });

  it("from a project's bot to the site, whoever makes its tokens", async () => {
    const { user } = await admin("POST /api/projects/open/tokens/", { name: "CI" });
    const { token, project } = await admin(`POST ${new URL(user).pathname}tokens/`, {});
    expect(project).toBe("https://site.example/api/projects/open/");
    await admin("POST /api/projects/", { name: "Third", slug: "third", web: "https://example.org/" });
    expect((await askWith(token, "GET /api/projects/third/")).status).toBe(404);
    expect((await askWith(token, "GET /api/projects/")).json.count).toBe(1);
  });

  it("from a narrowed token of a superuser to what only superusers hear of", async () => {
    await admin("POST /api/projects/", { name: "Passing", slug: "passing", web: "https://example.org/" });
    await admin("DELETE /api/projects/passing/");
    const heard = (text: string) => text.includes('"target":"passing"');
    expect(heard((await site.ask("admin", "GET /api/changes/?action=39")).text)).toBe(true);
    const { token } = await admin("POST /api/users/admin/tokens/", { scopes: ["unit.edit"] });
    expect(heard((await askWith(token, "GET /api/changes/?action=39")).text)).toBe(false);
  });
});

describe("requests do what they say, where they say", () => {
  it.each(["x-http-method-override", "x-http-method", "x-method-override"])("%s is not heard", async (name) => {
    const headers = { authorization: `Token wlu_${"owner".padStart(36, "0")}`, [name]: "DELETE" };
    const ask = (method: string) =>
      site.app.fetch(new Request("https://site.example/api/components/open/more/?_method=DELETE", { method, headers }));
    expect([(await ask("GET")).status, (await ask("POST")).status]).toEqual([200, 405]);
    expect((await site.ask("owner", "GET /api/components/open/more/")).status).toBe(200);
  });

  it.each([
    "/api/projects/open%2f..%2fhidden/",
    "/api/projects/hidden%2f",
    "/api/projects/%68idden/",
    "/api/projects/hidden;/",
    "/api/components/open/..%2fhidden%2fapp/",
    "/api/components/open/%252e%252e%252Fhidden%252Fapp/",
    "/api/components/open%2f../hidden%2fapp/",
    "/api/translations/open/app/..%2f..%2fhidden/",
    "//api//projects//hidden",
  ])("%s leads nowhere", async (path) => {
    expect((await site.ask("stranger", `GET ${path}`)).status).toBe(404);
  });

  it("fields that nobody asked for are not taken", async () => {
    const unit = units.get("open/more");
    const foreign = await admin("POST /api/projects/hidden/labels/", { name: "Theirs", color: "red" });
    const { source_unit: source } = await admin(`GET /api/units/${unit}/`);
    await site.ask("owner", "PATCH /api/components/open/more/", {
      project: "hidden",
      project_id: 2,
      linked_component: 1,
    });
    await site.ask("owner", "PATCH /api/projects/open/", { access_control: 200, id: 77 });
    await site.ask("owner", `PATCH /api/units/${unit}/`, {
      target: ["Ahoj."],
      state: 20,
      source: ["Owned"],
      translation: "/api/translations/hidden/app/cs/",
      author: 1,
    });
    expect(await admin(`GET /api/units/${unit}/`)).not.toMatchObject({ source: ["Owned"] });
    expect((await site.ask("stranger", "GET /api/components/open/more/")).json.project.slug).toBe("open");
    const labelled = await site.ask("owner", `PATCH ${new URL(source).pathname}`, { labels: [foreign.id] });
    expect(labelled.json).toMatchObject({ labels: [expect.any(String)] });
    const token = await site.ask("owner", "POST /api/projects/open/tokens/", { name: "T", project: "hidden", user: 1 });
    expect(token.json.project).toBe("https://site.example/api/projects/open/");
  });
});

describe("addresses of people are told to nobody", () => {
  it("by whom an upload is credited to, and one address is one account", async () => {
    const upload = async (target: string, email: string, author: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ method: "translate", email, author })) body.append(name, value);
      const file = gettextFiles["po/cs.po"].replace(/msgid "Bye."\nmsgstr ".*"/, `msgid "Bye."\nmsgstr "${target}"`);
      body.append("file", new Blob([file]), "cs.po");
      const answer = await site.ask("owner", "POST /api/translations/open/more/cs/file/?conflicts=", body);
      expect(answer.status, answer.text).toBe(200);
    };
    await admin("POST /api/users/", { username: "jane.doe", full_name: "Another Jane" });
    await upload("Sbohem.", "jane.doe@private.example", "");
    await upload("Na shledanou.", "Jane.Doe@private.example", "Jane");
    const named = (await admin("GET /api/users/?username=jane")).results;
    expect(named.map(({ username }: { username: string }) => username)).toEqual(["jane.doe", "jane.doe-2"]);
    expect(named[1]).toMatchObject({ full_name: "jane.doe-2", email: "jane.doe@private.example" });
    for (const line of ["GET /api/users/jane.doe-2/", "GET /api/projects/open/changes/", "GET /api/search/?q=jane"])
      expect((await site.ask("anonymous", line)).text, line).not.toContain("private.example");
  });
});
