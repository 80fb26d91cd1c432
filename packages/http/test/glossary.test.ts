/** Glossaries: they come with a project's first component, have its languages, and hold terms. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("glossaries on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const translations = async (path = "app/glossary"): Promise<string[]> =>
    (await site.ask("admin", `GET /api/components/${path}/translations/`)).json.results
      .map((each: { language: { code: string } }) => each.language.code)
      .sort();
  const until = async <A>(read: () => Promise<A>, wanted: A) => {
    for (let turn = 0; turn < 200; turn++) {
      if (JSON.stringify(await read()) === JSON.stringify(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await read()).toEqual(wanted);
  };
  const terms = async (language: string) =>
    (await site.ask("admin", `GET /api/translations/app/glossary/${language}/units/`)).json.results;
  const create = (slug: string, fields: object = {}) =>
    site.ask("admin", "POST /api/projects/app/components/", {
      name: slug,
      slug,
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      license: "MIT",
      ...fields,
    });

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.project("app");
    expect((await create("po")).status).toBe(201);
    await site.settled("app/po");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are made once, with the first component, and get the project's languages", async () => {
    const { json } = await site.ask("admin", "GET /api/components/app/glossary/");
    expect(json).toMatchObject({
      name: "App",
      slug: "glossary",
      vcs: "local",
      repo: "local:",
      branch: "main",
      filemask: "*.tbx",
      file_format: "tbx",
      license: "MIT",
      new_lang: "none",
      manage_units: true,
      allow_translation_propagation: false,
      is_glossary: true,
      glossary_color: "silver",
      category: null,
      linked_component: null,
    });
    await until(translations, ["cs", "de", "en"]);
    expect((await create("second", { allow_translation_propagation: false })).status).toBe(201);
    await site.settled("app/second");
    const { count } = (await site.ask("admin", "GET /api/projects/app/components/")).json;
    expect(count).toBe(3);
  });

  it("give way where their name or place is taken", async () => {
    await site.project("same");
    const body = { name: "Same", slug: "same", repo: remote.url, filemask: "po/*.po", new_base: "po/app.pot" };
    await site.ask("admin", "POST /api/projects/same/components/", { ...body, file_format: "po" });
    expect((await site.ask("admin", "GET /api/components/same/glossary/")).json.name).toBe("Glossary");
    await site.project("taken");
    await site.ask("admin", "POST /api/projects/taken/components/", { ...body, slug: "glossary", file_format: "po" });
    expect((await site.ask("admin", "GET /api/projects/taken/components/")).json.count).toBe(1);
  });

  it("keep terms that come while their languages are being added", async () => {
    await site.project("early");
    const body = { name: "Early", slug: "po", repo: remote.url, filemask: "po/*.po", new_base: "po/app.pot" };
    await site.ask("admin", "POST /api/projects/early/components/", { ...body, file_format: "po" });
    const has = async () => (await translations("early/glossary").catch((): string[] => [])).includes("cs");
    await until(has, true);
    for (const word of ["file", "folder", "window"]) {
      const term = { context: "", source: [word], target: [`${word} cs`] };
      expect((await site.ask("alice", "POST /api/translations/early/glossary/cs/units/", term)).status).toBe(201);
    }
    await until(() => translations("early/glossary"), ["cs", "de", "en"]);
    for (const operation of ["commit", "file-scan"])
      await site.ask("admin", "POST /api/components/early/glossary/repository/", { operation });
    const { results } = (await site.ask("admin", "GET /api/translations/early/glossary/cs/units/")).json;
    expect(results.map((term: { source: string[] }) => term.source[0]).sort()).toEqual(["file", "folder", "window"]);
  });

  it("follow the languages that the project gets later", async () => {
    const added = await site.ask("admin", "POST /api/components/app/po/translations/", { language_code: "fr" });
    expect(added.status).toBe(201);
    await until(translations, ["cs", "de", "en", "fr"]);
  });

  it("take terms from ordinary accounts: in one language, or in all", async () => {
    const one = { context: "", source: ["file"], target: ["soubor"] };
    expect((await site.ask("alice", "POST /api/translations/app/glossary/cs/units/", one)).status).toBe(201);
    expect(await terms("de")).toEqual([]);
    const everywhere = { context: "", source: ["folder"] };
    expect((await site.ask("alice", "POST /api/translations/app/glossary/en/units/", everywhere)).status).toBe(201);
    for (const language of ["cs", "de", "fr"])
      expect((await terms(language)).map((term: { source: string[] }) => term.source[0])).toContain("folder");
    const forms = { context: "", source: ["one", "many"], target: ["a", "b"] };
    expect((await site.ask("alice", "POST /api/translations/app/glossary/cs/units/", forms)).status).toBe(400);
  });

  it("have terminology in every language, also in new ones, and keep it there", async () => {
    const [source] = (await terms("en")).filter((term: { source: string[] }) => term.source[0] === "file");
    const flag = { extra_flags: "terminology" };
    expect((await site.ask("alice", `PATCH /api/units/${source.id}/`, flag)).status).toBe(403);
    expect((await site.ask("admin", `PATCH /api/units/${source.id}/`, flag)).status).toBe(200);
    const german = (await terms("de")).find((term: { source: string[] }) => term.source[0] === "file");
    expect(german).toMatchObject({ target: [""], state: 0 });
    expect((await site.ask("admin", `DELETE /api/units/${german.id}/`)).status).toBe(403);
    const { total } = (await site.ask("admin", "GET /api/translations/app/glossary/de/statistics/")).json;
    expect(total).toBe(2);

    await site.ask("admin", "POST /api/components/app/po/translations/", { language_code: "pl" });
    await until(translations, ["cs", "de", "en", "fr", "pl"]);
    await until(async () => (await terms("pl")).map((term: { source: string[] }) => term.source[0]), ["file"]);

    for (const operation of ["commit", "file-scan"])
      await site.ask("admin", "POST /api/components/app/glossary/repository/", { operation });
    for (const language of ["cs", "de", "fr", "pl"])
      expect((await terms(language)).map((term: { source: string[] }) => term.source[0])).toContain("file");
  });

  it("hide no languages of restricted components in what all see", async () => {
    await site.project("half");
    await site.component("half/secret", { repo: remote.url, restricted: true });
    await until(() => translations("half/glossary"), ["en"]);
  });
});
