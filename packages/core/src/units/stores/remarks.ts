/** Suggestions and comments in the database, with their marks on strings. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { RemarkId, UnitId, UserId } from "../../ids/index.ts";
import type { MergeSide } from "../../components/index.ts";
import type { Kept } from "../../changes/inside.ts";
import { bigints, ints, texts } from "../../database/index.ts";
import { joinForms, splitForms } from "../forms.ts";

export type RemarkKind = "comments" | "suggestions";

/** As records keep them. */
export const keptRemark: Readonly<Record<RemarkKind, Kept>> = {
  comments: { table: "comments" },
  suggestions: { table: "suggestions" },
};

/** Whose text stands in the place of one that gave way, and what it says; nothing where the string is gone. */
export interface GaveWay {
  readonly to: MergeSide;
  readonly kept: readonly string[];
}

/** A text that somebody suggests for a unit, or that is kept so because it gave way. */
export interface Suggested {
  readonly id: UnitId;
  readonly target: readonly string[];
  readonly gaveWay?: GaveWay;
}

export const makeRemarkStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Suggestions that are not there yet; answers their ids. */
  const suggest = (userId: UserId, given: readonly Suggested[]) =>
    Effect.map(
      sql<{ id: RemarkId }>`with given as (
          select x.id, ${sql.literal(splitForms("x.target"))} as target
          from unnest(${bigints(given.map(({ id }) => id))},
            ${texts(given.map(({ target }) => joinForms(target)))}) as x(id, target)),
        made as (insert into suggestions (unit_id, user_id, target) select x.id, ${userId}, x.target from given x
          where not exists (select 1 from suggestions k where k.unit_id = x.id and k.target = x.target)
          returning id, unit_id),
        marked as (update units set has_suggestion = true where id in (select unit_id from made))
        select id from made order by id`,
      (rows) => rows.map(({ id }) => id),
    );

  const remove = (kind: RemarkKind, ids: readonly RemarkId[]) => {
    const table = sql.literal(kind);
    const mark = sql.literal(kind === "comments" ? "has_comment" : "has_suggestion");
    return sql`with gone as (delete from ${table} where id = any(${ints(ids)}) returning id, unit_id)
      update units u set ${mark} = exists (select 1 from ${table} k
        where k.unit_id = u.id and k.id not in (select id from gone))
      where u.id in (select unit_id from gone)`;
  };

  return { suggest, remove };
});
