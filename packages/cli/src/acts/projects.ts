/** Administration of projects. */
import { accessControl, systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { NewProject, Projects } from "@dragoman/core/projects";
import { Effect } from "effect";
import type { AccessName } from "../commands/project.ts";
import { confirmRemoval } from "../confirm.ts";
import { printDetails, printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export const createProject = (
  shared: Shared,
  input: {
    readonly slug: string;
    readonly name: string | undefined;
    readonly web: string;
    readonly access: AccessName;
  },
) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const { slug, access, web } = input;
      const fields = { slug, name: input.name ?? slug, web };
      const id = yield* projects.create(systemActor, decodeFields(NewProject, fields), accessControl[access]);
      yield* printOne(shared.json, { id, slug, access }, `Made the project ${slug}.`);
    }),
  );

export const setProjectAccess = (shared: Shared, slug: string, access: AccessName) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      yield* projects.setAccess(systemActor, slug, Effect.succeed({ access_control: accessControl[access] }));
      yield* printOne(shared.json, { slug, access }, `The project ${slug} is ${access} now.`);
    }),
  );

const listed = { id: "projectId", slug: "project", name: "projectName", web: "web" } as const;
const settings = {
  ...listed,
  instructions: "instructions",
  translation_review: "translationReview",
  source_review: "sourceReview",
  set_language_team: "setLanguageTeam",
  enable_hooks: "enableHooks",
  language_aliases: "projectAliases",
} as const;

export const listProjects = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const rows = yield* allRows((slice) => projects.page(systemActor, { shape: listed, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "There are no projects.");
    }),
  );

export const showProject = (shared: Shared, slug: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const row = JSON.parse(yield* projects.one(systemActor, slug, { shape: settings, baseUrl: "" }));
      const { accessControl: number } = yield* projects.find(systemActor, slug);
      const access = Object.entries(accessControl).find(([, value]) => value === number)?.[0] ?? "";
      yield* printDetails(shared.json, { ...row, access });
    }),
  );

export const removeProject = (shared: Shared, slug: string, yes: boolean) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      yield* projects.find(systemActor, slug);
      yield* confirmRemoval(`the project ${slug} with all of its components`, yes);
      yield* projects.remove(systemActor, slug);
      yield* printOne(shared.json, { slug, removed: true }, `The project ${slug} is gone.`);
    }),
  );
