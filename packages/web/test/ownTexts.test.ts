/** The console's own texts as a project of Dragoman: an edit changes the line that it is about, in every file of them. */
import { readdirSync, readFileSync } from "node:fs";
import { embeddedDatabase, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = new URL("../locales/", import.meta.url);
const languages = readdirSync(root);
const rooms = readdirSync(new URL("en/", root)).map((file) => file.replace(".ftl", ""));
const files = Object.fromEntries(
  languages.flatMap((language) =>
    rooms.map((room) => {
      const path = `${language}/${room}.ftl`;
      return [path, readFileSync(new URL(path, root), "utf8")] as const;
    }),
  ),
);

interface Unit {
  readonly id: number;
  readonly target: readonly string[];
}

describe("the console's own texts, translated by Dragoman itself", () => {
  let site: Site;
  let remote: GitRemote;
  beforeAll(async () => {
    remote = makeRemote(files);
    site = await openSite(embeddedDatabase);
    await site.project("own");
    for (const [index, room] of rooms.entries())
      await site.component(`own/${room}`, {
        name: room,
        file_format: "fluent",
        filemask: `*/${room}.ftl`,
        template: `en/${room}.ftl`,
        ...(index === 0 ? { repo: remote.url, push: remote.url } : { repo: `dragoman://own/${rooms[0]}` }),
      });
  }, 300_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are whole in every language, as many strings as there are messages", async () => {
    const messages = rooms.flatMap((room) => files[`en/${room}.ftl`]?.match(/^[a-z][\w-]* =/gm) ?? []).length;
    expect(messages).toBeGreaterThan(1000);
    const { json } = await site.ask("admin", "GET /api/projects/own/languages/");
    const counted = json.results.map((row: { code: string; total: number; translated: number }) => [
      row.code,
      row.total,
      row.translated,
    ]);
    expect(counted.sort()).toEqual(languages.map((language) => [language, messages, messages]).sort());
  });

  it("differ in one line of a file where one string was edited", async () => {
    const edited: string[] = [];
    for (const language of languages)
      for (const room of rooms) {
        const { json } = await site.ask("admin", `GET /api/translations/own/${room}/${language}/units/`);
        const unit = (json.results as readonly Unit[]).find(({ target }) => !target[0]?.includes("\n"));
        const target = [`${unit?.target[0]} — 2`];
        const { status } = await site.ask("admin", `PATCH /api/units/${unit?.id}/`, { state: 20, target });
        expect([language, room, status]).toEqual([language, room, 200]);
        edited.push(`1\t1\t${language}/${room}.ftl`);
      }
    const before = remote.git("rev-parse", "main").trim();
    for (const operation of ["commit", "push"])
      expect((await site.ask("admin", "POST /api/projects/own/repository/", { operation })).status).toBe(200);
    expect(remote.git("diff", "--numstat", before, "main").trim().split("\n")).toEqual(edited.sort());
  });
});
