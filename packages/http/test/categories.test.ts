import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("categories over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const address = (project: string) => `https://site.example/api/projects/${project}/`;
  /** Makes a category and answers it. */
  const category = async (project: string, slug: string, parent?: { readonly url: string }) =>
    admin("POST /api/categories/", {
      name: slug.toUpperCase(),
      slug,
      project: address(project),
      ...(parent === undefined ? {} : { category: parent.url }),
    });
  const project = (slug: string) => admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/" });
  const settings = (slug: string, more: object = {}) => ({
    name: slug,
    slug,
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
    ...more,
  });
  const component = async (place: string, slug: string, more: object = {}) => {
    const made = await admin(`POST /api/projects/${place}/components/`, settings(slug, more));
    const path = made.url.replace("https://site.example/api/components/", "").slice(0, -1);
    await site.settled(path);
    return made;
  };
  /** Paths of a project's components, without the glossary that it makes for itself. */
  const paths = async (slug: string): Promise<string[]> =>
    (await admin(`GET /api/projects/${slug}/components/`)).results
      .map(({ url }: { url: string }) => url.replace(`https://site.example/api/components/${slug}/`, "").slice(0, -1))
      .filter((path: string) => path !== "glossary");
  const changesOf = async (slug: string, action: number) =>
    (await admin(`GET /api/projects/${slug}/changes/?action=${action}`)).results.map(
      ({ target, user }: { target: string; user: string }) => [target, user.split("/").at(-2)],
    );

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.account("owner");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are made by the address of their project, and of what they are in", async () => {
    await project("made");
    const made = await site.ask("admin", "POST /api/categories/", {
      name: "Apps",
      slug: "apps",
      project: address("made"),
      configuration: { ignored: true },
    });
    expect([made.status, made.headers.get("location")]).toEqual([201, made.json.url]);
    expect(made.json).toEqual({
      id: expect.any(Number),
      name: "Apps",
      slug: "apps",
      project: address("made"),
      category: null,
      url: `https://site.example/api/categories/${made.json.id}/`,
      statistics_url: `https://site.example/api/categories/${made.json.id}/statistics/`,
    });
    const inner = await site.ask(
      "admin",
      "POST /api/categories/",
      new URLSearchParams({ name: "In", slug: "in", project: "/api/projects/made", category: made.json.url }),
    );
    expect(inner.json.category).toBe(made.json.url);
    const top = new URLSearchParams({ name: "Top", slug: "top", project: "/api/projects/made", category: "" });
    expect((await site.ask("admin", "POST /api/categories/", top)).json.category).toBeNull();
    const { json } = await site.ask("anonymous", "GET /api/projects/made/categories/");
    expect(json.results.map(({ slug }: { slug: string }) => slug)).toEqual(["apps", "in", "top"]);
    expect((await site.ask("anonymous", `GET /api/categories/${made.json.id}/`)).json).toEqual(made.json);
  });

  it("need a name, a slug and a project that one may edit", async () => {
    await project("needed");
    expect((await site.ask("admin", "POST /api/categories/", {})).json).toEqual({
      name: ["This field is required."],
      slug: ["This field is required."],
      project: ["This field is required."],
      detail: expect.any(String),
    });
    for (const bad of ["needed", "https://site.example/api/projects/none/", 7, null, {}, "/api/categories/1/"]) {
      const answer = await site.ask("admin", "POST /api/categories/", { name: "N", slug: "n", project: bad });
      expect([answer.status, answer.json.project], JSON.stringify(bad)).toEqual([400, [expect.any(String)]]);
    }
    const unallowed = await site.ask("alice", "POST /api/categories/", {
      name: "N",
      slug: "n",
      project: address("needed"),
    });
    expect([unallowed.status, unallowed.json.project]).toEqual([400, [expect.any(String)]]);
    for (const bad of ["needed", "/api/categories/99999999/", 99999999, {}, "x"]) {
      const answer = await site.ask("admin", "POST /api/categories/", {
        name: "N",
        slug: "n",
        project: address("needed"),
        category: bad,
      });
      expect([answer.status, answer.json.category], JSON.stringify(bad)).toEqual([400, [expect.any(String)]]);
    }
  });

  it("share names and slugs with no other category and no component of their level", async () => {
    await project("level");
    const apps = await category("level", "apps");
    const inner = await category("level", "inner", apps);
    await component("level", "po", { name: "PO", category: inner.url });
    const make = async (body: object) =>
      (await site.ask("admin", "POST /api/categories/", { project: address("level"), ...body })).json;
    expect(await make({ name: "Other", slug: "apps" })).toMatchObject({ slug: [expect.any(String)] });
    expect(await make({ name: "APPS", slug: "other" })).toMatchObject({ name: [expect.any(String)] });
    expect(await make({ name: "X", slug: "po", category: inner.url })).toMatchObject({ slug: [expect.any(String)] });
    expect(await make({ name: "PO", slug: "x", category: inner.url })).toMatchObject({ name: [expect.any(String)] });
    expect(await make({ name: "APPS", slug: "apps", category: apps.url })).toMatchObject({ slug: "apps" });
    const taken = await site.ask("admin", "POST /api/projects/level/components/", settings("apps"));
    expect([taken.status, taken.json.slug]).toEqual([400, [expect.any(String)]]);
    const patch = (body: object) => site.ask("admin", `PATCH /api/categories/${inner.id}/`, body);
    expect((await patch({ slug: "apps" })).json.slug).toEqual([expect.any(String)]);
    expect((await patch({ slug: "inner", name: "INNER" })).status).toBe(200);
    expect((await patch({ category: null, slug: "apps" })).json.slug).toEqual([expect.any(String)]);
  });

  it("are three levels deep at most, and never inside of themselves", async () => {
    await project("deep");
    const a = await category("deep", "a");
    const b = await category("deep", "b", a);
    const c = await category("deep", "c", b);
    const refused = async (line: string, body: object) => {
      const answer = await site.ask("admin", line, body);
      expect([answer.status, answer.json.category]).toEqual([400, [expect.any(String)]]);
    };
    await refused("POST /api/categories/", { name: "d", slug: "d", project: address("deep"), category: c.url });
    for (const inside of [a, b, c]) await refused(`PATCH /api/categories/${a.id}/`, { category: inside.url });
    const other = await category("deep", "other");
    await refused(`PATCH /api/categories/${a.id}/`, { category: other.url });
    const moved = await admin(`PATCH /api/categories/${b.id}/`, { category: other.url });
    expect(moved.category).toBe(other.url);
    await project("elsewhere");
    const foreign = await category("elsewhere", "foreign");
    await refused(`PATCH /api/categories/${c.id}/`, { category: foreign.url });
  });

  it("change where they are sent to, and stay where nothing is said of it", async () => {
    await project("stay");
    const a = await category("stay", "a");
    const b = await category("stay", "b", a);
    const change = (method: string, body: object) => admin(`${method} /api/categories/${b.id}/`, body);
    expect(await change("PATCH", { name: "New" })).toMatchObject({ name: "New", slug: "b", category: a.url });
    const whole = { name: "Whole", slug: "b", project: address("stay") };
    expect(await change("PUT", whole)).toMatchObject({ name: "Whole", category: a.url });
    expect(await change("PUT", { ...whole, category: null })).toMatchObject({ category: null });
    expect(await change("PATCH", { project: address("deep") })).toMatchObject({ project: address("stay") });
    expect((await site.ask("admin", `PUT /api/categories/${b.id}/`, {})).json).toMatchObject({
      name: [expect.any(String)],
      slug: [expect.any(String)],
      project: [expect.any(String)],
    });
    expect(await changesOf("stay", 69)).toEqual([["", "admin"]]);
    await change("PATCH", { slug: "renamed", category: a.url });
    expect(await changesOf("stay", 68)).toEqual([["renamed", "admin"]]);
    expect(await changesOf("stay", 69)).toEqual([
      ["a", "admin"],
      ["", "admin"],
    ]);
  });

  it("are part of the addresses of their components, which follow when they move", async () => {
    await project("paths");
    const apps = await category("paths", "apps");
    const mobile = await category("paths", "mobile", apps);
    await component("paths", "top");
    const made = await component("paths", "android", { category: mobile.url, disable_autoshare: true });
    expect(made.category).toBe(mobile.url);
    await component("paths", "linked", { repo: "dragoman://paths/apps/mobile/android", category: apps.url });
    expect(await paths("paths")).toEqual(["top", "apps%252Fmobile%252Fandroid", "apps%252Flinked"]);
    for (const form of ["apps%252Fmobile%252Fandroid", "apps%2Fmobile%2Fandroid", "apps/mobile/android"]) {
      expect((await site.ask("alice", `GET /api/components/paths/${form}/`)).status, form).toBe(200);
      expect((await site.ask("alice", `GET /api/components/paths/${form}/lock`)).status, form).toBe(200);
      expect((await site.ask("alice", `GET /api/translations/paths/${form}/cs/units/`)).status, form).toBe(200);
    }
    for (const wrong of ["android", "mobile%252Fandroid", "apps%252Fandroid"])
      expect((await site.ask("alice", `GET /api/components/paths/${wrong}/`)).status).toBe(404);

    await admin(`PATCH /api/categories/${apps.id}/`, { slug: "programs" });
    expect(await paths("paths")).toEqual(["top", "programs%252Fmobile%252Fandroid", "programs%252Flinked"]);
    await admin(`PATCH /api/categories/${mobile.id}/`, { category: null, slug: "phones" });
    expect(await paths("paths")).toEqual(["top", "phones%252Fandroid", "programs%252Flinked"]);
    const linked = await admin("GET /api/components/paths/programs%252Flinked/");
    expect(linked.linked_component).toBe("https://site.example/api/components/paths/phones%252Fandroid/");
    // What is linked may say so again, by the address of today.
    const again = await admin("PATCH /api/components/paths/programs%252Flinked/", {
      repo: "dragoman://paths/phones/android",
    });
    expect(again.linked_component).toBe(linked.linked_component);

    await admin("PATCH /api/components/paths/phones%252Fandroid/", { category: apps.url });
    await admin("PATCH /api/components/paths/programs%252Fandroid/", { priority: 80 });
    await admin("PATCH /api/components/paths/programs%252Fandroid/", { slug: "droid" });
    expect(await paths("paths")).toEqual(["top", "programs%252Fdroid", "programs%252Flinked"]);
    await admin("PATCH /api/components/paths/programs%252Fdroid/", { category: null });
    expect(await paths("paths")).toEqual(["top", "droid", "programs%252Flinked"]);
    const { results } = await admin("GET /api/components/paths/droid/changes/?action=43");
    expect(results.map(({ target }: { target: string }) => target)).toEqual(["droid", "programs/android"]);
    const taken = await site.ask("admin", "PATCH /api/components/paths/droid/", { slug: "programs" });
    expect([taken.status, taken.json.slug]).toEqual([400, [expect.any(String)]]);
  });

  it("take in no component that is shared with other projects", async () => {
    await project("sharing");
    const apps = await category("sharing", "apps");
    await component("sharing", "po");
    await admin("POST /api/components/sharing/po/links/", { project_slug: "made" });
    const answer = await site.ask("admin", "PATCH /api/components/sharing/po/", { category: apps.url });
    expect([answer.status, answer.json.non_field_errors]).toEqual([400, [expect.any(String)]]);
  });

  it("have the statistics of all that they hold", async () => {
    await project("counted");
    const outer = await category("counted", "outer");
    const inner = await category("counted", "inner", outer);
    const statistics = (id: number, account = "anonymous") =>
      site.ask(account, `GET /api/categories/${id}/statistics/`);
    expect((await statistics(outer.id)).json).toMatchObject({ total: 0, translated_percent: 0, approved_percent: 100 });
    await component("counted", "first", { category: inner.url });
    await component("counted", "second", { category: outer.url });
    await component("counted", "third");
    const [whole, some] = [(await statistics(outer.id)).json, (await statistics(inner.id)).json];
    expect(some).toMatchObject({ name: "INNER", url: "https://site.example/projects/counted/outer/inner/" });
    expect(some.total).toBeGreaterThan(0);
    expect(whole.total).toBe(2 * some.total);
    await admin("PATCH /api/components/counted/outer%252Finner%252Ffirst/", { restricted: true });
    expect((await statistics(inner.id)).json.total).toBe(0);
    expect((await statistics(inner.id, "admin")).json.total).toBe(some.total);
  });

  it("go with everything in them, and the project remembers", async () => {
    await project("going");
    const outer = await category("going", "outer");
    const inner = await category("going", "inner", outer);
    await component("going", "main", { category: inner.url, disable_autoshare: true });
    await component("going", "linked", { repo: "dragoman://going/outer/inner/main" });
    await component("going", "other", { disable_autoshare: true });
    expect((await site.ask("admin", `DELETE /api/categories/${outer.id}/`)).status).toBe(204);
    expect(await paths("going")).toEqual(["other"]);
    for (const gone of [outer, inner])
      expect((await site.ask("admin", `GET /api/categories/${gone.id}/`)).status).toBe(404);
    expect((await admin("GET /api/projects/going/categories/")).count).toBe(0);
    expect(await changesOf("going", 67)).toEqual([
      ["outer", "admin"],
      ["inner", "admin"],
    ]);
    expect(await changesOf("going", 38)).toEqual([["main", "admin"]]);
    await category("going", "outer");
  });

  it("belong to those who edit the project, and are there for those who see it", async () => {
    await project("hidden");
    const kept = await category("hidden", "kept");
    const line = `/api/categories/${kept.id}/`;
    for (const write of [`PATCH ${line}`, `PUT ${line}`, `DELETE ${line}`]) {
      expect((await site.ask("alice", write, "{broken")).status, write).toBe(403);
      expect((await site.ask("anonymous", write, "{}")).status, write).toBe(401);
    }
    await admin("POST /api/projects/hidden/access/", { access_control: 100 });
    for (const account of ["anonymous", "alice"]) {
      expect((await site.ask(account, `GET ${line}`)).status).toBe(404);
      expect((await site.ask(account, `GET ${line}statistics/`)).status).toBe(404);
      const all = await site.ask(account, "GET /api/categories/?page_size=1000");
      expect(all.json.results.map(({ url }: { url: string }) => url)).not.toContain(kept.url);
      expect(all.json.count).toBe(all.json.results.length);
    }
    for (const write of [`PATCH ${line}`, `DELETE ${line}`])
      expect((await site.ask("alice", write, {})).status).toBe(404);
    const groups = (await admin("GET /api/groups/?page_size=1000")).results;
    const team = groups.find(
      (each: { name: string; defining_project: string }) =>
        each.name === "Administration" && each.defining_project === address("hidden"),
    );
    await admin("POST /api/users/owner/groups/", { group_id: team.id });
    expect((await site.ask("owner", `PATCH ${line}`, { name: "Mine" })).json.name).toBe("Mine");
    expect((await site.ask("owner", `DELETE ${line}`)).status).toBe(204);
    for (const missing of ["999999999999999", "x", "0", "-1"])
      expect((await site.ask("admin", `GET /api/categories/${missing}/`)).status).toBe(404);
  });

  it("cannot be made into a circle by two at once", async () => {
    await project("circle");
    const [a, b] = [await category("circle", "a"), await category("circle", "b")];
    const answers = await Promise.all([
      site.ask("admin", `PATCH /api/categories/${a.id}/`, { category: b.url }),
      site.ask("admin", `PATCH /api/categories/${b.id}/`, { category: a.url }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("keep the addresses of what is made in them while they are renamed", async () => {
    await project("meanwhile");
    const apps = await category("meanwhile", "apps");
    const [made] = await Promise.all([
      admin("POST /api/projects/meanwhile/components/", settings("po", { category: apps.url })),
      admin(`PATCH /api/categories/${apps.id}/`, { slug: "programs" }),
    ]);
    expect(made.slug).toBe("po");
    await site.settled("meanwhile/programs%252Fpo");
    expect(await paths("meanwhile")).toEqual(["programs%252Fpo"]);
  });

  it("keep shared repositories when the project is renamed", async () => {
    await project("before");
    const apps = await category("before", "apps");
    await component("before", "main", { category: apps.url, disable_autoshare: true });
    await component("before", "linked", { repo: "dragoman://before/apps/main" });
    await admin("PATCH /api/projects/before/", { slug: "after" });
    const linked = await admin("PATCH /api/components/after/linked/", { repo: "dragoman://after/apps/main" });
    expect(linked.linked_component).toBe("https://site.example/api/components/after/apps%252Fmain/");
  });
});
