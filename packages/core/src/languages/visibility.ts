/** Which languages an actor sees, as SQL over `languages l`. */
import type { Fragment, Sql } from "../database/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent } from "../access/inside.ts";

/** Those who manage languages see all; others see those that something visible is translated into. */
export const visibleLanguage = (sql: Sql, actor: Actor, manages: boolean): Fragment =>
  manages
    ? sql`true`
    : sql`exists (select 1 from translations t join components c on c.id = t.component_id join projects p on p.id = c.project_id
        where t.language_id = l.id and ${visibleComponent(sql, actor)})`;
