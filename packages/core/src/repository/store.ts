/** Reads that work on repositories needs beside the nouns' own. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { pageOf, type Slice, type View } from "../database/index.ts";
import type { ComponentId, UserId } from "../ids/index.ts";
import { type WaitingColumn, waitingColumns } from "./columns.ts";

export const makePeopleStore = Effect.map(SqlClient.SqlClient, (sql) => ({
  user: (id: UserId) =>
    Effect.map(
      sql<{
        username: string;
        full_name: string;
        email: string | null;
      }>`select username, full_name, email from users where id = ${id}`,
      (rows) => rows[0],
    ),
}));

/** What waits for a commit in a component, by language. */
export const makeWaitingStore = Effect.map(
  SqlClient.SqlClient,
  (sql) => (componentId: ComponentId, view: View<WaitingColumn>, slice: Slice) => {
    const from = sql`from (select t.id, (select count(*)::int from units u where u.translation_id = t.id and u.pending)
          as strings, (select min(k.made) from pending_changes k where k.translation_id = t.id) as since
        from translations t where t.component_id = ${componentId}
          and exists (select 1 from units u where u.translation_id = t.id and u.pending)) s
      join translations t on t.id = s.id join languages l on l.id = t.language_id
      join components c on c.id = t.component_id join projects p on p.id = c.project_id`;
    const order = sql`not t.is_source, l.name, l.id`;
    return pageOf(sql, { columns: waitingColumns, from }, view, { where: sql`true`, order }, slice);
  },
);
