/** Rules of component lists, and what they put into the lists. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, ComponentListId, ProjectId, RuleId } from "../../ids/index.ts";
import type { Kept } from "../../changes/inside.ts";
import { ints, itemOf, pageOf, type Slice, type View } from "../../database/index.ts";
import { insertedId } from "../../database/inside.ts";
import { compilePattern } from "../../fields/index.ts";
import { type RuleColumn, ruleColumns } from "../columns.ts";
import type { NewRule } from "../model.ts";

/** A rule as records keep it. */
export const keptRule: Kept = { table: "component_list_rules" };

/** A component that is in a list. */
export interface Listed {
  readonly list: ComponentListId;
  readonly id: ComponentId;
}

export const makeRules = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = { columns: ruleColumns, from: sql`from component_list_rules r` };

  const page = (listId: ComponentListId, view: View<RuleColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`r.component_list_id = ${listId}`, order: sql`r.id` }, slice);

  const one = (id: RuleId, view: View<RuleColumn>) => itemOf(sql, source, view, sql`r.id = ${id}`);

  const insert = (listId: ComponentListId, rule: NewRule) =>
    Effect.map(
      sql<{
        id: RuleId;
      }>`insert into component_list_rules ${sql.insert({ component_list_id: listId, ...rule })} returning id`,
      insertedId,
    );

  /** Answers whether the list had the rule. */
  const remove = (listId: ComponentListId, id: RuleId) =>
    Effect.map(
      sql`delete from component_list_rules where component_list_id = ${listId} and id = ${id} returning 1`,
      (rows) => rows.length > 0,
    );

  /** Puts components where rules want them. Answers those that are new there. */
  const assign = (rulesWhere: Fragment, componentsWhere: Fragment) =>
    Effect.gen(function* () {
      const rules = yield* sql<
        NewRule & { readonly list: ComponentListId }
      >`select component_list_id as list, project_match, component_match from component_list_rules r where ${rulesWhere}`;
      if (rules.length === 0) return [];
      const components = yield* sql<{
        readonly id: ComponentId;
        readonly slug: string;
        readonly project: string;
      }>`select c.id, c.slug, p.slug as project from components c join projects p on p.id = c.project_id
        where not c.deleting and ${componentsWhere}`;
      const fitting = rules.flatMap(({ list, ...rule }) => {
        const [project, component] = [compilePattern(rule.project_match), compilePattern(rule.component_match)];
        return components
          .filter((each) => project?.test(each.project) === true && component?.test(each.slug) === true)
          .map(({ id }) => ({ list, id }));
      });
      return yield* sql<Listed>`insert into component_list_components (component_list_id, component_id)
        select * from unnest(${ints(fitting.map(({ list }) => list))}, ${ints(fitting.map(({ id }) => id))})
        on conflict do nothing returning component_list_id as list, component_id as id`;
    });

  return {
    page,
    one,
    insert,
    remove,
    assignBy: (ruleId: RuleId) => assign(sql`r.id = ${ruleId}`, sql`true`),
    assignTo: (componentIds: readonly ComponentId[], projectIds: readonly ProjectId[]) =>
      assign(sql`true`, sql`(c.id = any(${ints(componentIds)}) or p.id = any(${ints(projectIds)}))`),
  };
});
