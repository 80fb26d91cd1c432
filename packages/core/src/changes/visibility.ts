/** Which records of the log an actor sees, and whether somebody was active in view, as SQL. */
import { type Fragment, smallints, type Sql } from "../database/index.ts";
import { type Actor, hasFullPower } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import { doneToPeople, firstUnlisted } from "./actions.ts";

/**
 * Whether the actor sees a change: condition on rows of `changes` called `h`, with its project `p` and component `c`.
 * What happened in no project, or to what is gone, shows to superusers; what was done to people, to those with an account.
 */
export const seenChange = (sql: Sql, actor: Actor): Fragment =>
  hasFullPower(actor)
    ? listed(sql)
    : sql`(${listed(sql)} and h.project_id is not null and ${shownKind(sql, actor)} and ${visibleProject(sql, actor)}
        and (h.component_id is null or (c.id is not null and ${visibleComponent(sql, actor)})))`;

const listed = (sql: Sql): Fragment => sql`h.action < ${sql.literal(String(firstUnlisted))}`;

const shownKind = (sql: Sql, actor: Actor): Fragment =>
  actor.isAnonymous ? sql`not h.action = any(${smallints(doneToPeople)})` : sql`true`;

/**
 * Whether the user `u` did something that the actor sees. Asked of each place in view by an index, never of what the
 * user did: the time that it takes tells nothing of acts out of view.
 */
export const actedInView = (sql: Sql, actor: Actor): Fragment => {
  const acted = (column: "user_id" | "author_id") =>
    sql`(select true from changes h where h.${sql.literal(column)} = u.id
      and coalesce(h.component_id, -h.project_id) = place.number and ${listed(sql)} and ${shownKind(sql, actor)} limit 1)`;
  return sql`exists (select 1 from (
      select -p.id as number from projects p where ${visibleProject(sql, actor)}
      union all select c.id from components c join projects p on p.id = c.project_id where ${visibleComponent(sql, actor)}
    ) place where coalesce(${acted("user_id")}, ${acted("author_id")}, false))`;
};
