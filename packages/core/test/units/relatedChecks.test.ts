/** The checks that compare strings, asked of many rows at once, against the rules that say what they mean. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, postgres } from "@dragoman/testing";
import { type Context, Deferred, Effect, Exit, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInconsistent, isReused } from "../../src/checks/index.ts";
import { ChangeKeeping } from "../../src/changes/inside.ts";
import { makeTransaction } from "../../src/database/transaction.ts";
import { type DragomanServices, dragomanLayer } from "../../src/dragoman/index.ts";
import { ProjectId, type UnitId } from "../../src/ids/index.ts";
import { makeRelatedChecks } from "../../src/units/relatedChecks.ts";
import type { Said } from "../../src/units/stores/relatedChecks.ts";
import { plansOf } from "../database/plans.ts";

const components = 3;
const sourcesEach = 4;

interface Row {
  readonly id: UnitId;
  readonly component: number;
  readonly source: string;
  readonly target: string;
  readonly state: number;
}

const text = fc.constantFrom("a", "b", "c");
const said = fc.oneof(
  fc.record({ target: text, state: fc.constantFrom(10, 20, 30, 100) }),
  fc.constant({ target: "", state: 0 }),
);

const project = ProjectId.make(1);

/** A project with components of the same few strings, the last of which takes no translations over. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into projects (id, name, slug, web) values (1, 'Alike', 'alike', 'https://example.org/')`;
  yield* sql`insert into components (id, project_id, source_language_id, name, slug, path, vcs, repo, filemask, file_format,
      commit_message, add_message, delete_message, merge_message, addon_message, pull_message, allow_translation_propagation)
    select n, 1, l.id, n, n, n, 'local', 'local:', 'po/*.po', 'po', '', '', '', '', '', '', n < ${components}
    from languages l, generate_series(1, ${components}) n where l.code = 'en'`;
  yield* sql`insert into translations (id, component_id, language_id, plural_id, language_code, filename, is_source, units_version)
    select n, n, l.id, p.id, l.code, 'po/cs.po', false, 1 from languages l join plurals p on p.language_id = l.id and p.source = 0,
      generate_series(1, ${components}) n where l.code = 'cs'`;
  yield* sql`insert into translation_statistics (translation_id, total) select id, ${sourcesEach} from translations on conflict do nothing`;
  yield* sql`insert into units (translation_id, id_hash, content_hash, file_key, position, source, target, state, original_state, num_words, num_chars)
    select t.id, n, n, n, n, array['Source ' || n], array[''], 0, 0, 1, 1 from translations t, generate_series(1, ${sourcesEach}) n order by t.id, n`;
});

describe.each(databases)("related checks on $name", (database) => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let services: Context.Context<DragomanServices>;
  const run = <A, E>(effect: Effect.Effect<A, E, DragomanServices>) =>
    Effect.runPromise(Effect.provide(effect, services));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-related-"));
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    services = await Effect.runPromise(
      Scope.provide(Layer.build(dragomanLayer({ database: options, dataDir, worker: false })), scope),
    );
    await run(fill);
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  });

  const rows = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<Row>`select u.id, t.component_id as component, u.source[1] as source, u.target[1] as target, u.state
      from units u join translations t on t.id = u.translation_id order by u.id`,
  );
  const recorded = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql<{
        failing: string;
      }>`select unit_id || ' ' || name as failing from checks where name in ('inconsistent', 'reused')`,
  );
  const counted = Effect.flatMap(
    SqlClient.SqlClient,
    (
      sql,
    ) => sql`select s.translation_id, s.failing, (select count(*)::int from units u where u.translation_id = s.translation_id
      and exists (select 1 from checks k where k.unit_id = u.id)) as real from translation_statistics s order by 1`,
  );

  const expected = (all: readonly Row[]): readonly string[] =>
    all
      .filter(({ state }) => state !== 100)
      .flatMap((unit) => {
        const others = all.filter(({ id }) => id !== unit.id);
        const same = others.filter(({ source, component }) => source === unit.source && component < components);
        const asString = ({ target, state }: Row) => ({ targets: [target], state });
        const asText = ({ source, target }: Row) => ({ sources: [source], targets: [target] });
        return [
          ...(unit.component < components && isInconsistent(asString(unit), same.map(asString))
            ? [`${unit.id} inconsistent`]
            : []),
          ...(isReused(asText(unit), others.map(asText), 3) ? [`${unit.id} reused`] : []),
        ];
      })
      .sort();

  /** One of these, after it was changed, with the counters. */
  const judged = (id: UnitId, before: readonly Said[]) =>
    Effect.gen(function* () {
      const checks = yield* makeRelatedChecks;
      yield* checks.take(before);
      const { moves } = yield* checks.judge([id], before, { enforcing: false });
      yield* (yield* ChangeKeeping).follow(moves);
    });

  /** What is recorded after each edit, and after the whole language was judged. */
  const edited = (edits: readonly { readonly place: number; readonly target: string; readonly state: number }[]) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const checks = yield* makeRelatedChecks;
      const transaction = yield* makeTransaction;
      for (const { place, target, state } of edits) {
        const unit = (yield* rows)[place];
        if (unit === undefined) continue;
        const before = yield* checks.saidBy([unit.id]);
        yield* transaction(
          Effect.gen(function* () {
            yield* sql`update units set target = array[${target}::text], state = ${state} where id = ${unit.id}`;
            yield* judged(unit.id, before);
          }),
        );
      }
      const all = yield* rows;
      const one = (yield* recorded).map(({ failing }) => failing).sort();
      const [language] = yield* checks.languagesOf(project);
      const whole = yield* checks.refreshLanguages(project, language === undefined ? [] : [language], transaction);
      return { all, one, changedByWhole: whole.flat(), counters: yield* counted };
    });

  it("are what the rules say after every edit, and the counters with them; judging all finds nothing else", async () => {
    const edit = fc
      .record({ place: fc.nat(components * sourcesEach - 1), said })
      .map(({ place, said: of }) => ({ place, ...of }));
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
        const { all, one, changedByWhole, counters } = await run(edited(edits));
        expect(one).toEqual(expected(all));
        expect(changedByWhole).toEqual([]);
        for (const { failing, real } of counters) expect(failing).toBe(real);
      }),
      { numRuns: 25 },
    );
  });

  it("are found out anew for a whole language, whatever was recorded", async () => {
    const found = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const checks = yield* makeRelatedChecks;
      const before = (yield* recorded).map(({ failing }) => failing).sort();
      yield* sql`delete from checks`;
      yield* sql`insert into checks (unit_id, name) select id, 'reused' from units where target = array['']`;
      yield* sql`update units u set has_failing_check = exists (select 1 from checks k where k.unit_id = u.id)`;
      yield* sql`update translation_statistics s set failing = (select count(*)::int from units u where u.translation_id = s.translation_id and u.has_failing_check)`;
      const [language] = yield* checks.languagesOf(project);
      yield* checks.refreshLanguages(project, language === undefined ? [] : [language], yield* makeTransaction);
      const after = (yield* recorded).map(({ failing }) => failing).sort();
      return { before, after, counters: yield* counted };
    });
    const { before, after, counters } = await run(found);
    expect(after).toEqual(before);
    for (const { failing, real } of counters) expect(failing).toBe(real);
  });

  it.runIf(database === postgres).each([
    {
      what: "changes a string",
      change: (sql: SqlClient.SqlClient, id: number) =>
        Effect.andThen(
          sql`insert into checks (unit_id, name) values (${id}, 'end_stop')`,
          sql`update units set has_failing_check = true where id = ${id}`,
        ),
      left: [{ failing: true, real: true }],
    },
    {
      what: "takes a string away",
      change: (sql: SqlClient.SqlClient, id: number) => sql`delete from units where id = ${id}`,
      left: [],
    },
  ])("bear that a reader of files $what while they are judged", async ({ change, left }) => {
    const race = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const checks = yield* makeRelatedChecks;
      yield* sql`delete from checks`;
      yield* sql`update units set has_failing_check = false, target = array['same'], state = 20`;
      const all = yield* rows;
      const [one] = all;
      const other = all.find(({ source, id }) => source === one?.source && id !== one?.id);
      if (one === undefined || other === undefined) throw new Error("There are no two units.");
      const changed = yield* Deferred.make<void>();
      const waits = sql`select 1 from pg_locks where not granted`;
      const reading = sql.withTransaction(
        Effect.gen(function* () {
          yield* change(sql, other.id);
          yield* Deferred.succeed(changed, undefined);
          while ((yield* waits).length === 0) yield* Effect.yieldNow;
        }),
      );
      const judging = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`update units set target = array['other'] where id = ${one.id}`;
          yield* judged(one.id, yield* checks.saidBy([one.id]));
        }),
      );
      yield* Effect.all([reading, Effect.andThen(Deferred.await(changed), judging)], { concurrency: 2 });
      return yield* sql`select u.has_failing_check as failing, exists (select 1 from checks k where k.unit_id = u.id) as real
        from units u where u.id = ${other.id}`;
    });
    expect(await run(race)).toEqual(left);
  });

  it.runIf(database === postgres)("look for others through indexes when there are many", async () => {
    const many = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`insert into units (translation_id, id_hash, content_hash, file_key, position, source, target, state, original_state, num_words, num_chars)
        select t.id, n, n, n, n, array['Source ' || n], array['Target ' || n], 20, 20, 1, 1 from translations t, generate_series(100, 30000) n`;
      yield* sql`analyze`;
      const checks = yield* makeRelatedChecks;
      const ids = (yield* rows).slice(0, 1).map(({ id }) => id);
      const before = yield* checks.saidBy(ids);
      return yield* plansOf(checks.judge(ids, before, { enforcing: false }), ["units", "checks", "changes"]);
    });
    const kinds = await run(many);
    expect(kinds).not.toEqual([]);
    expect(kinds.filter((kind) => kind.startsWith("Seq Scan on units"))).toEqual([]);
  });
});
