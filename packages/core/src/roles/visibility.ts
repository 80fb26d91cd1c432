/** Which roles exist for an actor, as SQL over `roles r`. */
import { type Actor, mayGlobally } from "../access/index.ts";
import { type Fragment, ints, type Sql } from "../database/index.ts";

/** Who edits roles sees all, others those of their teams. */
export const visibleRole = (sql: Sql, actor: Actor): Fragment => {
  if (actor.isAnonymous) return sql`false`;
  if (mayGlobally(actor, "role.edit").allowed) return sql`true`;
  return sql`exists (select 1 from team_roles x where x.role_id = r.id and x.team_id = any(${ints([...actor.teams])}))`;
};
