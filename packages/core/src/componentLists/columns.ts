/** Columns for shapes: of a list over `component_lists k` and what the actor sees of it (`seen`), of a rule over `component_list_rules r`. */
import type { ComponentListId, RuleId } from "../ids/index.ts";
import { describeShape, flag, int, json, text, textList } from "../database/index.ts";

export const ruleColumns = {
  ruleId: int<RuleId>("r.id"),
  projectMatch: text("r.project_match"),
  componentMatch: text("r.component_match"),
} as const;
export type RuleColumn = keyof typeof ruleColumns;

export const componentListColumns = {
  listId: int<ComponentListId>("k.id"),
  listName: text("k.name"),
  list: text("k.slug"),
  showDashboard: flag("k.show_dashboard"),
  /** Slugs of projects with the paths of components. */
  components: textList("seen.components"),
  rules: json(
    {
      type: "array",
      items: describeShape(ruleColumns, { project_match: "projectMatch", component_match: "componentMatch" }),
    },
    "seen.rules",
  ),
} as const;
export type ComponentListColumn = keyof typeof componentListColumns;
