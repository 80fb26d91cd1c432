/** What an address of a page leads to. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("a place over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    const { json: outer } = await site.ask("admin", "POST /api/categories/", {
      name: "Apps",
      slug: "apps",
      project: "/api/projects/app/",
    });
    const { json: inner } = await site.ask("admin", "POST /api/categories/", {
      name: "Small",
      slug: "small",
      project: "/api/projects/app/",
      category: outer.url,
    });
    // Its name is a language's, too.
    await site.component("app/cs", { repo: "dragoman://app/po", category: inner.url, name: "Tools", slug: "cs" });
    await site.settled("app/apps%252Fsmall%252Fcs");
    await site.account("reader");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const find = async (path: string, account = "admin") =>
    (await site.ask(account, `GET /api/places/?path=${encodeURIComponent(path)}`)).json;

  it.each([
    ["app", "project"],
    ["app/po", "component"],
    ["app/po/cs", "translation"],
    ["app/-/cs", "language"],
    ["app/apps", "category"],
    ["app/apps/small", "category"],
    ["app/apps/small/cs", "component"],
    ["app/apps/small/cs/cs", "translation"],
    ["/app/po/", "component"],
  ])("at %s is a %s", async (path, kind) => {
    expect((await find(path)).kind).toBe(kind);
  });

  it("names all that it stands in", async () => {
    const place = await find("app/apps/small/cs/cs");
    expect(place.project).toMatchObject({ slug: "app", name: "App" });
    expect(place.categories.map(({ path, name }: { path: string; name: string }) => [path, name])).toEqual([
      ["apps", "Apps"],
      ["apps/small", "Small"],
    ]);
    expect(place.component).toMatchObject({ path: "apps/small/cs", name: "Tools" });
    expect(place.language).toMatchObject({ code: "cs", name: "Czech", direction: "ltr" });
  });

  it.each(["app/none", "app/po/xx", "none", "app/-/xx", "", "app/po/cs/more"])("is not found at %j", async (path) => {
    expect(await find(path)).toEqual({ detail: "No Place matches the given query." });
  });

  it("is not found by who may not see it, in the same words", async () => {
    await site.ask("admin", "POST /api/projects/app/access/", { access_control: 100 });
    expect(await find("app/po", "reader")).toEqual(await find("none/at-all", "reader"));
    await site.ask("admin", "POST /api/projects/app/access/", { access_control: 0 });
    expect((await find("app/po", "reader")).kind).toBe("component");
  });
});
