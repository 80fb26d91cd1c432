/** Automatic translation: from other components, from everything that one sees, and from nothing else. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("automatic translation on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const path = "/api/translations/app/second/cs";
  const usual = { mode: "translate", filter_type: "todo", auto_source: "others", threshold: 80 };
  const ask = (body: unknown, account = "admin") => site.ask(account, `POST ${path}/autotranslate/`, body);
  const unit = async (query: string, of = path) =>
    (await site.ask("admin", `GET ${of}/units/?q=${encodeURIComponent(query)}`)).json.results[0];
  const clear = async (query: string) => {
    const { id } = await unit(query);
    const { json } = await site.ask("admin", `PATCH /api/units/${id}/`, { state: 0, target: [""] });
    expect(json.state).toBe(0);
  };
  const create = async (project: string, slug: string, fields: object = {}) => {
    const own = { repo: remote.url, allow_translation_propagation: false, ...fields };
    return (await site.component(`${project}/${slug}`, own)).id as number;
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    for (const name of ["app", "far"]) await site.project(name);
    await create("app", "first");
    await create("app", "second");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("takes over what other components of the project have, and marks it", async () => {
    await clear("source:Hello");
    const answer = await ask({ ...usual, component: "" });
    expect([answer.status, answer.json.details.message]).toEqual([200, expect.stringContaining("1 string")]);
    expect(await unit("source:Hello")).toMatchObject({
      target: ["Ahoj"],
      state: 20,
      pending: true,
      labels: [expect.objectContaining({ name: "Automatically translated", color: "yellow" })],
    });
    const [change] = (await site.ask("admin", `GET ${path}/changes/`)).json.results;
    expect(change).toMatchObject({ action: 6, user: "https://site.example/api/users/admin/", target: "Ahoj" });
    const { translated } = (await site.ask("admin", `GET ${path}/statistics/`)).json;
    expect(translated).toBe(2);
    expect((await ask(usual)).json.details.message).toContain("no strings");
  });

  it("can ask for another look, suggest, and take one component only", async () => {
    await clear("source:Hello");
    await ask({ ...usual, mode: "fuzzy", component: "first" });
    expect((await unit("source:Hello")).state).toBe(10);
    await clear("source:Hello");
    await ask({ ...usual, mode: "suggest" });
    expect(await unit("source:Hello")).toMatchObject({ state: 0, has_suggestion: true });
    expect((await ask({ ...usual, mode: "suggest" })).json.details.message).toContain("no strings");
  });

  it("keeps plural forms", async () => {
    const { id } = await unit("source:file");
    await site.ask("admin", `PATCH /api/units/${id}/`, { state: 0, target: ["", "", ""] });
    await ask(usual);
    expect((await unit("source:file")).target).toEqual(["%d soubor", "%d soubory", "%d souborů"]);
  });

  it("finds equal strings of all projects that the asker sees, and of no others", async () => {
    const far = await create("far", "far");
    const { id } = await unit("source:Good", "/api/translations/far/far/cs");
    await site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: ["Tajné."] });
    await site.ask("admin", "POST /api/projects/far/access/", { access_control: 100 });
    const teams = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results;
    const administration = teams.find(
      (team: { name: string; defining_project: string | null }) =>
        team.name === "Administration" && team.defining_project?.includes("/app/"),
    );
    await site.ask("admin", "POST /api/users/alice/groups/", { group_id: administration.id });
    const everywhere = { ...usual, auto_source: "mt", engines: ["weblate"] };
    expect((await ask(everywhere, "alice")).json.details.message).toContain("no strings were");
    const hidden = await ask({ ...usual, component: String(far) }, "alice");
    const absent = await ask({ ...usual, component: "999999" }, "alice");
    expect([hidden.status, hidden.text]).toEqual([400, absent.text]);
    expect((await unit("source:Good")).state).toBe(0);
    await ask(everywhere);
    expect(await unit("source:Good")).toMatchObject({ target: ["Tajné."], state: 20 });
    const [change] = (await site.ask("admin", `GET ${path}/changes/`)).json.results;
    expect(change.user).toBe("https://site.example/api/users/mt:weblate/");
  });

  it("is refused to those who may not, to sources, and with what is wrong said", async () => {
    await site.account("bob");
    expect((await ask(usual, "bob")).status).toBe(403);
    expect((await ask({}, "bob")).status).toBe(403);
    expect((await site.ask("admin", "POST /api/translations/app/second/en/autotranslate/", usual)).status).toBe(403);
    const wrong = async (body: object) => {
      const { status, json } = await ask(body);
      expect(status).toBe(400);
      return Object.keys(json).filter((name) => name !== "detail");
    };
    expect((await wrong({})).sort()).toEqual(["auto_source", "filter_type", "mode", "threshold"]);
    expect(await wrong({ ...usual, mode: "nonsense" })).toEqual(["mode"]);
    expect(await wrong({ ...usual, mode: "approved" })).toEqual(["mode"]);
    expect(await wrong({ ...usual, threshold: "0" })).toEqual(["threshold"]);
    expect(await wrong({ ...usual, auto_source: "mt", engines: ["nonsense"] })).toEqual(["engines"]);
    expect(await wrong({ ...usual, component: "nowhere" })).toEqual(["component"]);
  });
});
