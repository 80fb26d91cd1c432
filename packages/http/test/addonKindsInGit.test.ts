/** Kinds of add-ons that work on commits and on whole files of a repository. */
import { rm } from "node:fs/promises";
import { systemActor } from "@dragoman/core/access";
import { Components } from "@dragoman/core/components";
import { databases, gettextFiles, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Checkouts, server } from "../../core/src/checkouts/inside.ts";
import { filesBetween, type Git, lastShared, ownCommits, rewrite, tips } from "../../core/src/git/inside.ts";
import { gettext, openWorlds, until, type World, type Worlds } from "./addonWorld.ts";

describe.each(databases.slice(-1))("add-ons at work on repositories, on $name", (database) => {
  let worlds: Worlds;
  let site: Site;
  const world: Worlds["world"] = (files, fields) => worlds.world(files, fields);

  beforeAll(async () => {
    worlds = await openWorlds(database);
    ({ site } = worlds);
  });
  afterAll(() => worlds.close());

  const held = { ...gettext, push_on_commit: false };
  const log = ({ remote }: World) => remote.git("log", "--reverse", "--format=%an: %s", "main").trim().split("\n");
  const lastMessage = ({ remote }: World) => remote.git("log", "-1", "--format=%an%n%B", "main").trim();

  /** Three commits: of two people, in two languages. */
  const threeEdits = async ({ edit, operate }: World) => {
    await edit("cs", "source:Hello", ["Nazdar"]);
    await edit("cs", "source:Good", ["Sbohem."], "bob");
    await edit("de", "source:Good", ["Tschüs."]);
    await operate("commit");
  };

  const committed = (at: World) => {
    expect(at.remote.show("po/cs.po")).toContain('"Nazdar"');
    expect(at.remote.show("po/cs.po")).toContain('"Sbohem."');
    expect(at.remote.show("po/de.po")).toContain('"Tschüs."');
  };

  it("git.squash makes one commit of all, whose authors stay named", async () => {
    const at = await world(gettextFiles, held);
    await at.install("weblate.git.squash", { squash: "all" });
    await threeEdits(at);
    await at.operate("push");
    committed(at);
    expect(log(at)).toHaveLength(2);
    const message = lastMessage(at);
    expect(message.split("\n")[0]).toBe("ALICE");
    expect(message).toMatch(/\nCo-authored-by: BOB <bob@example.org>$/);
    expect(message.match(/^Translation: /gm)).toHaveLength(1);
  });

  it("git.squash makes one commit for each language, file or author", async () => {
    for (const [squash, authors] of [
      ["language", ["ALICE", "ALICE"]],
      ["file", ["ALICE", "ALICE"]],
      ["author", ["ALICE", "BOB"]],
    ] as const) {
      const at = await world(gettextFiles, held);
      await at.install("weblate.git.squash", { squash });
      await threeEdits(at);
      await at.operate("push");
      committed(at);
      const own = log(at).slice(1);
      expect([squash, own.map((line) => line.split(":")[0]).sort()]).toEqual([squash, authors]);
    }
  });

  it("git.squash says what it is told to, without trailers", async () => {
    const at = await world(gettextFiles, held);
    const commit_message = "Translations of the week";
    await at.install("weblate.git.squash", { squash: "all", append_trailers: false, commit_message });
    await threeEdits(at);
    await at.operate("push");
    expect(lastMessage(at)).toBe(`ALICE\n${commit_message}\n\nCo-authored-by: BOB <bob@example.org>`);
  });

  it("git.squash leaves what was pushed, and squashes again what came since", async () => {
    const at = await world(gettextFiles, held);
    await at.install("weblate.git.squash", { squash: "all" });
    await threeEdits(at);
    await at.operate("push");
    const first = at.remote.git("rev-parse", "main").trim();
    for (const [text, account] of [
      ["Čau", "alice"],
      ["Zdar", "bob"],
      ["Dobrý den", "alice"],
    ] as const) {
      await at.edit("cs", "source:Hello", [text], account);
      await at.operate("commit");
    }
    await at.operate("push");
    expect(at.remote.git("rev-parse", "main~1").trim()).toBe(first);
    expect(at.remote.show("po/cs.po")).toContain('"Dobrý den"');
  });

  it("git.squash leaves what was pushed to a branch of our own", async () => {
    const at = await world(gettextFiles, { ...held, push_branch: "translations" });
    await at.install("weblate.git.squash", { squash: "all" });
    await threeEdits(at);
    await at.operate("push");
    const first = at.remote.git("rev-parse", "translations").trim();
    await at.edit("cs", "source:Hello", ["Zdar"], "bob");
    await at.operate("commit");
    await at.edit("de", "source:Hello", ["Moin"]);
    await at.operate("push");
    expect(at.remote.git("rev-parse", "translations~1").trim()).toBe(first);
    expect(at.remote.show("po/de.po", "translations")).toContain('"Moin"');
  });

  it("git.squash works where the remote's commits are rebased on, and where they are merged", async () => {
    for (const merge_style of ["rebase", "merge"] as const) {
      const at = await world(gettextFiles, { ...held, merge_style });
      await at.install("weblate.git.squash", { squash: "language" });
      await threeEdits(at);
      const theirs = gettextFiles["po/de.po"].replace('"Hallo"', '"Servus"');
      at.remote.commit({ "po/de.po": theirs, README: "1" });
      expect((await at.operate("pull")).json).toEqual({ result: true });
      await at.edit("cs", "source:Hello", ["Zdar"], "bob");
      expect((await at.operate("push")).json).toEqual({ result: true });
      expect(at.remote.show("po/de.po")).toContain('"Servus"');
      expect(at.remote.show("po/de.po")).toContain('"Tschüs."');
      expect(at.remote.show("po/cs.po")).toContain('"Zdar"');
      expect([merge_style, log(at).slice(2)]).toEqual([merge_style, expect.objectContaining({ length: 2 })]);
    }
  });

  it("git.squash, killed before it was written down, leaves the commits as they were", async () => {
    const at = await world(gettextFiles, held);
    await threeEdits(at);
    const facts = await site.run(
      Effect.flatMap(Components, (components) => components.find(systemActor, at.slug, "app")),
    );
    const folder = await site.run(
      Effect.gen(function* () {
        const checkouts = yield* Checkouts;
        const { repository } = yield* checkouts.open(facts);
        const { head, upstream } = yield* tips(repository);
        const base = yield* lastShared(repository, head ?? "", upstream ?? "", null);
        const commits = yield* ownCommits(repository, base ?? "", head ?? "");
        expect(commits).toHaveLength(3);
        const files = yield* filesBetween(repository, base ?? "", head ?? "");
        const piece = { author: server(), message: "One", files };
        yield* rewrite(repository, { base: base ?? "", head: head ?? "", pieces: [piece] }, server(), Effect.void);
        return repository.folder;
      }) as Effect.Effect<string, never, Git>,
    );
    await at.operate("push");
    committed(at);
    expect(log(at)).toHaveLength(4);
    await at.edit("cs", "source:Hello", ["Zdar"]);
    await at.install("weblate.git.squash", { squash: "all" });
    await at.operate("commit");
    await rm(folder, { recursive: true });
    await at.operate("push");
    expect(at.remote.show("po/cs.po")).toContain('"Zdar"');
  });

  it("gettext.msgmerge brings the translations to a template that came with a pull", async () => {
    const at = await world(gettextFiles, gettext);
    await at.install("weblate.gettext.msgmerge");
    const changed = gettextFiles["po/app.pot"]
      .replace('msgid "Good bye."', 'msgid "Good bye!"')
      .replace(/#: src\/main.c:2\n[^]*?msgstr\[1\] ""\n\n/, "");
    at.remote.commit({ "po/app.pot": `${changed}\n#: src/main.c:9\nmsgid "New"\nmsgstr ""\n` });
    await at.edit("cs", "source:Good", ["Sbohem."], "bob");
    await at.operate("pull");
    const file = await until(
      () => at.remote.show("po/cs.po"),
      (text) => text.includes('msgid "New"'),
    );
    expect(file).toContain('#, fuzzy\n#| msgid "Good bye."\nmsgid "Good bye!"\nmsgstr "Sbohem."\n');
    expect(file).toContain('#~ msgid "%d file"\n#~ msgid_plural "%d files"\n#~ msgstr[0] "%d soubor"\n');
    await until(
      () => at.units("cs", "source:New"),
      (units) => units.length === 1,
    );
    const [unit] = await at.units("cs", "source:Good");
    expect([unit.state, unit.target, unit.previous_source]).toEqual([10, ["Sbohem."], "Good bye."]);
    expect(at.remote.show("po/de.po")).toContain('msgid "New"');
  });

  it("gettext.msgmerge leaves places, earlier sources and similar texts out where it is told to", async () => {
    const at = await world(gettextFiles, gettext);
    const settings = { previous: false, no_location: true, fuzzy: false };
    await at.install("weblate.gettext.msgmerge", settings);
    await at.edit("cs", "source:Good", ["Sbohem."]);
    await at.operate("commit");
    const changed = gettextFiles["po/app.pot"].replace('msgid "Good bye."', 'msgid "Good bye!"');
    at.remote.commit({ "po/app.pot": changed });
    await at.operate("pull");
    const file = await until(
      () => at.remote.show("po/cs.po"),
      (text) => text.includes("Good bye!"),
    );
    expect(file).toContain('msgid "Good bye!"\nmsgstr ""\n');
    expect(file).toContain('#~ msgid "Good bye."\n#~ msgstr "Sbohem."\n');
    expect(file).not.toContain("#: src");
  });

  it("gettext.msgmerge tells of files that it cannot read, and merges the others", async () => {
    const at = await world(gettextFiles, gettext);
    at.remote.commit({
      "po/de.po": "nonsense\n",
      "po/app.pot": `${gettextFiles["po/app.pot"]}\nmsgid "New"\nmsgstr ""\n`,
    });
    await at.operate("pull");
    await at.install("weblate.gettext.msgmerge");
    await until(
      () => at.remote.show("po/cs.po"),
      (text) => text.includes('msgid "New"'),
    );
    const { json } = await site.ask("admin", `GET /api/components/${at.slug}/app/alerts/`);
    const told = json.results ?? json;
    expect(told.map(({ name }: { name: string }) => name)).toContain("MsgmergeAddonError");
  });

  it("resx.update gives translations the strings of the base file, and takes those that it has no more", async () => {
    const resx = (texts: Readonly<Record<string, string>>) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<root>\n${Object.entries(texts)
        .map(([key, text]) => `  <data name="${key}" xml:space="preserve">\n    <value>${text}</value>\n  </data>\n`)
        .join("")}</root>\n`;
    const files = { "r/App.resx": resx({ a: "One", b: "Two" }), "r/App.cs.resx": resx({ a: "Jedna", old: "Stará" }) };
    const at = await world(files, { filemask: "r/App.*.resx", template: "r/App.resx", file_format: "resx" });
    await at.install("weblate.resx.update");
    const wanted = resx({ a: "Jedna", b: "Two" });
    await until(
      () => at.remote.show("r/App.cs.resx"),
      (text) => text === wanted,
    );
  });

  it("xml.customize spells elements without content with a closing tag, or as one tag", async () => {
    const spellings = ["<comment></comment>", "<comment/>"] as const;
    for (const [index, wanted] of spellings.entries()) {
      const file = (text: string, empty: string) =>
        `<root>\n  <!-- <b/> <i></i> -->\n  <data name="a"><value>${text}</value>${empty}</data>\n</root>\n`;
      const at = await world(
        { "r/App.resx": file("Hello", ""), "r/App.cs.resx": file("Ahoj", spellings[1 - index] ?? "") },
        { filemask: "r/App.*.resx", template: "r/App.resx", file_format: "resx" },
      );
      await at.install("weblate.xml.customize", { closing_tags: index === 0 });
      await at.edit("cs", "key:a", ["Nazdar"]);
      await at.operate("commit");
      expect(at.remote.show("r/App.cs.resx")).toBe(file("Nazdar", wanted));
    }
  });

  it("yaml.customize lays YAML files out, and leaves comments and spellings", async () => {
    const long = "Slovo ".repeat(30).trim();
    const at = await world(
      {
        "y/en.yml": "# Head\nmenu:\n  one: One\n  no: No\n",
        "y/cs.yml": `# Head\nmenu:\n  # About one\n  one: Jedna\n  no: 'Ne'\n`,
      },
      { filemask: "y/*.yml", template: "y/en.yml", file_format: "yaml" },
    );
    await at.install("weblate.yaml.customize", { indent: 4, width: 80, line_break: "dos" });
    await at.edit("cs", "key:one", [long]);
    await at.operate("commit");
    const lines = at.remote.show("y/cs.yml").split("\r\n");
    expect(lines.slice(0, 3)).toEqual(["# Head", "menu:", "    # About one"]);
    expect(lines.at(-2)).toBe("    no: 'Ne'");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect((await at.units("cs", "key:one"))[0].target).toEqual([long]);
  });

  it("autotranslate.autotranslate takes what equal strings of the project say, in its mode", async () => {
    const at = await world(gettextFiles, gettext);
    await at.create("other", {
      repo: `dragoman://${at.slug}/app`,
      push: "",
      filemask: "other/*.po",
      new_base: "po/app.pot",
    });
    at.remote.commit({ "other/cs.po": gettextFiles["po/cs.po"].replace('"Ahoj"', '""') });
    await at.operate("pull");
    const other = async () =>
      (await site.ask("admin", `GET /api/translations/${at.slug}/other/cs/units/?q=source:Hello`)).json.results[0];
    const first = await until(other, (unit) => unit !== undefined);
    expect(first.target).toEqual([""]);
    const answer = await site.ask("admin", `POST /api/components/${at.slug}/other/addons/`, {
      name: "weblate.autotranslate.autotranslate",
      configuration: { mode: "fuzzy", filter_type: "todo", auto_source: "others", component: "app" },
    });
    expect(answer.status).toBe(201);
    const unit = await until(other, ({ target }) => target[0] !== "");
    expect([unit.target, unit.state]).toEqual([["Ahoj"], 10]);
  });

  it("what an add-on did is told, to those who see its component alone", async () => {
    const files = { ...gettextFiles, "po/LINGUAS": "xx\n" };
    const at = await world(files, gettext);
    const id = await at.install("weblate.gettext.linguas");
    const logs = async (account: string) => site.ask(account, `GET /api/addons/${id}/logs/`);
    const { json } = await until(
      () => logs("admin"),
      (answer) => answer.json.count > 0,
    );
    const [run] = json.results;
    expect([run.event, run.failed, run.component]).toEqual([
      "installed",
      false,
      `https://site.example/api/components/${at.slug}/app/`,
    ]);
    expect(run.log).toMatch(/^Committed [0-9a-f]{40}: po\/LINGUAS$/);
    expect(new Date(run.ended).getTime()).toBeGreaterThanOrEqual(new Date(run.started).getTime());
    expect((await logs("alice")).json.count).toBe(json.count);
    await site.ask("admin", `PATCH /api/components/${at.slug}/app/`, { restricted: true });
    expect((await logs("alice")).status).toBe(404);
  });
});
