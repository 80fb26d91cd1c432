/** Which accounts exist for an actor, as SQL over `users u`. */
import type { Fragment, Sql } from "../database/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleProject } from "../access/inside.ts";
import { actedInView } from "../changes/inside.ts";

/** The bot of a project exists for those who see the project: its name tells of it. */
export const countedUser = (sql: Sql, actor: Actor): Fragment =>
  sql`(u.project_id is null or coalesce((select true from projects p where p.id = u.project_id and ${visibleProject(sql, actor)}), false))`;

/** Who has no account knows people by what they did in view, and by nothing else. */
export const visibleUser = (sql: Sql, actor: Actor): Fragment =>
  actor.isAnonymous
    ? sql`(${countedUser(sql, actor)} and (u.id = ${actor.id} or ${actedInView(sql, actor)}))`
    : countedUser(sql, actor);
