/**
 * A repository on the disk is a cache. Whatever becomes of its folder, nothing that was accepted is lost, nothing of
 * upstream's is written over, and the next operation goes on as if the folder had stayed.
 */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Checkouts } from "../../core/src/checkouts/inside.ts";
import { createZip } from "@dragoman/formats";
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  joinSite,
  openSite,
  postgres,
  type Site,
  type TestDatabase,
} from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const cs = gettextFiles["po/cs.po"];
const withText = (po: string, source: string, text: string) =>
  po.replace(new RegExp(`(msgid "${source}"\\nmsgstr )"[^"]*"`), `$1"${text}"`);

describe.each(databases.slice(-1))("a lost clone on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let number = 0;
  let name = "";

  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(() => site.close());

  /** A component of its own for each test. */
  const component = async (settings: object = {}) => {
    remote = makeRemote(gettextFiles);
    name = `po${++number}`;
    await site.component(`app/${name}`, { repo: remote.url, push: remote.url, push_on_commit: false, ...settings });
  };
  const lose = async () => {
    const { id } = (await site.ask("admin", `GET /api/components/app/${name}/`)).json;
    const folder = await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(id)));
    await rm(folder, { recursive: true });
  };
  const operate = async (operation: string) =>
    (await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation })).json;
  const status = async () => (await site.ask("admin", `GET /api/components/app/${name}/repository/`)).json;
  const unit = async (query: string, language = "cs") =>
    (
      await site.ask(
        "admin",
        `GET /api/translations/app/${name}/${language}/units/?q=${encodeURIComponent(`source:="${query}"`)}`,
      )
    ).json.results[0];
  const translate = async (source: string, text: string) =>
    site.ask("admin", `PATCH /api/units/${(await unit(source)).id}/`, { state: 20, target: [text] });
  const upstream = (source: string, text: string) =>
    remote.commit({ "po/cs.po": withText(remote.show("po/cs.po"), source, text) });

  it("is made again with the commits that were not pushed, as they were", async () => {
    await component();
    await translate("Hello", "Nazdar");
    expect(await operate("commit")).toEqual({ result: true });
    await translate("Good bye.", "Sbohem.");
    expect(await operate("commit")).toEqual({ result: true });
    const before = await status();
    await lose();
    expect(await operate("cleanup")).toMatchObject({ result: true });
    const after = await status();
    expect(after.outgoing_commits).toBe(before.outgoing_commits);
    expect((await operate("push")).result).toBe(true);
    expect(remote.git("log", "--format=%an", "main").trim().split("\n")).toEqual(["ADMIN", "ADMIN", "Upstream"]);
    expect(remote.show("po/cs.po")).toContain('msgstr "Sbohem."');
  });

  it("takes what upstream did to other strings, and writes over nothing of it", async () => {
    await component();
    await translate("Hello", "Nazdar");
    await operate("commit");
    upstream("Good bye.", "Upstream bye.");
    await lose();
    await translate("Hello", "Nazdar!");
    expect((await operate("commit")).result).toBe(true);
    expect((await unit("Good bye.")).target).not.toEqual(["Upstream bye."]);
    await lose();
    expect((await operate("push")).result).toBe(true);
    expect(remote.show("po/cs.po")).toContain('msgstr "Upstream bye."');
    expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar!"');
    expect((await unit("Good bye.")).target).toEqual(["Upstream bye."]);
    expect((await unit("Hello")).target).toEqual(["Nazdar!"]);
  });

  it("meets what upstream did to the same string as a merge would: upstream's stands, and ours is suggested", async () => {
    await component();
    await translate("Hello", "Ours");
    await operate("commit");
    upstream("Hello", "Theirs");
    await lose();
    // Somebody looks at a file first, which needs the repository as well.
    expect((await site.ask("admin", `GET /api/translations/app/${name}/cs/file/`)).text).toContain('msgstr "Ours"');
    expect((await operate("pull")).result).toBe(true);
    expect(await unit("Hello")).toMatchObject({ target: ["Theirs"], has_suggestion: true });
    await lose();
    expect((await operate("push")).result).toBe(true);
    expect(remote.show("po/cs.po")).toContain('msgstr "Theirs"');
  });

  it("keeps languages that were added and taken away", async () => {
    await component();
    const added = await site.ask("admin", `POST /api/components/app/${name}/translations/`, { language_code: "fr" });
    expect(added.status, added.text).toBe(201);
    expect((await site.ask("admin", `DELETE /api/translations/app/${name}/cs/`)).status).toBe(204);
    await lose();
    upstream("Good bye.", "Upstream bye.");
    await operate("file-scan");
    expect((await site.ask("admin", `GET /api/translations/app/${name}/fr/`)).status).toBe(200);
    expect((await site.ask("admin", `GET /api/translations/app/${name}/cs/`)).status).toBe(404);
  });

  it("keeps what was accepted even where upstream has thrown away the history below it", async () => {
    await component();
    await translate("Hello", "Ours");
    await operate("commit");
    remote.rewrite({ ...gettextFiles, "po/cs.po": withText(cs, "Good bye.", "Anew.") });
    await lose();
    await operate("pull");
    expect((await unit("Hello")).target).toEqual(["Ours"]);
  });

  it("writes over nothing that upstream says since, where strings wait over a history that was thrown away", async () => {
    await component();
    await translate("Hello", "Ours");
    await translate("Good bye.", "Bye");
    remote.rewrite({ ...gettextFiles, "po/cs.po": withText(cs, "Hello", "Theirs") });
    await lose();
    await operate("push");
    expect(await unit("Hello")).toMatchObject({ target: ["Theirs"], has_suggestion: true });
    expect(remote.show("po/cs.po")).toContain('msgstr "Theirs"');
    expect(remote.show("po/cs.po")).toContain('msgstr "Bye"');
  });

  it("keeps it where an add-on is the first to come to it", async () => {
    await component();
    remote.commit({ "po/LINGUAS": "\n" });
    await operate("pull");
    await translate("Hello", "Ours");
    await operate("commit");
    remote.rewrite({ ...gettextFiles, "po/cs.po": withText(cs, "Good bye.", "Anew."), "po/LINGUAS": "\n" });
    await lose();
    const installed = await site.ask("admin", `POST /api/components/app/${name}/addons/`, {
      name: "weblate.gettext.linguas",
    });
    expect(installed.status, installed.text).toBe(201);
    await operate("pull");
    expect((await unit("Hello")).target).toEqual(["Ours"]);
    expect((await site.ask("admin", `GET /api/translations/app/${name}/cs/file/`)).text).toContain('msgstr "Ours"');
  });

  it("keeps what was pushed to another repository only", async () => {
    await component();
    const fork = `${remote.url}-fork`;
    remote.git("clone", "-q", "--bare", ".", fork.slice("file://".length));
    const forked = await site.ask("admin", `PATCH /api/components/app/${name}/`, { push: fork });
    expect(forked.status, forked.text).toBe(200);
    await translate("Hello", "Ours");
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("po/cs.po")).not.toContain("Ours");
    await lose();
    expect((await operate("pull")).result).toBe(true);
    expect((await unit("Hello")).target).toEqual(["Ours"]);
  });

  it("without a remote is made again from the database alone", async () => {
    const archive = createZip(
      new Map([
        ["po/cs.po", Buffer.from(cs)],
        ["po/app.pot", Buffer.from(gettextFiles["po/app.pot"])],
      ]),
    );
    const form = new FormData();
    name = "uploaded";
    for (const [field, value] of Object.entries({
      name,
      slug: name,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    }))
      form.set(field, value);
    form.set("zipfile", new File([new Uint8Array(archive)], "files.zip"));
    const made = await site.ask("admin", "POST /api/projects/app/components/", form);
    expect(made.status, made.text).toBe(201);
    await site.settled(`app/${name}`);
    await lose();
    await translate("Hello", "Zdravím");
    expect(await operate("commit")).toEqual({ result: true });
    await lose();
    expect((await site.ask("admin", `GET /api/translations/app/${name}/cs/file/`)).text).toContain("Zdravím");
    expect((await unit("Good bye.")).target).toEqual((await unit("Good bye.")).target);
  });
});

describe.runIf(databases.includes(postgres))("two processes with folders of their own", () => {
  it("take turns with one repository, each mend their own, and lose nothing", async () => {
    const scope = Scope.makeUnsafe();
    const options = await Effect.runPromise(Scope.provide(postgres.options, scope));
    const shared: TestDatabase = { ...postgres, options: Effect.succeed(options) };
    const one = await openSite(shared);
    const remote = makeRemote(gettextFiles);
    await one.project("app");
    await one.component("app/po", { repo: remote.url, push: remote.url, push_on_commit: false });
    const two = await joinSite(shared);
    const units = (await one.ask("admin", "GET /api/translations/app/po/cs/units/")).json.results;
    const hello = units.find((unit: { source: string[] }) => unit.source[0] === "Hello");
    for (let round = 1; round <= 8; round++) {
      const site = round % 2 === 0 ? one : two;
      const edited = await site.ask("admin", `PATCH /api/units/${hello.id}/`, { state: 20, target: [`Text ${round}`] });
      expect(edited.status).toBe(200);
      const committed = await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "commit" });
      expect(committed.json).toEqual({ result: true });
      if (round === 3) remote.commit({ "README.md": "Upstream" });
      if (round === 5)
        expect(
          (await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" })).json,
        ).toEqual({
          result: true,
        });
    }
    const { id } = (await one.ask("admin", "GET /api/components/app/po/")).json;
    const read = async (site: Site) => (await site.ask("admin", "GET /api/translations/app/po/cs/file/")).text;
    for (const site of [one, two]) {
      expect(await read(site)).toContain('msgstr "Text 8"');
      const folder = await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(id)));
      await writeFile(join(folder, "HEAD"), "garbage");
    }
    await one.ask("admin", `PATCH /api/units/${hello.id}/`, { state: 20, target: ["Text 9"] });
    for (const site of [one, two]) expect(await read(site)).toContain('msgstr "Text 9"');
    expect((await two.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" })).json).toEqual({
      result: true,
    });
    expect(remote.show("po/cs.po")).toContain('msgstr "Text 9"');
    expect(remote.git("log", "--format=%an", "main").match(/ADMIN/g)).toHaveLength(9);
    await one.close();
    await two.close();
    await Effect.runPromise(Scope.close(scope, Exit.void));
    remote.remove();
  });
});
