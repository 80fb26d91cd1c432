/** Changes that wait to be written into files: each author's version of a unit, in the order of their making. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, TranslationId, UnitId, UserId } from "../../ids/index.ts";
import { anonymousId } from "../../access/index.ts";
import { bigints, ints, texts } from "../../database/index.ts";
import type { UnitFacts } from "../model.ts";

/** A text that is to be written into a file. */
export interface WaitingText extends Pick<UnitFacts, "file_key" | "context" | "source" | "target" | "explanation"> {
  readonly state: number;
}

export interface PendingChange extends WaitingText {
  readonly id: UnitId;
  readonly unit_id: UnitId;
  readonly translation_id: TranslationId;
  readonly author_id: UserId;
  /** To tell whether the row was replaced since it was read. */
  readonly made: string;
  readonly made_at: Date;
  readonly flags: string;
  /** Of the author; null for the operator, who has no account. */
  readonly username: string | null;
  readonly full_name: string | null;
  readonly email: string | null;
}

export const makePendingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Files know nothing of the flags that make a string read-only here. */
  const beneath = sql.literal("case u.state when 100 then u.original_state else u.state end");

  /** Translations with something to write; source translations first. */
  const translations = (componentIds: readonly ComponentId[]) =>
    sql<{
      translation_id: TranslationId;
      component_id: ComponentId;
    }>`select t.id as translation_id, t.component_id from translations t
      where t.component_id = any(${ints(componentIds)})
        and exists (select 1 from units u where u.translation_id = t.id and u.pending)
      order by t.component_id, not t.is_source, t.id`;

  /** What the file will say of units that wait, whoever wrote it. */
  const latest = (translationId: TranslationId) =>
    sql<WaitingText>`select u.file_key, u.context, u.source, u.target, ${beneath} as state, u.explanation from units u
      where u.translation_id = ${translationId} and u.pending order by u.position`;

  const ofTranslation = (translationId: TranslationId) =>
    sql<PendingChange>`select k.id, k.unit_id, k.translation_id, k.author_id, k.target, k.state, k.made::text as made,
        k.made as made_at, u.file_key, u.context, u.source, u.flags, u.explanation, who.username,
        who.full_name, who.email
      from pending_changes k join units u on u.id = k.unit_id left join users who on who.id = k.author_id
      where k.translation_id = ${translationId} order by k.id`;

  /** What would be written: what waits, also without an author; `all`: everything that says something. */
  const foreseen = (translationId: TranslationId, all: boolean) =>
    sql<PendingChange>`select coalesce(k.id, -u.id) as id, u.id as unit_id, u.translation_id,
        coalesce(k.author_id, ${anonymousId}) as author_id, coalesce(k.target, u.target) as target,
        coalesce(k.state, ${beneath}) as state, coalesce(k.made, u.updated)::text as made,
        coalesce(k.made, u.updated) as made_at, u.file_key, u.context, u.source, u.flags, u.explanation,
        who.username, who.full_name, who.email
      from units u left join pending_changes k on k.unit_id = u.id
        left join users who on who.id = coalesce(k.author_id, ${anonymousId})
      where u.translation_id = ${translationId} and (u.pending ${all ? sql`or ${beneath} in (10, 20, 30)` : sql``})
      order by k.id nulls last, u.id`;

  /** Units marked pending whose change has no author: after a change of their source, or for a synchronisation. */
  const unattributed = (translationId: TranslationId, authorId: UserId) =>
    sql`insert into pending_changes (unit_id, translation_id, author_id, target, state)
      select u.id, u.translation_id, ${authorId}, u.target, ${beneath} from units u
      where u.translation_id = ${translationId} and u.pending
        and not exists (select 1 from pending_changes k where k.unit_id = u.id)`;

  /** Takes written versions away; a unit with nothing newer is not pending any more. Wants a transaction. */
  const written = (changes: readonly PendingChange[]) =>
    Effect.andThen(
      // In a statement of its own: one that waits for an edit under way would not see what that edit added.
      sql`select id from units where id = any(${bigints(changes.map((c) => c.unit_id))}) order by id for update`,
      sql`with done as (
        delete from pending_changes k
        using unnest(${bigints(changes.map((c) => c.id))}, ${texts(changes.map((c) => c.made))}) as x(id, made)
        where k.id = x.id and k.made = x.made::timestamptz returning k.id, k.unit_id)
      update units u set pending = false, unwritten = false where u.id in (select unit_id from done)
        and not exists (select 1 from pending_changes r where r.unit_id = u.id and r.id not in (select id from done))`,
    );

  /** Forgets what waits. Wants a transaction. */
  const discard = (componentId: ComponentId) =>
    Effect.andThen(
      sql`select u.id from units u join translations t on t.id = u.translation_id
        where t.component_id = ${componentId} and u.pending order by t.is_source, u.id for update of u`,
      sql`with theirs as (select id from translations where component_id = ${componentId}),
        gone as (delete from pending_changes where translation_id in (select id from theirs))
        update units set pending = false, unwritten = false where pending and translation_id in (select id from theirs)`,
    );

  /** Marks every translated string, so that the files are made to say what the database says. */
  const markAll = (componentId: ComponentId) =>
    sql`update units u set pending = true where ${beneath} in (10, 20, 30) and translation_id in
      (select id from translations where component_id = ${componentId} and not is_source)`;

  const any = (where: {
    readonly componentId?: ComponentId;
    readonly translationId?: TranslationId;
    readonly componentIds?: readonly ComponentId[];
  }) =>
    Effect.map(
      sql<{ pending: boolean }>`select exists (select 1 from units u join translations t on t.id = u.translation_id
        where u.pending ${where.componentId === undefined ? sql`` : sql`and t.component_id = ${where.componentId}`}
        ${where.translationId === undefined ? sql`` : sql`and t.id = ${where.translationId}`}
        ${where.componentIds === undefined ? sql`` : sql`and t.component_id = any(${ints(where.componentIds)})`})
        as pending`,
      (rows) => rows[0]?.pending ?? false,
    );

  /** The format refused these texts: they wait for another look, unless a newer one waits; answers those that do. */
  const refused = (unitIds: readonly UnitId[]) =>
    Effect.map(
      sql<{ id: UnitId; state: number; old_state: number }>`update units u
        set state = case u.state when 100 then 100 else 10 end, original_state = 10
        from (select id, state from units where id = any(${bigints(unitIds)}) order by id for update) b
        where u.id = b.id and ${beneath} in (20, 30) and not pending returning u.id, u.state, b.state as old_state`,
      (rows) => new Map(rows.map(({ id, ...states }) => [id, states])),
    );

  return { translations, latest, ofTranslation, foreseen, unattributed, written, discard, markAll, any, refused };
});
