/** Component lists. */
import {
  type ComponentListColumn,
  ComponentListPatch,
  ListedComponent,
  NewComponentList,
  NewRule,
  type RuleColumn,
} from "@dragoman/core/componentLists";
import { link, links, type Shape } from "@dragoman/core/database";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const componentListShape: Shape<ComponentListColumn> = {
  name: "listName",
  slug: "list",
  id: "listId",
  show_dashboard: "showDashboard",
  components: links("components", "/api/components/"),
  auto_assign: "rules",
  url: link`/api/component-lists/${"list"}/`,
};

export const ruleShape: Shape<RuleColumn> = {
  id: "ruleId",
  project_match: "projectMatch",
  component_match: "componentMatch",
};

export const componentListsApi = {
  list: get("/api/component-lists/", { title: "List of component lists" }),
  create: post("/api/component-lists/", { title: "Create a component list", payload: NewComponentList }),
  one: get("/api/component-lists/:list/", { title: "A component list" }),
  replace: put("/api/component-lists/:list/", { title: "Change a component list", payload: NewComponentList }),
  change: patch("/api/component-lists/:list/", {
    title: "Change some of a component list",
    payload: ComponentListPatch,
  }),
  remove: del("/api/component-lists/:list/", { title: "Delete a component list" }),
  components: get("/api/component-lists/:list/components/", { title: "Components of a component list" }),
  add: post("/api/component-lists/:list/components/", {
    title: "Add a component to a component list",
    payload: ListedComponent,
  }),
  drop: del("/api/component-lists/:list/components/:component/", { title: "Take a component out of a component list" }),
  rules: get("/api/component-lists/:list/rules/", { title: "Rules that fill a component list" }),
  addRule: post("/api/component-lists/:list/rules/", {
    title: "Add a rule that fills a component list",
    payload: NewRule,
  }),
  removeRule: del("/api/component-lists/:list/rules/:id/", { title: "Remove a rule of a component list" }),
};
