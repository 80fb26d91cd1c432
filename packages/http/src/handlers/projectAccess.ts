import { Blocks } from "@dragoman/core/blocks";
import { Projects } from "@dragoman/core/projects";
import { Memberships } from "@dragoman/core/teams";
import { Effect } from "effect";
import { blockShape, memberShape, projectAccessApi } from "../api/projectAccess.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";

const show = (access: number) => json({ access_control: access });

export const projectAccess = [
  serve(projectAccessApi.access, ({ actor, params }) =>
    Effect.flatMap(Projects, (projects) => Effect.map(projects.access(actor, params.project), show)),
  ),
  serve(projectAccessApi.setAccess, ({ actor, params, body }) =>
    Effect.flatMap(Projects, (projects) => Effect.map(projects.setAccess(actor, params.project, body), show)),
  ),
  serve(projectAccessApi.members, ({ actor, params, list, view }) =>
    Effect.flatMap(Memberships, (members) =>
      list((slice) => members.page(actor, params.project, view(memberShape), slice)),
    ),
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
