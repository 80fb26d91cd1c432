/** The log of changes: written in bulk, read newest first. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ChangeId, ComponentId, UnitId } from "../ids/index.ts";
import {
  bigints,
  foundOf,
  ints,
  jsonArray,
  type Page,
  pageOf,
  shapedRows,
  type Slice,
  smallints,
  texts,
  type View,
} from "../database/index.ts";
import type { Actor } from "../access/index.ts";
import { type ChangeColumn, changeColumns } from "./columns.ts";
import type { Fields } from "./differences.ts";
import { type ChangeFilter, type ChangeScope, chosenChanges } from "./filter.ts";
import { type Kept, keptRow } from "./kept.ts";
import type { NewChange } from "./model.ts";
import type { Look } from "./settled.ts";

/** Records what a query answers: for reading of files, whose records are too many to be brought along. */
export const recordsFrom = (sql: SqlClient.SqlClient, rows: Fragment) => sql`insert into changes
  (action, user_id, author_id, project_id, component_id, translation_id, unit_id, target, old, details) ${rows}`;

/** How far the log is, and which numbers before that are not there, or not yet. */
export interface Standing {
  readonly newest: number;
  readonly missing: readonly number[];
}

/** A part of the log, without what was there when its reading began. */
interface Span {
  readonly after: number;
  readonly until: number;
  readonly limit: number;
  readonly begun: Standing;
}

export const makeChangeStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const insert = (changes: readonly NewChange[]) => {
    const column = <A>(read: (change: NewChange) => A) => changes.map(read);
    return sql`insert into changes (action, user_id, author_id, project_id, component_id, translation_id, unit_id, target, old, details)
      select * from unnest(
        ${smallints(column((c) => c.action))}, ${ints(column((c) => c.userId ?? null))}, ${ints(column((c) => c.authorId ?? null))},
        ${ints(column((c) => c.projectId ?? null))}, ${ints(column((c) => c.componentId ?? null))},
        ${ints(column((c) => c.translationId ?? null))}, ${bigints(column((c) => c.unitId ?? null))},
        ${texts(column((c) => c.target ?? ""))}, ${texts(column((c) => c.old ?? ""))},
        ${texts(column((c) => JSON.stringify(c.details ?? {})))}::jsonb[])`;
  };

  const joins = sql.literal(`left join projects p on p.id = h.project_id
    left join components c on c.id = h.component_id
    left join translations t on t.id = h.translation_id
    left join languages l on l.id = t.language_id
    left join units u on u.id = h.unit_id
    left join users who on who.id = h.user_id
    left join users author on author.id = h.author_id`);
  const from = sql`from changes h ${joins}`;

  const source = {
    columns: changeColumns,
    from,
    counted: sql`from changes h left join projects p on p.id = h.project_id
      left join components c on c.id = h.component_id left join translations t on t.id = h.translation_id`,
  };

  const page = (actor: Actor, filter: ChangeFilter, view: View<ChangeColumn>, slice: Slice): Effect.Effect<Page> =>
    Effect.orDie(pageOf(sql, source, view, { where: chosenChanges(sql, actor, filter), order: sql`h.id desc` }, slice));

  /** Undefined where the actor sees no such change. */
  const one = (actor: Actor, id: ChangeId, view: View<ChangeColumn>) =>
    Effect.orDie(foundOf(sql, source, view, chosenChanges(sql, actor, { id })));

  /**
   * The newest alone, which needs no count. Those of a language are taken from each of its translations, so that nobody
   * goes through the whole log for a language that is rarely worked on.
   */
  const newest = (actor: Actor, scope: ChangeScope, view: View<ChangeColumn>, limit: number) =>
    jsonArray(
      sql,
      shapedRows(
        sql,
        changeColumns,
        view,
        scope.languageId === undefined
          ? from
          : sql`from (select h.* from translations t cross join lateral
              (select * from changes h where h.translation_id = t.id order by h.id desc limit ${limit}) h
              where t.language_id = ${scope.languageId}) h ${joins}`,
        sql`where ${chosenChanges(sql, actor, scope)} order by h.id desc limit ${limit}`,
      ),
    ).pipe(
      Effect.map(([row]) => row?.json ?? "[]"),
      Effect.orDie,
    );

  /** What is there behind a record, and who is writing others. */
  const look = (after: number, limit: number): Effect.Effect<Look> =>
    sql<Look>`select to_json(array(select id from changes where id > ${after} order by id limit ${limit})) as ids,
        coalesce((select max(id) from changes), 0)::float8 as newest,
        to_json(array(select distinct virtualtransaction from pg_locks where locktype = 'relation'
          and relation = 'changes'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database()))) as writers`.pipe(
      Effect.map(([row]) => row ?? { ids: [], newest: 0, writers: [] }),
      Effect.orDie,
    );

  /** Where the log stands: its last number, and which of the `many` before that are missing. */
  const standing = (many: number): Effect.Effect<Standing> =>
    sql<Standing>`select newest::float8 as newest, to_json(array(
        select generate_series(greatest(newest - ${many}::int, 1), newest) except
        select id from changes where id >= newest - ${many}::int order by 1)) as missing
      from (select coalesce(max(id), 0) as newest from changes) last`.pipe(
      Effect.map(([row]) => row ?? { newest: 0, missing: [] }),
      Effect.orDie,
    );

  /** Records behind one up to another that the actor sees, oldest first, as the JSON text of an array. */
  const between = (actor: Actor, scope: ChangeScope, view: View<ChangeColumn>, { after, until, limit, begun }: Span) =>
    jsonArray(
      sql,
      shapedRows(
        sql,
        changeColumns,
        view,
        from,
        sql`where ${chosenChanges(sql, actor, scope)} and h.id > ${after} and h.id <= ${until}
          and (h.id > ${begun.newest} or h.id = any(${bigints(begun.missing)})) order by h.id limit ${limit}`,
      ),
    ).pipe(
      Effect.map(([row]) => row?.json ?? "[]"),
      Effect.orDie,
    );

  /** Changes have no foreign keys (they are written in bulk), so what they hang on takes them along by this. */
  const removeOf = (owner: Pick<ChangeScope, "projectId" | "translationId" | "languageId">) =>
    Effect.orDie(
      sql`delete from changes where ${sql.and([
        ...(owner.projectId === undefined ? [] : [sql`project_id = ${owner.projectId}`]),
        ...(owner.translationId === undefined ? [] : [sql`translation_id = ${owner.translationId}`]),
        ...(owner.languageId === undefined
          ? []
          : [sql`translation_id in (select id from translations where language_id = ${owner.languageId})`]),
      ])}`,
    );

  const removeOfComponents = (ids: readonly ComponentId[]) =>
    Effect.orDie(sql`delete from changes where component_id = any(${ints(ids)})`);

  const removeOfUnits = (ids: readonly UnitId[]) =>
    Effect.orDie(sql`delete from changes where unit_id = any(${bigints(ids)})`);

  /** Rows as records keep them, by id; nobody else changes them until the transaction ends. */
  const rows = (kept: Kept, ids: readonly number[]) =>
    Effect.andThen(
      // In a statement of its own: one that waits for another act would not see what that one tied to the row.
      sql`select 1 from ${sql(kept.table)} where id = any(${bigints(ids)}) order by id for no key update`,
      sql<{
        readonly id: number;
        readonly row: Fields;
      }>`select x.id::float8 as id, ${sql.literal(keptRow(kept))} as row
        from ${sql(kept.table)} x where x.id = any(${bigints(ids)}) order by x.id`,
    ).pipe(
      Effect.map((found) => new Map(found.map(({ id, row }) => [id, row]))),
      Effect.orDie,
    );

  return {
    rows,
    insert: (changes: readonly NewChange[]) => Effect.orDie(insert(changes)),
    page,
    one,
    newest,
    look,
    standing,
    between,
    afterCommit: sql.afterCommit,
    removeOf,
    removeOfComponents,
    removeOfUnits,
  };
});
