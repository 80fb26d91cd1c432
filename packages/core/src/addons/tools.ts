/** What add-ons do to strings: set-based, in short transactions. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { bigints, ints, makeTransaction } from "../database/index.ts";
import { actions, formSeparator } from "../changes/index.ts";
import { compileSearch } from "../search/index.ts";
import { Statistics } from "../statistics/index.ts";
import { makeAutomaticTexts, makeRelatedChecks, makeSourceChecks, unitJoins, Units } from "../units/index.ts";

/** The anonymous user, author of what add-ons write. */
export const addonAuthor = 1;

export const makeAddonTools = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const transaction = yield* makeTransaction;
  const statistics = yield* Statistics;
  const search = yield* compileSearch;
  const units = yield* Units;
  const relatedChecks = yield* makeRelatedChecks;
  const sourceChecks = yield* makeSourceChecks;
  const texts = yield* makeAutomaticTexts;

  const unitIds = (componentId: number, condition: Fragment) =>
    Effect.map(
      Effect.orDie(
        sql<{
          id: number;
        }>`select u.id from units u ${sql.literal(unitJoins)} where c.id = ${componentId} and ${condition} order by u.id`,
      ),
      (rows) => rows.map(({ id }) => id),
    );

  const untranslated = (componentId: number) => unitIds(componentId, sql`u.state = 0 and not t.is_source`);
  const ofTranslation = (componentId: number, translationId: number) =>
    unitIds(componentId, sql`t.id = ${translationId}`);

  /** Units that a query finds; none where it cannot be understood any more. */
  const found = (componentId: number, query: string) =>
    Effect.flatMap(
      Effect.orElseSucceed(search(query), () => sql`false`),
      (condition) => unitIds(componentId, condition),
    );

  /** Read-only strings say what their sources say. */
  const fillReadOnly = (componentId: number) =>
    transaction(
      sql`with filled as (
          update units u set target = array(select u.source[least(form, cardinality(u.source))] from generate_series(1, cardinality(u.target)) form),
            original_state = case u.original_state when 0 then 20 else u.original_state end, pending = true, updated = now()
          from translations t where t.id = u.translation_id and t.component_id = ${componentId} and not t.is_source and u.state = 100
            and array_to_string(u.target, '') = '' and array_to_string(u.source, '') <> ''
          returning u.id, u.translation_id, u.target, u.original_state as state),
        waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state)
          select id, translation_id, ${addonAuthor}::int, target, state from filled)
        insert into changes (action, author_id, project_id, component_id, translation_id, unit_id, target)
        select ${actions.automaticallyTranslated}::smallint, ${addonAuthor}::int, c.project_id, c.id, f.translation_id, f.id,
          array_to_string(f.target, ${formSeparator})
        from filled f join translations t on t.id = f.translation_id join components c on c.id = t.component_id`,
    );

  /** Texts of the source translation by the source unit that they belong to. */
  const textsOf = (translationId: number) =>
    Effect.map(
      Effect.orDie(
        sql<{
          id: number;
          target: readonly string[];
        }>`select coalesce(source_unit_id, id) as id, target from units where translation_id = ${translationId}`,
      ),
      (rows) => new Map(rows.map(({ id, target }) => [id, target])),
    );

  /** A new state for strings that have a text; recorded as a change in bulk. */
  const setState = (ids: readonly number[], state: number) =>
    transaction(
      Effect.gen(function* () {
        yield* sql`select id from units where id = any(${bigints(ids)}) order by id for update`;
        const rows = yield* sql<{ id: number; translation_id: number }>`with changed as (
            update units u set state = ${state}, original_state = ${state}, pending = true, updated = now()
            from translations t where t.id = u.translation_id and not t.is_source and u.id = any(${bigints(ids)})
              and u.state in (10, 20, 30) and u.state <> ${state} returning u.id, u.translation_id, u.target),
          waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state)
            select id, translation_id, ${addonAuthor}::int, target, ${state}::smallint from changed),
          recorded as (insert into changes (action, author_id, project_id, component_id, translation_id, unit_id, target)
            select ${actions.bulkStatusChanged}::smallint, ${addonAuthor}::int, c.project_id, c.id, h.translation_id, h.id,
              array_to_string(h.target, ${formSeparator})
            from changed h join translations t on t.id = h.translation_id join components c on c.id = t.component_id)
          select id, translation_id from changed`;
        yield* statistics.recount([...new Set(rows.map((row) => row.translation_id))]);
        const changed = rows.map(({ id }) => id);
        const said = yield* relatedChecks.saidBy(changed);
        yield* sourceChecks.refresh(yield* relatedChecks.refresh(changed, said, { enforcing: false }));
      }),
    );

  /** The source strings of units, with the flags that people set on them. */
  const sources = (ids: readonly number[]) =>
    Effect.orDie(
      sql<{ id: number; extra_flags: string }>`select s.id, s.extra_flags from units s
        where s.id in (select coalesce(u.source_unit_id, u.id) from units u where u.id = any(${bigints(ids)})) order by s.id`,
    );

  const setLabels = (sourceIds: readonly number[], add: readonly number[], drop: readonly number[]) =>
    transaction(
      Effect.andThen(
        sql`insert into unit_labels (unit_id, label_id)
          select u.id, b.id from units u join translations t on t.id = u.translation_id join components c on c.id = t.component_id
            join labels b on b.project_id = c.project_id and b.id = any(${ints(add)})
          where u.id = any(${bigints(sourceIds)}) on conflict do nothing`,
        sql`delete from unit_labels where unit_id = any(${bigints(sourceIds)}) and label_id = any(${ints(drop)})`,
      ),
    );

  /** Old comments or suggestions of a component go, with their marks on units and in the counters. */
  const removeOld = (kind: "comments" | "suggestions", componentId: number, days: number, votes: number) =>
    transaction(
      Effect.gen(function* () {
        const table = sql.literal(kind);
        const mark = sql.literal(kind === "comments" ? "has_comment" : "has_suggestion");
        const unwanted = kind === "suggestions" ? sql`and k.votes <= ${votes}` : sql``;
        const action = kind === "comments" ? actions.commentRemoved : actions.suggestionRemovedDuringCleanup;
        const rows = yield* sql<{ translation_id: number }>`with gone as (
            delete from ${table} k using units u, translations t
            where u.id = k.unit_id and t.id = u.translation_id and t.component_id = ${componentId}
              and k.created < now() - make_interval(days => ${days}) ${unwanted}
            returning k.id, k.unit_id, u.translation_id),
          recorded as (insert into changes (action, project_id, component_id, translation_id, unit_id)
            select ${action}::smallint, c.project_id, c.id, g.translation_id, g.unit_id
            from gone g join translations t on t.id = g.translation_id join components c on c.id = t.component_id),
          marked as (update units u set ${mark} = exists (select 1 from ${table} k where k.unit_id = u.id and k.id not in (select id from gone))
            where u.id in (select unit_id from gone))
          select distinct translation_id from gone`;
        if (rows.length > 0) yield* statistics.recount(rows.map((row) => row.translation_id));
      }),
    );

  /** Languages that other components of the project have and this one lacks. Those of restricted ones stay unknown. */
  const missingLanguages = (componentId: number) =>
    Effect.map(
      Effect.orDie(sql<{ id: number }>`select distinct t.language_id as id from components k
          join components c on c.project_id = k.project_id and not c.deleting and not c.restricted and not c.is_glossary
          join translations t on t.component_id = c.id
        where k.id = ${componentId} and t.language_id <> k.source_language_id
          and not exists (select 1 from translations x where x.component_id = k.id and x.language_id = t.language_id) order by 1`),
      (rows) => rows.map(({ id }) => id),
    );

  const setTranslationFlags = (translationId: number, flags: string) =>
    Effect.orDie(
      Effect.asVoid(
        sql`update translations set check_flags = ${flags} where id = ${translationId} and check_flags <> ${flags}`,
      ),
    );

  return {
    units,
    texts,
    untranslated,
    ofTranslation,
    found,
    fillReadOnly,
    textsOf,
    setState,
    sources,
    setLabels,
    removeOld,
    missingLanguages,
    setTranslationFlags,
  };
});

export type AddonTools = Effect.Success<typeof makeAddonTools>;
