/** Components that a mask finds in a repository: previewed, made, followed, and removed. */
import { databases, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonOf, openWorlds, until, type World, type Worlds } from "./addonWorld.ts";

const po = (language: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Hello"\nmsgstr "${text}"\n`;
const files = {
  "locale/cs/main.po": po("cs", "Ahoj"),
  "locale/de/main.po": po("de", "Hallo"),
  "locale/cs/parts/menu.po": po("cs", "Ahoj"),
  "locale/de/parts/menu.po": po("de", "Hallo"),
  "locale/x.y/parts/menu.po": po("x", ""),
};
const main = { filemask: "locale/*/main.po", file_format: "po", new_lang: "none" };
const name = "weblate.discovery.discovery";
const configuration = {
  match: "locale/(?P<language>[^/]*)/(?P<component>.*)\\.po",
  file_format: "po",
  name_template: "{{ component | upcase }}",
};

describe.each(databases)("component discovery, on $name", (database) => {
  let worlds: Worlds;
  let site: Site;

  beforeAll(async () => {
    worlds = await openWorlds(database);
    ({ site } = worlds);
  });
  afterAll(() => worlds.close());

  const components = async ({ slug }: World) =>
    (await site.ask("admin", `GET /api/projects/${slug}/components/`)).json.results.filter(
      (each: { is_glossary: boolean }) => !each.is_glossary,
    );
  const slugs = async (at: World) => (await components(at)).map((each: { slug: string }) => each.slug).sort();
  const runsOf = async (id: number) => (await site.ask("admin", `GET /api/addons/${id}/logs/`)).json.results;
  const logsOf = async (id: number) => (await runsOf(id)).map((run: { log: string }) => run.log).join("\n");
  const ran = (id: number, times: number) =>
    until(
      () => runsOf(id),
      (runs) => runs.length >= times,
    );
  const preview = (at: World, settings: object, account = "admin") =>
    site.ask(account, `POST /api/components/${at.slug}/app/addons/discovery/`, { configuration: settings });

  it("tells what it would make, and writes nothing", async () => {
    const at = await worlds.world(files, main);
    const answer = await preview(at, configuration);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        matched: [{ name: "app", slug: "app", filemask: "locale/*/main.po" }],
        created: [
          {
            name: "PARTS/MENU",
            slug: "parts-menu",
            filemask: "locale/*/parts/menu.po",
            template: "",
            new_base: "",
            intermediate: "",
            languages: ["cs", "de"],
            problems: {},
          },
        ],
        removed: [],
      },
    ]);
    expect(await slugs(at)).toEqual(["app"]);
  });

  it("tells what keeps a component from being made", async () => {
    const at = await worlds.world(files, main);
    const { json } = await preview(at, { ...configuration, new_base_template: "locale/{{ component }}.pot" });
    expect(json.created[0]).toMatchObject({
      new_base: "locale/parts/menu.pot",
      problems: { new_base: ["File does not exist."] },
    });
  });

  it("of discovery.discovery are made and share the repository, with settings and add-ons of the main one", async () => {
    const at = await worlds.world(files, { ...main, priority: 120, check_flags: "safe-html" });
    await at.install("weblate.gettext.customize", { width: -1 });
    await at.install(name, configuration);
    await until(
      () => slugs(at),
      (all) => all.length === 2,
    );
    await site.settled(`${at.slug}/parts-menu`);
    const made = (await components(at)).find((each: { slug: string }) => each.slug === "parts-menu");
    expect(made).toMatchObject({ name: "PARTS/MENU", priority: 120, check_flags: "safe-html", new_lang: "none" });
    expect(made.linked_component).toMatch(/\/app\/$/);
    const translations = await site.ask("admin", `GET /api/components/${at.slug}/parts-menu/translations/`);
    expect(translations.json.results.map((each: { language_code: string }) => each.language_code).sort()).toEqual([
      "cs",
      "de",
      "en",
    ]);
    const addons = (await site.ask("admin", "GET /api/addons/?page_size=200")).json.results.filter(
      (each: { component: string | null }) => each.component?.endsWith(`/${at.slug}/parts-menu/`),
    );
    expect(addons.map((each: { name: string }) => each.name)).toEqual(["weblate.gettext.customize"]);
  });

  it("follows the repository: what comes is made, what goes is removed", async () => {
    const at = await worlds.world(files, main);
    await at.install(name, { ...configuration, remove: true });
    await until(
      () => slugs(at),
      (all) => all.join() === "app,parts-menu",
    );
    at.remote.commit({ "locale/cs/news.po": po("cs", "Ahoj") });
    expect((await at.operate("pull")).json.result).toBe(true);
    await until(
      () => slugs(at),
      (all) => all.join() === "app,news,parts-menu",
    );
    at.remote.commit(
      Object.fromEntries(Object.keys(files).flatMap((path) => (path.includes("parts") ? [[path, null]] : []))),
    );
    expect((await at.operate("pull")).json.result).toBe(true);
    await until(
      () => slugs(at),
      (all) => all.join() === "app,news",
    );
  });

  it("leaves what people made over the same files", async () => {
    const at = await worlds.world(files, main);
    await at.create("menu", { filemask: "locale/*/parts/menu.po" });
    const id = await at.install(name, { ...configuration, remove: true });
    at.remote.commit(
      Object.fromEntries(Object.keys(files).flatMap((path) => (path.includes("parts") ? [[path, null]] : []))),
    );
    await at.operate("pull");
    await ran(id, 2);
    expect(await slugs(at)).toEqual(["app", "menu"]);
  });

  it("leaves a component until upstream has all of its strings, and says so", async () => {
    const at = await worlds.world(
      {
        "web/main/cs.json": jsonOf({ hello: "Ahoj" }),
        "base/main.json": jsonOf({ hello: "Hello" }),
        "web/menu/cs.json": jsonOf({ open: "Otevřít" }),
        "base/menu.json": jsonOf({ open: "Open" }),
      },
      { filemask: "web/main/*.json", template: "base/main.json", file_format: "json", push_on_commit: false },
    );
    const id = await at.install(name, {
      match: "web/(?P<component>[^/]*)/(?P<language>[^/]*)\\.json",
      file_format: "json",
      base_file_template: "base/{{ component }}.json",
      remove: true,
    });
    await until(
      () => slugs(at),
      (all) => all.join() === "app,menu",
    );
    await site.settled(`${at.slug}/menu`);
    const units = await site.ask("admin", `GET /api/translations/${at.slug}/menu/en/units/`);
    await site.ask("admin", `PATCH /api/units/${units.json.results[0].id}/`, { state: 20, target: ["Open it"] });
    at.remote.commit({ "web/menu/cs.json": null });
    await at.operate("pull");
    const logs = await until(
      () => logsOf(id),
      (all) => all.includes("menu stays without files: 1 of its strings are not upstream yet."),
    );
    expect(logs).toContain("Made menu for web/menu/*.json.");
    expect(await slugs(at)).toEqual(["app", "menu"]);
    await at.operate("push");
    at.remote.commit({ "README.md": "News\n" });
    await at.operate("pull");
    await until(
      () => slugs(at),
      (all) => all.join() === "app",
    );
    expect(JSON.parse(at.remote.show("base/menu.json"))).toEqual({ open: "Open it" });
  });

  it("says in its log what keeps a component from being made", async () => {
    const at = await worlds.world(files, main);
    const id = await at.install(name, { ...configuration, new_base_template: "locale/{{ component }}.pot" });
    await until(
      () => logsOf(id),
      (all) => all.includes("locale/*/parts/menu.po is no component: File does not exist."),
    );
  });

  it("gives a component another name where its own is taken", async () => {
    const at = await worlds.world(files, main);
    await at.create("parts-menu", { filemask: "locale/*/main.po", disable_autoshare: true });
    await at.install(name, configuration);
    expect(
      await until(
        () => slugs(at),
        (all) => all.length === 3,
      ),
    ).toEqual(["app", "parts-menu", "parts-menu-2"]);
  });

  it("refuses settings that cannot work, with what is wrong", async () => {
    const at = await worlds.world(files, main);
    const wrong = async (settings: object) => (await preview(at, { ...configuration, ...settings })).json.configuration;
    expect(await wrong({ match: "(?P<language>.*)\\.po" })).toEqual([
      'Error in parameter match: The named group "component" is missing: (?P<component>[^/]*) is one.',
    ]);
    expect(await wrong({ name_template: "All" })).toEqual([
      "Error in parameter name_template: All components would have this name: {{ component }} tells them apart.",
    ]);
    expect((await wrong({ base_file_template: "../{{ component }}" }))[0]).toMatch(/base_file_template/);
    expect((await wrong({ new_base_template: "{{ bogus }}" }))[0]).toMatch(/undefined variable: bogus/);
  });

  it("wants the right to make components in the project", async () => {
    const at = await worlds.world(files, main);
    expect((await preview(at, configuration, "alice")).status).toBe(403);
    const answer = await site.ask("alice", `POST /api/components/${at.slug}/app/addons/`, { name, configuration });
    expect(answer.status).toBe(403);
  });
});
