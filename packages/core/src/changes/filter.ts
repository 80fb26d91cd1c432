/** Which records of the log are asked for, and the condition that finds them among those in view. */
import type { Actor } from "../access/index.ts";
import { type Fragment, smallints, type Sql } from "../database/index.ts";
import type { ComponentId, LanguageId, ProjectId, TranslationId } from "../ids/index.ts";
import { seenChange } from "./visibility.ts";

/** Where changes happened. */
export interface ChangeScope {
  readonly projectId?: ProjectId;
  readonly componentId?: ComponentId;
  readonly translationId?: TranslationId;
  readonly languageId?: LanguageId;
}

/** What a list of changes is narrowed to. */
export interface ChangeFilter extends ChangeScope {
  readonly id?: number;
  readonly username?: string;
  /** Places by name; those of no place, or of one out of view, find nothing. */
  readonly project?: string;
  /** With its project: `project/path`. */
  readonly component?: string;
  readonly language?: string;
  readonly unitId?: number;
  readonly actions?: readonly number[];
  readonly after?: Date;
  readonly before?: Date;
  /** Only texts that gave way to others. */
  readonly gaveWay?: boolean;
}

/** Condition on rows of `changes` called `h`, with its project `p`, component `c` and translation `t`. */
export const chosenChanges = (sql: Sql, actor: Actor, filter: ChangeFilter): Fragment =>
  sql.and([
    seenChange(sql, actor),
    ...(filter.id === undefined ? [] : [sql`h.id = ${filter.id}`]),
    ...(filter.projectId === undefined ? [] : [sql`h.project_id = ${filter.projectId}`]),
    ...(filter.componentId === undefined ? [] : [sql`h.component_id = ${filter.componentId}`]),
    ...(filter.translationId === undefined ? [] : [sql`h.translation_id = ${filter.translationId}`]),
    ...(filter.languageId === undefined ? [] : [sql`t.language_id = ${filter.languageId}`]),
    ...(filter.username === undefined
      ? []
      : [sql`h.user_id = (select id from users where username = ${filter.username})`]),
    ...(filter.project === undefined
      ? []
      : [sql`h.project_id = (select id from projects where slug = ${filter.project})`]),
    ...(filter.component === undefined
      ? []
      : [
          sql`h.component_id = (select c.id from components c join projects p on p.id = c.project_id
            where p.slug = ${filter.component.split("/")[0] ?? ""}
              and c.path = ${filter.component.split("/").slice(1).join("/")})`,
        ]),
    ...(filter.language === undefined
      ? []
      : [sql`t.language_id = (select id from languages where code = ${filter.language})`]),
    ...(filter.unitId === undefined ? [] : [sql`h.unit_id = ${filter.unitId}`]),
    ...(filter.actions === undefined ? [] : [sql`h.action = any(${smallints(filter.actions)})`]),
    ...(filter.after === undefined ? [] : [sql`h.timestamp >= ${filter.after}`]),
    ...(filter.before === undefined ? [] : [sql`h.timestamp <= ${filter.before}`]),
    ...(filter.gaveWay === true ? [sql`(h.details -> 'gaveWay') is not null`] : []),
  ]);
