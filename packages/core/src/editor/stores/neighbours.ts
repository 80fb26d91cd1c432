/** Strings that stand near one, that are it in other languages or say the same elsewhere, and what happened to it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UnitId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { seenChange } from "../../changes/inside.ts";
import { allOf, pageOf, type Slice, type View } from "../../database/index.ts";
import { type UnitColumn, unitColumns, type UnitFacts, unitJoins } from "../../units/index.ts";
import { type HistoryColumn, historyColumns, type RowColumn, rowColumns } from "../columns.ts";

/** Strings of one answer. */
const most = 200;

export const makeNeighbourStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const from = sql`from units u ${sql.literal(unitJoins)}`;
  const rows = { columns: rowColumns, from };

  /** The same string in other languages; the actor sees all languages of a component or none. */
  const translations = ({ id, source_unit_id }: UnitFacts, view: View<UnitColumn>) =>
    allOf(sql, { columns: unitColumns, from }, view, {
      where: sql`u.source_unit_id = ${source_unit_id ?? id} and u.id <> ${id} and not t.is_source`,
      order: sql`l.code`,
    });

  /** At most `count` strings before it and as many behind, in the order of the file. */
  const nearby = ({ id, translation_id }: UnitFacts, count: number, view: View<RowColumn>) => {
    const side = (before: boolean) => sql`select k.id from units k, units own where own.id = ${id}
      and k.translation_id = ${translation_id}
      and (k.position, k.id) ${sql.literal(before ? "<" : ">")} (own.position, own.id)
      order by k.position ${sql.literal(before ? "desc" : "asc")}, k.id ${sql.literal(before ? "desc" : "asc")}
      limit ${count}`;
    return allOf(sql, rows, view, {
      where: sql`u.id = any(array((${side(true)}) union all (${side(false)}) union all select ${id}::bigint))`,
      order: sql`u.position, u.id`,
    });
  };

  /**
   * The same text in the same language: with the same context wherever the actor sees it, with any other one in the
   * project.
   */
  const sameSource = (actor: Actor, { id, project_id, language_id, content_hash }: UnitFacts, view: View<RowColumn>) =>
    allOf(sql, rows, view, {
      where: sql`u.id = any(array(
          select k.id from units k where k.content_hash = ${content_hash}::bigint
          union select k.id from units k join translations kt on kt.id = k.translation_id
            join components kc on kc.id = kt.component_id
          where kc.project_id = ${project_id} and kt.language_id = ${language_id}
            and k.source = (select source from units where id = ${id})
          limit ${most}))
        and u.id <> ${id} and t.language_id = ${language_id} and not t.is_source
        and u.source = (select source from units where id = ${id})
        and not c.deleting and ${visibleComponent(sql, actor)}`,
      order: sql`p.id <> ${project_id}, p.slug, c.path, u.id`,
    });

  /** In the language of the string, as its component's. */
  const variants = (id: UnitId, view: View<RowColumn>) =>
    allOf(sql, rows, view, {
      where: sql`u.id in (select k.id from units own join unit_variants v on v.unit_id in (own.id, own.source_unit_id)
          join unit_variants o on o.component_id = v.component_id and o.key = v.key and o.unit_id <> v.unit_id
          join units k on k.translation_id = own.translation_id and o.unit_id in (k.id, k.source_unit_id)
        where own.id = ${id})`,
      order: sql`u.position, u.id`,
    });

  const history = (actor: Actor, id: UnitId, view: View<HistoryColumn>, slice: Slice) =>
    pageOf(
      sql,
      {
        columns: historyColumns,
        from: sql`from changes h left join projects p on p.id = h.project_id
          left join components c on c.id = h.component_id left join users who on who.id = h.user_id
          left join users author on author.id = h.author_id`,
      },
      view,
      { where: sql`h.unit_id = ${id} and ${seenChange(sql, actor)}`, order: sql`h.id desc` },
      slice,
    );

  return { translations, nearby, sameSource, variants, history };
});
