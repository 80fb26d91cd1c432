/** Whoever writes strings: each writer leaves them, and what hangs on them, as the others do. */
import type { Followed } from "@dragoman/core/changes";
import { Reactions } from "../../core/src/changes/inside.ts";
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

interface Writer {
  readonly name: string;
  /** How its records are called. */
  readonly action: number;
  /** Whether slips in what somebody typed are put right. */
  readonly fixes: boolean;
  /** Whose memory has it too. */
  readonly person: string | null;
  /** Makes the string with this source say a text in Czech, as translated. */
  readonly write: (source: string, text: string) => Promise<unknown>;
}

const strings = Array.from({ length: 40 }, (_, index) => `String ${index}.`);
const poOf = (pairs: readonly (readonly [string, string])[]) =>
  [
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n',
    ...pairs.map(([source, target]) => `msgid "${source}"\nmsgstr "${target}"\n`),
  ].join("\n");
const empty = poOf(strings.map((source) => [source, ""]));

describe.each(databases)("writers of strings on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let next = 0;
  let far = 0;
  const followed: Followed[] = [];

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice", { superuser: true });
    remote = makeRemote({
      ...Object.fromEntries(["main", "near", "far"].map((slug) => [`${slug}/cs.po`, empty] as const)),
      "small/cs.po": poOf([
        ["One.", "Jedna."],
        ["Two.", ""],
      ]),
    });
    for (const name of ["app", "elsewhere"])
      await site.ask("admin", "POST /api/projects/", { name, slug: name, web: "https://example.org/" });
    const kinds = {
      "app/main": { enforced_checks: ["end_stop", "reused"] },
      "app/near": {},
      "app/small": { enforced_checks: ["reused"] },
      "elsewhere/far": {},
    };
    for (const [place, fields] of Object.entries(kinds)) {
      const [project, slug] = place.split("/");
      const body = {
        repo: remote.url,
        disable_autoshare: true,
        manage_units: true,
        new_lang: "none",
        file_format: "po",
        ...fields,
      };
      const made = await site.ask("admin", `POST /api/projects/${project}/components/`, {
        name: slug,
        slug,
        filemask: `${slug}/*.po`,
        ...body,
      });
      expect([made.status, made.json]).toEqual([201, expect.anything()]);
      await site.settled(place);
      far = made.json.id;
    }
    await site.run(Effect.map(Reactions, ({ add }) => add((changes) => Effect.sync(() => followed.push(...changes)))));
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const unit = async (place: string, source: string) =>
    (await site.ask("admin", `GET /api/translations/${place}/cs/units/?q=${encodeURIComponent(`source:="${source}"`)}`))
      .json.results[0];
  const set = async (place: string, source: string, text: string, state = 20) => {
    const { id } = await unit(place, source);
    const answer = await site.ask("alice", `PATCH /api/units/${id}/`, { target: [text], state });
    expect(answer.status).toBe(200);
  };
  const upload = async (method: string, source: string, text: string) => {
    const body = new FormData();
    body.set("file", new File([poOf([[source, text]])], "cs.po"));
    body.set("method", method);
    const answer = await site.ask("alice", "POST /api/translations/app/main/cs/file/", body);
    expect([answer.status, answer.json?.accepted]).toEqual([200, 1]);
  };
  const acting = () =>
    site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`select id from tasks where kind = 'addons.act' and state not in ('done', 'failed')`,
      ),
    );
  const bulk = async (source: string) => {
    const configuration = { q: `id:${(await unit("app/main", source)).id}`, state: 20 };
    const made = await site.ask("admin", "POST /api/components/app/main/addons/", {
      name: "weblate.flags.bulk",
      configuration,
    });
    expect(made.status).toBe(201);
    await expect.poll(acting, { timeout: 30_000 }).toEqual([]);
    await site.ask("admin", `DELETE /api/addons/${made.json.id}/`);
  };

  const writers: readonly Writer[] = [
    {
      name: "an edit",
      action: 5,
      fixes: true,
      person: "alice",
      write: (source, text) => set("app/main", source, text),
    },
    {
      name: "an edit of another component",
      action: 5,
      fixes: true,
      person: "alice",
      write: (source, text) => set("app/near", source, text),
    },
    {
      name: "an upload",
      action: 9,
      fixes: true,
      person: "alice",
      write: (source, text) => upload("translate", source, text),
    },
    {
      name: "an added string",
      action: 31,
      fixes: false,
      person: "alice",
      write: (source, text) =>
        site.ask("alice", "POST /api/translations/app/main/cs/units/", { source: `New: ${source}`, target: text }),
    },
    {
      name: "an upload of new strings",
      action: 31,
      fixes: false,
      person: "alice",
      write: (source, text) => upload("add", `New: ${source}`, text),
    },
    {
      name: "automatic translation",
      action: 6,
      fixes: false,
      person: "alice",
      write: async (source, text) => {
        await set("elsewhere/far", source, text);
        const answer = await site.ask("alice", "POST /api/translations/app/main/cs/autotranslate/", {
          mode: "translate",
          filter_type: "todo",
          auto_source: "others",
          threshold: 80,
          component: String(far),
        });
        expect(answer.status).toBe(200);
      },
    },
    {
      name: "the add-on for bulk edits",
      action: 32,
      fixes: false,
      person: null,
      write: async (source, text) => {
        await set("app/main", source, text, 10);
        await bulk(source);
      },
    },
  ];

  const found = async (source: string) =>
    (await unit("app/main", `New: ${source}`)) ?? (await unit("app/main", source));
  const records = (id: number) =>
    site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ action: number; target: string; user: string | null; details: object }>`
          select h.action, h.target, u.username as "user", h.details from changes h left join users u on u.id = h.user_id
          where h.unit_id = ${id} and h.action < 1000 and h.action <> 45 order by h.id`,
      ),
    );
  const reaction = (id: number) =>
    followed.findLast(({ unitId, counts }) => Number(unitId) === id && counts !== undefined);
  /** Counters of translations that are not what their units say. */
  const miscounted = () =>
    site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`select s.translation_id from translation_statistics s join (select translation_id,
            count(*) as total, count(*) filter (where state >= 20) as translated, count(*) filter (where state = 10) as fuzzy,
            sum(num_words) filter (where state >= 20) as words, count(*) filter (where has_failing_check) as failing
          from units group by 1) u on u.translation_id = s.translation_id
          where (s.total, s.translated, s.fuzzy, s.translated_words, s.failing)
            <> (u.total, u.translated, u.fuzzy, coalesce(u.words, 0), u.failing)`,
      ),
    );
  const memoryOf = async (source: string) =>
    (
      await site.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql<{ target: string }>`select distinct target from memory_entries where source = ${source}`,
        ),
      )
    ).map(({ target }) => target);
  const remembered = (target: string) =>
    site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ scope: string; user: string | null }>`select distinct m.scope, u.username as "user"
          from memory_entries m left join users u on u.id = m.user_id
          where m.target = ${target} and m.origin = 'app/main' order by 1, 2`,
      ),
    );

  it("complete a translation when all of it is translated in the end, not when a check lowers the last string", async () => {
    const completed = async () =>
      (await site.ask("admin", "GET /api/components/app/small/changes/?action=1")).json.count;
    await set("app/small", "Two.", "Jedna.");
    expect(await unit("app/small", "Two.")).toMatchObject({ state: 10, target: ["Jedna."] });
    expect(await completed()).toBe(0);
    await set("app/small", "Two.", "Dvě.");
    expect(await completed()).toBe(1);
    await expect.poll(() => memoryOf("Two."), { timeout: 30_000 }).toEqual(["Dvě."]);
  });

  describe.each(writers.map(({ name }, index) => ({ name, index })))("$name", ({ index }) => {
    const writer = writers[index] as Writer;

    it("does not count as translated what an enforced check refuses", async () => {
      const source = strings[next++] ?? "";
      followed.length = 0;
      await writer.write(source, `Bez ${next}`);
      const { id, state, target, has_failing_check: failing } = await found(source);
      expect({ state, target, failing }).toEqual({ state: 10, target: [`Bez ${next}`], failing: true });
      expect(await miscounted()).toEqual([]);
      const told = (await records(id)).at(-1);
      if (writer.action !== 32) {
        expect(told).toMatchObject({ action: writer.action, target: `Bez ${next}`, user: writer.person });
        expect(told?.details).toMatchObject({ state: 10 });
        expect(reaction(id)).toMatchObject({
          action: writer.action,
          counts: { after: { state: 10, failing: true } },
        });
      }
    });

    it("does not count as translated what an enforced check of strings beside others refuses", async () => {
      const [other, source] = [strings[next++] ?? "", strings[next++] ?? ""];
      const text = `Stejně ${next}.`;
      await set("app/main", other, text);
      await expect.poll(() => remembered(text), { timeout: 30_000 }).not.toEqual([]);
      followed.length = 0;
      await writer.write(source, text);
      const { id, state, target, has_failing_check: failing } = await found(source);
      expect({ state, target, failing }).toEqual({ state: 10, target: [text], failing: true });
      expect(await miscounted()).toEqual([]);
      if (writer.action !== 32) {
        expect((await records(id)).at(-1)).toMatchObject({ action: writer.action, details: { state: 10 } });
        expect(reaction(id)).toMatchObject({ action: writer.action, counts: { after: { state: 10, failing: true } } });
      }
      expect(reaction(id)?.counts?.after).toMatchObject({ state: 10, failing: true });
    });

    it("is recorded, counted and remembered", async () => {
      const source = strings[next++] ?? "";
      followed.length = 0;
      await writer.write(source, `Text ${next}.`);
      const { id, state } = await found(source);
      expect(state).toBe(20);
      expect(await miscounted()).toEqual([]);
      const told = (await records(id)).at(-1);
      expect(told).toMatchObject({ action: writer.action, target: `Text ${next}.`, user: writer.person });
      expect(told?.details).toMatchObject({ state: 20 });
      expect(reaction(id)).toMatchObject({
        action: writer.action,
        counts: { after: { state: 20 } },
      });
      await expect
        .poll(() => remembered(`Text ${next}.`), { timeout: 30_000 })
        .toEqual([
          ...(writer.person === null ? [] : [{ scope: "personal", user: writer.person }]),
          { scope: "project", user: null },
          { scope: "shared", user: null },
        ]);
    });

    it("puts slips right in what somebody typed, and nothing else", async () => {
      const source = strings[next++] ?? "";
      await writer.write(source, `Text ${next}. `);
      const { target } = await found(source);
      // What came by hand was put right when it came.
      const typed = writer.fixes || writer.action === 6 || writer.action === 32;
      expect(target).toEqual([typed ? `Text ${next}.` : `Text ${next}. `]);
    });
  });

  describe("terminology", () => {
    const inGerman = async (source: string) =>
      (
        await site.ask(
          "admin",
          `GET /api/translations/app/glossary/de/units/?q=${encodeURIComponent(`source:="${source}"`)}`,
        )
      ).json.results[0];
    /** Makes a term of Czech alone one of all languages, and answers what German got. */
    const spread = async (source: string, flags: string) => {
      const term = { context: "", source: [source], target: ["Pojem."] };
      const added = await site.ask("alice", "POST /api/translations/app/glossary/cs/units/", term);
      expect([added.status, await inGerman(source)]).toEqual([201, undefined]);
      followed.length = 0;
      const [, id] = /(\d+)\/$/.exec(added.json.source_unit) ?? [];
      expect((await site.ask("alice", `PATCH /api/units/${id}/`, { extra_flags: flags })).status).toBe(200);
      return await inGerman(source);
    };

    beforeAll(async () => {
      const languages = async () =>
        (await site.ask("admin", "GET /api/components/app/glossary/translations/")).json.results.map(
          ({ language_code: code }: { language_code: string }) => code,
        );
      await vi.waitFor(async () => expect(await languages()).toContain("cs"), { timeout: 30_000 });
      await site.ask("admin", "POST /api/components/app/glossary/translations/", { language_code: "de" });
      await vi.waitFor(async () => expect(await languages()).toContain("de"), { timeout: 30_000 });
      const enforced = { enforced_checks: ["end_stop"] };
      expect((await site.ask("admin", "PATCH /api/components/app/glossary/", enforced)).status).toBe(200);
    });

    it("waits for a translation, whatever is enforced; is recorded and counted", async () => {
      const { id, ...unit } = await spread("Term.", "terminology");
      expect(unit).toMatchObject({ state: 0, target: [""], has_failing_check: false });
      expect(await records(id)).toEqual([
        { action: 31, target: "", user: null, details: expect.objectContaining({ state: 0, source: "Term." }) },
      ]);
      expect(reaction(id)).toMatchObject({
        action: 31,
        counts: { before: null, after: { state: 0, failing: false } },
      });
      expect(await miscounted()).toEqual([]);
    });

    it("is read-only beneath such a flag, with nothing under it", async () => {
      const { id, ...unit } = await spread("Name.", "terminology, read-only");
      expect(unit).toMatchObject({ state: 100, target: [""] });
      expect((await records(id)).at(-1)?.details).toMatchObject({ state: 100, after: { original_state: 0 } });
      expect(await miscounted()).toEqual([]);
    });

    it("is no translation that the memory learns", async () => {
      await spread("Glossaries have their own.", "terminology");
      const rows = (table: string, where: string) =>
        site.run(
          Effect.flatMap(
            SqlClient.SqlClient,
            (sql) => sql`select source from ${sql.literal(table)} where ${sql.literal(where)}`,
          ),
        );
      await expect.poll(() => rows("memory_queue", "true"), { timeout: 30_000 }).toEqual([]);
      expect(await rows("memory_entries", "origin = 'app/glossary'")).toEqual([]);
    });

    it("says what the source string says, slips and all", async () => {
      expect((await spread("Slip. ", "terminology")).source).toEqual(["Slip. "]);
    });
  });
});
