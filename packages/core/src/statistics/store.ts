/** Counters of strings: kept for each translation, added up where more is asked. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { CategoryId, ComponentId, LanguageId, ProjectId, TranslationId, UserId } from "../ids/index.ts";
import {
  booleans,
  ints,
  itemOf,
  jsonArray,
  type Page,
  shapedRows,
  type Slice,
  texts,
  type View,
} from "../database/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent } from "../access/inside.ts";
import { type Counter, type CounterDelta, counters } from "./counters.ts";
import { type SumColumn, sumColumns } from "./sums.ts";

/** Acts of a user. */
export interface UserCounts {
  readonly translated: number;
  readonly suggested: number;
  readonly uploaded: number;
  readonly commented: number;
}

/** What changed of a translation. */
export interface Move {
  readonly translationId: TranslationId;
  readonly delta: CounterDelta;
  /** Absent where nothing was recorded. */
  readonly at?: { readonly change: Date; readonly authorId?: UserId | null };
}

export interface UserCount {
  readonly userId: UserId;
  readonly componentId: ComponentId;
  readonly count: number;
}

export interface Miscounted {
  readonly translationId: TranslationId;
  /** JSON texts of objects. */
  readonly counted: string;
  readonly told: string | null;
}

export const makeStatisticsStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /**
   * Adds to the counters of translations; answers those of which every string is translated now. Each is locked in the
   * order of ids, so that two transactions never wait for each other in a circle.
   */
  const add = (moves: readonly Move[]) => {
    const moved = moves.filter(({ delta, at }) => at !== undefined || counters.some((name) => delta[name] !== 0));
    if (moved.length === 0) return Effect.succeed<ReadonlySet<TranslationId>>(new Set());
    const touched = counters.filter((name) => moved.some(({ delta }) => delta[name] !== 0));
    const columns = touched.map((name) => ints(moved.map(({ delta }) => delta[name])));
    const names = ["id", "changed", "authored", "author", ...touched.map((name) => `d_${name}`)].join(", ");
    return Effect.map(
      sql<{ id: TranslationId; complete: boolean }>`with moved as materialized (
          select x.* from unnest(${sql.csv([
            sql`${ints(moved.map(({ translationId }) => translationId))}`,
            sql`${texts(moved.map(({ at }) => at?.change.toISOString() ?? null))}`,
            sql`${booleans(moved.map(({ at }) => at?.authorId !== undefined))}`,
            sql`${ints(moved.map(({ at }) => at?.authorId ?? null))}`,
            ...columns.map((column) => sql`${column}`),
          ])}) as x(${sql.literal(names)}) join translation_statistics s on s.translation_id = x.id order by x.id for update of s)
        update translation_statistics s set last_change = coalesce(x.changed::timestamptz, s.last_change),
          last_author_id = case when x.authored then x.author else s.last_author_id end
          ${sql.literal(touched.map((name) => `, ${name} = s.${name} + x.d_${name}`).join(""))}
        from moved x where s.translation_id = x.id
        returning s.translation_id as id, s.translated = s.total as complete`,
      (rows): ReadonlySet<TranslationId> => new Set(rows.flatMap(({ id, complete }) => (complete ? [id] : []))),
    );
  };

  /** Counts the units of translations anew. The lock is a statement of its own, so that the count sees each edit that the counters have. Wants a transaction. */
  const recount = (translationIds: readonly TranslationId[]) =>
    Effect.andThen(
      sql`select 1 from translation_statistics where translation_id = any(${ints(translationIds)}) order by translation_id for update`,
      counted(translationIds),
    );

  const counted = (translationIds: readonly TranslationId[]) => sql`update translation_statistics s set
      total = n.total, total_words = n.total_words, total_chars = n.total_chars,
      translated = n.translated, translated_words = n.translated_words, translated_chars = n.translated_chars,
      fuzzy = n.fuzzy, fuzzy_words = n.fuzzy_words, fuzzy_chars = n.fuzzy_chars,
      approved = n.approved, approved_words = n.approved_words, approved_chars = n.approved_chars,
      readonly = n.readonly, readonly_words = n.readonly_words, readonly_chars = n.readonly_chars,
      failing = n.failing, failing_words = n.failing_words, suggestions = n.suggestions, comments = n.comments
    from ${fresh(translationIds)}
    where s.translation_id = n.id`;

  /** The units of translations, counted. */
  const fresh = (
    translationIds: readonly TranslationId[],
  ) => sql`(select t.id, count(u.id)::int as total, coalesce(sum(num_words), 0)::int as total_words, coalesce(sum(num_chars), 0)::int as total_chars,
        ${sums("translated", "state >= 20")}, ${sums("fuzzy", "state = 10")}, ${sums("approved", "state = 30")}, ${sums("readonly", "state = 100")},
        count(*) filter (where has_failing_check)::int as failing, coalesce(sum(num_words) filter (where has_failing_check), 0)::int as failing_words,
        count(*) filter (where has_suggestion)::int as suggestions, count(*) filter (where has_comment)::int as comments
      from translations t left join units u on u.translation_id = t.id where t.id = any(${ints(translationIds)}) group by t.id) n`;

  /** Translations whose counters are not what their units add up to, or that have none, in one look at both. */
  const miscounted = (translationIds: readonly TranslationId[]) =>
    sql<Miscounted>`select n.id as "translationId", to_json(n)::text as counted, to_json(s)::text as told
      from ${fresh(translationIds)} left join translation_statistics s on s.translation_id = n.id
      where s.translation_id is null or (${sql.literal(counters.map((name) => `s.${name}`).join(", "))})
        is distinct from (${sql.literal(counters.map((name) => `n.${name}`).join(", "))}) order by n.id`;

  const sums = (name: string, condition: string) =>
    sql.literal(
      `count(*) filter (where ${condition})::int as ${name}, coalesce(sum(num_words) filter (where ${condition}), 0)::int as ${name}_words, coalesce(sum(num_chars) filter (where ${condition}), 0)::int as ${name}_chars`,
    );

  const ofTranslation = (translationId: TranslationId) =>
    Effect.map(
      sql<
        Readonly<Record<Counter, number>>
      >`select ${sql.literal(counters.join(", "))} from translation_statistics where translation_id = ${translationId}`,
      (rows) => rows[0],
    );

  /** Who is no user (any more) counts for nothing. */
  const addToUsers = (name: keyof UserCounts, counts: readonly UserCount[]) =>
    sql`insert into user_statistics (user_id, component_id, ${sql(name)})
      select u.id, x.component_id, x.count from unnest(${ints(counts.map((each) => each.userId))},
        ${ints(counts.map((each) => each.componentId))}, ${ints(counts.map((each) => each.count))}) x (user_id, component_id, count)
        join users u on u.id = x.user_id order by u.id, x.component_id
      on conflict (user_id, component_id) do update set ${sql(name)} = user_statistics.${sql(name)} + excluded.${sql(name)}`;

  /** What a user did where the actor can see it; languages are those that the user ever wrote in. */
  const ofUser = (actor: Actor, userId: UserId) =>
    Effect.map(
      sql<UserCounts & { readonly languages: number }>`
        select coalesce(sum(s.translated), 0)::int as translated, coalesce(sum(s.suggested), 0)::int as suggested,
          coalesce(sum(s.uploaded), 0)::int as uploaded, coalesce(sum(s.commented), 0)::int as commented,
          (select count(distinct t.language_id)::int from contributors k join translations t on t.id = k.translation_id
            join components c on c.id = t.component_id join projects p on p.id = c.project_id
            where k.user_id = ${userId} and ${visibleComponent(sql, actor)}) as languages
        from user_statistics s join components c on c.id = s.component_id join projects p on p.id = c.project_id
        where s.user_id = ${userId} and ${visibleComponent(sql, actor)}`,
      (rows) => rows[0] ?? { translated: 0, suggested: 0, uploaded: 0, commented: 0, languages: 0 },
    );

  /** One object over all translations that `where` names and the actor sees; `group` gives one a language instead. */
  const summed = (actor: Actor, where: Fragment) =>
    sql`from (select ${sql.literal(counters.map((name) => `coalesce(sum(x.${name}), 0)::int as ${name}`).join(", "))},
        max(x.last_change) as last_change, (array_agg(x.last_author_id order by x.last_change desc nulls last))[1] as last_author_id,
        coalesce(array_agg(x.translation_id), '{}') as translation_ids
      from translation_statistics x join translations t on t.id = x.translation_id join components c on c.id = t.component_id
        join projects p on p.id = c.project_id where not c.deleting and ${visibleComponent(sql, actor)} and ${where}) s`;

  const sum = (actor: Actor, where: Fragment, reviewed: boolean, view: View<SumColumn>) => {
    const from = sql`${summed(actor, where)} cross join (select ${reviewed} as active) review`;
    return itemOf(sql, { columns: sumColumns, from }, view, sql`true`);
  };

  const ofProject = (actor: Actor, projectId: ProjectId, reviewed: boolean, view: View<SumColumn>) =>
    sum(actor, sql`c.project_id = ${projectId}`, reviewed, view);

  const ofCategory = (actor: Actor, categoryId: CategoryId, view: View<SumColumn>) =>
    sum(
      actor,
      sql`c.category_id in (with recursive down as (select ${categoryId}::int as id
        union all select k.id from categories k join down on k.category_id = down.id) select id from down)`,
      true,
      view,
    );

  const ofLanguage = (actor: Actor, languageId: LanguageId, view: View<SumColumn>) =>
    sum(actor, sql`t.language_id = ${languageId}`, true, view);

  const languagesOf = (actor: Actor, projectId: ProjectId, view: View<SumColumn>, slice: Slice) =>
    Effect.gen(function* () {
      const where = sql`c.project_id = ${projectId} and not c.deleting and ${visibleComponent(sql, actor)}`;
      const [counted] = yield* sql<{
        count: number;
      }>`select count(distinct t.language_id)::int as count from translations t
        join components c on c.id = t.component_id join projects p on p.id = c.project_id where ${where}`;
      const [rows] = yield* jsonArray(
        sql,
        shapedRows(
          sql,
          sumColumns,
          view,
          sql`from (select t.language_id, ${sql.literal(counters.map((name) => `coalesce(sum(x.${name}), 0)::int as ${name}`).join(", "))},
              max(x.last_change) as last_change, (array_agg(x.last_author_id order by x.last_change desc nulls last))[1] as last_author_id,
              array_agg(x.translation_id) as translation_ids
            from translation_statistics x join translations t on t.id = x.translation_id join components c on c.id = t.component_id
              join projects p on p.id = c.project_id where ${where} group by t.language_id) s
            join languages l on l.id = s.language_id
            cross join (select translation_review as active, slug as project from projects where id = ${projectId}) review`,
          sql`order by l.name limit ${slice.limit} offset ${slice.offset}`,
        ),
      );
      return { count: counted?.count ?? 0, json: rows?.json ?? "[]" } satisfies Page;
    });

  return {
    add,
    recount,
    miscounted,
    ofTranslation,
    addToUsers,
    ofUser,
    ofProject,
    ofCategory,
    ofLanguage,
    languagesOf,
  };
});
