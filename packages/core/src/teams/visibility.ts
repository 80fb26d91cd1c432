/** Which teams exist for an actor, as SQL over `teams t`. */
import { type Actor, mayGlobally } from "../access/index.ts";
import { holdsInProject } from "../access/inside.ts";
import { type Fragment, ints, type Sql } from "../database/index.ts";

/** Who edits all teams sees them, others their own, those that they administer, and those of projects whose rights they keep. */
export const visibleTeam = (sql: Sql, actor: Actor): Fragment => {
  if (actor.isAnonymous) return sql`false`;
  if (mayGlobally(actor, "group.edit").allowed) return sql`true`;
  return sql`(t.id = any(${ints([...actor.teams, ...actor.administeredTeams])}) or exists (select 1 from projects p
    where p.id = t.defining_project_id and ${holdsInProject(sql, actor, "project.permissions")}))`;
};
