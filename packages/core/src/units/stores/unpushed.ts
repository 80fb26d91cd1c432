/** Strings that were committed and are not upstream yet, each with its author and with what the file said before. */
import { Effect } from "effect";
import { SqlClient, type Statement } from "effect/sql";
import type { ComponentId, TranslationId, UnitId, UserId } from "../../ids/index.ts";
import { bigints, smallints, texts } from "../../database/index.ts";
import { formSeparator } from "../../changes/index.ts";
import { joinForms, splitForms } from "../forms.ts";

/** A text of a file, in the forms of the language. */
export interface FileText {
  readonly target: readonly string[];
  readonly state: number;
}

/** A pending change that was written into a file; `base` is what the file said, null where it had no such string. */
export interface WrittenText {
  readonly changeId: UnitId;
  readonly unitId: UnitId;
  readonly base: FileText | null;
}

export interface UnpushedString extends FileText {
  readonly unit_id: UnitId;
  readonly translation_id: TranslationId;
  readonly author_id: UserId;
  readonly base_target: readonly string[] | null;
  readonly base_state: number | null;
}

/** A unit of a file, and who wrote what it says. */
export interface KeyedUnit {
  readonly id: UnitId;
  readonly file_key: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly author_id: UserId | null;
  readonly username: string | null;
}

export const makeUnpushedStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const noBase = -1;

  /** Remembers what is being committed. Of a string that waits already, what the file said first stays. */
  const remember = (written: readonly WrittenText[]) =>
    sql`insert into unpushed_strings
        (unit_id, translation_id, author_id, target, state, base_target, base_state, made)
      select distinct on (k.unit_id) k.unit_id, k.translation_id, k.author_id, k.target, k.state,
        case when x.state <> ${noBase} then ${sql.literal(splitForms("x.target"))} end, nullif(x.state, ${noBase}), k.made
      from unnest(${bigints(written.map(({ changeId }) => changeId))},
        ${texts(written.map(({ base }) => joinForms(base?.target ?? [])))},
        ${smallints(written.map(({ base }) => base?.state ?? noBase))}) as x(id, target, state)
      join pending_changes k on k.id = x.id order by k.unit_id, k.id desc
      on conflict (unit_id) do update
        set author_id = excluded.author_id, target = excluded.target, state = excluded.state, made = excluded.made`;

  const ofComponent = sql.literal(`translation_id in (select t.id from translations t
    join components c on c.id = t.component_id where `);

  /** Upstream has all that the repository of this owner has. */
  const settled = (ownerId: ComponentId) =>
    sql`delete from unpushed_strings where ${ofComponent} c.id = ${ownerId} or c.linked_component_id = ${ownerId})`;

  const forget = (componentId: ComponentId) =>
    sql`delete from unpushed_strings where ${ofComponent} c.id = ${componentId})`;

  const all = (componentId: ComponentId) =>
    sql<UnpushedString>`select k.unit_id, k.translation_id, k.author_id, k.target, k.state, k.base_target, k.base_state
      from unpushed_strings k where k.${ofComponent} c.id = ${componentId})`;

  /** Those whose text is still that of the unit; what was edited since waits to be committed anyway. */
  const current = (componentId: ComponentId) =>
    sql<UnpushedString>`select k.unit_id, k.translation_id, k.author_id, k.target, k.state, k.base_target, k.base_state
      from unpushed_strings k join units u on u.id = k.unit_id
      where k.${ofComponent} c.id = ${componentId}) and not u.pending and u.target = k.target
      order by k.translation_id, u.position`;

  /** Who wrote last what waits, and the record of the first change of it. */
  const firstWait = sql.literal(`cross join lateral (select min(made) as made,
      (array_agg(author_id order by id desc))[1] as author_id from pending_changes where unit_id = u.id) k
    left join lateral (select old from changes
      where unit_id = u.id and "timestamp" >= k.made order by id limit 1) before on true`);

  /** Those that are not committed yet, with what each said before the first change that waits. */
  const waiting = (componentId: ComponentId) =>
    sql<UnpushedString>`select u.id as unit_id, u.translation_id, k.author_id, u.target, u.original_state as state,
        ${sql.literal(splitForms("before.old"))} as base_target,
        case when before.old <> '' then 20 else 0 end as base_state
      from units u join translations t on t.id = u.translation_id
        ${firstWait}
      where t.component_id = ${componentId} and u.pending and k.author_id is not null
      order by u.translation_id, u.position`;

  /** What strings that wait said before. */
  const before = (unitIds: readonly UnitId[]) =>
    Effect.map(
      sql<{ id: UnitId; old: string }>`select u.id, before.old from units u ${firstWait}
        where u.id = any(${bigints(unitIds)}) and u.pending and before.old is not null`,
      (rows) => new Map(rows.map(({ id, old }) => [id, old])),
    );

  /** Strings that wait get what the file says. Wants a transaction. */
  const giveWay = (unitIds: readonly UnitId[]) =>
    Effect.andThen(
      sql`select id from units where id = any(${bigints(unitIds)}) order by id for update`,
      sql`with gone as (delete from pending_changes where unit_id = any(${bigints(unitIds)}))
        update units set pending = false, unwritten = false where id = any(${bigints(unitIds)})`,
    );

  /** Lets strings wait to be committed again, in the names of their authors. Wants a transaction. */
  const reclaim = (unitIds: readonly UnitId[]) => reclaimWhere(sql`k.unit_id = any(${bigints(unitIds)})`);

  /** All of a component, and of those that share its repository. Wants a transaction. */
  const reclaimAll = (componentId: ComponentId) =>
    Effect.andThen(
      reclaimWhere(sql`k.${ofComponent} c.id = ${componentId} or c.linked_component_id = ${componentId})`),
      settled(componentId),
    );

  const reclaimWhere = (which: Statement.Fragment) =>
    Effect.andThen(
      sql`select u.id from units u join unpushed_strings k on k.unit_id = u.id where ${which} order by u.id for update of u`,
      sql`with mine as (select k.* from unpushed_strings k join units u on u.id = k.unit_id
          where ${which} and not u.pending and u.target = k.target),
        waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state, made)
          select unit_id, translation_id, author_id, target, state, made from mine order by made, unit_id)
      update units u set pending = true, unwritten = m.base_state is null from mine m where u.id = m.unit_id`,
    );

  /** Units by their keys in the file, with those who wrote what they say now. */
  const ofKeys = (translationId: TranslationId, keys: readonly string[]) =>
    Effect.map(
      sql<KeyedUnit>`
        select x.*, a.username from (select u.id, u.file_key, u.context, u.source, u.target, coalesce(k.author_id, (select c.author_id from changes c
            where c.unit_id = u.id and c.target = array_to_string(u.target, ${formSeparator}) order by c.id desc limit 1)
          ) as author_id
        from units u left join unpushed_strings k on k.unit_id = u.id and k.target = u.target
        where u.translation_id = ${translationId} and u.file_key = any(${texts(keys)})) x
        left join users a on a.id = x.author_id`,
      (rows) => new Map(rows.map((row) => [row.file_key, row])),
    );

  return {
    remember,
    settled,
    forget,
    current,
    waiting,
    before,
    giveWay,
    ofComponent: all,
    reclaim,
    reclaimAll,
    ofKeys,
  };
});
