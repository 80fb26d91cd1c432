/** How much happened, by days and by people: counted from the log in one statement each, for a span of time. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../../access/index.ts";
import { jsonArray, type Page, pageOf, shapedRows, type Slice, type View } from "../../database/index.ts";
import { changesContent } from "../actions.ts";
import { type DayColumn, dayColumns, type DoerColumn, doerColumns } from "../activityColumns.ts";
import { type ChangeFilter, chosenChanges } from "../filter.ts";

export const makeActivityStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const chosen = (actor: Actor, filter: ChangeFilter) =>
    sql`from changes h left join projects p on p.id = h.project_id
      left join components c on c.id = h.component_id left join translations t on t.id = h.translation_id
      where ${chosenChanges(sql, actor, filter)}`;
  const counts = sql.literal(`count(*)::int as changes, (count(*) filter (where ${changesContent}))::int as edits`);

  /** Days in UTC on which anything was done, the oldest first, as the JSON text of an array. */
  const days = (actor: Actor, filter: ChangeFilter, view: View<DayColumn>): Effect.Effect<string> =>
    jsonArray(
      sql,
      shapedRows(
        sql,
        dayColumns,
        view,
        sql`from (select date_trunc('day', h.timestamp at time zone 'UTC') as day, ${counts},
            count(distinct h.user_id)::int as people ${chosen(actor, filter)} group by 1) s`,
        sql`order by s.day`,
      ),
    ).pipe(
      Effect.map(([row]) => row?.json ?? "[]"),
      Effect.orDie,
    );

  const people = (actor: Actor, filter: ChangeFilter, view: View<DoerColumn>, slice: Slice): Effect.Effect<Page> => {
    const from = sql`from (select h.user_id, ${counts}, max(h.timestamp) as last ${chosen(actor, filter)}
      group by h.user_id) s join users u on u.id = s.user_id`;
    const where = sql`not u.is_bot`;
    const order = sql`s.changes desc, u.id`;
    return Effect.orDie(pageOf(sql, { columns: doerColumns, from }, view, { where, order }, slice));
  };

  return { days, people };
});
