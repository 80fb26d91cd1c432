/** Components, and what hangs on them. */
import { NewTranslation, OperationInput } from "@dragoman/core/repository";
import { Flag, Text } from "@dragoman/core/fields";
import { Schema } from "effect";
import { del, get, patch, post, put } from "../wire/endpoint.ts";
import { changeQuery } from "./changes.ts";
import { ComponentFields } from "./componentFields.ts";

export const componentsApi = {
  list: get("/api/components/", { title: "List of components" }),
  one: get("/api/components/:project/:component/", { title: "A component" }),
  replace: put("/api/components/:project/:component/", {
    title: "Change a component",
    payload: ComponentFields.replace,
  }),
  change: patch("/api/components/:project/:component/", {
    title: "Change some of a component",
    payload: ComponentFields.patch,
  }),
  remove: del("/api/components/:project/:component/", { title: "Delete a component" }),
  lock: get("/api/components/:project/:component/lock/", { title: "Lock of a component" }),
  setLock: post("/api/components/:project/:component/lock/", {
    title: "Lock or unlock a component",
    payload: Schema.Struct({ lock: Flag }),
  }),
  repository: get("/api/components/:project/:component/repository/", { title: "Repository of a component" }),
  operate: post("/api/components/:project/:component/repository/", {
    title: "Work on the repository of a component",
    payload: OperationInput,
  }),
  translations: get("/api/components/:project/:component/translations/", { title: "Translations of a component" }),
  addTranslation: post("/api/components/:project/:component/translations/", {
    title: "Add a language to a component",
    payload: NewTranslation,
  }),
  statistics: get("/api/components/:project/:component/statistics/", { title: "Statistics of a component" }),
  changes: get("/api/components/:project/:component/changes/", { title: "Changes in a component", query: changeQuery }),
  links: get("/api/components/:project/:component/links/", { title: "Projects that a component is shared with" }),
  link: post("/api/components/:project/:component/links/", {
    title: "Share a component with a project",
    payload: Schema.Struct({ project_slug: Text({ max: 60 }) }),
  }),
  unlink: del("/api/components/:project/:component/links/:slug/", { title: "Stop sharing a component with a project" }),
};
