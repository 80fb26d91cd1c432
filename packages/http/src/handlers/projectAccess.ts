import { Blocks } from "@dragoman/core/blocks";
import { Projects } from "@dragoman/core/projects";
import { TeamId } from "@dragoman/core/ids";
import { Memberships, OwnTeams, Teams } from "@dragoman/core/teams";
import { Effect } from "effect";
import { groupShape } from "../api/groups.ts";
import { blockShape, givableRoleShape, memberShape, projectAccessApi } from "../api/projectAccess.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const show = (access: number) => json({ access_control: access });

export const projectAccess = [
  serve(projectAccessApi.access, ({ actor, params }) =>
    Effect.flatMap(Projects, (projects) => Effect.map(projects.access(actor, params.project), show)),
  ),
  serve(projectAccessApi.setAccess, ({ actor, params, body }) =>
    Effect.flatMap(Projects, (projects) => Effect.map(projects.setAccess(actor, params.project, body), show)),
  ),
  serve(projectAccessApi.members, ({ actor, params, query, list, view }) =>
    Effect.gen(function* () {
      const members = yield* Memberships;
      const { name = "" } = yield* query;
      return yield* list((slice) => members.page(actor, params.project, name.trim(), view(memberShape), slice));
    }),
  ),
  serve(projectAccessApi.teams, ({ actor, params, list, view }) =>
    Effect.flatMap(OwnTeams, (teams) => list((slice) => teams.page(actor, params.project, view(groupShape), slice))),
  ),
  serve(projectAccessApi.createTeam, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const id = yield* (yield* OwnTeams).create(actor, params.project, body);
      return created(yield* (yield* Teams).render(actor, id, view(groupShape)));
    }),
  ),
  serve(projectAccessApi.changeTeam, ({ actor, params, body, one, view }) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      const id = yield* pathId(TeamId, params.id, "Group");
      yield* (yield* OwnTeams).update(actor, params.project, id, body);
      return yield* one(teams.render(actor, id, view(groupShape)));
    }),
  ),
  serve(projectAccessApi.removeTeam, ({ actor, params }) =>
    Effect.gen(function* () {
      yield* (yield* OwnTeams).remove(actor, params.project, yield* pathId(TeamId, params.id, "Group"));
      return noContent;
    }),
  ),
  serve(projectAccessApi.roles, ({ actor, params, list, view }) =>
    Effect.flatMap(OwnTeams, (teams) =>
      list((slice) => teams.roles(actor, params.project, view(givableRoleShape), slice)),
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
