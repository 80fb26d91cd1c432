/** Projects, and what hangs on them. */
import { ComponentFields } from "./componentFields.ts";
import { NewLabel } from "@dragoman/core/labels";
import { NewProject, ProjectPatch } from "@dragoman/core/projects";
import { OperationInput } from "@dragoman/core/repository";
import { del, get, patch, post, put } from "../wire/endpoint.ts";
import { changeQuery } from "./changes.ts";

export const projectsApi = {
  list: get("/api/projects/", { title: "List of projects" }),
  create: post("/api/projects/", { title: "Create a project", payload: NewProject }),
  one: get("/api/projects/:project/", { title: "A project" }),
  replace: put("/api/projects/:project/", { title: "Change a project", payload: NewProject }),
  change: patch("/api/projects/:project/", { title: "Change some of a project", payload: ProjectPatch }),
  remove: del("/api/projects/:project/", { title: "Delete a project" }),
  components: get("/api/projects/:project/components/", { title: "Components of a project" }),
  createComponent: post("/api/projects/:project/components/", {
    title: "Create a component",
    payload: ComponentFields.create,
  }),
  languages: get("/api/projects/:project/languages/", { title: "Languages of a project" }),
  statistics: get("/api/projects/:project/statistics/", { title: "Statistics of a project" }),
  labels: get("/api/projects/:project/labels/", { title: "Labels of a project" }),
  createLabel: post("/api/projects/:project/labels/", { title: "Create a label", payload: NewLabel }),
  changes: get("/api/projects/:project/changes/", { title: "Changes in a project", query: changeQuery }),
  repository: get("/api/projects/:project/repository/", { title: "Repositories of a project" }),
  operate: post("/api/projects/:project/repository/", {
    title: "Work on the repositories of a project",
    payload: OperationInput,
  }),
};
