/** The doctor says nothing of what is well, says what is broken on purpose, mends it, and then says nothing again. */
import { chmod, mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { examine, type Finding, mend } from "@dragoman/core/doctor";
import {
  databases,
  gettextFiles,
  type GitRemote,
  jsonFiles,
  liveIn,
  makeRemote,
  openSite,
  type Site,
} from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("the doctor over $name", (database) => {
  const remotes: GitRemote[] = [];
  let site: Site;

  const sql = <A>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, work)));
  const look = () => site.run(examine({ dataDir: site.dataDir }));
  const heal = async (found: readonly Finding[]) => {
    await site.run(Effect.orDie(mend(found, { dataDir: site.dataDir })));
    expect(await look()).toEqual([]);
  };
  /** The id of the unit with this source in a translation. */
  const unit = async (translation: string, source: string): Promise<number> => {
    const { json } = await site.ask("admin", `GET /api/translations/${translation}/units/`);
    return json.results.find((each: { source: string[] }) => each.source[0] === source).id;
  };

  beforeAll(async () => {
    const [gettext, json] = [makeRemote(gettextFiles), makeRemote(jsonFiles)];
    remotes.push(gettext, json);
    site = await openSite(database);
    await liveIn(site, gettext.url);
    const files = { file_format: "json", filemask: "locales/*.json", template: "locales/en.json", repo: json.url };
    await site.ask("admin", "POST /api/projects/tea/components/", { ...files, name: "Web", slug: "web" });
    await site.settled("tea/web");
  }, 240_000);
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });
  it("says nothing of a site where people work", async () => {
    expect(await look()).toEqual([]);
  });

  it("says nothing while people work", async () => {
    const ids = [await unit("tea/app/cs", "Good bye."), await unit("tea/app/de", "Good bye.")];
    let working = true;
    let edits = 0;
    const work = (async () => {
      while (working) {
        for (const id of ids)
          await site.ask("admin", `PATCH /api/units/${id}/`, { target: [`Text ${++edits}`], state: 20 });
        await site.ask("admin", "POST /api/components/tea/app/repository/", { operation: "commit" });
        await new Promise((resume) => setTimeout(resume, 2000));
      }
    })();
    const found = [...(await look()), ...(await look())];
    working = false;
    await work;
    expect(edits).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it("finds counters that are not what the strings add up to", async () => {
    await sql(
      (on) => on`update translation_statistics set translated = translated + 3, total_words = 0
        where translation_id = (select t.id from translations t join components c on c.id = t.component_id
          join languages l on l.id = t.language_id where c.slug = 'app' and l.code = 'cs')`,
    );
    const found = await look();
    expect(found).toEqual([
      expect.objectContaining({
        examination: "statistics",
        place: "tea/app/cs",
        message: expect.stringMatching(/total_words is 0 and should be \d+.*translated is \d+ and should be \d+/),
      }),
    ]);
    await heal(found);
  });

  it("finds translations without counters", async () => {
    await sql(
      (on) => on`delete from translation_statistics where translation_id = (select t.id from translations t
        join components c on c.id = t.component_id where c.slug = 'web' and not t.is_source)`,
    );
    const found = await look();
    expect(found).toEqual([expect.objectContaining({ place: "tea/web/cs", message: "has no counters" })]);
    await heal(found);
  });

  it.each(["has_failing_check", "has_suggestion", "has_comment"])("finds strings whose %s is wrong", async (mark) => {
    const id = await unit("tea/app/cs", "Good bye.");
    await sql((on) => on`update units set ${on(mark)} = not ${on(mark)} where id = ${id}`);
    const found = await look();
    expect(found.map(({ examination }) => examination)).toContain("marks");
    await heal(found);
  });

  it("finds changes that wait, and a string that does not know it", async () => {
    const id = await unit("tea/app/de", "Good bye.");
    await site.ask("admin", `PATCH /api/units/${id}/`, { target: ["Tschüs."], state: 20 });
    await sql((on) => on`update units set pending = false where id = ${id}`);
    const found = await look();
    expect(found.map(({ examination }) => examination)).toContain("marks");
    await heal(found);
    await site.ask("admin", "POST /api/components/tea/app/repository/", { operation: "commit" });
    const { text } = await site.ask("admin", "GET /api/translations/tea/app/de/file/");
    expect(text).toContain("Tschüs.");
  });

  it("finds a text that was accepted and never reached its file, and writes it there", async () => {
    const id = await unit("tea/app/de", "Hello");
    await site.ask("ada", `PATCH /api/units/${id}/`, { target: ["Grüß Gott"], state: 20 });
    await sql(
      (on) => on`with gone as (delete from pending_changes where unit_id = ${id})
      update units set pending = false where id = ${id}`,
    );
    const found = await look();
    expect(found[0]).toMatchObject({
      examination: "files",
      place: "tea/app/de",
      strings: [{ id, source: "Hello", differs: expect.arrayContaining(["text"]), database: "Grüß Gott (20)" }],
    });
    await heal(found);
    const { text } = await site.ask("admin", "GET /api/translations/tea/app/de/file/");
    expect(text).toContain("Grüß Gott");
    expect((await site.ask("admin", "GET /api/components/tea/app/repository/")).text).toContain(
      "ADA <ada@example.org>",
    );
  });

  it("finds a text that nobody gave a string, and takes that of the file", async () => {
    const id = await unit("tea/app/de", "Hello");
    await sql((on) => on`update units set target = array['Nobody'] where id = ${id}`);
    const found = await look();
    expect(found[0]).toMatchObject({
      place: "tea/app/de",
      strings: [{ id, differs: expect.arrayContaining(["text"]) }],
    });
    await heal(found);
    expect((await site.ask("admin", `GET /api/units/${id}/`)).json.target).toEqual(["Grüß Gott"]);
  });

  it.each([
    ["tea/app/cs", "Good bye."],
    ["tea/web/cs", "Hello"],
  ])("finds a string of %s that an old mistake left read-only", async (translation, source) => {
    const id = await unit(translation, source);
    const before = (await site.ask("admin", `GET /api/units/${id}/`)).json.state;
    await sql((on) => on`update units set state = 100 where id = ${id}`);
    const found = await look();
    expect(found[0]).toMatchObject({
      place: translation,
      strings: [{ id, differs: expect.arrayContaining(["state"]) }],
    });
    await heal(found);
    expect((await site.ask("admin", `GET /api/units/${id}/`)).json.state).toBe(before);
  });

  it("finds strings that the database lost", async () => {
    const id = await unit("tea/web/cs", "Good bye");
    await sql((on) => on`delete from units where id = ${id}`);
    const found = await look();
    expect(found[0]).toMatchObject({
      place: "tea/web/cs",
      strings: [{ id: null, source: "Good bye", differs: ["not in the database"], database: null }],
    });
    await heal(found);
    await unit("tea/web/cs", "Good bye");
  });

  it("finds checks that a string does not fail, and those that it does", async () => {
    const id = await unit("tea/app/de", "Hello");
    await sql(
      (on) => on`with made as (insert into checks (unit_id, name) values (${id}, 'end_stop'))
      update units set has_failing_check = true where id = ${id}`,
    );
    const found = await look();
    expect(found[0]).toMatchObject({ examination: "files", strings: [{ id, differs: ["checks"] }] });
    await heal(found);
  });

  /** Gives a string a check of others where it has none, and takes it away where it has. */
  const turn = async (id: number) => {
    const gone = await sql((on) => on`delete from checks where unit_id = ${id} and name = 'inconsistent' returning 1`);
    if (gone.length === 0) await sql((on) => on`insert into checks (unit_id, name) values (${id}, 'inconsistent')`);
  };

  it("finds strings that do not know of others that differ from them", async () => {
    const id = await unit("tea/app/cs", "Hello");
    await turn(id);
    await sql(
      (on) => on`update units u set has_failing_check = exists (select from checks k where k.unit_id = u.id)
      where id = ${id}`,
    );
    const found = await look();
    expect(found.map(({ examination, place }) => `${examination} ${place}`)).toContain("related checks tea");
    await heal(found);
  });

  it("mends checks of others behind marks that hid them", async () => {
    await turn(await unit("tea/app/cs", "Hello"));
    await heal(await look());
  });

  it("finds source strings that do not know of failures of their translations", async () => {
    const id = await unit("tea/app/en", "%d file");
    const gone = await sql(
      (on) => on`delete from checks where unit_id = ${id} and name = 'multiple_failures' returning 1`,
    );
    if (gone.length === 0)
      await sql((on) => on`insert into checks (unit_id, name) values (${id}, 'multiple_failures')`);
    const found = await look();
    expect(found.map(({ examination, place }) => `${examination} ${place}`)).toContain("related checks tea/app/en");
    await heal(found);
  });

  it("finds a file that is not in the repository, which people have to look at", async () => {
    await sql(
      (on) => on`update translations set filename = 'po/gone.po' where id = (select t.id from translations t
      join components c on c.id = t.component_id join languages l on l.id = t.language_id where c.slug = 'site' and l.code = 'de')`,
    );
    const found = await look();
    await sql((on) => on`update translations set filename = 'po/de.po' where filename = 'po/gone.po'`);
    expect(found).toEqual([
      { examination: "files", place: "tea/site/de", message: "po/gone.po is not in the repository" },
    ]);
  });

  it("finds repositories that belong to no component", async () => {
    const folder = join(site.dataDir, "vcs", "9999.git");
    await mkdir(folder);
    const old = new Date(Date.now() - 1000 * 60 * 60 * 24 * 30);
    await utimes(folder, old, old);
    const found = await look();
    expect(found).toEqual([expect.objectContaining({ examination: "folders", place: folder })]);
    await heal(found);
  });

  it("finds a key that others can read", async () => {
    const file = join(site.dataDir, "secret.key");
    await writeFile(file, "x".repeat(44));
    await chmod(file, 0o644);
    const found = await look();
    expect(found).toEqual([expect.objectContaining({ examination: "surroundings", place: file })]);
    await heal(found);
  });

  it("finds secrets that no key opens, which people have to set anew", async () => {
    const kept = await sql((on) => on<{ key: Uint8Array }>`select private_key as key from ssh_keys`);
    await sql((on) => on`update ssh_keys set private_key = '\\x00'`);
    const found = await look();
    await sql((on) => on`update ssh_keys set private_key = ${kept[0]?.key ?? null}`);
    expect(found).toEqual([{ examination: "secrets", place: "ssh_keys.private_key 0", message: expect.any(String) }]);
  });
});
