/** What waits for somebody, which projects they watch, and where they worked last. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("what waits for somebody over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const ok = async (account: string, line: string, body?: unknown) => {
    const answer = await site.ask(account, line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const work = async (query = "", account = "maria") =>
    (await ok(account, `GET /api/users/maria/work/${query}`)).results.map(
      (row: { project: { slug: string }; language: { code: string } }) => [row.project.slug, row.language.code],
    );

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const slug of ["first", "second"]) {
      await site.project(slug);
      await site.component(`${slug}/app`, { repo: remote.url, allow_translation_propagation: false });
    }
    await site.account("maria");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("is told by project and language, with the queues and where to go on", async () => {
    const { results } = await ok("maria", "GET /api/users/maria/work/?language=cs");
    const { json } = await site.ask("maria", "GET /api/translations/first/app/cs/");
    const row = results.find(({ project }: { project: { slug: string } }) => project.slug === "first");
    expect(row).toMatchObject({
      language: { code: "cs", direction: "ltr" },
      watched: false,
      fuzzy: json.fuzzy,
      failing: json.failing_checks,
      untranslated: json.total - json.translated - json.fuzzy,
      unapproved: null,
      translate_url: "https://site.example/translate/first/-/cs/",
    });
  });

  it("begins with watched projects, and is told of them alone where that is asked", async () => {
    expect(await work("?language=cs,de&page_size=2")).toEqual([
      ["first", "cs"],
      ["first", "de"],
    ]);
    const watched = await ok("maria", "POST /api/users/maria/watched/", { project: "second" });
    expect(watched.slug).toBe("second");
    expect(await work("?language=cs")).toEqual([
      ["second", "cs"],
      ["first", "cs"],
    ]);
    expect(await work("?language=cs&watched=true")).toEqual([["second", "cs"]]);
    expect((await ok("maria", "GET /api/users/maria/watched/")).results).toEqual([watched]);
  });

  it("is in the languages that the account has translated into, unless others are asked for", async () => {
    expect(await work()).toEqual([]);
    const [unit] = (await ok("maria", "GET /api/translations/first/app/de/units/")).results;
    await ok("maria", `PATCH /api/units/${unit.id}/`, { target: ["Servus."], state: 20 });
    expect(await work()).toEqual([
      ["second", "de"],
      ["first", "de"],
    ]);
  });

  it("goes on where the account worked last", async () => {
    const [unit] = (await ok("maria", "GET /api/translations/second/app/cs/units/")).results;
    await ok("maria", `PATCH /api/units/${unit.id}/`, { target: ["Nazdar."], state: 20 });
    const { results } = await ok("maria", "GET /api/users/maria/recent/");
    expect(results.map(({ translate_url: url }: { translate_url: string }) => url)).toEqual([
      "https://site.example/translate/second/app/cs/",
      "https://site.example/translate/first/app/de/",
    ]);
  });

  it("leaves out what has been hidden since", async () => {
    await ok("admin", "POST /api/projects/second/access/", { access_control: 100 });
    expect(await work("?language=cs")).toEqual([["first", "cs"]]);
    expect((await ok("maria", "GET /api/users/maria/recent/")).count).toBe(1);
    expect((await ok("maria", "GET /api/users/maria/watched/")).count).toBe(0);
  });

  it("takes no project that the account does not see", async () => {
    const answer = await site.ask("maria", "POST /api/users/maria/watched/", { project: "second" });
    expect([answer.status, answer.json.project]).toEqual([400, ["There is no such project."]]);
  });

  it("can be watched no more", async () => {
    await ok("maria", "POST /api/users/maria/watched/", { project: "first" });
    await ok("maria", "DELETE /api/users/maria/watched/first/");
    expect((await site.ask("maria", "DELETE /api/users/maria/watched/first/")).status).toBe(404);
  });
});
