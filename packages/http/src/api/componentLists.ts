/** Component lists. */
import {
  type ComponentListColumn,
  componentListColumns,
  ComponentListPatch,
  ListedComponent,
  NewComponentList,
  NewRule,
  type RuleColumn,
  ruleColumns,
} from "@dragoman/core/componentLists";
import { link, links, type Shape } from "@dragoman/core/database";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { Component } from "./shapes.ts";

export const componentListShape: Shape<ComponentListColumn> = {
  name: "listName",
  slug: "list",
  id: "listId",
  show_dashboard: "showDashboard",
  components: links("components", "/api/components/"),
  auto_assign: "rules",
  url: link`/api/component-lists/${"list"}/`,
};
const ComponentList = shaped("ComponentList", componentListColumns, componentListShape);

export const ruleShape: Shape<RuleColumn> = {
  id: "ruleId",
  project_match: "projectMatch",
  component_match: "componentMatch",
};
const Rule = shaped("Rule", ruleColumns, ruleShape);

const needs = [need("componentlist.edit")];
const writing = {
  payload: body("NewComponentList", NewComponentList),
  example: { name: "Favourites", slug: "favourites", show_dashboard: true },
  needs,
} as const;

export const componentListsApi = noun("componentLists", {
  list: get("/api/component-lists/", { title: "List of component lists", ...pages(ComponentList) }),
  create: post("/api/component-lists/", {
    title: "Create a component list",
    answers: made(ComponentList),
    ...writing,
  }),
  one: get("/api/component-lists/:list/", { title: "A component list", answers: ok(ComponentList) }),
  replace: put("/api/component-lists/:list/", {
    title: "Change a component list",
    answers: ok(ComponentList),
    ...writing,
  }),
  change: patch("/api/component-lists/:list/", {
    title: "Change some of a component list",
    payload: body("ComponentListPatch", ComponentListPatch),
    example: { show_dashboard: false },
    answers: ok(ComponentList),
    needs,
  }),
  remove: del("/api/component-lists/:list/", { title: "Delete a component list", answers: gone, needs }),
  components: get("/api/component-lists/:list/components/", {
    title: "Components of a component list",
    ...pages(Component),
  }),
  add: post("/api/component-lists/:list/components/", {
    title: "Add a component to a component list",
    payload: body("ListedComponent", ListedComponent),
    example: { component_id: 1 },
    answers: ok(ComponentList),
    needs,
  }),
  drop: del("/api/component-lists/:list/components/:component/", {
    title: "Take a component out of a component list",
    answers: gone,
    fails: ["Refused"],
    needs,
  }),
  rules: get("/api/component-lists/:list/rules/", {
    title: "Rules that fill a component list",
    ...pages(Rule),
    needs: [need("superuser")],
  }),
  addRule: post("/api/component-lists/:list/rules/", {
    title: "Add a rule that fills a component list",
    payload: body("NewRule", NewRule),
    example: { project_match: "^hello$", component_match: "^app" },
    answers: made(Rule),
    needs: [need("superuser")],
  }),
  removeRule: del("/api/component-lists/:list/rules/:id/", {
    title: "Remove a rule of a component list",
    answers: gone,
    needs: [need("superuser")],
  }),
});
