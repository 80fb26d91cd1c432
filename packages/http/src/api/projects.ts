/** Projects, and what hangs on them. */
import { NewForge } from "@dragoman/core/forges";
import { LabelPatch, NewLabel } from "@dragoman/core/labels";
import { NewProject, ProjectPatch } from "@dragoman/core/projects";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { count, list, named, nullable, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { Change, ChangeQuery } from "./changes.ts";
import { ComponentFields } from "./componentFields.ts";
import { projectOperation, ProjectRepository, sharingNeed, status } from "./repository.ts";
import { Component, ComponentInProject, Forge, Label, Project } from "./shapes.ts";
import { ProjectLanguage, ProjectStatistics } from "./statistics.ts";

const needs = [need("project.edit")];
const writing = {
  payload: body("NewProject", NewProject),
  example: { name: "Hello", slug: "hello", web: "https://example.org/" },
} as const;

const Survey = named(
  "RepositorySurvey",
  record({
    branch: text,
    files: count,
    paths: list(text),
    candidates: list(
      named(
        "ComponentCandidate",
        record({
          file_format: text,
          filemask: text,
          template: text,
          new_base: text,
          languages: list(text),
          files: count,
        }),
      ),
    ),
    preview: nullable(
      named(
        "ComponentPreview",
        record({
          strings: nullable(count),
          sample: list(text),
          problems: { type: "object", description: "What creation would refuse, by field." },
        }),
      ),
    ),
  }),
);

export const projectsApi = noun("projects", {
  list: get("/api/projects/", { title: "List of projects", ...pages(Project) }),
  create: post("/api/projects/", {
    title: "Create a project",
    ...writing,
    answers: made(Project),
    needs: [need("project.add")],
  }),
  one: get("/api/projects/:project/", { title: "A project", answers: ok(Project) }),
  replace: put("/api/projects/:project/", { title: "Change a project", ...writing, answers: ok(Project), needs }),
  change: patch("/api/projects/:project/", {
    title: "Change some of a project",
    payload: body("ProjectPatch", ProjectPatch),
    example: { instructions: "Please be brief." },
    answers: ok(Project),
    needs,
  }),
  remove: del("/api/projects/:project/", { title: "Delete a project", answers: gone, needs }),
  components: get("/api/projects/:project/components/", {
    title: "Components of a project",
    ...pages(ComponentInProject),
  }),
  createComponent: post("/api/projects/:project/components/", {
    title: "Create a component",
    payload: body("NewComponent", ComponentFields.create),
    example: {
      name: "Application",
      slug: "app",
      repo: "https://example.org/hello.git",
      branch: "main",
      filemask: "locales/*.po",
      file_format: "po",
    },
    answers: made(Component),
    needs: [...needs, sharingNeed],
  }),
  // With a mask it looks into that choice alone.
  discover: post("/api/projects/:project/discover/", {
    title: "What components a repository, an archive or a file can make",
    payload: body("NewSurvey", ComponentFields.survey),
    example: { repo: "https://example.org/hello.git", branch: "main" },
    answers: ok(Survey),
    needs: [...needs, sharingNeed],
  }),
  languages: get("/api/projects/:project/languages/", { title: "Languages of a project", ...pages(ProjectLanguage) }),
  statistics: get("/api/projects/:project/statistics/", {
    title: "Statistics of a project",
    answers: ok(ProjectStatistics),
  }),
  changeLabel: patch("/api/projects/:project/labels/:id/", {
    title: "Change a label",
    payload: body("LabelPatch", LabelPatch),
    example: { name: "Urgent", color: "red" },
    answers: ok(Label),
    needs: [need("project.edit")],
  }),
  removeLabel: del("/api/projects/:project/labels/:id/", {
    title: "Delete a label",
    answers: gone,
    needs: [need("project.edit")],
  }),
  labels: get("/api/projects/:project/labels/", { title: "Labels of a project", ...pages(Label) }),
  createLabel: post("/api/projects/:project/labels/", {
    title: "Create a label",
    payload: body("NewLabel", NewLabel),
    example: { name: "Login", color: "navy" },
    answers: made(Label),
    needs,
  }),
  forges: get("/api/projects/:project/forges/", {
    title: "How a project is known at forges",
    ...pages(Forge),
    needs: [need("project.edit")],
  }),
  createForge: post("/api/projects/:project/forges/", {
    title: "Tell how a project is known at a forge",
    payload: body("NewForge", NewForge),
    example: { host: "github.com", kind: "github", token: "a token" },
    answers: made(Forge),
    needs: [need("project.edit")],
  }),
  removeForge: del("/api/projects/:project/forges/:id/", {
    title: "Forget how a project is known at a forge",
    answers: gone,
    needs: [need("project.edit")],
  }),
  changes: get("/api/projects/:project/changes/", {
    title: "Changes in a project",
    query: ChangeQuery,
    ...pages(Change),
  }),
  repository: get("/api/projects/:project/repository/", {
    title: "Repositories of a project",
    answers: ok(ProjectRepository),
    ...status,
  }),
  operate: post("/api/projects/:project/repository/", {
    title: "Work on the repositories of a project",
    ...projectOperation,
  }),
});
