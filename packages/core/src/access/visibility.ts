/**
 * What an actor may see, as SQL: every statement that lists, counts, searches, feeds or adds up takes one of these
 * conditions. They say the same as `maySeeProject` and `maySeeComponent`; a property test holds them together.
 */
import { type Fragment, ints, type Sql } from "../database/index.ts";
import type { Actor, Grant } from "./model.ts";
import type { ScopedPermission } from "./permissions.ts";
import { mayGlobally } from "./policy.ts";

/** Condition on a row of `projects` called `p`. */
export const visibleProject = (sql: Sql, actor: Actor): Fragment => {
  const confined = actor.token?.projectId ?? null;
  const own = confined === null ? sql`true` : sql`p.id = ${confined}`;
  if (actor.isSuperuser) return own;
  const { grants } = actor;
  const blocked = grants.blocked.size === 0 ? sql`true` : sql`not p.id = any(${ints([...grants.blocked])})`;
  const open =
    grants.all.length > 0
      ? sql`true`
      : sql`(p.access_control in (0, 1) or p.id = any(${ints([...grants.projects.keys()])}))`;
  return sql`(${own} and ${blocked} and ${open})`;
};

/** Condition on rows of `projects` called `p` and `components` called `c`. */
export const visibleComponent = (sql: Sql, actor: Actor): Fragment => {
  const project = visibleProject(sql, actor);
  if (actor.isSuperuser) return project;
  return sql`(${project} and (not c.restricted or c.id = any(${ints([...actor.grants.components.keys()])})))`;
};

/** Condition on a row of `component_lists` called `k`: a list of nothing but hidden components is hidden. */
export const visibleComponentList = (sql: Sql, actor: Actor): Fragment =>
  mayGlobally(actor, "componentlist.edit").allowed
    ? sql`true`
    : sql`(not exists (select 1 from component_list_components i where i.component_list_id = k.id)
        or exists (select 1 from component_list_components i join components c on c.id = i.component_id
          join projects p on p.id = c.project_id where i.component_list_id = k.id and ${visibleComponent(sql, actor)}))`;

const gives = (list: readonly Grant[], permission: ScopedPermission) =>
  list.some((grant) => grant.permissions.has(permission));

/** Ids of the entries of `map` that give `permission`. */
const giving = <Id extends number>(map: ReadonlyMap<Id, readonly Grant[]>, permission: ScopedPermission) =>
  ints([...map].filter(([, list]) => gives(list, permission)).map(([id]) => id));

/** The limits of every right: the scopes and the project of the token, and blocks. */
const within = (sql: Sql, { token, isSuperuser, grants }: Actor, permission: ScopedPermission): Fragment => {
  if (token !== null && token.scopes !== "all" && !token.scopes.has(permission)) return sql`false`;
  const own = token?.projectId == null ? sql`true` : sql`p.id = ${token.projectId}`;
  return isSuperuser ? own : sql`(${own} and not p.id = any(${ints([...grants.blocked])}))`;
};

const givenInProject = (sql: Sql, { grants }: Actor, permission: ScopedPermission): Fragment =>
  sql`(${gives(grants.all, permission)} or (p.access_control = 0 and ${gives(grants.public, permission)})
    or (p.access_control = 1 and ${gives(grants.protected, permission)}) or p.id = any(${giving(grants.projects, permission)}))`;

/** Whether the actor holds `permission` on the project `p`. */
export const holdsInProject = (sql: Sql, actor: Actor, permission: ScopedPermission): Fragment => {
  const limits = within(sql, actor, permission);
  return actor.isSuperuser ? limits : sql`(${limits} and ${givenInProject(sql, actor, permission)})`;
};

/** Whether the actor holds `permission` on the component `c` of the project `p`, language aside; for columns shown only to some. */
export const holdsInComponent = (sql: Sql, actor: Actor, permission: ScopedPermission): Fragment => {
  const limits = within(sql, actor, permission);
  return actor.isSuperuser
    ? limits
    : sql`(${limits} and ((not c.restricted and ${givenInProject(sql, actor, permission)})
        or c.id = any(${giving(actor.grants.components, permission)})))`;
};
