/** Who works on a language. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { changesContent } from "../../changes/index.ts";
import { pageOf, type Slice, type View } from "../../database/index.ts";
import type { LanguageId } from "../../ids/index.ts";
import { type WorkerColumn, workerColumns } from "../languageColumns.ts";

/** How far back one looks: whichever is nearer. */
const lastRecords = 200_000;
const lastDays = 90;

export const makeWorkerStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  return (actor: Actor, languageId: LanguageId, view: View<WorkerColumn>, slice: Slice) => {
    const from = sql`from (select h.author_id, count(*)::int as changes, max(h.timestamp) as last from changes h
        join translations t on t.id = h.translation_id and t.language_id = ${languageId}
        join components c on c.id = t.component_id join projects p on p.id = c.project_id
      where h.id > (select coalesce(max(id), 0) - ${lastRecords}::int from changes)
        and h.timestamp > now() - make_interval(days => ${lastDays}) and ${sql.literal(changesContent)}
        and not c.deleting and ${visibleComponent(sql, actor)}
      group by h.author_id) s join users u on u.id = s.author_id`;
    const where = sql`not u.is_bot`;
    return pageOf(sql, { columns: workerColumns, from }, view, { where, order: sql`s.changes desc, u.id` }, slice);
  };
});
