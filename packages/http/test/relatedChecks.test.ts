/** Checks that compare a translation with others of its project and with what it said before, whatever changes them. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const jsonOf = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;
const english = { save: "Save file", store: "Store file", open: "Open", late: "Late", more: "More of it" };
const files = {
  "a/en.json": jsonOf(english),
  "a/cs.json": jsonOf({ save: "Uložit soubor", open: "Otevřít" }),
  "b/en.json": jsonOf(english),
  "b/cs.json": jsonOf({ save: "Uložit soubor", open: "Otevři" }),
};

describe.each(databases)("translations that are compared on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const create = async (slug: string, fields: object = {}) => {
    await site.component(`app/${slug}`, {
      repo: remote.url,
      push: remote.url,
      disable_autoshare: true,
      filemask: `${slug}/*.json`,
      template: `${slug}/en.json`,
      file_format: "json",
      manage_units: true,
      ...fields,
    });
  };
  const units = async (slug: string, query: string, language = "cs") => {
    const path = `/api/translations/app/${slug}/${language}/units/`;
    return (await site.ask("admin", `GET ${path}?q=${encodeURIComponent(query)}`)).json.results;
  };
  const unit = async (slug: string, key: string, language = "cs") =>
    (await units(slug, `context:=${key}`, language))[0];
  /** Keys of the strings of both components that fail a check. */
  const failing = async (check: string) => {
    const found: string[] = [];
    for (const slug of ["a", "b"])
      for (const { context, has_failing_check } of await units(slug, `check:${check}`)) {
        expect(has_failing_check).toBe(true);
        found.push(`${slug} ${context}`);
      }
    return found.sort();
  };
  const edit = async (slug: string, key: string, text: string, state = text === "" ? 0 : 20) => {
    const { id } = await unit(slug, key);
    const answer = await site.ask("alice", `PATCH /api/units/${id}/`, { target: [text], state });
    expect(answer.status).toBe(200);
  };
  const propagate = async (slug: string, allow_translation_propagation: boolean) => {
    await site.ask("admin", `PATCH /api/components/app/${slug}/`, { allow_translation_propagation });
    await site.settled(`app/${slug}`);
  };
  const flag = async (slug: string, key: string, extra_flags: string) => {
    const { id } = await unit(slug, key, "en");
    expect((await site.ask("admin", `PATCH /api/units/${id}/`, { extra_flags })).status).toBe(200);
  };
  const counted = async (slug: string) =>
    (await site.ask("admin", `GET /api/translations/app/${slug}/cs/statistics/`)).json.failing;
  const recounted = async (slug: string) => (await units(slug, "has:check")).length;
  const operate = (slug: string, operation: string) =>
    site.ask("admin", `POST /api/components/app/${slug}/repository/`, { operation });

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    remote = makeRemote(files);
    await site.project("app");
    await create("a");
    await create("b");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are inconsistent when files bring two translations of a string, in both components", async () => {
    expect(await failing("inconsistent")).toEqual(["a open", "b open"]);
    expect([await counted("a"), await counted("b")]).toEqual([1, 1]);
    expect((await site.ask("admin", "GET /api/projects/app/statistics/")).json.failing).toBe(2);
  });

  it("are consistent again once they say the same", async () => {
    await edit("a", "open", "Otevřete");
    expect((await unit("b", "open")).target).toEqual(["Otevřete"]);
    expect(await failing("inconsistent")).toEqual([]);
    expect([await counted("a"), await counted("b")]).toEqual([0, 0]);
  });

  it("are inconsistent too when only one of the two is translated", async () => {
    await flag("b", "late", "read-only");
    await edit("a", "late", "Pozdě");
    await flag("b", "late", "");
    expect(await failing("inconsistent")).toEqual(["a late", "b late"]);
    await edit("b", "late", "Pozdě");
    expect(await failing("inconsistent")).toEqual([]);
  });

  it("are reused when one translation serves for two sources, and no more when one of them changes", async () => {
    await edit("a", "store", "Uložit soubor");
    expect(await failing("reused")).toEqual(["a save", "a store", "b save", "b store"]);
    expect(await counted("a")).toBe(2);
    await edit("a", "store", "Schovat soubor");
    expect(await failing("reused")).toEqual([]);
    expect([await counted("a"), await recounted("a")]).toEqual([0, 0]);
  });

  it("were translated once when an edit takes the text away, until they say something again", async () => {
    await edit("a", "store", "");
    expect(await failing("translated")).toEqual(["a store", "b store"]);
    expect(await counted("a")).toBe(1);
    await edit("a", "store", "Schovat soubor");
    expect(await failing("translated")).toEqual([]);
    await edit("a", "store", "Schovat to", 10);
    expect(await failing("translated")).toEqual([]);
    await edit("a", "store", "Schovat soubor");
  });

  it("are remembered to have been translated when other strings of the file change", async () => {
    await edit("a", "store", "");
    await operate("a", "push");
    remote.commit({ "a/cs.json": remote.show("a/cs.json").replace('"save": "Uložit soubor"', '"save": "Uložit"') });
    await operate("a", "pull");
    expect(await failing("translated")).toEqual(["a store", "b store"]);
    await edit("a", "save", "Uložit soubor");
    await edit("a", "store", "Schovat soubor");
    expect(await failing("translated")).toEqual([]);
  });

  it("are left alone by flags of their component too", async () => {
    const flagAll = async (check_flags: string) => {
      await site.ask("admin", "PATCH /api/components/app/a/", { check_flags });
      await site.settled("app/a");
    };
    await edit("a", "store", "Uložit soubor");
    await edit("a", "open", "");
    await flagAll("ignore-reused, ignore-translated");
    expect(await failing("reused")).toEqual(["b save", "b store"]);
    expect(await failing("translated")).toEqual(["b open"]);
    expect(await counted("a")).toBe(await recounted("a"));
    await flagAll("");
    await edit("a", "store", "Schovat soubor");
    await edit("a", "open", "Otevřete");
    expect(await failing("reused")).toEqual([]);
  });

  it("are left alone by flags, and judged again without them", async () => {
    await edit("a", "store", "Uložit soubor");
    await flag("a", "save", "ignore-reused");
    expect(await failing("reused")).toEqual(["a store", "b save", "b store"]);
    await flag("a", "save", "");
    expect(await failing("reused")).toEqual(["a save", "a store", "b save", "b store"]);
    await edit("a", "store", "Schovat soubor");
    expect(await failing("reused")).toEqual([]);
  });

  it("need editing where their component enforces the check", async () => {
    await site.ask("admin", "PATCH /api/components/app/b/", { enforced_checks: ["reused"] });
    await edit("a", "store", "Uložit soubor");
    expect(await unit("a", "store")).toMatchObject({ state: 20 });
    expect(await unit("b", "store")).toMatchObject({ state: 10, has_failing_check: true, pending: true });
    const { json } = await site.ask("admin", "GET /api/translations/app/b/cs/statistics/");
    expect(json).toMatchObject({ fuzzy: 1, translated: 3 });
    await site.ask("admin", "PATCH /api/components/app/b/", { enforced_checks: [] });
    await edit("a", "store", "Schovat soubor");
  });

  it("tell their source string, which fails with two of them", async () => {
    await edit("a", "store", "Uložit  soubor");
    await edit("a", "save", "Uložit  soubor");
    expect(await failing("reused")).toEqual(["a save", "a store", "b save", "b store"]);
    expect(
      (await units("b", "check:multiple_failures", "en")).map(({ context }: { context: string }) => context),
    ).toEqual(["save", "store"]);
    await edit("a", "save", "Uložit soubor");
    expect(await units("b", "check:multiple_failures", "en")).toEqual([]);
    await edit("a", "store", "Schovat soubor");
  });

  it("are judged when a file is handed in, and when one comes by git", async () => {
    const form = new FormData();
    form.append("file", new Blob([jsonOf({ more: "Uložit soubor" })]), "cs.json");
    expect((await site.ask("admin", "POST /api/translations/app/a/cs/file/", form)).json.accepted).toBe(1);
    expect(await failing("reused")).toEqual(["a more", "a save", "b save"]);
    await operate("a", "push");
    remote.commit({ "a/cs.json": remote.show("a/cs.json").replace('"more": "Uložit soubor"', '"more": "Více"') });
    await operate("a", "pull");
    expect(await failing("reused")).toEqual([]);
    expect(await failing("inconsistent")).toEqual(["a more", "b more"]);
    await edit("b", "more", "Více");
  });

  it("are judged when their component begins to take over translations, and when a string goes", async () => {
    await propagate("b", false);
    await edit("a", "late", "Opožděně");
    expect(await failing("inconsistent")).toEqual([]);
    await propagate("b", true);
    expect(await failing("inconsistent")).toEqual(["a late", "b late"]);
    const { id } = await unit("a", "late", "en");
    expect((await site.ask("admin", `DELETE /api/units/${id}/`)).status).toBe(204);
    expect(await failing("inconsistent")).toEqual([]);
    expect([await counted("b"), await recounted("b")]).toEqual([0, 0]);
  });

  it("keep counters that equal a recount", async () => {
    for (const slug of ["a", "b"]) expect(await counted(slug)).toBe(await recounted(slug));
  });

  it("are judged again when what they are compared with is taken away as a whole", async () => {
    await propagate("b", false);
    await edit("a", "open", "Otevírat");
    await propagate("b", true);
    expect(await failing("inconsistent")).toEqual(["a open", "b open"]);
    expect((await site.ask("admin", "DELETE /api/components/app/a/")).status).toBe(204);
    while ((await counted("b")) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await units("b", "check:inconsistent")).toEqual([]);
  });
});
