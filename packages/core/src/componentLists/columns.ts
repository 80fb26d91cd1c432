/** Columns for shapes: of a list over `component_lists k` and what the actor sees of it (`seen`), of a rule over `component_list_rules r`. */
export const componentListColumns = {
  listId: "k.id",
  listName: "k.name",
  list: "k.slug",
  showDashboard: "k.show_dashboard",
  /** Slugs of projects with the paths of components. */
  components: "seen.components",
  rules: "seen.rules",
} as const;
export type ComponentListColumn = keyof typeof componentListColumns;

export const ruleColumns = {
  ruleId: "r.id",
  projectMatch: "r.project_match",
  componentMatch: "r.component_match",
} as const;
export type RuleColumn = keyof typeof ruleColumns;
