/** Components by languages in one look: what the pages of projects and categories show. */
import {
  checked,
  databases,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  recordStatements,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "../src/index.ts";

interface Row {
  readonly path: string;
  readonly cells: readonly Readonly<Record<string, unknown>>[];
}

describe.each(databases)("the matrix over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const matrix = async (account = "admin", query = "") =>
    (await site.ask(account, `GET /api/projects/app/matrix/${query}`)).json;
  const paths = async (account = "admin", query = "") =>
    (await matrix(account, query)).results.map(({ path }: Row) => path);

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { allow_translation_propagation: false });
    const category = (
      await site.ask("admin", "POST /api/categories/", { name: "Apps", slug: "apps", project: "/api/projects/app/" })
    ).json;
    await site.ask("admin", "POST /api/projects/app/components/", {
      name: "Inner",
      slug: "inner",
      repo: "dragoman://app/po",
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      category: category.url,
      allow_translation_propagation: false,
    });
    await site.settled("app/apps%252Finner");
    await site.account("reader");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("has a row for each component, and in it a cell for each of its languages", async () => {
    const { count, languages, results } = await matrix();
    expect([count, results.length]).toEqual([3, 3]);
    expect(results.map(({ path, category_path }: Row & { category_path: string }) => [path, category_path])).toEqual([
      ["apps/inner", "apps"],
      ["glossary", ""],
      ["po", ""],
    ]);
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(["cs", "en", "de"]);
    const po = results[2];
    const { json: told } = await site.ask("admin", "GET /api/translations/app/po/cs/statistics/");
    const cell = po.cells.find(({ language }: { language: string }) => language === "cs");
    for (const name of ["total", "translated", "translated_percent", "fuzzy", "approved", "readonly", "failing"])
      expect([name, cell[name]]).toEqual([name, told[name]]);
    expect(cell.untranslated).toBe(told.total - told.translated - told.fuzzy);
    expect(cell.translate_url).toBe("https://site.example/translate/app/po/cs/");
  });

  it("shows the languages that are asked for", async () => {
    const { languages, results } = await matrix("admin", "?language=cs,de&q=po");
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(["cs", "de"]);
    expect(results[0].cells.map(({ language }: { language: string }) => language)).toEqual(["cs", "de"]);
  });

  it("finds components by their names, and can put those with most left first", async () => {
    expect(await paths("admin", "?q=INN")).toEqual(["apps/inner"]);
    const unit = (await site.ask("admin", "GET /api/translations/app/apps%252Finner/de/units/")).json.results.find(
      ({ state }: { state: number }) => state < 20,
    );
    await site.ask("admin", `PATCH /api/units/${unit.id}/`, { target: unit.source.map(() => "Ja"), state: 20 });
    const left = async (path: string) => {
      const { total, translated } = (await site.ask("admin", `GET /api/translations/app/${path}/de/`)).json;
      return total - translated;
    };
    expect(await left("apps%252Finner")).toBeLessThan(await left("po"));
    expect(await paths("admin", "?order=left&language=de")).toEqual(["po", "apps/inner", "glossary"]);
  });

  it("tells where repositories stand to those who may know", async () => {
    const state = async (account: string) => (await matrix(account, "?q=inner")).results[0].repository;
    expect(await state("admin")).toEqual({ needs_commit: true, needs_merge: false, needs_push: false });
    expect(await state("reader")).toBeNull();
  });

  it("holds what is in a category, at any depth", async () => {
    const [category] = (await site.ask("admin", "GET /api/projects/app/categories/")).json.results;
    const { json } = await site.ask("admin", `GET /api/categories/${category.id}/matrix/`);
    expect(json.results.map(({ path }: Row) => path)).toEqual(["apps/inner"]);
  });

  it("takes the database the same number of statements, however many components there are", async () => {
    const recorded = recordStatements(site.services);
    const app = checked(makeApp(recorded.services, { siteUrl: "https://site.example" }));
    const statements = async (query: string) => {
      recorded.take();
      await app.fetch(new Request(`https://site.example/api/projects/app/matrix/${query}`));
      return recorded.take().length;
    };
    await statements("");
    expect(await statements("?page_size=3")).toBe(await statements("?page_size=1"));
  });

  it("has no row of a component that the actor does not see", async () => {
    await site.ask("admin", "PATCH /api/components/app/po/", { restricted: true });
    expect(await paths("reader")).toEqual(["apps/inner", "glossary"]);
    expect(await paths("admin")).toEqual(["apps/inner", "glossary", "po"]);
  });
});
