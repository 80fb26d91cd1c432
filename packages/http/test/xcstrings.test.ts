/** String catalogues: a component whose languages all stand in one file. */
import { LanguageId } from "@dragoman/core/ids";
import { repositoryKey } from "../../core/src/components/inside.ts";
import { Languages } from "@dragoman/core/languages";
import { repositoryTasks } from "../../core/src/repository/taskKinds.ts";
import { TaskKeeping } from "../../core/src/tasks/inside.ts";
import { readZip } from "@dragoman/formats";
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

/** A catalogue as Xcode spaces it. */
const catalogue = (strings: object, sourceLanguage = "en") =>
  JSON.stringify({ sourceLanguage, strings, version: "1.0" }, null, 2).replaceAll('": ', '" : ');
const text = (value: string, state = "translated") => ({ stringUnit: { state, value } });
const start = catalogue({
  bye: { localizations: { cs: text("Sbohem"), de: text("Tschüss"), en: text("Good bye") } },
  hello: { comment: "On the first page", localizations: { cs: text("Ahoj"), en: text("Hello") } },
});

describe.each(databases.slice(-1))("a string catalogue on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const remotes: GitRemote[] = [];
  let number = 0;
  let name = "";

  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const each of remotes) each.remove();
  });

  const create = async (settings: object, files: Readonly<Record<string, string>> = { "App.xcstrings": start }) => {
    remote = makeRemote(files);
    remotes.push(remote);
    name = `c${++number}`;
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name,
      slug: name,
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      filemask: "App.xcstrings",
      template: "App.xcstrings",
      file_format: "xcstrings",
      ...settings,
    });
    if (made.status === 201) await site.settled(`app/${name}`);
    return made;
  };
  /** A component of its own for each test. */
  const component = async (settings: object = {}, files?: Readonly<Record<string, string>>) => {
    const made = await create(settings, files);
    expect(made.status, made.text).toBe(201);
  };
  const operate = async (operation: string) => {
    const { json } = await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation });
    expect(json, operation).toMatchObject({ result: true });
  };
  /** Reads all strings once more: upstream changes the file, though none of its texts. */
  const reread = async () => {
    await operate("push");
    remote.commit({ "App.xcstrings": `${remote.show("App.xcstrings")}\n` });
    await operate("pull");
  };
  const languages = async () =>
    (await site.ask("admin", `GET /api/components/app/${name}/translations/`)).json.results
      .map((each: { language_code: string }) => each.language_code)
      .sort();
  const units = async (language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${name}/${language}/units/`)).json.results;
  const targets = async (language: string) =>
    Object.fromEntries(
      (await units(language)).map(({ context, target }: { context: string; target: string[] }) => [context, target[0]]),
    );
  const unit = async (language: string, context: string) =>
    (await units(language)).find((each: { context: string }) => each.context === context);
  const translate = async (language: string, context: string, ...target: string[]) => {
    const { id } = await unit(language, context);
    const edit = await site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target });
    expect(edit.status, edit.text).toBe(200);
  };
  const add = (language: string) =>
    site.ask("admin", `POST /api/components/app/${name}/translations/`, { language_code: language });
  const removeLanguage = (language: string) => site.ask("admin", `DELETE /api/translations/app/${name}/${language}/`);
  const upload = (language: string, content: string, fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    body.append("file", new Blob([content]), "App.xcstrings");
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    return site.ask("admin", `POST /api/translations/app/${name}/${language}/file/`, body);
  };
  /** The file after everything that waits was written into it. */
  const file = async () => (await site.ask("admin", `GET /api/translations/app/${name}/en/file/`)).text;
  const strings = async () => JSON.parse(await file()).strings;

  describe("as a component", () => {
    it("has the languages that the file names, and the strings of each", async () => {
      await component();
      expect(await languages()).toEqual(["cs", "de", "en"]);
      expect(await targets("en")).toEqual({ bye: "Good bye", hello: "Hello" });
      expect(await targets("cs")).toEqual({ bye: "Sbohem", hello: "Ahoj" });
      expect(await targets("de")).toEqual({ bye: "Tschüss", hello: "" });
      expect(await unit("cs", "hello")).toMatchObject({ source: ["Hello"], note: "On the first page", state: 20 });
    });

    it("is the path of its file for a mask and for a base file", async () => {
      const other = await create({ template: "Other.xcstrings" });
      const message = ["A file of this format holds all languages: mask and base file are its path."];
      expect([other.status, other.json]).toMatchObject([400, { filemask: message, template: message }]);
      const wildcard = await create({ filemask: "*.xcstrings" });
      expect([wildcard.status, wildcard.json]).toMatchObject([400, { filemask: message, template: message }]);
    });

    it.each(["json", "po", "auto"])("is nothing that files of the format %s could be", async (file_format) => {
      const made = await create({ file_format, filemask: "en.json", template: "en.json" }, { "en.json": "{}" });
      expect([made.status, made.json]).toMatchObject([
        400,
        { filemask: ["The mask needs a * where the language code stands."] },
      ]);
    });

    it("has the source language of the component, however that is spelled", async () => {
      const files = { "App.xcstrings": catalogue({ tea: { localizations: { cs: text("Čaj") } } }, "pt-BR") };
      const wrong = await create({}, files);
      expect(wrong.json).toMatchObject({
        template: ["App.xcstrings: The source language of the file is pt-BR, that of the component en."],
      });
      await component({ source_language: "pt_BR", manage_units: true, edit_template: true }, files);
      expect(await languages()).toEqual(["cs", "pt_BR"]);
      await translate("pt_BR", "tea", "chá");
      await translate("cs", "tea", "čaj");
      await operate("commit");
      await operate("push");
      const { localizations } = JSON.parse(remote.show("App.xcstrings")).strings.tea;
      expect(localizations).toEqual({ cs: text("čaj"), "pt-BR": text("chá") });
    });

    it("is found out without a word about its format", async () => {
      await component({ file_format: "auto", filemask: "auto", template: undefined });
      expect((await site.ask("admin", `GET /api/components/app/${name}/`)).json).toMatchObject({
        file_format: "xcstrings",
        filemask: "App.xcstrings",
        template: "App.xcstrings",
      });
      expect(await languages()).toEqual(["cs", "de", "en"]);
    });

    it("is made of a document that is handed in, without a repository", async () => {
      name = `c${++number}`;
      const body = new FormData();
      for (const [field, value] of Object.entries({ name, slug: name, file_format: "xcstrings", new_lang: "add" }))
        body.append(field, value);
      body.append("docfile", new Blob([start]), "App.xcstrings");
      const made = await site.ask("admin", "POST /api/projects/app/components/", body);
      expect([made.status, made.json]).toMatchObject([201, { filemask: `${name}/en.xcstrings`, vcs: "local" }]);
      await site.settled(`app/${name}`);
      expect(await languages()).toEqual(["cs", "de", "en"]);
      await translate("cs", "hello", "Nazdar");
      expect(await file()).toBe(start.replace('"Ahoj"', '"Nazdar"'));
    });

    it("takes the languages that its filter takes", async () => {
      await component({ language_regex: "^(cs|en)$" });
      expect(await languages()).toEqual(["cs", "en"]);
    });
  });

  describe("under edits", () => {
    it("changes at the places of one language", async () => {
      await component();
      await translate("cs", "hello", "Nazdar");
      expect(await file()).toBe(start.replace('"Ahoj"', '"Nazdar"'));
    });

    it("takes what waits in several languages, one after the other", async () => {
      await component();
      await translate("cs", "hello", "Nazdar");
      await translate("de", "hello", "Hallo");
      await translate("de", "bye", "Auf Wiedersehen");
      await operate("commit");
      expect(await strings()).toMatchObject({
        bye: { localizations: { cs: text("Sbohem"), de: text("Auf Wiedersehen"), en: text("Good bye") } },
        hello: { localizations: { cs: text("Nazdar"), de: text("Hallo"), en: text("Hello") } },
      });
      await reread();
      expect(await targets("cs")).toEqual({ bye: "Sbohem", hello: "Nazdar" });
      expect(await targets("de")).toEqual({ bye: "Auf Wiedersehen", hello: "Hallo" });
    });

    it("writes the plural forms of each language", async () => {
      const variations = (forms: Readonly<Record<string, string>>) => ({
        variations: {
          plural: Object.fromEntries(Object.entries(forms).map(([category, value]) => [category, text(value)])),
        },
      });
      const source = { one: "%lld file", other: "%lld files" };
      await component({}, { "App.xcstrings": catalogue({ files: { localizations: { en: variations(source) } } }) });
      await add("cs");
      await translate("cs", "files", "%lld soubor", "%lld soubory", "%lld souborů");
      expect((await strings()).files.localizations).toEqual({
        cs: variations({ few: "%lld soubory", one: "%lld soubor", other: "%lld souborů" }),
        en: variations(source),
      });
      await reread();
      expect((await unit("cs", "files")).target).toEqual(["%lld soubor", "%lld soubory", "%lld souborů"]);
    });

    it("gains a string in the source language, and loses it with all of its translations", async () => {
      await component({ manage_units: true, edit_template: true });
      const added = await site.ask("admin", `POST /api/translations/app/${name}/en/units/`, {
        key: "tea",
        value: ["Tea"],
      });
      expect(added.status, added.text).toBe(201);
      await translate("cs", "tea", "Čaj");
      await translate("de", "tea", "Tee");
      expect((await strings()).tea).toEqual({
        extractionState: "manual",
        localizations: { cs: text("Čaj"), de: text("Tee"), en: text("Tea") },
      });
      const gone = await site.ask("admin", `DELETE /api/units/${(await unit("en", "tea")).id}/`);
      expect(gone.status, gone.text).toBe(204);
      expect(await file()).toBe(start);
      await reread();
      for (const language of ["en", "cs", "de"]) expect(Object.keys(await targets(language))).toEqual(["bye", "hello"]);
    });

    it("loses blank texts of all languages, where an add-on takes them away", async () => {
      const blank = { cs: text("", "new"), de: text("", "new"), en: text("Hello") };
      const strings = (localizations: object) =>
        catalogue({ bye: { localizations: { cs: text("Sbohem"), en: text("Good bye") } }, hello: { localizations } });
      await component({ push_on_commit: true }, { "App.xcstrings": strings(blank) });
      const addon = await site.ask("admin", `POST /api/components/app/${name}/addons/`, {
        name: "weblate.cleanup.blank",
      });
      expect(addon.status, addon.text).toBe(201);
      await translate("cs", "bye", "Pá");
      await operate("commit");
      await vi.waitFor(
        () =>
          expect(JSON.parse(remote.show("App.xcstrings")).strings).toEqual({
            bye: { localizations: { cs: text("Pá"), en: text("Good bye") } },
            hello: { localizations: { en: text("Hello") } },
          }),
        { timeout: 30_000, interval: 100 },
      );
    });

    it("is not read again for its own commits", async () => {
      await component();
      await translate("cs", "hello", "Nazdar");
      await translate("de", "hello", "Hallo");
      await operate("commit");
      const { json } = await site.ask("admin", `POST /api/components/app/${name}/repository/`, {
        operation: "file-scan",
      });
      expect(json).toEqual({ result: false });
    });
  });

  describe("in another language", () => {
    it("is the same file: all strings wait to be translated", async () => {
      await component();
      expect((await add("fr")).status).toBe(201);
      expect(await file()).toBe(start);
      expect(await targets("fr")).toEqual({ bye: "", hello: "" });
      await reread();
      await operate("file-sync");
      expect(await file()).toBe(`${start}\n`);
      expect(await languages()).toEqual(["cs", "de", "en", "fr"]);
      await translate("fr", "bye", "Au revoir");
      await reread();
      await operate("commit");
      await reread();
      expect(await targets("fr")).toEqual({ bye: "Au revoir", hello: "" });
      expect((await strings()).bye.localizations.fr).toEqual(text("Au revoir"));
    });

    it("is read where its process died between making it and reading it", async () => {
      await component();
      const { id: componentId } = (await site.ask("admin", `GET /api/components/app/${name}/`)).json;
      const { id: userId } = (await site.ask("admin", "GET /api/users/admin/")).json;
      const task = await site.run(
        Effect.gen(function* () {
          const languages = yield* Languages;
          const { id: languageId = LanguageId.make(0) } = (yield* languages.byCode("fr")) ?? {};
          const plural = yield* languages.usualPlural(languageId, "xcstrings");
          const sql = yield* SqlClient.SqlClient;
          const row = {
            component_id: componentId,
            language_id: languageId,
            plural_id: plural.id,
            language_code: "fr",
            filename: "App.xcstrings",
            is_source: false,
            is_template: false,
            check_flags: "",
          };
          yield* sql`with made as (insert into translations ${sql.insert(row)} returning id)
            insert into translation_statistics (translation_id) select id from made`;
          const tasks = yield* TaskKeeping;
          const payload = { componentId, languageId, userId };
          const key = repositoryKey(componentId);
          return yield* tasks.wait(yield* tasks.submit(repositoryTasks.addLanguage, { key, payload }), "30 seconds");
        }),
      );
      expect(task.state).toBe("done");
      expect(await targets("fr")).toEqual({ bye: "", hello: "" });
    });

    it("stays where the file gets another name", async () => {
      await component();
      await add("fr");
      remote.commit({ "App.xcstrings": null, "Main.xcstrings": start });
      const moved = { filemask: "Main.xcstrings", template: "Main.xcstrings" };
      await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation: "pull" });
      const star = await site.ask("admin", `PATCH /api/components/app/${name}/`, { ...moved, filemask: "*.xcstrings" });
      expect(star.status).toBe(400);
      expect((await site.ask("admin", `PATCH /api/components/app/${name}/`, moved)).status).toBe(200);
      await site.settled(`app/${name}`);
      expect(await languages()).toEqual(["cs", "de", "en", "fr"]);
      await translate("fr", "bye", "Salut");
      await operate("push");
      expect(JSON.parse(remote.show("Main.xcstrings")).strings.bye.localizations.fr).toEqual(text("Salut"));
      expect(await targets("cs")).toEqual({ bye: "Sbohem", hello: "Ahoj" });
    });

    it("spells its code as Xcode does", async () => {
      await component();
      await add("pt_BR");
      await translate("pt_BR", "bye", "Tchau");
      expect((await strings()).bye.localizations).toHaveProperty("pt-BR", text("Tchau"));
      await reread();
      expect(await targets("pt_BR")).toEqual({ bye: "Tchau", hello: "" });
    });

    it("loses the texts of a language that is removed, and nothing else", async () => {
      await component();
      await translate("de", "bye", "Tschö");
      expect((await removeLanguage("cs")).status).toBe(204);
      expect(await strings()).toEqual({
        bye: { localizations: { de: text("Tschö"), en: text("Good bye") } },
        hello: { comment: "On the first page", localizations: { en: text("Hello") } },
      });
      await reread();
      expect(await languages()).toEqual(["de", "en"]);
      expect(await targets("de")).toEqual({ bye: "Tschö", hello: "" });
    });

    it("keeps the source language", async () => {
      await component();
      expect((await removeLanguage("en")).status).toBe(403);
      expect(await file()).toBe(start);
    });
  });

  describe("upstream", () => {
    it("is read for all languages, new ones among them", async () => {
      await component();
      remote.commit({
        "App.xcstrings": catalogue({
          bye: { localizations: { cs: text("Pá"), de: text("Ciao"), en: text("Bye"), fr: text("Salut") } },
          new: { localizations: { en: text("New") } },
        }),
      });
      await operate("pull");
      expect(await languages()).toEqual(["cs", "de", "en", "fr"]);
      expect(await targets("en")).toEqual({ bye: "Bye", new: "New" });
      expect(await targets("cs")).toEqual({ bye: "Pá", new: "" });
      expect(await targets("de")).toEqual({ bye: "Ciao", new: "" });
      expect(await targets("fr")).toEqual({ bye: "Salut", new: "" });
    });

    it("can take the texts of a language away, but not the language", async () => {
      await component();
      remote.commit({ "App.xcstrings": catalogue({ bye: { localizations: { en: text("Good bye") } } }) });
      await operate("pull");
      expect(await languages()).toEqual(["cs", "de", "en"]);
      expect(await targets("cs")).toEqual({ bye: "" });
    });

    it("is not read where its source language is another one", async () => {
      await component();
      remote.commit({ "App.xcstrings": catalogue({ bye: {} }, "de") });
      await operate("pull");
      expect(await targets("cs")).toEqual({ bye: "Sbohem", hello: "Ahoj" });
    });
  });

  describe("handed out and in", () => {
    it("is one file for every language, and once in archives", async () => {
      await component();
      for (const language of ["en", "cs", "de"]) {
        const answer = await site.ask("admin", `GET /api/translations/app/${name}/${language}/file/`);
        expect(answer.text).toBe(start);
      }
      for (const path of [`components/app/${name}`, "projects/app"]) {
        const { bytes } = await site.ask("admin", `GET /api/${path}/file/`);
        const members = [...readZip(Buffer.from(bytes)).members.keys()];
        expect(members.filter((member) => member.startsWith(`app/${name}/`))).toEqual([`app/${name}/App.xcstrings`]);
      }
    });

    it("gives the texts of one language to its translation", async () => {
      await component();
      const content = catalogue({
        bye: { localizations: { cs: text("Pá"), de: text("Tschö"), en: text("Good bye") } },
        hello: { localizations: { cs: text("Čau"), de: text("Hallo"), en: text("Hello") } },
      });
      const answer = await upload("de", content, { conflicts: "replace-translated" });
      expect([answer.status, answer.json]).toMatchObject([200, { accepted: 2 }]);
      expect(await targets("de")).toEqual({ bye: "Tschö", hello: "Hallo" });
      expect(await targets("cs")).toEqual({ bye: "Sbohem", hello: "Ahoj" });
    });

    it("brings new strings into the source", async () => {
      await component({ manage_units: true, edit_template: true });
      const answer = await upload("en", catalogue({ tea: { localizations: { en: text("Tea") } } }), { method: "add" });
      expect([answer.status, answer.json]).toMatchObject([200, { accepted: 1 }]);
      expect((await strings()).tea.localizations).toEqual({ en: text("Tea") });
      expect(await targets("cs")).toMatchObject({ tea: "" });
    });

    it("takes no other file in its place, which would change all languages", async () => {
      await component();
      const answer = await upload("cs", catalogue({}), { method: "replace" });
      expect([answer.status, answer.json]).toMatchObject([
        400,
        { method: ["The file holds all languages: replacing it would change more than this one."] },
      ]);
      expect(await file()).toBe(start);
    });
  });
});
