import { databases, gettextFiles, makeRemote, openSite, type GitRemote, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const pot = gettextFiles["po/app.pot"];
const czech = gettextFiles["po/cs.po"];

const form = (fields: Readonly<Record<string, string>>, file: string, name: string) => {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append("file", new Blob([file]), name);
  return body;
};

/** Tables that any act would leave a trace in. */
const traces = [
  "units",
  "changes",
  "tasks",
  "pending_changes",
  "translation_statistics",
  "suggestions",
  "checks",
  "users",
];

describe.each(databases.slice(-1))("uploads on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let number = 0;

  /** A component of its own for each test. */
  const component = async (fields: object = {}) => {
    const slug = `c${++number}`;
    await site.component(`app/${slug}`, { repo: remote.url, disable_autoshare: true, manage_units: true, ...fields });
    return slug;
  };
  const upload = (slug: string, language: string, body: FormData, query = "", account = "admin") =>
    site.ask(account, `POST /api/translations/app/${slug}/${language}/file/${query}`, body);
  const unitsOf = async (slug: string, language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${slug}/${language}/units/`)).json.results;
  const fileOf = async (slug: string, language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${slug}/${language}/file/`)).text;
  const state = () =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        return yield* Effect.forEach(
          traces,
          (table) =>
            sql`select count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as digest from ${sql(table)} t`,
        );
      }),
    );

  /** Waits until no background work is left: glossaries and the memory follow what was imported. */
  const idle = async () => {
    const open = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`select 1 from tasks where state in ('queued', 'running') limit 1`,
    );
    while ((await site.run(open)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({
      ...gettextFiles,
      "json/en.json": '{\n    "title": "Welcome",\n    "bye": "Good bye"\n}\n',
      "json/cs.json": '{\n    "title": "Vítejte"\n}\n',
    });
    await site.account("tester");
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("of a table on keys count its rows, and tell those that nobody knows", async () => {
    const slug = await component({
      filemask: "json/*.json",
      template: "json/en.json",
      new_base: "",
      file_format: "json",
    });
    const table = (rows: string) => form({ conflicts: "replace-translated" }, `context,target\n${rows}`, "cs.csv");
    const rows = "title,Vítej\nmissing,Nikde\nlost,Ztraceno\n";
    const planned = await upload(slug, "cs", table(rows), "?dry_run=true");
    expect(planned.json.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "changed",
      "not_found",
      "not_found",
    ]);
    const { json } = await upload(slug, "cs", table(rows));
    expect(json).toMatchObject({ not_found: 2, skipped: 0, accepted: 1, total: 3, count: 3, result: true });
    const none = await upload(slug, "cs", table("missing,Nikde\n"));
    expect(none.json).toMatchObject({ not_found: 1, accepted: 0, total: 1, count: 1, result: false });
  });

  describe("of source strings", () => {
    const template = pot
      .replace('msgid "Hello"', 'msgid "Hello there"')
      .replace(/#: src\/main.c:3\n[^]*$/, '#: src/new.c:7\nmsgid "Brand new"\nmsgstr ""\n');

    it("put a template in place and bring every translation up to it", async () => {
      const slug = await component();
      const pending = (await unitsOf(slug, "de")).find((unit: { source: string[] }) => unit.source[0] === "Good bye.");
      await site.ask("admin", `PATCH /api/units/${pending.id}/`, { state: 20, target: ["Tschüs."] });
      const answer = await upload(slug, "en", form({ method: "source" }, template, "app.pot"));
      expect(answer.json).toMatchObject({ result: true, accepted: 3, total: 3, count: 3, skipped: 0, not_found: 0 });
      expect(await fileOf(slug, "en")).toBe(template);
      expect((await unitsOf(slug, "en")).map((unit: { source: string[] }) => unit.source[0])).toEqual(
        expect.arrayContaining(["Hello there", "%d file", "Brand new"]),
      );
      expect(await unitsOf(slug, "en")).toHaveLength(3);
      const units = await unitsOf(slug, "cs");
      expect(units).toHaveLength(3);
      expect(units).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ source: ["Hello there"], target: ["Ahoj"], state: 10, previous_source: "Hello" }),
          expect.objectContaining({ source: ["Brand new"], target: [""], state: 0 }),
        ]),
      );
      const file = await fileOf(slug, "cs");
      expect(file).toContain('#, fuzzy\n#| msgid "Hello"\nmsgid "Hello there"\nmsgstr "Ahoj"');
      expect(file).not.toContain("Good bye.");
      expect(await fileOf(slug, "de")).toContain('#~ msgid "Good bye."\n#~ msgstr "Tschüs."');
      const changes = (await site.ask("admin", `GET /api/components/app/${slug}/changes/?action=54`)).json;
      expect(changes.count).toBe(3);
      expect((await site.ask("admin", `GET /api/translations/app/${slug}/cs/statistics/`)).json).toMatchObject({
        total: 3,
        translated: 1,
        fuzzy: 1,
      });
    });

    it("take a catalogue for the template that it is without its translations", async () => {
      const slug = await component();
      expect((await upload(slug, "en", form({ method: "source" }, czech, "cs.po"))).json.accepted).toBe(3);
      expect(await fileOf(slug, "en")).not.toContain("Ahoj");
      expect((await unitsOf(slug, "cs")).filter((unit: { state: number }) => unit.state === 20)).toHaveLength(2);
    });

    it("are refused elsewhere, and to those who may not edit sources", async () => {
      const slug = await component();
      const json = await component({
        filemask: "json/*.json",
        template: "json/en.json",
        new_base: "",
        file_format: "json",
      });
      const refused = async (answer: ReturnType<typeof upload>, status: number, field: string) => {
        const { status: got, json: body } = await answer;
        expect([got, Object.keys(body)]).toEqual([status, expect.arrayContaining([field])]);
      };
      await refused(upload(slug, "cs", form({ method: "source" }, pot, "a.pot")), 400, "method");
      await refused(upload(json, "en", form({ method: "source" }, pot, "a.pot")), 400, "method");
      await refused(upload(slug, "en", form({ method: "translate" }, czech, "a.po")), 400, "method");
      await refused(upload(slug, "en", form({ method: "source" }, "no catalogue", "a.pot")), 400, "file");
      await refused(upload(slug, "en", form({ method: "source" }, pot, "a.pot"), "", "tester"), 403, "detail");
    });
  });

  it("let the translations of thousands of changed source strings wait at once", async () => {
    const strings = (text: string) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`k${n}`, `${text} ${n}`])), null, 4);
    const many = makeRemote({ "en.json": strings("Text"), "cs.json": strings("Slovo") });
    try {
      const slug = await component({
        repo: many.url,
        filemask: "*.json",
        template: "en.json",
        new_base: "",
        file_format: "json",
      });
      const start = performance.now();
      const changed = form({ conflicts: "replace-translated" }, strings("Other text"), "en.json");
      expect((await upload(slug, "en", changed)).json).toMatchObject({ accepted: 3000, total: 3000 });
      expect(performance.now() - start).toBeLessThan(30_000);
      const statistics = (await site.ask("admin", `GET /api/translations/app/${slug}/cs/statistics/`)).json;
      expect(statistics).toMatchObject({ fuzzy: 3000, translated: 0, total_words: 9000 });
      expect((await unitsOf(slug, "cs"))[0]).toMatchObject({ source: ["Other text 0"], previous_source: "Text 0" });
      expect((await site.ask("admin", `GET /api/translations/app/${slug}/en/statistics/`)).json.total_words).toBe(9000);
    } finally {
      many.remove();
    }
  });

  describe("planned first", () => {
    const translated = czech.replace(/(msgid "Good bye."\nmsgstr) ""/, '$1 "Sbohem."').replace('"Ahoj"', '"Nazdar"');
    const whole = `${czech}\nmsgid "More"\nmsgstr "Více"\n`;
    const methods: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
      ["translate", "cs", translated, { conflicts: "replace-translated" }],
      ["fuzzy", "cs", translated, {}],
      ["approve", "cs", translated, {}],
      ["suggest", "cs", translated, {}],
      ["add", "cs", whole, {}],
      ["replace", "cs", whole.replace('"Ahoj"', '"Nazdar"'), {}],
      ["source", "en", pot.replace('msgid "Hello"', 'msgid "Hello you"'), {}],
    ];

    beforeAll(async () => {
      await site.ask("admin", "PATCH /api/projects/app/", { translation_review: true });
    });

    it.each(methods)(
      "tell what %s would do, do not do it, and then do exactly this",
      async (method, language, file, fields) => {
        const slug = await component();
        const body = () => form({ method, ...fields }, file, "upload.po");
        await idle();
        const traced = await state();
        const plan = await upload(slug, language, body(), "?dry_run=true");
        expect(await state()).toEqual(traced);
        expect(plan.status).toBe(200);
        const { results, count, plan: token, accepted } = plan.json;
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(results).toHaveLength(count);
        const acts = results.filter((row: { outcome: string }) => !["skipped", "not_found"].includes(row.outcome));
        expect(acts.length).toBeGreaterThan(0);
        expect((await upload(slug, language, body(), "?dry_run=true")).json.plan).toBe(token);

        const done = await upload(slug, language, body(), `?plan=${token}`);
        expect(done.status).toBe(200);
        expect(done.json.accepted).toBe(accepted);
        for (const row of acts) {
          const units = await unitsOf(slug, row.language);
          const found = units.find(
            (unit: { source: string[]; context: string }) =>
              unit.source.join("|") === row.source.join("|") && unit.context === row.context,
          );
          if (row.outcome === "removed") expect(found).toBeUndefined();
          else if (row.outcome === "suggested")
            expect(found).toMatchObject({ has_suggestion: true, target: row.old_target });
          else expect(found).toMatchObject({ target: row.target, state: row.state });
        }
        if (method === "replace") expect(await fileOf(slug, "cs")).toBe(file);
      },
    );

    const rejects = async (slug: string, token: string, body: FormData, account = "admin") => {
      const before = await unitsOf(slug, "cs");
      const answer = await upload(slug, "cs", body, `?plan=${token}`, account);
      expect(answer.status).toBe(412);
      expect(answer.json).toEqual({ detail: expect.any(String) });
      expect(await unitsOf(slug, "cs")).toEqual(before);
    };

    it.each(["translate", "replace"])("fail with 412 when something changed that %s depends on", async (method) => {
      const slug = await component();
      const body = (file = translated) => form({ method }, file, "cs.po");
      const token = async () => (await upload(slug, "cs", body(), "?dry_run=1")).json.plan;

      await rejects(slug, await token(), body(`${translated}\n`));
      await rejects(slug, "made-up", body());

      const ofStrings = await token();
      const unit = (await unitsOf(slug, "cs")).find((each: { source: string[] }) => each.source[0] === "Good bye.");
      await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 10, target: ["Pa."] });
      await rejects(slug, ofStrings, body());

      const ofSettings = await token();
      await site.ask("admin", `PATCH /api/components/app/${slug}/`, { check_flags: "max-length:3" });
      await site.settled(`app/${slug}`);
      await rejects(slug, ofSettings, body());

      const ofRights = await token();
      await site.ask("admin", `POST /api/components/app/${slug}/lock/`, { lock: true });
      await rejects(slug, ofRights, body());
      await site.ask("admin", `POST /api/components/app/${slug}/lock/`, { lock: false });

      await rejects(slug, await token(), body(), "tester");
      expect((await upload(slug, "cs", body(), `?plan=${await token()}`)).status).toBe(200);
    });

    it("are made for every spelling of a flag, and what is none does nothing", async () => {
      const slug = await component();
      const body = () => form({ conflicts: "replace-translated" }, translated, "cs.po");
      const before = await unitsOf(slug, "cs");
      for (const flag of ["true", "T", "y", "1", "on"]) {
        const planned = await upload(slug, "cs", body(), `?dry_run=${flag}`);
        expect([planned.status, typeof planned.json.plan], flag).toEqual([200, "string"]);
      }
      for (const flag of ["maybe", "2", ""])
        expect((await upload(slug, "cs", body(), `?dry_run=${flag}`)).status, flag).toBe(400);
      expect(await unitsOf(slug, "cs")).toEqual(before);
      expect((await upload(slug, "cs", body(), "?dry_run=f")).json).toMatchObject({ accepted: 2, result: true });
    });

    it("are answered in pages", async () => {
      const slug = await component();
      const query = "?dry_run=true&page_size=1";
      const body = () => form({ conflicts: "replace-translated" }, translated, "cs.po");
      const first = (await upload(slug, "cs", body(), query)).json;
      expect(first).toMatchObject({ previous: null, skipped: 1, accepted: 2, total: 3, count: 3, not_found: 0 });
      expect(first.results).toHaveLength(1);
      const next = new URL(first.next);
      const second = (await upload(slug, "cs", body(), next.search)).json;
      expect(second.plan).toBe(first.plan);
      expect(second.results[0].source).not.toEqual(first.results[0].source);
      expect((await upload(slug, "cs", body(), "?dry_run=true&page=9")).status).toBe(404);
    });

    it("say why a string stays as it is", async () => {
      const slug = await component();
      const { results } = (await upload(slug, "cs", form({}, translated, "cs.po"), "?dry_run=true")).json;
      expect(results).toContainEqual({
        outcome: "skipped",
        kind: "conflict",
        reason: "The string is translated already.",
        unit: expect.stringMatching(/\/api\/units\/\d+\/$/),
        language: "cs",
        context: "",
        source: ["Hello"],
        old_target: ["Ahoj"],
        old_state: 20,
        target: null,
        state: null,
        file_target: ["Nazdar"],
      });
    });

    it("are looked at by kind and by words, with the counts of all kinds beside", async () => {
      const slug = await component();
      const planned = async (query: string) =>
        (await upload(slug, "cs", form({}, translated, "cs.po"), `?dry_run=true${query}`)).json;
      const whole = await planned("");
      expect(whole.kinds).toMatchObject({ conflict: 1, changed: 1, same: 1, refused: 0 });
      const conflicts = await planned("&kind=conflict,refused");
      expect(conflicts).toMatchObject({ plan: whole.plan, kinds: whole.kinds, count: 1 });
      expect(conflicts.results).toMatchObject([{ old_target: ["Ahoj"], target: null, file_target: ["Nazdar"] }]);
      expect((await planned("&words=NAZD")).results).toEqual(conflicts.results);
      expect(await planned("&kind=changed&words=nazd")).toMatchObject({ count: 0, results: [] });
    });

    it("take the file's text for the conflicts that are chosen, and for no other", async () => {
      const slug = await component();
      const { id } = (await unitsOf(slug, "cs")).find((unit: { source: string[] }) => unit.source[0] === "Hello");
      const body = (overwrite: string) => form({ overwrite }, translated, "cs.po");
      expect((await upload(slug, "cs", body("one"), "?dry_run=true")).json).toHaveProperty("overwrite");
      const none = (await upload(slug, "cs", body(""), "?dry_run=true")).json;
      expect(none.kinds).toMatchObject({ conflict: 1, changed: 1 });
      const chosen = (await upload(slug, "cs", body(String(id)), "?dry_run=true")).json;
      expect(chosen.kinds).toMatchObject({ conflict: 0, changed: 2 });
      expect((await upload(slug, "cs", body(String(id)), `?plan=${none.plan}`)).status).toBe(412);
      expect((await upload(slug, "cs", body(String(id)), `?plan=${chosen.plan}`)).json.accepted).toBe(2);
      const { target } = (await unitsOf(slug, "cs")).find((unit: { id: number }) => unit.id === id);
      expect(target).toEqual(["Nazdar"]);
    });
  });
});
