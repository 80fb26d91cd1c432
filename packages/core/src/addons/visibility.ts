/** Who sees add-ons: who sees what they are on; those of the whole site, who may manage them. */
import type { Actor } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import type { Fragment, Sql } from "../database/index.ts";
import { mayManageOnSite } from "./policy.ts";

/** Over `addons a` with its component `c` and project `p`. */
export const visibleAddon = (sql: Sql, actor: Actor): Fragment =>
  sql`case when p.id is null then ${mayManageOnSite(actor)}::boolean
    when a.component_id is null then ${visibleProject(sql, actor)} else not c.deleting and ${visibleComponent(sql, actor)} end`;
