/** The translation memory in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, LanguageId, MemoryId, ProjectId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import { accessControl, type Actor, hasFullPower } from "../access/index.ts";
import { holdsInProject, visibleComponent, visibleProject } from "../access/inside.ts";
import { formSeparator } from "../changes/index.ts";
import type { Kept } from "../changes/inside.ts";
import { bigints, ints, itemOf, pageOf, type Slice, texts, type View } from "../database/index.ts";
import type { UnitFacts } from "../units/index.ts";
import { type MemoryColumn, memoryColumns } from "./columns.ts";
import { indexedLength, lengthsOf, piecesOf, wordsOf } from "./likeness.ts";

/** A text to be looked up, for work in a project. */
export interface Wanted {
  readonly projectId: ProjectId;
  readonly sourceLanguageId: LanguageId;
  readonly targetLanguageId: LanguageId;
  readonly source: string;
}

/** What somebody translated: the texts as they were then. */
export interface Edit {
  readonly unitId: UnitId;
  readonly userId: UserId | null;
  /** Null for that of the unit. */
  readonly source: string | null;
  readonly target: string;
}

export interface Match {
  readonly id: MemoryId;
  readonly target: string;
  readonly origin: string;
}

/** Whose memory an entry is in. */
export const scopes = ["project", "personal", "shared", "file"] as const;
export type MemoryScope = (typeof scopes)[number];

/** An entry that may be like what is wanted. */
export interface Candidate extends Match {
  readonly source: string;
  readonly scope: MemoryScope;
}

type Unit = Pick<UnitFacts, "project_id" | "component_id" | "language_id" | "source">;

/** Entries that one look-up reads: where more are alike, those that it comes upon first. */
const mostRead = 3000;
/** Candidates of one look-up. */
const mostExact = 50;
const mostNear = 200;

/** An entry as records keep it. */
export const keptEntry: Kept = { table: "memory_entries" };

export const makeMemoryStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const origins = sql`left join projects p on p.id = m.origin_project_id
    left join components c on c.id = m.origin_component_id`;
  const from = sql`from memory_entries m ${origins}`;

  /** Nobody reads here what comes from a place that is hidden from them now, or was restricted to the end. */
  const seen = (actor: Actor): Fragment =>
    sql`((p.id is null or ${visibleProject(sql, actor)})
      and (m.origin_component_id is null or (c.id is not null and ${visibleComponent(sql, actor)})))`;

  const heldInProject = (actor: Actor): Fragment =>
    sql`(${holdsInProject(sql, actor, "memory.edit")} or ${holdsInProject(sql, actor, "memory.delete")})`;

  /** Entries that the actor looks after: their own, those of their projects, and for managers all that they see. */
  const kept = (actor: Actor, manages: boolean): Fragment => {
    if (manages && hasFullPower(actor)) return sql`true`;
    const others = manages ? sql`m.scope <> 'personal'` : sql`m.scope = 'project' and ${heldInProject(actor)}`;
    return sql`(${seen(actor)} and (m.user_id = ${actor.id} or (${others})))`;
  };

  /** Whether any project trusts the actor with its memory. */
  const keepsSome = (actor: Actor) =>
    Effect.map(
      sql<{ some: boolean }>`select exists (select 1 from projects p where ${heldInProject(actor)}) as some`,
      ([row]) => row?.some ?? false,
    );

  const source = { columns: memoryColumns, from };

  const page = (actor: Actor, manages: boolean, view: View<MemoryColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: kept(actor, manages), order: sql`m.id` }, slice);

  const find = (actor: Actor, manages: boolean, id: MemoryId) =>
    Effect.map(
      sql<{ removable: boolean }>`select ${manages} or m.user_id is not null
          or ${holdsInProject(sql, actor, "memory.delete")} as removable
        ${from} where m.id = ${id} and ${kept(actor, manages)}`,
      ([row]) => row,
    );

  const one = (id: MemoryId, view: View<MemoryColumn>) => itemOf(sql, source, view, sql`m.id = ${id}`);

  const remove = (id: MemoryId) => sql`delete from memory_entries where id = ${id}`;

  /** Projects that everybody sees; what they hold may be shared. */
  const open = sql`p.access_control in (${accessControl.public}, ${accessControl.protected})`;

  /**
   * Remembers what units were translated to: for their project, for everybody where everybody sees them, and for who
   * translated them. What a restricted component says is remembered only for that user. Equal entries are not repeated;
   * two transactions at once may each write one, for neither is made to wait.
   */
  const remember = (before: Fragment, translated: Fragment) => sql`${before} insert into memory_entries
      (scope, project_id, user_id, origin, origin_project_id, origin_component_id, source_language_id,
        target_language_id, source, target)
    select distinct x.scope, x.project_id, x.user_id, w.origin, w.origin_project_id, w.origin_component_id,
      w.source_language_id, w.target_language_id, w.source, w.target
    from (select e.user_id, p.slug || '/' || c.path as origin, p.id as origin_project_id, c.id as origin_component_id,
        c.source_language_id, coalesce(base.id, l.id) as target_language_id, not c.restricted as common,
        ${open} as open, coalesce(e.source, array_to_string(u.source, ${formSeparator}::text)) as source, e.target
      from (${translated}) e (unit_id, user_id, source, target)
      join units u on u.id = e.unit_id join translations t on t.id = u.translation_id
      join components c on c.id = t.component_id join projects p on p.id = c.project_id
      join languages l on l.id = t.language_id
      left join languages base on l.code like '%\\_devel' and base.code = left(l.code, -6)
      where (not t.is_source or c.intermediate <> '') and not c.is_glossary
        and replace(e.target, ${formSeparator}, '') <> '' and array_to_string(u.source, '') <> '') w
    left join users who on who.id = w.user_id and not who.is_bot
    cross join lateral (values ('project', w.origin_project_id, null::int, w.common),
      ('shared', null, null, w.common and w.open),
      ('personal', null, who.id, who.id is not null)) x (scope, project_id, user_id, wanted)
    where x.wanted and not exists (select 1 from memory_entries m
      where m.target_language_id = w.target_language_id and m.source_language_id = w.source_language_id
        and hashtextextended(m.source, 0) = hashtextextended(w.source, 0) and m.source = w.source
        and m.target = w.target and m.origin = w.origin and m.scope = x.scope
        and m.project_id is not distinct from x.project_id and m.user_id is not distinct from x.user_id)`;

  /** Puts edits into the queue, which costs them little. */
  const enqueue = (edits: readonly Edit[]) =>
    sql`insert into memory_queue (unit_id, user_id, source, target) select * from unnest(
      ${bigints(edits.map(({ unitId }) => unitId))}, ${ints(edits.map(({ userId }) => userId))},
      ${texts(edits.map(({ source }) => source))}, ${texts(edits.map(({ target }) => target))})`;

  const someWait = Effect.map(sql`select 1 from memory_queue limit 1`, (rows) => rows.length > 0);

  /** Remembers the first edits of the queue that no other process is at. */
  const rememberWaiting = (size: number) =>
    remember(
      sql`with taken as (delete from memory_queue where id in
            (select id from memory_queue order by id limit ${size} for update skip locked)
          returning unit_id, user_id, source, target)`,
      sql`select * from taken`,
    );

  /** Units of a translation behind `after`, to be remembered together; the last one's id, or undefined at the end. */
  const batch = (translationId: TranslationId, after: number, size: number) =>
    Effect.map(
      sql<{ last: number | null }>`select max(id)::float8 as last from
        (select id from units where translation_id = ${translationId} and id > ${after} order by id limit ${size}) b`,
      ([row]) => row?.last ?? undefined,
    );

  const rememberBatch = (translationId: TranslationId, after: number, last: number) =>
    remember(
      sql``,
      sql`select id, null::int, null::text, array_to_string(target, ${formSeparator}::text) from units
        where translation_id = ${translationId} and id > ${after} and id <= ${last} and state >= 20`,
    );

  /** A project that not everybody sees any more shares nothing. */
  const withdraw = (projectId: ProjectId) =>
    sql`delete from memory_entries where scope = 'shared' and origin_project_id = ${projectId}`;

  /** What open components left behind that are gone now. */
  const release = (componentId: ComponentId) =>
    sql`update memory_entries set origin_component_id = null where origin_component_id = ${componentId}`;

  /**
   * Entries with exactly this source that may serve the actor in the project, the newest of each target, the project's
   * own first.
   */
  const lookUp = (actor: Actor, { projectId, sourceLanguageId, targetLanguageId, source }: Wanted) =>
    sql<Match>`select id::float8 as id, target, origin from (
        select distinct on (m.target) m.id, m.target, m.origin, m.scope ${from}
        where m.target_language_id = ${targetLanguageId} and m.source_language_id = ${sourceLanguageId}
          and hashtextextended(m.source, 0) = hashtextextended(${source}, 0) and m.source = ${source}
          and (m.scope in ('shared', 'file') or m.project_id = ${projectId} or m.user_id = ${actor.id})
          and ${seen(actor)}
        order by m.target, m.scope = 'project' desc, m.id desc) found
      order by scope = 'project' desc, id desc limit 50`;

  /**
   * Entries that the actor may use for a string, each text and translation once: with exactly its source, and those
   * that share a part with it, nearest in parts and length.
   */
  const candidates = (actor: Actor, { project_id, component_id, language_id, source: forms }: Unit) => {
    const text = forms.join(formSeparator);
    const { least, most } = lengthsOf(forms);
    const pieces = piecesOf(forms);
    const parts = [...pieces, ...wordsOf(forms)];
    const serving = (where: Fragment): Fragment => sql`select distinct on (m.source, m.target)
        m.id, m.source, m.target, m.origin, m.scope, lower(m.source) as lowered
      from (select m.* from memory_entries m
        where m.source_language_id = (select source_language_id from components where id = ${component_id})
          and m.target_language_id = (select coalesce(base.id, l.id) from languages l left join languages base
            on l.code like '%\\_devel' and base.code = left(l.code, -6) where l.id = ${language_id})
          and (m.scope in ('shared', 'file') or m.project_id = ${project_id} or m.user_id = ${actor.id})
          and ${where} limit ${mostRead}) m ${origins}
      where ${seen(actor)}
      order by m.source, m.target, array_position(${texts(scopes)}, m.scope), m.id desc`;
    const sharing = sql.or(
      pieces.map(
        (piece) => sql`trigrams(left(m.source, ${sql.literal(`${indexedLength}`)})) @> trigrams(${piece}::text)`,
      ),
    );
    const shared = sql.join(" + ", false)(parts.map((part) => sql`(strpos(lowered, lower(${part})) > 0)::int`));
    const near = sql`union all (select * from (${serving(sql`${sharing} and m.source <> ${text}
        and length(m.source) between ${least} and ${most}`)}) near
      order by ${shared} desc, abs(length(source) - ${text.length}), id desc limit ${mostNear})`;
    return sql<Candidate>`select id::float8 as id, source, target, origin, scope from (
      (select * from (${serving(sql`hashtextextended(m.source, 0) = hashtextextended(${text}, 0)
        and m.source = ${text}`)}) same order by id desc limit ${mostExact}) ${pieces.length === 0 ? sql`` : near}) found`;
  };

  return {
    keepsSome,
    page,
    find,
    one,
    remove,
    enqueue,
    someWait,
    rememberWaiting,
    batch,
    rememberBatch,
    withdraw,
    release,
    lookUp,
    candidates,
  };
});
