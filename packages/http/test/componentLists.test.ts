import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("component lists over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const ids: Record<string, number> = {};

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const component = async (project: string, slug: string) => {
    const made = await admin(`POST /api/projects/${project}/components/`, {
      name: slug,
      slug,
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    });
    await site.settled(`${project}/${slug}`);
    ids[`${project}/${slug}`] = made.id;
  };
  const list = async (slug: string, ...components: readonly string[]) => {
    await admin("POST /api/component-lists/", { name: `List ${slug}`, slug });
    for (const each of components)
      await admin(`POST /api/component-lists/${slug}/components/`, { component_id: ids[each] });
  };
  const shown = async (account: string, slug: string) =>
    (await site.ask(account, `GET /api/component-lists/${slug}/`)).json.components?.map((url: string) =>
      url.replace("https://site.example/api/components/", "").slice(0, -1),
    );

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const username of ["alice", "bob", "lister"]) await site.account(username);
    for (const slug of ["app", "site", "secret"])
      await admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/" });
    await admin("POST /api/projects/secret/access/", { access_control: 100 });
    for (const place of [
      ["app", "po"],
      ["app", "docs"],
      ["site", "po"],
      ["secret", "po"],
    ] as const)
      await component(place[0], place[1]);
    const role = await admin("POST /api/roles/", { name: "Lists", permissions: ["componentlist.edit"] });
    const team = await admin("POST /api/groups/", { name: "Listers" });
    await admin(`POST /api/groups/${team.id}/roles/`, { role_id: role.id });
    await admin("POST /api/users/lister/groups/", { group_id: team.id });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are made, changed and removed by those who manage lists", async () => {
    const made = await site.ask("lister", "POST /api/component-lists/", { name: "Important", slug: "important" });
    expect([made.status, made.headers.get("location")]).toEqual([201, made.json.url]);
    expect(made.json).toEqual({
      name: "Important",
      slug: "important",
      id: expect.any(Number),
      show_dashboard: true,
      components: [],
      auto_assign: [],
      url: "https://site.example/api/component-lists/important/",
    });
    const change = async (method: string, body: object) =>
      (await site.ask("lister", `${method} /api/component-lists/important/`, body)).json;
    expect(await change("PATCH", { show_dashboard: false })).toMatchObject({
      name: "Important",
      show_dashboard: false,
    });
    expect(await change("PATCH", {})).toMatchObject({ name: "Important" });
    expect(await change("PUT", { name: "Vital", slug: "important" })).toMatchObject({
      name: "Vital",
      show_dashboard: false,
    });
    expect(await change("PUT", {})).toMatchObject({ name: [expect.any(String)], slug: [expect.any(String)] });
    expect(await change("PATCH", { slug: "vital" })).toMatchObject({ slug: "vital" });
    expect((await site.ask("lister", "GET /api/component-lists/important/")).status).toBe(404);
    expect((await site.ask("lister", "DELETE /api/component-lists/vital/")).status).toBe(204);
    expect((await site.ask("lister", "DELETE /api/component-lists/vital/")).status).toBe(404);
  });

  it("have names and slugs of their own", async () => {
    await list("unique");
    await list("other");
    const taken = { name: [expect.any(String)], slug: [expect.any(String)], detail: expect.any(String) };
    const body = { name: "List unique", slug: "unique" };
    expect((await site.ask("admin", "POST /api/component-lists/", body)).json).toEqual(taken);
    expect((await site.ask("admin", "PUT /api/component-lists/other/", body)).json).toEqual(taken);
    expect((await site.ask("admin", "PUT /api/component-lists/unique/", body)).status).toBe(200);
    for (const slug of ["a b", "", "é", "x".repeat(101), null])
      expect((await site.ask("admin", "POST /api/component-lists/", { name: "N", slug })).json.slug).toEqual([
        expect.any(String),
      ]);
  });

  it("hold components of any project, each once", async () => {
    await list("mixed", "app/po", "site/po", "app/po");
    expect(await shown("anonymous", "mixed")).toEqual(["app/po", "site/po"]);
    const { json } = await site.ask("anonymous", "GET /api/component-lists/mixed/components/");
    expect(json.count).toBe(2);
    expect(json.results.map(({ id }: { id: number }) => id)).toEqual([ids["app/po"], ids["site/po"]]);
    for (const component_id of [undefined, "none", 99999999, null]) {
      const answer = await site.ask("admin", "POST /api/component-lists/mixed/components/", { component_id });
      expect([answer.status, answer.json.component_id]).toEqual([400, [expect.any(String)]]);
    }
  });

  it("let go of a component by its slug, or by its project and path where the slug is not enough", async () => {
    await list("dropping", "app/po", "site/po", "app/docs");
    const drop = async (key: string) =>
      (await site.ask("admin", `DELETE /api/component-lists/dropping/components/${key}`)).status;
    expect(await drop("docs/")).toBe(204);
    expect(await drop("docs/")).toBe(404);
    expect(await drop("po/")).toBe(400);
    expect(await drop("app%252Fpo/")).toBe(204);
    expect(await drop("po")).toBe(204);
    expect(await shown("admin", "dropping")).toEqual([]);
    await list("pathwise", "app/po", "site/po");
    expect((await site.ask("admin", "DELETE /api/component-lists/pathwise/components/site/po/")).status).toBe(204);
    expect(await shown("admin", "pathwise")).toEqual(["app/po"]);
  });

  it("show nothing of what is hidden, and hide with all that they hold", async () => {
    await list("partly", "app/po", "secret/po");
    await list("hidden", "secret/po");
    await list("empty");
    for (const account of ["anonymous", "alice"]) {
      expect(await shown(account, "partly")).toEqual(["app/po"]);
      const components = await site.ask(account, "GET /api/component-lists/partly/components/");
      expect(components.json.count).toBe(1);
      expect((await site.ask(account, "GET /api/component-lists/hidden/")).status).toBe(404);
      expect((await site.ask(account, "GET /api/component-lists/hidden/components/")).status).toBe(404);
      expect((await site.ask(account, "GET /api/component-lists/empty/")).status).toBe(200);
      const { json } = await site.ask(account, "GET /api/component-lists/?page_size=1000");
      const slugs = json.results.map(({ slug }: { slug: string }) => slug);
      expect(slugs).toContain("empty");
      expect(slugs).not.toContain("hidden");
      expect(json.count).toBe(slugs.length);
    }
    // Who manages lists sees them all, and still not what is in them.
    expect(await shown("lister", "hidden")).toEqual([]);
    expect(
      (await site.ask("lister", "POST /api/component-lists/empty/components/", { component_id: ids["secret/po"] }))
        .status,
    ).toBe(400);
    expect((await site.ask("lister", "DELETE /api/component-lists/hidden/components/po/")).status).toBe(404);
  });

  it("are kept by nobody else: 403 before 404 and before the body, 401 without credentials", async () => {
    for (const line of [
      "POST /api/component-lists/",
      "PUT /api/component-lists/none/",
      "PATCH /api/component-lists/none/",
      "DELETE /api/component-lists/none/",
      "POST /api/component-lists/none/components/",
      "DELETE /api/component-lists/none/components/po/",
      "GET /api/component-lists/none/rules/",
      "POST /api/component-lists/none/rules/",
      "DELETE /api/component-lists/none/rules/1/",
    ]) {
      const body = line.startsWith("GET") ? undefined : "{broken";
      expect((await site.ask("alice", line, body)).status, line).toBe(403);
      const anonymous = (await site.ask("anonymous", line, body)).status;
      expect(anonymous, line).toBe(line.startsWith("GET") ? 403 : 401);
    }
  });

  describe("rules", () => {
    const rule = (slug: string, body: object, account = "admin") =>
      site.ask(account, `POST /api/component-lists/${slug}/rules/`, body);

    it("take in what fits now, what fits later, and what is renamed to fit", async () => {
      await list("ruled");
      const made = await rule("ruled", { project_match: "^(app|site)$", component_match: "^po" });
      expect([made.status, made.json]).toEqual([
        201,
        { id: expect.any(Number), project_match: "^(app|site)$", component_match: "^po" },
      ]);
      expect(await shown("admin", "ruled")).toEqual(["app/po", "site/po"]);
      await component("app", "po-later");
      await component("app", "renamed");
      expect(await shown("admin", "ruled")).toEqual(["app/po", "site/po", "app/po-later"]);
      await admin("PATCH /api/components/app/renamed/", { slug: "po-renamed" });
      expect(await shown("admin", "ruled")).toEqual(["app/po", "site/po", "app/po-later", "app/po-renamed"]);
      await rule("ruled", { project_match: "^library$", component_match: ".*" });
      await admin("POST /api/projects/", { name: "lib", slug: "lib", web: "https://example.org/" });
      await component("lib", "strings");
      expect(await shown("admin", "ruled")).not.toContain("lib/strings");
      await admin("PATCH /api/projects/lib/", { slug: "library" });
      expect(await shown("admin", "ruled")).toContain("library/strings");
    });

    it("show to superusers, go, and leave behind what they took in", async () => {
      await list("passing");
      const { id } = (await rule("passing", { project_match: "^secret$", component_match: "^p" })).json;
      await admin("POST /api/component-lists/passing/components/", { component_id: ids["app/docs"] });
      const rules = async (account: string) =>
        (await site.ask(account, "GET /api/component-lists/passing/")).json.auto_assign;
      expect(await rules("admin")).toEqual([{ project_match: "^secret$", component_match: "^p" }]);
      expect(await rules("lister")).toEqual([]);
      expect((await rule("passing", { project_match: ".", component_match: "." }, "lister")).status).toBe(403);
      expect((await site.ask("admin", "GET /api/component-lists/passing/rules/")).json).toMatchObject({
        count: 1,
        results: [{ id }],
      });
      for (const missing of [99999999, 999999999999999, "x"])
        expect((await site.ask("admin", `DELETE /api/component-lists/passing/rules/${missing}/`)).status).toBe(404);
      expect((await site.ask("admin", `DELETE /api/component-lists/passing/rules/${id}/`)).status).toBe(204);
      expect(await rules("admin")).toEqual([]);
      expect(await shown("admin", "passing")).toEqual(["app/docs", "secret/po"]);
    });

    it("have to be regular expressions", async () => {
      await list("strict");
      for (const bad of ["(", "[a", "a{2,1}", "(?=a)", "", null, "x".repeat(201)]) {
        const answer = await rule("strict", { project_match: bad, component_match: "^po$" });
        expect([answer.status, answer.json.project_match], String(bad)).toEqual([400, [expect.any(String)]]);
      }
    });
  });

  describe("that teams are tied to", () => {
    const units = async (place: string) => (await admin(`GET /api/translations/${place}/cs/units/`)).results;
    const edit = async (account: string, place: string) => {
      const [unit] = await units(place);
      return (await site.ask(account, `PATCH /api/units/${unit.id}/`, { target: ["Nazdar."], state: 20 })).status;
    };

    it("give rights on their components alone, and show their projects; both follow every change of the list", async () => {
      await list("granted", "secret/po");
      await component("secret", "closed");
      const team = await admin("POST /api/groups/", {
        name: "By list",
        project_selection: 2,
        language_selection: 1,
      });
      const tied = async () => (await admin(`GET /api/groups/${team.id}/`)).projects;
      await admin(`POST /api/groups/${team.id}/roles/`, { role_id: 1 });
      const { id } = await admin("GET /api/component-lists/granted/");
      await admin(`POST /api/groups/${team.id}/componentlists/`, { component_list_id: id });
      await admin("POST /api/users/bob/groups/", { group_id: team.id });
      expect(await tied()).toEqual(["https://site.example/api/projects/secret/"]);

      expect(await edit("bob", "secret/po")).toBe(200);
      expect((await site.ask("bob", "PATCH /api/components/secret/po/", { priority: 120 })).status).toBe(200);
      expect((await site.ask("bob", "PATCH /api/components/secret/closed/", { priority: 120 })).status).toBe(403);
      expect((await site.ask("bob", "PATCH /api/projects/secret/", { instructions: "x" })).status).toBe(403);
      expect((await site.ask("bob", "PATCH /api/components/app/po/", { priority: 120 })).status).toBe(403);
      const seen = (await site.ask("bob", "GET /api/projects/")).json.results.map(({ slug }: { slug: string }) => slug);
      expect(seen).toContain("secret");
      expect((await site.ask("bob", "GET /api/units/?q=project:secret")).json.count).toBeGreaterThan(0);
      expect(await shown("bob", "granted")).toEqual(["secret/po"]);

      await admin("POST /api/component-lists/granted/components/", { component_id: ids["app/po"] });
      expect(await tied()).toEqual([
        "https://site.example/api/projects/app/",
        "https://site.example/api/projects/secret/",
      ]);
      expect((await site.ask("bob", "PATCH /api/components/app/po/", { priority: 120 })).status).toBe(200);

      await admin("DELETE /api/component-lists/granted/components/secret%2Fpo/");
      expect((await site.ask("bob", "GET /api/projects/secret/")).status).toBe(404);
      expect(await tied()).toEqual(["https://site.example/api/projects/app/"]);

      await admin("DELETE /api/component-lists/granted/");
      expect(await tied()).toEqual([]);
      expect((await site.ask("bob", "PATCH /api/components/app/po/", { priority: 120 })).status).toBe(403);
    });

    it("open restricted components to them", async () => {
      await admin("PATCH /api/components/site/po/", { restricted: true });
      expect((await site.ask("alice", "GET /api/components/site/po/")).status).toBe(404);
      await list("insight", "site/po");
      expect((await site.ask("alice", "GET /api/component-lists/insight/")).status).toBe(404);
      const team = await admin("POST /api/groups/", { name: "Insight", language_selection: 1 });
      const { id } = await admin("GET /api/component-lists/insight/");
      await admin(`POST /api/groups/${team.id}/componentlists/`, { component_list_id: id });
      await admin("POST /api/users/alice/groups/", { group_id: team.id });
      expect((await site.ask("alice", "GET /api/components/site/po/")).status).toBe(200);
      expect((await site.ask("alice", `GET /api/groups/${team.id}/`)).json.componentlists).toEqual([
        "https://site.example/api/component-lists/insight/",
      ]);
      await admin(`DELETE /api/groups/${team.id}/componentlists/${id}/`);
      expect((await site.ask("alice", "GET /api/components/site/po/")).status).toBe(404);
      await admin("PATCH /api/components/site/po/", { restricted: false });
    });

    it("can only be tied by those who see them", async () => {
      await list("unseen", "secret/po");
      const role = await admin("POST /api/roles/", { name: "Groups", permissions: ["group.edit"] });
      const team = await admin("POST /api/groups/", { name: "Groupers" });
      await admin(`POST /api/groups/${team.id}/roles/`, { role_id: role.id });
      await site.account("grouper");
      await admin("POST /api/users/grouper/groups/", { group_id: team.id });
      const { id } = await admin("GET /api/component-lists/unseen/");
      const { id: other } = await admin("POST /api/groups/", { name: "Others" });
      const tie = (account: string) =>
        site.ask(account, `POST /api/groups/${other}/componentlists/`, { component_list_id: id });
      expect((await tie("grouper")).status).toBe(400);
      expect((await tie("admin")).status).toBe(200);
      expect((await site.ask("grouper", `GET /api/groups/${other}/`)).json.componentlists).toEqual([]);
      expect((await site.ask("grouper", `DELETE /api/groups/${other}/componentlists/${id}/`)).status).toBe(404);
    });
  });
});
