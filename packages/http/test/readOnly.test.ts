/** The flag `read-only`, wherever it is set: what it makes of strings, and what they are when it is gone. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const files = {
  "web/en.json": '{\n  "hello": "Hello",\n  "bye": "Good bye",\n  "new": "News"\n}\n',
  "web/cs.json": '{\n  "hello": "Ahoj",\n  "bye": "Na shledanou"\n}\n',
  "web/de.json": '{\n  "hello": "Hallo"\n}\n',
};

describe.each(databases)("read-only strings on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const unit = async (language: string, key: string) =>
    (await site.ask("admin", `GET /api/translations/app/web/${language}/units/?q=context:%3D${key}`)).json.results[0];
  const flag = async (key: string, extra_flags: string) => {
    const answer = await site.ask("admin", `PATCH /api/units/${(await unit("en", key)).id}/`, { extra_flags });
    expect(answer.status).toBe(200);
  };
  const edit = async (language: string, key: string, text: string, state = 20) =>
    (await site.ask("admin", `PATCH /api/units/${(await unit(language, key)).id}/`, { target: [text], state })).status;
  const operate = (operation: string) => site.ask("admin", "POST /api/components/app/web/repository/", { operation });
  const flagAll = async (check_flags: string) => {
    await site.ask("admin", "PATCH /api/components/app/web/", { check_flags });
    await site.settled("app/web");
  };
  const states = async () => {
    const all: Record<string, number[]> = {};
    for (const language of ["en", "cs", "de"]) {
      const { json } = await site.ask("admin", `GET /api/translations/app/web/${language}/units/`);
      all[language] = json.results.map(({ state }: { state: number }) => state);
    }
    return all;
  };
  const counted = async (language: string) => {
    const { json } = await site.ask("admin", `GET /api/translations/app/web/${language}/statistics/`);
    return [json.total, json.translated, json.fuzzy, json.readonly, json.readonly_words];
  };
  const all = (state: number) => ({ en: [state, state, state], cs: [state, state, state], de: [state, state, state] });
  const now = { en: [20, 20, 20], cs: [20, 10, 0], de: [20, 20, 0] };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(files);
    await site.project("app");
    await site.component("app/web", {
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      filemask: "web/*.json",
      template: "web/en.json",
      file_format: "json",
      new_lang: "add",
    });
    // Edited over the API, one of them with a commit behind it; JSON cannot say that a string is in doubt.
    await edit("cs", "bye", "Sbohem", 10);
    await operate("commit");
    await edit("de", "bye", "Tschüs");
    expect(await states()).toEqual(now);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are a flagged source string and its translations, and nobody edits them", async () => {
    await flag("bye", "read-only");
    expect(await states()).toEqual({ en: [20, 100, 20], cs: [20, 100, 0], de: [20, 100, 0] });
    for (const language of ["en", "cs", "de"]) expect(await edit(language, "bye", "Other")).toBe(403);
  });

  it("are counted as such in every language, the source among them", async () => {
    expect(await counted("en")).toEqual([3, 3, 0, 1, 2]);
    expect(await counted("cs")).toEqual([3, 2, 0, 1, 2]);
    expect((await site.ask("admin", "GET /api/projects/app/statistics/")).json).toMatchObject({
      readonly: 3,
      fuzzy: 0,
    });
  });

  it("get the state back that they had when the flag is taken away", async () => {
    await flag("bye", "");
    expect(await states()).toEqual(now);
    expect(await counted("en")).toEqual([3, 3, 0, 0, 0]);
    expect(await counted("cs")).toEqual([3, 1, 1, 0, 0]);
    expect(await edit("de", "bye", "Tschüs")).toBe(200);
  });

  it("get it back too after the flag of the whole component", async () => {
    await flagAll("read-only");
    expect(await states()).toEqual(all(100));
    expect(await counted("cs")).toEqual([3, 3, 0, 3, 4]);
    await flagAll("");
    expect(await states()).toEqual(now);
    expect(await counted("cs")).toEqual([3, 1, 1, 0, 0]);
  });

  it("stay read-only while one of two flags is left", async () => {
    await flag("bye", "read-only");
    await flagAll("read-only");
    await flag("bye", "");
    expect(await states()).toEqual(all(100));
    await flagAll("");
    expect(await states()).toEqual(now);
  });

  it("say the same in the files as without the flag", async () => {
    await flagAll("read-only");
    await operate("commit");
    await operate("file-sync");
    await operate("push");
    expect(JSON.parse(remote.show("web/de.json"))).toEqual({ hello: "Hallo", bye: "Tschüs" });
    expect(remote.show("web/cs.json")).toBe(files["web/cs.json"].replace("Na shledanou", "Sbohem"));
    await flagAll("");
    expect(await states()).toEqual(now);
  });

  it("follow what files and sources do meanwhile", async () => {
    await flag("hello", "read-only");
    await flag("bye", "read-only");
    remote.commit({
      "web/en.json": files["web/en.json"].replace("Hello", "Hello there"),
      "web/de.json": remote.show("web/de.json").replace("Tschüs", "Tschüss"),
    });
    await operate("pull");
    expect(await states()).toEqual({ en: [100, 100, 20], cs: [100, 100, 0], de: [100, 100, 0] });
    await flag("hello", "");
    await flag("bye", "");
    expect(await states()).toEqual({ en: [20, 20, 20], cs: [10, 10, 0], de: [10, 20, 0] });
    expect(await unit("de", "bye")).toMatchObject({ target: ["Tschüss"] });
    expect(await unit("de", "hello")).toMatchObject({ previous_source: "Hello" });
  });

  it("are so in a language that comes later", async () => {
    await flag("new", "read-only");
    const { status } = await site.ask("admin", "POST /api/components/app/web/translations/", { language_code: "fr" });
    expect(status).toBe(201);
    expect(await unit("fr", "new")).toMatchObject({ state: 100 });
    await flag("new", "");
    expect(await unit("fr", "new")).toMatchObject({ state: 0 });
  });

  it("are edited and flagged by one request", async () => {
    const { id } = await unit("en", "new");
    const patch = { target: ["Brand news"], state: 20, extra_flags: "read-only" };
    expect((await site.ask("admin", `PATCH /api/units/${id}/`, patch)).status).toBe(200);
    expect(await unit("en", "new")).toMatchObject({ source: ["Brand news"], state: 100 });
    await flag("new", "");
    expect(await unit("en", "new")).toMatchObject({ state: 20 });
  });
});
