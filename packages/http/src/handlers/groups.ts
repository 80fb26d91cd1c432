import { TeamId, UserId } from "@dragoman/core/ids";
import { Memberships, Teams, type Tie, tieFields } from "@dragoman/core/teams";
import { Effect, Schema } from "effect";
import { groupShape, groupsApi } from "../api/groups.ts";
import { withDefiningProject } from "../api/references.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const groupId = (text: string) => pathId(TeamId, text, "Group");

const ties = {
  role: [groupsApi.addRole, groupsApi.removeRole],
  project: [groupsApi.addProject, groupsApi.removeProject],
  component: [groupsApi.addComponent, groupsApi.removeComponent],
  componentList: [groupsApi.addComponentList, groupsApi.removeComponentList],
  language: [groupsApi.addLanguage, groupsApi.removeLanguage],
} as const;

const tying = (tie: Tie) => [
  serve(ties[tie][0], ({ actor, params, body, one, view }) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      const id = yield* groupId(params.id);
      yield* teams.tie(
        actor,
        id,
        tie,
        Effect.map(body, (fields) => fields[tieFields[tie]] ?? ""),
      );
      return yield* one(teams.render(actor, id, view(groupShape)));
    }),
  ),
  serve(ties[tie][1], ({ actor, params }) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      const id = yield* groupId(params.id);
      const key = tie === "language" ? params.key : yield* pathId(Schema.Int, params.key, "Association");
      yield* teams.untie(actor, id, tie, key);
      return noContent;
    }),
  ),
];

export const groups = [
  serve(groupsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Teams, (teams) => list((slice) => teams.page(actor, view(groupShape), slice))),
  ),
  serve(groupsApi.create, (call) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      const id = yield* teams.create(call.actor, decodeBody(call, withDefiningProject));
      return created(yield* teams.render(call.actor, id, call.view(groupShape)));
    }),
  ),
  serve(groupsApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      return yield* one(teams.one(actor, yield* groupId(params.id), view(groupShape)));
    }),
  ),
  ...[groupsApi.replace, groupsApi.change].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, one, view } = call;
        const teams = yield* Teams;
        const id = yield* groupId(params.id);
        yield* teams.update(actor, id, decodeBody(call, withDefiningProject));
        return yield* one(teams.render(actor, id, view(groupShape)));
      }),
    ),
  ),
  serve(groupsApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const teams = yield* Teams;
      yield* teams.remove(actor, yield* groupId(params.id));
      return noContent;
    }),
  ),
  ...(Object.keys(ties) as Tie[]).flatMap(tying),
  serve(groupsApi.promote, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const memberships = yield* Memberships;
      yield* memberships.promote(actor, yield* groupId(params.id), body);
      return json(["The user administers the team now."]);
    }),
  ),
  serve(groupsApi.demote, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const memberships = yield* Memberships;
      const teams = yield* Teams;
      const id = yield* groupId(params.id);
      yield* memberships.demote(actor, id, yield* pathId(UserId, params.user, "User"));
      return yield* one(teams.render(actor, id, view(groupShape)));
    }),
  ),
];
