/** What add-ons do to strings: set-based, in short transactions. */
import { Effect } from "effect";
import { anonymousId } from "../access/index.ts";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { bigints, makeTransaction } from "../database/index.ts";
import { type Action, actions, Changes } from "../changes/index.ts";
import { compileSearch } from "../search/index.ts";
import { Statistics } from "../statistics/index.ts";
import { makeFlagging, makeWriting, sourceAsTarget, texting, unitJoins } from "../units/index.ts";

const server = { userId: null, authorId: anonymousId };

/** The manner of texts that add-ons write. */
export const byAddon = (action: Action) => texting({ action, ...server, fixups: false });

const isBlank = (forms: readonly string[]) => forms.every((form) => form === "");

/** A comment or suggestion that was removed. */
interface Gone {
  readonly id: number;
  readonly unit_id: number;
  readonly translation_id: number;
  readonly project_id: number;
  readonly user_id: number | null;
  readonly said: string | readonly string[];
}

export const makeAddonTools = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const transaction = yield* makeTransaction;
  const statistics = yield* Statistics;
  const changes = yield* Changes;
  const search = yield* compileSearch;
  const writing = yield* makeWriting;
  const flagging = yield* makeFlagging;

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
    Effect.flatMap(unitIds(componentId, sql`u.state = 100 and not t.is_source`), (ids) =>
      writing.words(
        ids,
        (unit) =>
          unit.state === 100 && isBlank(unit.target) && !isBlank(unit.source)
            ? { target: sourceAsTarget(unit), state: unit.original_state === 0 ? 20 : unit.original_state }
            : undefined,
        byAddon(actions.automaticallyTranslated),
      ),
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
  const setState = (ids: readonly number[], state: 10 | 20 | 30) =>
    writing.words(
      ids,
      (unit) => (unit.is_source || unit.state === 0 || unit.state === 100 ? undefined : { target: unit.target, state }),
      byAddon(actions.bulkStatusChanged),
    );

  /** The source strings of units. */
  const sources = (ids: readonly number[]) =>
    Effect.map(
      Effect.orDie(
        sql<{ id: number }>`select distinct coalesce(u.source_unit_id, u.id) as id from units u
          where u.id = any(${bigints(ids)}) order by id`,
      ),
      (rows) => rows.map(({ id }) => id),
    );

  const setFlags = (sourceIds: readonly number[], next: (flags: string) => string) =>
    flagging.flag(sourceIds, next, server);

  const setLabels = (sourceIds: readonly number[], add: readonly number[], drop: readonly number[]) =>
    transaction(
      writing.label(
        sourceIds,
        (labels) => [...new Set([...labels, ...add])].filter((label) => !drop.includes(label)),
        server,
      ),
    );

  /** Old comments or suggestions of a component go, with their marks on units and in the counters. */
  const removeOld = (kind: "comments" | "suggestions", componentId: number, days: number, votes: number) =>
    transaction(
      Effect.gen(function* () {
        const table = sql.literal(kind);
        const text = sql.literal(kind === "comments" ? "comment" : "target");
        const mark = sql.literal(kind === "comments" ? "has_comment" : "has_suggestion");
        const unwanted = kind === "suggestions" ? sql`and k.votes <= ${votes}` : sql``;
        const action = kind === "comments" ? actions.commentRemoved : actions.suggestionRemovedDuringCleanup;
        const rows = yield* sql<Gone>`with gone as (
            delete from ${table} k using units u, translations t join components c on c.id = t.component_id
            where u.id = k.unit_id and t.id = u.translation_id and t.component_id = ${componentId}
              and k.created < now() - make_interval(days => ${days}) ${unwanted}
            returning k.id, k.unit_id, u.translation_id, c.project_id, k.user_id, to_json(k.${text}) as said),
          marked as (update units u set ${mark} = exists (select 1 from ${table} k
              where k.unit_id = u.id and k.id not in (select id from gone))
            where u.id in (select unit_id from gone))
          select * from gone order by id`;
        yield* changes.record(
          rows.map((row) => ({
            action,
            projectId: row.project_id,
            componentId,
            translationId: row.translation_id,
            unitId: row.unit_id,
            details: { before: { id: row.id, user: row.user_id, text: row.said }, after: {} },
          })),
        );
        yield* statistics.recount([...new Set(rows.map((row) => row.translation_id))]);
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
    words: writing.words,
    untranslated,
    ofTranslation,
    found,
    fillReadOnly,
    textsOf,
    setState,
    setFlags,
    sources,
    setLabels,
    removeOld,
    missingLanguages,
    setTranslationFlags,
  };
});

export type AddonTools = Effect.Success<typeof makeAddonTools>;
