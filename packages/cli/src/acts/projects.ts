/** Administration of projects. */
import { accessControl, systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { NewProject, Projects } from "@dragoman/core/projects";
import { Effect } from "effect";
import type { AccessName } from "../commands/project.ts";
import { printOne } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";

export const createProject = (
  shared: Shared,
  input: {
    readonly slug: string;
    readonly name: string | undefined;
    readonly web: string | undefined;
    readonly access: AccessName;
  },
) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const { slug, access, web } = input;
      const fields = { slug, name: input.name ?? slug, ...(web === undefined ? {} : { web }) };
      const id = yield* projects.create(systemActor, decodeFields(NewProject, fields), accessControl[access]);
      yield* printOne(shared.json, { id, slug, access }, `Made the project ${slug}.`);
    }),
  );

export const setProjectAccess = (shared: Shared, slug: string, access: AccessName) =>
  administer(
    shared,
    Effect.gen(function* () {
      const projects = yield* Projects;
      yield* projects.setAccess(systemActor, slug, accessControl[access]);
      yield* printOne(shared.json, { slug, access }, `The project ${slug} is ${access} now.`);
    }),
  );
