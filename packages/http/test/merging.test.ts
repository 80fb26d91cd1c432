/** Two sides change the same file: what people mean is decided string by string, and no text is lost on the way. */
import type { ChangeDetails } from "@dragoman/client";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("files that both sides change on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let name = "";
  let number = 0;
  beforeAll(async () => {
    site = await openSite(database);
    for (const person of ["alice", "bob"]) await site.account(person, { superuser: true });
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
  });

  const po = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
  const component = async (settings: object = {}, files: Readonly<Record<string, string>> = gettextFiles) => {
    remote?.remove();
    remote = makeRemote(files);
    name = `c${++number}`;
    await site.component(`app/${name}`, {
      name,
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      ...po,
      ...settings,
    });
  };
  const operate = async (operation: string, more: object = {}) => {
    const answer = await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation, ...more });
    expect(answer.status, answer.text).toBe(200);
    await site.settled(`app/${name}`);
    return answer.json;
  };
  const units = async (query: string, language = "cs") => {
    const path = `GET /api/translations/app/${name}/${language}/units/?q=${encodeURIComponent(query)}`;
    return (await site.ask("admin", path)).json.results;
  };
  const unit = async (source: string) => (await units(`source:="${source}"`))[0];
  const translate = async (who: string, source: string, text: string) => {
    const { id } = await unit(source);
    const answer = await site.ask(who, `PATCH /api/units/${id}/`, { target: [text], state: 20 });
    expect(answer.status, answer.text).toBe(200);
  };
  const upstream = (change: (po: string) => string) =>
    remote.commit({ "po/cs.po": change(remote.show("po/cs.po")) }, "Work upstream");
  const say = (source: string, text: string) => (file: string) =>
    file.replace(new RegExp(`(msgid "${source}"\\nmsgstr )"[^"]*"`), `$1"${text}"`);
  /** What gave way to what, as the log tells. */
  const gaveWay = async () => {
    const path = `GET /api/changes/details/?component=app/${name}&gave_way=true`;
    const told: readonly ChangeDetails[] = (await site.ask("admin", path)).json.results;
    return told.map(({ source, language, author, target, gave_way }) => ({
      string: `${language?.code} ${source?.[0]}`,
      author: author?.split("/").at(-2),
      target,
      gave_way,
    }));
  };
  const authors = () => remote.git("log", "--format=%an", "main").split("\n");

  describe.each(["rebase", "merge", "merge_noff"])("by %s", (merge_style) => {
    it("fit though both touched the header, with the newest date in it", async () => {
      await component({ merge_style });
      await translate("alice", "Hello", "Nazdar");
      await operate("commit");
      upstream((file) =>
        say("Good bye.", "Sbohem")(file.replace(/"Last-Translator: [^"]*"/, '"Last-Translator: Up\\n"')),
      );
      expect(await operate("push")).toEqual({ result: true });
      const file = remote.show("po/cs.po");
      expect(file).toContain('msgstr "Nazdar"');
      expect(file).toContain('msgstr "Sbohem"');
      expect(file).toContain("Last-Translator: ALICE <alice@example.org>");
      expect(file).not.toContain("<<<<");
      expect((await unit("Good bye.")).target).toEqual(["Sbohem"]);
    });

    it("keep upstream's text of a string that both changed, and suggest ours in the name of its author", async () => {
      await component({ merge_style });
      await translate("alice", "Hello", "Nazdar");
      await translate("bob", "Good bye.", "Pa");
      upstream(say("Hello", "Dobrý den"));
      expect(await operate("push")).toEqual({ result: true });
      expect(await unit("Hello")).toMatchObject({ target: ["Dobrý den"], has_suggestion: true });
      expect(await units("suggestion:Nazdar AND suggestion_author:alice")).toHaveLength(1);
      expect(remote.show("po/cs.po")).toContain('msgstr "Dobrý den"');
      expect(remote.show("po/cs.po")).toContain('msgstr "Pa"');
      expect(authors()).toContain("BOB");
      expect(await gaveWay()).toEqual([
        { string: "cs Hello", author: "alice", target: "Nazdar", gave_way: { to: "upstream", kept: "Dobrý den" } },
      ]);
    });

    it("keep ours where the component says so, and suggest upstream's", async () => {
      await component({ merge_style, merge_conflicts: "ours" });
      await translate("alice", "Hello", "Nazdar");
      upstream(say("Hello", "Dobrý den"));
      expect(await operate("push")).toEqual({ result: true });
      expect(await unit("Hello")).toMatchObject({ target: ["Nazdar"], has_suggestion: true });
      expect(await units('suggestion:"Dobrý den"')).toHaveLength(1);
      expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
      expect(await gaveWay()).toMatchObject([
        { string: "cs Hello", target: "Dobrý den", gave_way: { to: "ours", kept: "Nazdar" } },
      ]);
    });

    it("follow a history that was rewritten, without what upstream dropped from it", async () => {
      await component({ merge_style });
      upstream(say("Good bye.", "Zahozeno"));
      await operate("pull");
      await translate("alice", "Hello", "Nazdar");
      await operate("commit");
      remote.git("update-ref", "refs/heads/main", "main~1");
      remote.commit({ README: "Another way\n" }, "Another way");
      expect(await operate("push")).toEqual({ result: true });
      expect(remote.show("po/cs.po")).not.toContain("Zahozeno");
      expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
      expect(authors()).toContain("ALICE");
    });
  });

  it("fit where upstream has moved the file", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    await operate("commit");
    const file = say(
      "Good bye.",
      "Sbohem",
    )(remote.show("po/cs.po").replace(/"PO-Revision-Date: [^"]*"/, '"PO-Revision-Date: 2020-01-01 10:00+0000\\n"'));
    remote.commit({ "po/cs.po": null, "locale/cs.po": file }, "Move the file");
    expect(await operate("pull")).toEqual({ result: true });
    await operate("push");
    expect(remote.show("locale/cs.po")).toContain('msgstr "Nazdar"');
    expect(remote.show("locale/cs.po")).toContain('msgstr "Sbohem"');
  });

  it("stay the same strings where upstream has moved all files, until the settings follow", async () => {
    await component();
    const { id } = await unit("Hello");
    await translate("alice", "Hello", "Nazdar");
    const moved = Object.entries(gettextFiles).flatMap(([path, text]) => [
      [path, null] as const,
      [path.replace("po/", "locale/"), text] as const,
    ]);
    remote.commit(Object.fromEntries(moved), "Move all files");
    await operate("pull");
    expect((await unit("Hello")).id).toBe(id);
    const settings = { filemask: "locale/*.po", new_base: "locale/app.pot" };
    const answer = await site.ask("admin", `PATCH /api/components/app/${name}/`, settings);
    expect(answer.status, answer.text).toBe(200);
    await site.settled(`app/${name}`);
    expect(await unit("Hello")).toMatchObject({ id, target: ["Nazdar"] });
    await operate("push");
    expect(remote.show("locale/cs.po")).toContain('msgstr "Nazdar"');
    expect(remote.git("ls-tree", "--name-only", "main").split("\n")).not.toContain("po");
  });

  it("keep in the record of a string that upstream has removed all that was said for it", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    await translate("bob", "Hello", "Zdar");
    remote.commit({
      "po/cs.po": gettextFiles["po/cs.po"].replace(/#[^\n]*\nmsgid "Hello"\nmsgstr "[^"]*"\n\n/, ""),
    });
    await operate("commit");
    await operate("pull");
    const gone = await site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ old: string; said: readonly { target: string }[] }>`
          select old, details -> 'history' as said from changes where details ? 'history' and old = 'Zdar'`,
      ),
    );
    expect(gone.map(({ said }) => [...new Set(said.map(({ target }) => target))])).toEqual([
      ["Ahoj", "Nazdar", "Zdar"],
    ]);
  });

  it("make an alert where upstream has removed the file, and stay as they are on both sides", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    remote.commit({ "po/cs.po": null }, "Remove the file");
    expect((await operate("pull")).result).toBe(false);
    expect((await unit("Hello")).target).toEqual(["Nazdar"]);
    expect((await site.ask("admin", `GET /api/components/app/${name}/lock/`)).json).toEqual({ locked: true });
  });

  it("fit in files of keys, in the order that upstream gives them", async () => {
    const files = {
      "web/en.json": '{\n  "a": "One",\n  "b": "Two",\n  "c": "Three"\n}\n',
      "web/cs.json": '{\n  "a": "Jeden",\n  "b": "Dva"\n}\n',
    };
    await component({ filemask: "web/*.json", template: "web/en.json", new_base: "", file_format: "json" }, files);
    await translate("alice", "Two", "Dvě");
    await translate("alice", "Three", "Tři");
    await operate("commit");
    remote.commit({ "web/cs.json": '{\n  "b": "Dva",\n  "a": "Jedna"\n}\n' }, "Sort");
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("web/cs.json")).toBe('{\n  "b": "Dvě",\n  "c": "Tři",\n  "a": "Jedna"\n}\n');
  });

  describe("a reset", () => {
    const dropped = async (more: object = {}) => {
      await component();
      await translate("alice", "Hello", "Nazdar");
      await operate("commit");
      await translate("bob", "Good bye.", "Pa");
      upstream(say("Hello", "Dobrý den"));
      expect(await operate("reset", more)).toEqual({ result: true });
      expect((await site.ask("admin", `GET /api/components/app/${name}/repository/`)).json.needs_push).toBe(false);
    };

    it("lets strings wait to be committed again, and suggests those that upstream has changed", async () => {
      await dropped();
      expect(await unit("Good bye.")).toMatchObject({ target: ["Pa"], pending: true });
      expect(await unit("Hello")).toMatchObject({ target: ["Dobrý den"], pending: false, has_suggestion: true });
      await operate("push");
      expect(remote.show("po/cs.po")).toContain('msgstr "Pa"');
      expect(authors()).toContain("BOB");
      expect(authors()).not.toContain("ALICE");
    });

    it("makes them suggestions where that is asked", async () => {
      await dropped({ keep: "suggestions" });
      expect(await gaveWay()).toContainEqual(expect.objectContaining({ target: "Pa", author: "bob" }));
      expect(await unit("Good bye.")).toMatchObject({ pending: false, has_suggestion: true });
      expect(await units("suggestion:Pa AND suggestion_author:bob")).toHaveLength(1);
      expect(await units("suggestion:Nazdar AND suggestion_author:alice")).toHaveLength(1);
    });

    it("throws them away where that is asked, and the log still has them", async () => {
      await dropped({ discard: true });
      const bye = await unit("Good bye.");
      expect(bye).toMatchObject({ pending: false, has_suggestion: false });
      expect(bye.target).not.toEqual(["Pa"]);
      const { json } = await site.ask("admin", `GET /api/translations/app/${name}/cs/changes/?page_size=100`);
      const told = json.results.map((change: { target: string }) => change.target);
      expect(told).toEqual(expect.arrayContaining(["Pa", "Nazdar"]));
    });
  });

  it("are committed into another repository where the component gets one", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    await operate("commit");
    const other = makeRemote(gettextFiles);
    const settings = { repo: other.url, push: other.url };
    expect((await site.ask("admin", `PATCH /api/components/app/${name}/`, settings)).status).toBe(200);
    await site.settled(`app/${name}`);
    expect(await unit("Hello")).toMatchObject({ target: ["Nazdar"], pending: true });
    await operate("push");
    expect(other.show("po/cs.po")).toContain('msgstr "Nazdar"');
    expect(other.git("log", "--format=%an", "main")).toContain("ALICE");
    other.remove();
  });
});
