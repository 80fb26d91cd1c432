/**
 * What kinds of add-ons do, as `addonKindsInGit.test.ts` for those that work on commits and whole files. The id of a kind
 * names its test, `addons/kinds/<id>.ts` in the core and `docs/addons/<id>.md`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { kinds } from "@dragoman/core/addons";
import { type CommitHook, CommitHooks } from "../../core/src/repository/inside.ts";
import { databases, gettextFiles, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gettext, json, jsonOf, openWorlds, until, type Worlds } from "./addonWorld.ts";

const html = (text: string) => `<html><head><title>${text}</title></head><body><p>${text} here</p></body></html>`;

// One database is enough: what differs is the files.
describe.each(databases.slice(-1))("kinds of add-ons on $name", (database) => {
  let worlds: Worlds;
  let site: Site;
  const world: Worlds["world"] = (files, fields) => worlds.world(files, fields);

  beforeAll(async () => {
    worlds = await openWorlds(database);
    ({ site } = worlds);
  });
  afterAll(() => worlds.close());

  it("gettext.customize", async () => {
    const { remote, install, edit, operate } = await world(gettextFiles, gettext);
    await install("weblate.gettext.customize", { width: -1 });
    const long = "Ahoj ".repeat(30).trim();
    await edit("cs", "source:Hello", [long]);
    await operate("commit");
    expect(remote.show("po/cs.po")).toContain(`msgstr "${long}"`);
  });

  it("gettext.customize, installed while a commit is under way, for what that commit writes next", async () => {
    const { slug, remote, install, edit, operate } = await world(gettextFiles, gettext);
    const reached = Promise.withResolvers<string>();
    const released = Promise.withResolvers<void>();
    const hold: CommitHook = ({ component, translation, files }) =>
      Effect.promise(async () => {
        if (component.project_slug !== slug) return files;
        reached.resolve(translation.language);
        await released.promise;
        return files;
      });
    await site.run(Effect.map(CommitHooks, (hooks) => hooks.add(hold)));
    await edit("cs", "source:Hello", ["Nazdar"]);
    await edit("de", "source:Hello", ["Moin"]);
    const committing = operate("commit");
    const next = (await reached.promise) === "cs" ? "de" : "cs";
    await install("weblate.gettext.customize", { width: -1 });
    const long = "Hallo ".repeat(30).trim();
    await edit(next, "source:Hello", [long]);
    released.resolve();
    await committing;
    expect(remote.show(`po/${next}.po`)).toContain(`msgstr "${long}"`);
  });

  it("gettext.mo and gettext.authors", async () => {
    const { remote, install, edit, operate } = await world(gettextFiles, gettext);
    await install("weblate.gettext.mo", { path: "mo/{{ language_code }}.mo" });
    await install("weblate.gettext.authors");
    await edit("cs", "source:Good", ["Sbohem."]);
    await operate("commit");
    expect(remote.show("mo/cs.mo")).toContain("Sbohem.");
    const year = new Date().getFullYear();
    const head = `# ALICE <alice@example.org>, ${year}.\n`;
    expect(remote.show("po/cs.po")).toContain(head);
    await edit("cs", "source:Good", ["Nashle."]);
    await operate("commit");
    expect(remote.show("po/cs.po").split("ALICE <alice@example.org>,")).toHaveLength(2);
  });

  it("gettext.linguas and gettext.configure", async () => {
    const files = {
      ...gettextFiles,
      "po/LINGUAS": "# Languages\ncs\nxx\n",
      "configure.ac": 'AC_INIT\nALL_LINGUAS="cs"\nAC_OUTPUT\n',
    };
    const { remote, install, addLanguage } = await world(files, gettext);
    await install("weblate.gettext.linguas");
    await install("weblate.gettext.configure");
    await until(
      () => remote.show("po/LINGUAS"),
      (text) => text === "# Languages\ncs\nde\n",
    );
    await until(
      () => remote.show("configure.ac"),
      (text) => text.includes('ALL_LINGUAS="cs de"\n'),
    );
    await addLanguage("fr");
    await until(
      () => remote.show("po/LINGUAS"),
      (text) => text === "# Languages\ncs\nde\nfr\n",
    );
    await until(
      () => remote.show("configure.ac"),
      (text) => text.includes('ALL_LINGUAS="cs de fr"\n'),
    );
  });

  it("cleanup.generic and cleanup.blank", async () => {
    const files = {
      "l/en.json": jsonOf({ one: "One", two: "Two" }),
      "l/cs.json": jsonOf({ one: "Jedna", two: "", old: "Staré" }),
    };
    const { remote, install } = await world(files, json);
    await install("weblate.cleanup.generic");
    await until(
      () => remote.show("l/cs.json"),
      (text) => text === jsonOf({ one: "Jedna", two: "" }),
    );
    await install("weblate.cleanup.blank");
    await until(
      () => remote.show("l/cs.json"),
      (text) => text === jsonOf({ one: "Jedna" }),
    );
  });

  it("consistency.languages", async () => {
    const { slug, create, install } = await world(
      { ...gettextFiles, "l/en.json": jsonOf({ one: "One" }), "l/fr.json": jsonOf({ one: "Un" }) },
      gettext,
    );
    await create("json", { ...json, new_base: "" });
    await install("weblate.consistency.languages");
    const codes = async (component: string) =>
      (await site.ask("admin", `GET /api/components/${slug}/${component}/translations/`)).json.results
        .map((each: { language: { code: string } }) => each.language.code)
        .sort()
        .join(" ");
    await until(
      () => codes("app"),
      (text) => text === "cs de en fr",
    );
    await until(
      () => codes("json"),
      (text) => text === "cs de en fr",
    );
  });

  it("flags.source_edit, flags.target_edit and flags.same_edit", async () => {
    const files = { "l/en.json": jsonOf({ one: "One" }), "l/cs.json": jsonOf({ one: "Jedna" }) };
    const { remote, install, units, operate } = await world(files, json);
    const states = async (language: string) =>
      (await units(language)).map((unit: { context: string; state: number }) => `${unit.context} ${unit.state}`);
    const same = await install("weblate.flags.same_edit");
    remote.commit({
      "l/en.json": jsonOf({ one: "One", two: "Two", three: "Three" }),
      "l/cs.json": jsonOf({ one: "Jedna", two: "Two", three: "Tři" }),
    });
    await operate("pull");
    expect(await states("cs")).toEqual(["one 20", "two 10", "three 20"]);
    await site.ask("admin", `DELETE /api/addons/${same}/`);
    await install("weblate.flags.source_edit");
    await install("weblate.flags.target_edit");
    remote.commit({
      "l/en.json": jsonOf({ one: "One", two: "Two", three: "Three", four: "Four" }),
      "l/cs.json": jsonOf({ one: "Jedna", two: "Two", three: "Tři", four: "Čtyři" }),
    });
    await operate("pull");
    expect((await states("cs")).at(-1)).toBe("four 10");
    expect((await states("en")).at(-1)).toBe("four 10");
  });

  it("flags.same_edit comes with documents", async () => {
    const { units } = await world(
      { "d/en.html": html("Hello"), "d/cs.html": html("Hello").replace("Hello here", "Ahoj") },
      { filemask: "d/*.html", template: "d/en.html", new_base: "d/en.html", edit_template: false, file_format: "html" },
    );
    const states = (await units("cs")).map((unit: { target: string[]; state: number }) => [unit.target[0], unit.state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ["Hello", 10],
        ["Ahoj", 20],
      ]),
    );
  });

  it("flags.bulk", async () => {
    const { slug, install, units } = await world(gettextFiles, gettext);
    const label = (await site.ask("admin", `POST /api/projects/${slug}/labels/`, { name: "Seen", color: "red" })).json;
    await install("weblate.flags.bulk", {
      q: "source:Hello",
      state: 10,
      add_flags: "max-length:50",
      add_labels: [label.id],
    });
    await until(
      async () => (await units("cs", "source:Hello"))[0].state,
      (state) => state === 10,
    );
    const [source] = await until(
      () => units("en", "source:Hello"),
      ([unit]) => unit.extra_flags !== "" && unit.labels.length > 0,
    );
    expect([source.extra_flags, source.labels[0].name]).toEqual(["max-length:50", "Seen"]);
    expect((await units("cs", "source:file"))[0].state).toBe(20);
  });

  it("generate.generate", async () => {
    const { remote, install, edit, operate } = await world(gettextFiles, gettext);
    await install("weblate.generate.generate", {
      filename: "stats/{{ language_code }}.json",
      template: '{"translated": {{ stats.translated }}}',
    });
    await edit("cs", "source:Good", ["Sbohem."]);
    await operate("commit");
    expect(remote.show("stats/cs.json")).toBe('{"translated": 3}\n');
  });

  it("generate.prefill", async () => {
    const { install, units } = await world(gettextFiles, gettext);
    await install("weblate.generate.prefill");
    const [unit] = await until(
      () => units("de", "source:Good"),
      ([each]) => each.state === 10,
    );
    expect(unit).toMatchObject({ target: ["Good bye."], pending: true });
  });

  it("generate.fill_read_only", async () => {
    const files = { "l/en.json": jsonOf({ one: "One", two: "Two" }), "l/cs.json": jsonOf({ one: "Jedna" }) };
    const { install, units } = await world(files, json);
    const [source] = await units("en", "key:two");
    await site.ask("admin", `PATCH /api/units/${source.id}/`, { extra_flags: "read-only" });
    await install("weblate.generate.fill_read_only");
    const [unit] = await until(
      () => units("cs", "key:two"),
      ([each]) => each.target[0] !== "",
    );
    expect(unit).toMatchObject({ target: ["Two"], state: 100 });
  });

  it("generate.pseudolocale", async () => {
    const { slug, install, units } = await world(gettextFiles, gettext);
    const id = async (language: string) =>
      (await site.ask("admin", `GET /api/translations/${slug}/app/${language}/`)).json.id;
    const configuration = { source: await id("en"), target: await id("de"), prefix: "[", suffix: "]", var_suffix: "~" };
    await install("weblate.generate.pseudolocale", { ...configuration, var_multiplier: 0.5 });
    const [unit] = await until(
      () => units("de", "source:Hello"),
      ([each]) => each.target[0].startsWith("["),
    );
    expect(unit).toMatchObject({ target: ["[Hello~~]"], state: 20, has_failing_check: false });
  });

  it("json.customize", async () => {
    const files = {
      "l/en.json": jsonOf({ b: "B", a: "A", 10: "Ten" }),
      "l/cs.json": '{"b": "Bé", "a": "Á", "big": 12345678901234567890}\n',
    };
    const { remote, install, edit, operate } = await world(files, json);
    await install("weblate.json.customize", { indent: 1, style: "tabs", sort_keys: true });
    await edit("cs", "key:a", ["Áá"]);
    await operate("commit");
    expect(remote.show("l/cs.json")).toBe('{\n\t"a": "Áá",\n\t"b": "Bé",\n\t"big": 12345678901234567890\n}\n');
  });

  it("properties.sort", async () => {
    const files = {
      "p/en.properties": "b=B\na=A\n",
      "p/cs.properties": "# Head\n\n# About b\nb=Bé \\\n  more\na=Ahoj\n",
    };
    const { remote, install, edit, operate } = await world(files, {
      filemask: "p/*.properties",
      template: "p/en.properties",
      file_format: "properties-utf8",
    });
    await install("weblate.properties.sort");
    await edit("cs", "key:a", ["Nazdar"]);
    await operate("commit");
    expect(remote.show("p/cs.properties")).toBe("# Head\n\na=Nazdar\n# About b\nb=Bé \\\n  more\n");
  });

  it("removal.suggestions and removal.comments", async () => {
    const { slug, install, units } = await world(gettextFiles, gettext);
    const file = gettextFiles["po/cs.po"].replace('"Ahoj"', '"Nazdar"');
    const form = new FormData();
    form.set("file", new File([file], "cs.po"));
    form.set("method", "suggest");
    const headers = { authorization: `Token wlu_${"alice".padStart(36, "0")}` };
    const sent = await site.app.fetch(
      new Request(`https://site.example/api/translations/${slug}/app/cs/file/`, {
        method: "POST",
        body: form,
        headers,
      }),
    );
    expect(sent.status).toBe(200);
    expect((await units("cs", "source:Hello"))[0].has_suggestion).toBe(true);
    await install("weblate.removal.comments", { age: 0 });
    await install("weblate.removal.suggestions", { age: 0 });
    await until(
      async () => (await units("cs", "source:Hello"))[0].has_suggestion,
      (has) => has === false,
    );
    const { suggestions } = (await site.ask("admin", `GET /api/translations/${slug}/app/cs/statistics/`)).json;
    expect(suggestions).toBe(0);
  });
});

it("each kind has its test and its page, and no page is without a kind", () => {
  const ids = kinds.map(({ id }) => id.replace(/^weblate\./, "")).sort();
  const pages = readdirSync(new URL("../../../docs/addons/", import.meta.url)).filter((name) => name !== "README.md");
  expect(pages.map((name) => name.replace(/\.md$/, "")).sort()).toEqual(ids);
  const tests = ["addonKinds", "addonKindsInGit", "discoveryAddon", "webPagesAddon"]
    .map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), "utf8"))
    .join("\n");
  for (const id of ids) expect(tests).toMatch(new RegExp(`it\\("[^"]*\\b${id.replace(".", "\\.")}\\b`));
});
