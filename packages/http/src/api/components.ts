/** Components, and what hangs on them. */
import { NewTranslation } from "@dragoman/core/repository";
import { Flag, Text } from "@dragoman/core/fields";
import { Schema } from "effect";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { extended, flag, named, record } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { Change, ChangeQuery } from "./changes.ts";
import { ComponentFields } from "./componentFields.ts";
import { commits, operation, planning, Repository, sharingNeed, status, waiting } from "./repository.ts";
import { Component, Project, TranslationInComponent } from "./shapes.ts";
import { TranslationStatistics } from "./statistics.ts";

const Lock = named("Lock", record({ locked: flag }));
/** The same object twice: some clients read it under `data`. */
const AddedTranslation = named("AddedTranslation", extended(TranslationInComponent, { data: TranslationInComponent }));
const SharedComponent = named("SharedComponent", extended(Component, { data: Component }));

const needs = [need("component.edit")];

const settingNeeds = [...needs, sharingNeed];

export const componentsApi = noun("components", {
  list: get("/api/components/", { title: "List of components", ...pages(Component) }),
  one: get("/api/components/:project/:component/", { title: "A component", answers: ok(Component) }),
  replace: put("/api/components/:project/:component/", {
    title: "Change a component",
    payload: body("ComponentReplacement", ComponentFields.replace),
    example: {
      name: "Application",
      slug: "app",
      repo: "https://example.org/hello.git",
      filemask: "locales/*.po",
      file_format: "po",
    },
    answers: ok(Component),
    needs: settingNeeds,
  }),
  change: patch("/api/components/:project/:component/", {
    title: "Change some of a component",
    payload: body("ComponentPatch", ComponentFields.patch),
    example: { priority: 120 },
    answers: ok(Component),
    needs: settingNeeds,
  }),
  remove: del("/api/components/:project/:component/", { title: "Delete a component", answers: gone, needs }),
  lock: get("/api/components/:project/:component/lock/", { title: "Lock of a component", answers: ok(Lock) }),
  setLock: post("/api/components/:project/:component/lock/", {
    title: "Lock or unlock a component",
    payload: body("LockInput", Schema.Struct({ lock: Flag })),
    example: { lock: true },
    answers: ok(Lock),
    needs: [need("component.lock")],
  }),
  repository: get("/api/components/:project/:component/repository/", {
    title: "Repository of a component",
    answers: ok(Repository),
    ...status,
  }),
  operate: post("/api/components/:project/:component/repository/", {
    title: "Work on the repository of a component",
    ...operation,
  }),
  waiting: get("/api/components/:project/:component/repository/pending/", {
    title: "Strings of a component that wait for a commit",
    ...waiting,
  }),
  commits: get("/api/components/:project/:component/repository/commits/", {
    title: "Commits that wait in the repository of a component",
    ...commits,
  }),
  plan: post("/api/components/:project/:component/repository/plan/", {
    title: "What an update of a component's repository would bring",
    ...planning,
  }),
  translations: get("/api/components/:project/:component/translations/", {
    title: "Translations of a component",
    ...pages(TranslationInComponent),
  }),
  addTranslation: post("/api/components/:project/:component/translations/", {
    title: "Add a language to a component",
    payload: body("NewTranslation", NewTranslation),
    example: { language_code: "cs" },
    answers: made(AddedTranslation),
    fails: ["Refused", "RepositoryBusy"],
    needs: [
      need("translation.add"),
      where("new languages are not added at once by everybody (`new_lang` is not `add`)", "component.edit"),
    ],
  }),
  statistics: get("/api/components/:project/:component/statistics/", {
    title: "Statistics of a component",
    ...pages(TranslationStatistics),
  }),
  changes: get("/api/components/:project/:component/changes/", {
    title: "Changes in a component",
    query: ChangeQuery,
    ...pages(Change),
  }),
  links: get("/api/components/:project/:component/links/", {
    title: "Projects that a component is shared with",
    ...pages(Project),
  }),
  link: post("/api/components/:project/:component/links/", {
    title: "Share a component with a project",
    payload: body("ShareInput", Schema.Struct({ project_slug: Text({ max: 60 }) })),
    example: { project_slug: "other" },
    answers: made(SharedComponent),
    fails: ["Refused"],
    needs,
  }),
  unlink: del("/api/components/:project/:component/links/:slug/", {
    title: "Stop sharing a component with a project",
    answers: gone,
    needs,
  }),
});
