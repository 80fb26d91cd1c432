import { Blocks } from "@dragoman/core/blocks";
import { Projects } from "@dragoman/core/projects";
import { Effect } from "effect";
import { blockShape, projectAccessApi } from "../api/projectAccess.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";

export const projectAccess = [
  serve(projectAccessApi.access, ({ actor, params }) =>
    Effect.gen(function* () {
      const project = yield* (yield* Projects).permitted(actor, params.project, "project.permissions");
      return json({ access_control: project.accessControl });
    }),
  ),
  serve(projectAccessApi.setAccess, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const projects = yield* Projects;
      yield* projects.permitted(actor, params.project, "project.permissions");
      const { access_control } = yield* body;
      yield* projects.setAccess(actor, params.project, access_control);
      return json({ access_control });
    }),
  ),
  serve(projectAccessApi.blocks, ({ actor, params, list, view }) =>
    Effect.flatMap(Blocks, (blocks) => list((slice) => blocks.page(actor, params.project, view(blockShape), slice))),
  ),
  serve(projectAccessApi.block, ({ actor, params, body, view }) =>
    Effect.flatMap(Blocks, (blocks) => Effect.map(blocks.put(actor, params.project, body, view(blockShape)), created)),
  ),
  serve(projectAccessApi.unblock, ({ actor, params }) =>
    Effect.flatMap(Blocks, (blocks) => Effect.as(blocks.remove(actor, params.project, params.username), noContent)),
  ),
];
