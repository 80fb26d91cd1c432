/** How many statements an act takes: a number that does not grow with siblings, languages or strings. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, recordStatements } from "@dragoman/testing";
import { type Context, Effect, Exit, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Actor, anonymousId } from "../../src/access/index.ts";
import { systemActor } from "../../src/access/system.ts";
import { actions } from "../../src/changes/index.ts";
import { ComponentKeeping } from "../../src/components/inside.ts";
import { type DragomanServices, dragomanLayer } from "../../src/dragoman/index.ts";
import { ComponentId, UnitId, UserId } from "../../src/ids/index.ts";
import { StatisticsKeeping } from "../../src/statistics/inside.ts";
import { TranslationKeeping } from "../../src/translations/inside.ts";
import { Units } from "../../src/units/index.ts";
import { makeWriting, texting, UnitKeeping } from "../../src/units/inside.ts";

const many = 50;
const languages = 40;

/**
 * Two projects of 2 and of 50 components with the same strings in Czech; two components, in 2 and in 40 languages; and
 * two glossaries, in 2 and in 40, of whose strings the first two are in the source language alone.
 */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into users (id, username, full_name, email) values (77, 'alice', 'Alice', 'alice@example.org')`;
  yield* sql`insert into projects (id, name, slug, web) select n, 'P' || n, 'p' || n, 'https://example.org/' from generate_series(1, 4) n`;
  yield* sql`insert into components (id, project_id, source_language_id, name, slug, path, vcs, repo, filemask, template, edit_template, file_format,
      commit_message, add_message, delete_message, merge_message, addon_message, pull_message, allow_translation_propagation,
      manage_units, is_glossary)
    select x.id, x.project, l.id, x.id, x.id, x.id, 'local', 'local:', '*.json', case when x.id > 600 then '' else 'en.json' end,
      true, 'json', '', '', '', '', '', '', true, true, x.id > 600
    from languages l, (select n as id, 1 as project from generate_series(1, 2) n
      union all select n, 2 from generate_series(3, ${many + 2}) n
      union all values (501, 3), (502, 4), (601, 3), (602, 4)) x where l.code = 'en'`;
  yield* sql`insert into translations (component_id, language_id, plural_id, language_code, filename, is_source, is_template, units_version)
    select c.id, l.id, p.id, l.code, l.code || '.json', l.code = 'en', l.code = 'en' and c.id < 600, 1 from components c
      join languages l on l.code in ('en', 'cs') or (c.id > 500 and l.id in (select k.id from languages k
        where k.code not in ('en', 'cs') and exists (select 1 from plurals q where q.language_id = k.id and q.source = 0) order by k.id
        limit case when c.id in (501, 601) then 1 else ${languages - 1} end))
      join plurals p on p.language_id = l.id and p.source = 0 order by c.id, l.code <> 'en', l.id`;
  yield* sql`insert into translation_statistics (translation_id, total) select id, 4 from translations on conflict do nothing`;
  yield* sql`insert into units (translation_id, id_hash, content_hash, file_key, context, position, source, target, state, original_state, num_words, num_chars)
    select t.id, n, n, n, n, n, array['Source ' || n], array['Source ' || n], 20, 20, 1, 1 from translations t, generate_series(1, 4) n
    where t.is_source order by t.id, n`;
  yield* sql`insert into units (translation_id, source_unit_id, id_hash, content_hash, file_key, context, position, source, target, state, original_state, num_words, num_chars)
    select t.id, s.id, s.id_hash, s.content_hash, s.file_key, s.context, s.position, s.source, array[''], 0, 0, 1, 1
    from translations t join translations st on st.component_id = t.component_id and st.is_source join units s on s.translation_id = st.id
    where not t.is_source and (t.component_id < 600 or s.position > 2) order by t.id, s.id`;
});

const alice: Actor = {
  ...systemActor,
  id: UserId.make(77),
  username: "alice",
  fullName: "Alice",
  email: "alice@example.org",
};

describe.each(databases)("statements of acts on $name", (database) => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let services: Context.Context<DragomanServices>;
  let take: () => readonly string[];
  const run = <A, E>(effect: Effect.Effect<A, E, DragomanServices>) =>
    Effect.runPromise(Effect.provide(effect, services));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-statements-"));
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    const built = await Effect.runPromise(
      Scope.provide(Layer.build(dragomanLayer({ database: options, dataDir, worker: false })), scope),
    );
    ({ services, take } = recordStatements(built));
    await run(fill);
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  });

  const unit = (component: number, language: string, context: number) =>
    run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql<{ id: number }>`select u.id from units u join translations t on t.id = u.translation_id
          where t.component_id = ${component} and t.language_code = ${language} and u.context = ${String(context)}`;
        return UnitId.make(Number(rows[0]?.id));
      }),
    );
  const edited = async (component: number, language: string, context: number, patch: object) => {
    const id = await unit(component, language, context);
    take();
    await run(Effect.flatMap(Units, (units) => units.edit(alice, id, Effect.succeed(patch))));
    return take();
  };
  const once = { target: ["Zdroj"], state: 20 } as const;
  /** Languages of a component that do not have a source text. */
  const lacking = (component: number, text: string) =>
    run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql`select 1 from translations t where t.component_id = ${component} and not t.is_source
          and not exists (select 1 from units u where u.translation_id = t.id and u.source = array[${text}::text])`;
        return rows.length;
      }),
    );
  /** Terms that a glossary has in its source language alone. */
  const terms = (component: number, count: number) =>
    Effect.flatMap(
      SqlClient.SqlClient,
      (
        sql,
      ) => sql`insert into units (translation_id, id_hash, content_hash, file_key, context, position, source, target,
          state, original_state, num_words, num_chars, extra_flags)
        select t.id, 1000 + n, 1000 + n, n, '', n, array['Term ' || n], array['Term ' || n], 20, 20, 1, 1, 'terminology'
        from translations t, generate_series(1, ${count}::int) n where t.component_id = ${component} and t.is_source`,
    );

  it("takes as many for 2 siblings as for 50", async () => {
    await edited(1, "cs", 1, once);
    await edited(3, "cs", 1, once);
    const few = await edited(1, "cs", 2, once);
    const all = await edited(3, "cs", 2, once);
    expect(all.length).toBe(few.length);
  });

  it("takes as many for a flag in 2 languages as in 40", async () => {
    const flags = { extra_flags: "read-only" };
    const few = await edited(501, "en", 1, flags);
    const all = await edited(502, "en", 1, flags);
    expect(all.length).toBe(few.length);
  });

  it("takes as many for a new source text in 2 languages as in 40", async () => {
    await edited(501, "en", 2, { target: ["Other"], state: 20 });
    await edited(502, "en", 2, { target: ["Other"], state: 20 });
    const few = await edited(501, "en", 2, { target: ["Another"], state: 20 });
    const all = await edited(502, "en", 2, { target: ["Another"], state: 20 });
    expect(all.length).toBe(few.length);
  });

  it("takes eleven for an edit", async () => {
    await edited(501, "cs", 3, once);
    expect(await edited(501, "cs", 3, { target: ["Jinak"], state: 20 })).toHaveLength(11);
  });

  it("takes as many for a term in 2 languages as in 40, and among 100 terms", async () => {
    const flags = { extra_flags: "terminology" };
    const few = await edited(601, "en", 1, flags);
    const all = await edited(602, "en", 1, flags);
    expect(await lacking(602, "Source 1")).toBe(0);
    await run(terms(602, 100));
    const among = await edited(602, "en", 2, flags);
    expect([all.length, among.length]).toEqual([few.length, few.length]);
    expect([await lacking(602, "Source 2"), await lacking(602, "Term 1")]).toEqual([0, languages]);
  });

  it("takes as many for each portion of the terms that languages lack", async () => {
    const completed = async (component: number) => {
      take();
      await run(
        Effect.flatMap(UnitKeeping, ({ completeTerminology }) => completeTerminology(ComponentId.make(component))),
      );
      return take().length;
    };
    await completed(601);
    const none = await completed(601);
    await run(terms(601, 3));
    const portion = (await completed(601)) - none;
    expect(await lacking(601, "Term 1")).toBe(0);
    // Five hundred strings at once: twelve terms in forty languages.
    const most = Math.floor(500 / languages);
    expect((await completed(602)) - none).toBe(portion * Math.ceil(100 / most));
    expect([await lacking(602, "Term 1"), await lacking(602, "Term 100")]).toEqual([0, 0]);
  });

  it("takes as many for a new string in 2 languages as in 40", async () => {
    const added = async (project: string, component: string, key: string) => {
      take();
      const input = Effect.succeed({ key, value: ["New"] });
      await run(Effect.flatMap(Units, (units) => units.add(alice, project, component, "en", input)));
      return take().length;
    };
    await added("p3", "501", "first");
    await added("p4", "502", "first");
    expect(await added("p4", "502", "second")).toBe(await added("p3", "501", "second"));
    expect(await lacking(502, "New")).toBe(0);
  });

  it("records many new strings in portions, as one act", async () => {
    const many = 2_000;
    const added = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const places = yield* (yield* TranslationKeeping).ofComponent(ComponentId.make(501));
      const [translation] = places.filter((each) => each.is_source);
      const component = yield* (yield* ComponentKeeping).byId(ComponentId.make(501));
      if (translation === undefined || component === undefined) return yield* Effect.die("no place");
      yield* sql`update units set state = 20 where translation_id = ${translation.id}`;
      yield* (yield* StatisticsKeeping).recount([translation.id]);
      const addressed = { component, translation, translations: places };
      const inputs = Array.from({ length: many }, (_, index) => ({ key: `many ${index}`, value: ["Text"] }));
      const units = yield* UnitKeeping;
      const [last] = yield* sql<{ id: number }>`select max(id)::float8 as id from changes`;
      yield* sql.withTransaction(
        Effect.gen(function* () {
          const wanted = yield* units.survey(alice, addressed, inputs);
          take();
          yield* units.insert(
            alice,
            addressed,
            wanted.flatMap((each) => ("hash" in each ? [each] : [])),
          );
        }),
      );
      const statements = take().filter((statement) => statement.startsWith("insert into changes"));
      const told = yield* sql<{ action: number; count: number }>`select action, count(*)::int as count from changes
        where translation_id = ${translation.id} and id > ${last?.id ?? 0} group by 1 order by 1`;
      return { statements: statements.length, told };
    });
    expect(await run(added)).toEqual({
      // Of three languages in portions of 5,000, and that the source language is complete.
      statements: Math.ceil((3 * many) / 5_000) + 1,
      told: [
        { action: actions.translationCompleted, count: 1 },
        { action: actions.stringAdded, count: many },
      ],
    });
  });

  it("takes as many for 8 strings at once as for 200", async () => {
    const ids = (project: number) =>
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ id: number }>`select u.id from units u join translations t on t.id = u.translation_id
          join components c on c.id = t.component_id where c.project_id = ${project} and not t.is_source`,
      );
    const marked = async (project: number) => {
      const units = (await run(ids(project))).map(({ id }) => UnitId.make(Number(id)));
      take();
      const written = Effect.flatMap(makeWriting, ({ words }) =>
        words(
          units,
          ({ source }) => ({ target: [`${source[0]} jinak`], state: 10 }),
          texting({ action: 32, userId: null, authorId: anonymousId, fixups: false }),
        ),
      );
      expect(await run(written)).toHaveLength(units.length);
      return take();
    };
    expect((await marked(2)).length).toBe((await marked(1)).length);
  });
});
