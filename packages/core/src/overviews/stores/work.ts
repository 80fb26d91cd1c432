/** What waits for somebody: added up by project and language, and the places where they worked last. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { pageOf, type Slice, texts, type View } from "../../database/index.ts";
import type { UserId } from "../../ids/index.ts";
import { counters } from "../../statistics/index.ts";
import type { WorkQuery } from "../model.ts";
import { type RecentColumn, recentColumns, type WorkColumn, workColumns } from "../workColumns.ts";

/** How far back one looks for places. */
const lastChanges = 1000;

const sums = counters.map((name) => `sum(x.${name})::int as ${name}`).join(", ");

export const makeWorkStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const waiting = (
    actor: Actor,
    userId: UserId,
    { languages, watched }: WorkQuery,
    view: View<WorkColumn>,
    slice: Slice,
  ) => {
    const wanted =
      languages.length === 0
        ? sql`t.language_id in (select w.language_id from contributors k join translations w on w.id = k.translation_id
            where k.user_id = ${userId})`
        : sql`t.language_id in (select id from languages where code = any(${texts(languages)}))`;
    const from = sql`from (select c.project_id, t.language_id, ${sql.literal(sums)}, exists (select 1 from watched_projects w
        where w.user_id = ${userId} and w.project_id = c.project_id) as watched
      from translation_statistics x join translations t on t.id = x.translation_id
        join components c on c.id = t.component_id join projects p on p.id = c.project_id
      where ${wanted} and not t.is_source and not c.deleting and ${visibleComponent(sql, actor)}
      group by c.project_id, t.language_id) s
      join projects p on p.id = s.project_id join languages l on l.id = s.language_id`;
    const where = watched ? sql`s.watched` : sql`true`;
    const order = sql`s.watched desc, s.total - s.translated desc, p.name, p.id, l.name, l.id`;
    return pageOf(sql, { columns: workColumns, from }, view, { where, order }, slice);
  };

  const recent = (actor: Actor, userId: UserId, view: View<RecentColumn>, slice: Slice) => {
    const from = sql`from (select h.translation_id, max(h.timestamp) as timestamp, max(h.id) as id
        from (select translation_id, id, timestamp from changes where user_id = ${userId} order by id desc
          limit ${lastChanges}) h
        where h.translation_id is not null group by h.translation_id) r
      join translations t on t.id = r.translation_id join translation_statistics s on s.translation_id = t.id
      join languages l on l.id = t.language_id join components c on c.id = t.component_id
      join projects p on p.id = c.project_id`;
    const where = sql`not c.deleting and ${visibleComponent(sql, actor)}`;
    return pageOf(sql, { columns: recentColumns, from }, view, { where, order: sql`r.id desc` }, slice);
  };

  return { waiting, recent };
});
