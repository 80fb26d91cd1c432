/** Edits of the strings that all others are translated from: what they change in themselves, in sums, and elsewhere. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("a base string on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const unit = async (language: string) =>
    (await site.ask("admin", `GET /api/translations/app/web/${language}/units/?q=context:%3Dtitle`)).json.results[0];
  const edit = async (language: string, text: string) => {
    const state = text === "" ? 0 : 20;
    const answer = await site.ask("admin", `PATCH /api/units/${(await unit(language)).id}/`, { target: [text], state });
    expect(answer.status).toBe(200);
  };
  const sums = async (path: string) => {
    const { total_words, total_chars, translated_words } = (await site.ask("admin", `GET ${path}/statistics/`)).json;
    return { total_words, total_chars, translated_words };
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({
      "web/en.json": '{"title": "Old text"}\n',
      "web/cs.json": '{"title": "Starý text"}\n',
    });
    await site.project("app");
    await site.component("app/web", {
      repo: remote.url,
      push: remote.url,
      filemask: "web/*.json",
      template: "web/en.json",
      file_format: "json",
    });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("counts its own words and characters anew, and so does every sum above it", async () => {
    await edit("en", "A text of five words");
    expect((await unit("en")).num_words).toBe(5);
    const counted = { total_words: 5, total_chars: 20 };
    expect(await sums("/api/translations/app/web/en")).toEqual({ ...counted, translated_words: 5 });
    expect(await sums("/api/translations/app/web/cs")).toEqual({ ...counted, translated_words: 0 });
    const both = { total_words: 10, total_chars: 40, translated_words: 5 };
    expect(await sums("/api/projects/app")).toEqual(both);
  });

  it("has the hash of its content like its translations, so that the same text elsewhere is found", async () => {
    expect((await unit("en")).content_hash).toBe((await unit("cs")).content_hash);
    const before = (await unit("cs")).content_hash;
    await edit("en", "Old text");
    expect((await unit("cs")).content_hash).not.toBe(before);
    expect((await unit("en")).content_hash).toBe((await unit("cs")).content_hash);
  });

  it("gives its translation the state back when it says again what was translated", async () => {
    expect(await unit("cs")).toMatchObject({ state: 20, previous_source: "" });
  });

  it("gives it back too when it was empty meanwhile, before and after a commit", async () => {
    for (const commit of [false, true]) {
      await edit("en", "");
      expect(await unit("cs")).toMatchObject({ source: [""], state: 10, previous_source: "Old text" });
      if (commit) await site.ask("admin", "POST /api/components/app/web/repository/", { operation: "commit" });
      if (commit) await site.ask("admin", "POST /api/components/app/web/repository/", { operation: "file-scan" });
      await edit("en", "Old text");
      expect(await unit("cs")).toMatchObject({ source: ["Old text"], state: 20, previous_source: "" });
    }
  });

  it("leaves a translation in doubt that was in doubt before it changed and changed back", async () => {
    const doubted = { target: ["Starý text"], state: 10 };
    await site.ask("admin", `PATCH /api/units/${(await unit("cs")).id}/`, doubted);
    await edit("en", "Something else");
    await edit("en", "Old text");
    expect(await unit("cs")).toMatchObject({ source: ["Old text"], ...doubted });
    await edit("cs", "Starý text");
  });

  it("leaves in its translation the text that was just replaced, not the one before a new translation", async () => {
    await edit("en", "New text");
    expect(await unit("cs")).toMatchObject({ state: 10, previous_source: "Old text" });
    await edit("cs", "Nový text");
    await edit("en", "Newer text");
    expect(await unit("cs")).toMatchObject({ state: 10, previous_source: "New text" });
    await edit("en", "Newest text");
    expect(await unit("cs")).toMatchObject({ state: 10, previous_source: "New text" });
  });

  it("that waits for a commit stays what it is when files are read again, and so do its translations", async () => {
    await edit("en", "Not in the file yet");
    await edit("cs", "Nový text");
    const words = { source: ["Not in the file yet"], num_words: 5 };
    for (const check_flags of ["ignore-same", ""]) {
      await site.ask("admin", "PATCH /api/components/app/web/", { check_flags });
      await site.settled("app/web");
      expect(await unit("en")).toMatchObject({ ...words, target: words.source });
      expect(await unit("cs")).toMatchObject({ ...words, target: ["Nový text"], state: 20 });
    }
  });
});
