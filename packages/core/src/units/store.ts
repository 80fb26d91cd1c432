/** Units in the database: one by one for edits, in bulk for files. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, LabelId, ProjectId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import {
  bigints,
  countedArray,
  ints,
  itemOf,
  type Page,
  pageOf,
  shapedRows,
  type Slice,
  texts,
  type View,
} from "../database/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent } from "../access/inside.ts";
import { makeAnchors } from "./stores/anchors.ts";
import { type UnitColumn, unitColumns, unitJoins } from "./columns.ts";
import type { UnitFacts, UnitRead } from "./model.ts";

export const makeUnitStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const anchors = yield* makeAnchors;

  const facts = sql.literal(`u.id, u.translation_id, u.source_unit_id, t.component_id, c.project_id, t.language_id,
    l.code as language, sl.code as source_language, t.plural_id, pl.number as plural_number,
    pl.formula as plural_formula, sp.number as source_plural_number, sp.formula as source_plural_formula,
    u.content_hash::text as content_hash, u.file_key, u.context, u.source, u.target, u.previous_source, u.flags,
    u.extra_flags, u.explanation, u.note, u.state, u.original_state, u.pending, u.num_words, u.num_chars,
    u.has_suggestion, u.has_comment, u.has_failing_check, u.dismissals,
    ${unitColumns.lastUpdated.sql} as last_updated, t.is_source, t.is_template,
    t.check_flags as translation_flags, coalesce(su.extra_flags, '') as source_flags, p.access_control,
    p.translation_review, p.source_review, c.restricted, c.locked, c.agreement, c.check_flags, c.enforced_checks,
    c.file_format, c.template, c.edit_template, c.manage_units, c.is_glossary, c.enable_suggestions,
    c.suggestion_voting, c.suggestion_autoaccept, c.name as component_name, p.name as project_name`);
  const factsFrom = sql.literal(`from units u ${unitJoins} join languages sl on sl.id = c.source_language_id
    join plurals pl on pl.id = t.plural_id join translations st on st.component_id = t.component_id and st.is_source
    join plurals sp on sp.id = st.plural_id left join units su on su.id = u.source_unit_id and su.id <> u.id`);
  const agreed = (actor: Actor) =>
    sql`exists (select 1 from agreements a where a.component_id = c.id and a.user_id = ${actor.id}) as agreed`;

  const visible = (actor: Actor, id: UnitId) =>
    Effect.map(
      sql<UnitRead>`select ${facts}, ${agreed(actor)} ${factsFrom}
        where u.id = ${id} and not c.deleting and ${visibleComponent(sql, actor)}`,
      (rows) => rows[0],
    );

  /**
   * Holds units until the transaction ends, in a statement of its own: one that waits sees in all other rows what was
   * there before it waited. Who writes strings asks for this first, and behind it reads what decides about them.
   *
   * Nobody waits in a circle: first each language of each project is taken in which anything may be written or judged,
   * which of a source string are all of its component, in the order of ids. Whoever changes texts or flags there has
   * taken it too, so rows that come later (translations of a source, others that say the same) are wanted by nobody who
   * waits. Then units, translations before sources and each in the order of ids, as all others lock them who lock both;
   * and last, with the records, counters.
   * Only of more source texts than are held in memory at once, counters of some come before translations of others:
   * against one who comments there the database may end either, which then runs again (`makeTransaction`).
   */
  const hold = (condition: Fragment) =>
    sql`with wanted as materialized (select u.id, u.translation_id, t.component_id, t.is_source
        from units u join translations t on t.id = u.translation_id join components c on c.id = t.component_id
        where ${condition}),
      places as (select distinct c.project_id, o.language_id
        from (select distinct translation_id, component_id, is_source from wanted) w
          join translations o on o.component_id = w.component_id and (w.is_source or o.id = w.translation_id)
          join components c on c.id = o.component_id
        where not o.is_source order by 1, 2),
      taken as materialized (select pg_advisory_xact_lock(project_id, language_id) from places)
      select count(*) from (select u.id from units u join translations t on t.id = u.translation_id
        where u.id = any(array(select id from wanted)) and (select count(*) from taken) >= 0
        order by t.is_source, u.id for update of u) held`;

  /** The same rows twice: what came while the first statement waited is held by the second. */
  const held = (condition: Fragment, agreement: Fragment = sql`false as agreed`) =>
    Effect.andThen(
      hold(condition),
      sql<UnitRead>`select ${facts}, ${agreement} ${factsFrom} where ${condition}
        order by t.is_source, u.id for update of u`,
    );

  /** Translations that say what the unit says, in a place that is told, in components that take such ones over. */
  const alike = (
    id: UnitId,
    place: Readonly<Record<"project_id" | "language_id" | "plural_id" | "source_language_id", Fragment>>,
  ) => {
    const own = (column: string) => sql`(select ${sql(column)} from units where id = ${id})`;
    return sql`(u.content_hash = ${own("content_hash")} and c.project_id = ${place.project_id}
      and t.language_id = ${place.language_id} and t.plural_id = ${place.plural_id}
      and c.allow_translation_propagation and not c.deleting and not t.is_source
      and c.source_language_id = ${place.source_language_id}
      and u.source = ${own("source")} and u.context = ${own("context")})`;
  };

  /**
   * The same unit again, to be changed, with the units that say the same elsewhere in the project, in components that
   * take such translations over; of a source string, with its translations. What the string says is asked of its row,
   * which may have changed since it was seen.
   */
  const family = (actor: Actor, { id, is_source, ...seen }: UnitFacts) =>
    held(
      is_source
        ? sql`(u.id = ${id} or u.source_unit_id = ${id})`
        : sql`(u.id = ${id} or ${alike(id, {
            project_id: sql`${seen.project_id}`,
            language_id: sql`${seen.language_id}`,
            plural_id: sql`${seen.plural_id}`,
            source_language_id: sql`(select source_language_id from components where id = ${seen.component_id})`,
          })})`,
      agreed(actor),
    );

  /** A unit that the actor sees, and the others of its family where it is a translation; none of them is held. */
  const seenFamily = (actor: Actor, id: UnitId) => {
    const own = (column: string) => sql`(select ${sql.literal(column)} from units k
      join translations kt on kt.id = k.translation_id join components kc on kc.id = kt.component_id
      where k.id = ${id})`;
    const where = alike(id, {
      project_id: own("kc.project_id"),
      language_id: own("kt.language_id"),
      plural_id: own("kt.plural_id"),
      source_language_id: own("kc.source_language_id"),
    });
    return sql<UnitRead>`select ${facts}, ${agreed(actor)} ${factsFrom}
      where u.id = any(array(select ${id}::bigint
          union select u.id from units u ${sql.literal(unitJoins)} where ${where}))
        and (u.id <> ${id} or (not c.deleting and ${visibleComponent(sql, actor)})) order by u.id`;
  };

  /** Units to be changed together. */
  const locked = (ids: readonly UnitId[]) => held(sql`u.id = any(${bigints(ids)})`);

  /** Source units with their translations. */
  const families = (ids: readonly UnitId[]) =>
    held(sql`(u.id = any(${bigints(ids)}) or u.source_unit_id = any(${bigints(ids)}))`);

  /** Translations of source units. */
  const translationsOf = (ids: readonly UnitId[]) =>
    held(sql`u.source_unit_id = any(${bigints(ids)}) and u.id <> u.source_unit_id`);

  /** Holds the units of a translation. */
  const holdTranslation = (id: TranslationId) => hold(sql`u.translation_id = ${id}`);

  /** Flags that people set on source strings with these hashes, by hash; they stay until the transaction ends. */
  const flagsOf = (sourceTranslationId: TranslationId, hashes: readonly string[]) => {
    const condition = sql`u.translation_id = ${sourceTranslationId}
      and u.id_hash in (select h::bigint from unnest(${texts(hashes)}) h)`;
    return Effect.andThen(
      hold(condition),
      Effect.map(
        sql<{ hash: string; flags: string }>`select u.id_hash::text as hash, u.extra_flags as flags from units u
          where ${condition} and u.extra_flags <> ''`,
        (rows): ReadonlyMap<string, string> => new Map(rows.map(({ hash, flags }) => [hash, flags])),
      ),
    );
  };

  /** Units with one of these hashes. */
  const byHashes = (translationId: TranslationId, hashes: readonly string[]) =>
    Effect.map(
      sql<{ id: UnitId; hash: string }>`select id, id_hash::text as hash from units
        where translation_id = ${translationId} and id_hash in (select h::bigint from unnest(${texts(hashes)}) h)`,
      (rows): ReadonlyMap<string, UnitId> => new Map(rows.map(({ id, hash }) => [hash, id])),
    );

  /** Which of these sources the translation has, whatever their contexts. */
  const knownSources = (translationId: TranslationId, sources: readonly string[]) =>
    Effect.map(
      sql<{ text: string }>`select distinct source[1] as text from units
        where translation_id = ${translationId} and cardinality(source) = 1 and source[1] = any(${texts(sources)})`,
      (rows): ReadonlySet<string> => new Set(rows.map(({ text }) => text)),
    );

  const count = (translationId: TranslationId) =>
    Effect.map(
      sql<{ count: number }>`select count(*)::int as count from units where translation_id = ${translationId}`,
      (rows) => rows[0]?.count ?? 0,
    );

  const hasAgreed = (userId: UserId, componentId: ComponentId) =>
    Effect.map(
      sql`select 1 from agreements where user_id = ${userId} and component_id = ${componentId}`,
      (rows) => rows.length > 0,
    );

  const knownLabels = (projectId: ProjectId, ids: readonly LabelId[]) =>
    Effect.map(
      sql<{ id: LabelId }>`select id from labels where project_id = ${projectId} and id = any(${ints(ids)})`,
      (rows) => rows.map(({ id }) => id),
    );

  const from = sql`from units u ${sql.literal(unitJoins)}`;

  const source = { columns: unitColumns, from };

  const one = (id: UnitId, view: View<UnitColumn>) => itemOf(sql, source, view, sql`u.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: UnitId, view: View<UnitColumn>) =>
    itemOf(sql, source, view, sql`u.id = ${id} and not c.deleting and ${visibleComponent(sql, actor)}`);

  /** A page of one translation in the order of ids; without a search any page is as near as the first. */
  const pageOfTranslation = (
    translation: { readonly id: TranslationId; readonly units_version: number },
    search: Fragment | undefined,
    view: View<UnitColumn>,
    slice: Slice,
  ) =>
    Effect.gen(function* () {
      if (search !== undefined)
        return yield* searched(sql`u.translation_id = ${translation.id} and ${search}`, view, slice);
      const { from, to, offset } = yield* anchors.around(translation, slice);
      const [page] = yield* countedArray(
        sql,
        shapedRows(
          sql,
          unitColumns,
          view,
          // Chosen first: else the rows that are passed over are shaped too.
          sql`from (select * from units
            where translation_id = ${translation.id} and id >= ${from}::bigint and id < ${to}::bigint
            order by id limit ${slice.limit} offset ${offset}) u ${sql.literal(unitJoins)}`,
          sql`where t.id = ${translation.id} order by u.id`,
        ),
        sql`select total from translation_statistics where translation_id = ${translation.id}`,
      );
      return { count: page?.count ?? 0, json: page?.json ?? "[]" } satisfies Page;
    });

  const searched = (where: Fragment, view: View<UnitColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where, order: sql`u.id` }, slice);

  const page = (actor: Actor, search: Fragment | undefined, view: View<UnitColumn>, slice: Slice) =>
    searched(
      sql`not c.deleting and ${visibleComponent(sql, actor)} ${search === undefined ? sql`` : sql`and ${search}`}`,
      view,
      slice,
    );

  const matches = (id: UnitId, search: Fragment) =>
    Effect.map(sql`select 1 ${from} where u.id = ${id} and ${search}`, (rows) => rows.length > 0);

  return {
    visible,
    family,
    seenFamily,
    locked,
    translationsOf,
    families,
    holdTranslation,
    flagsOf,
    byHashes,
    knownSources,
    count,
    agreed: hasAgreed,
    knownLabels,
    one,
    seen,
    pageOfTranslation,
    page,
    matches,
  };
});
