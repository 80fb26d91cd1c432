/**
 * What an actor may see, as SQL: every statement that lists, counts, searches, feeds or adds up takes one of these
 * conditions. They say the same as `maySeeProject` and `maySeeComponent`; a property test holds them together.
 */
import type { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { ints } from "../database/arrays.ts";
import type { Actor } from "./model.ts";
import type { ScopedPermission } from "./permissions.ts";

/** Condition on a row of `projects` called `p`. */
export const visibleProject = (sql: SqlClient.SqlClient, actor: Actor): Fragment => {
  const confined = actor.token?.projectId ?? null;
  const own = confined === null ? sql`true` : sql`p.id = ${confined}`;
  if (actor.isSuperuser) return own;
  const { grants } = actor;
  const blocked = grants.blocked.size === 0 ? sql`true` : sql`not p.id = any(${ints([...grants.blocked])})`;
  const open = grants.all.length > 0 ? sql`true` : sql`(p.access_control in (0, 1) or p.id = any(${ints([...grants.projects.keys()])}))`;
  return sql`(${own} and ${blocked} and ${open})`;
};

/** Condition on rows of `projects` called `p` and `components` called `c`. */
export const visibleComponent = (sql: SqlClient.SqlClient, actor: Actor): Fragment => {
  const project = visibleProject(sql, actor);
  if (actor.isSuperuser) return project;
  return sql`(${project} and (not c.restricted or c.id = any(${ints([...actor.grants.components.keys()])})))`;
};

/** Whether the actor holds `permission` on the component `c` of the project `p`, language aside; for columns shown only to some. */
export const holdsInComponent = (sql: SqlClient.SqlClient, actor: Actor, permission: ScopedPermission): Fragment => {
  const { grants, token } = actor;
  if (token !== null && token.scopes !== "all" && !token.scopes.has(permission)) return sql`false`;
  if (actor.isSuperuser) return sql`true`;
  const gives = (list: readonly { readonly permissions: ReadonlySet<string> }[]) => list.some((grant) => grant.permissions.has(permission));
  const projects = [...grants.projects].filter(([, list]) => gives(list)).map(([id]) => id);
  const components = [...grants.components].filter(([, list]) => gives(list)).map(([id]) => id);
  return sql`(not p.id = any(${ints([...grants.blocked])}) and (c.id = any(${ints(components)}) or (not c.restricted and (
    ${gives(grants.all)} or (p.access_control = 0 and ${gives(grants.public)}) or (p.access_control = 1 and ${gives(grants.protected)})
    or p.id = any(${ints(projects)})))))`;
};
