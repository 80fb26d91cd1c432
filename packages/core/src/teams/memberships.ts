/** Memberships: who is in which team, and who administers it. */
import { isDeepStrictEqual } from "node:util";
import { Context, Effect, Layer } from "effect";
import type { TeamId, UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, NotFound } from "../access/index.ts";
import { actions, differences, unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { MemberColumn } from "./columns.ts";
import { makeMembers, type Standing } from "./stores/members.ts";
import type { Joining, TeamFacts } from "./model.ts";
import { makeKeptProject } from "./keptProject.ts";
import { editsTeams, managesUsers, mayAdminister } from "./policy.ts";
import { Teams } from "./service.ts";
import { makeTeamStore } from "./store.ts";
import { MembershipKeeping } from "./membershipKeeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notManager = new Forbidden({ reason: "You may not manage users." });
const notAdministrator = new Forbidden({ reason: "You may not manage this team." });

/** A member: `id` is a user's. */
interface Member {
  readonly id: UserId;
}

const actionOf = (before: Standing, after: Standing, told: boolean) => {
  if (before.member === after.member)
    return after.administrator ? unlisted.teamAdministratorAdded : unlisted.teamAdministratorRemoved;
  if (after.member) return told ? actions.userAdded : unlisted.teamJoined;
  return told ? actions.userRemoved : unlisted.teamLeft;
};

export class Memberships extends Context.Service<
  Memberships,
  {
    /** Who is in the project's own teams, with `part` in one of their names, for those who keep its permissions. */
    readonly page: (
      actor: Actor,
      project: string,
      part: string,
      view: View<MemberColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Puts the user into the team that is named by `input`, by those who manage users or administer the team. */
    readonly add: (
      actor: Actor,
      user: Member,
      input: Input<{ readonly group_id: TeamId }>,
    ) => Effect.Effect<void, Forbidden | Invalid>;
    /** Takes the user out of the team; ends the administration of it too. */
    readonly remove: (
      actor: Actor,
      user: Member,
      input: Input<{ readonly group_id: TeamId }>,
    ) => Effect.Effect<void, Forbidden | Invalid>;
    /** Makes the user an administrator, and so a member, of the team. */
    readonly promote: (
      actor: Actor,
      teamId: TeamId,
      input: Input<{ readonly user_id: UserId }>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    /** Ends the user's administration of the team; the membership stays. */
    readonly demote: (
      actor: Actor,
      teamId: TeamId,
      userId: UserId,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
  }
>()("@dragoman/core/teams/Memberships") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeTeamStore;
      const members = yield* makeMembers;
      const teams = yield* Teams;
      const actors = yield* Actors;
      const changes = yield* ChangeKeeping;
      const kept = yield* makeKeptProject;

      /** Moves the user in the team and records it; a team of a project tells the project's history who came and went. */
      const move = Effect.fnUntraced(function* (
        actor: Pick<Actor, "id">,
        team: TeamFacts,
        userId: UserId,
        wanted: Partial<Standing>,
        manner: { readonly told: boolean; readonly way?: Joining },
      ) {
        const before = yield* members.standing(team.id, userId);
        const after = { ...before, ...wanted };
        if (isDeepStrictEqual(before, after)) return false;
        if (after.member && !before.member) yield* members.join(team.id, userId, manner.way ?? "added");
        if (before.member && !after.member) yield* members.leave(team.id, userId);
        if (after.member && after.administrator !== before.administrator)
          yield* members[after.administrator ? "promote" : "demote"](team.id, userId);
        yield* changes.record([
          {
            action: actionOf(before, after, manner.told && team.definingProject !== null),
            userId: actor.id,
            projectId: team.definingProject?.id ?? null,
            target: (yield* members.username(userId)) ?? "",
            details: { group: team.name, id: team.id, user: userId, ...differences({ ...before }, { ...after }) },
          },
        ]);
        yield* actors.changed;
        return true;
      });

      const page = Effect.fn("Memberships.page")(function* (
        actor: Actor,
        slug: string,
        part: string,
        view: View<MemberColumn>,
        slice: Slice,
      ) {
        const { id } = yield* kept(actor, slug);
        return yield* Effect.orDie(members.page(id, part, view, slice));
      });

      /** The team that `read` names, if the actor may keep its members. */
      const asked = Effect.fnUntraced(function* (actor: Actor, read: Input<{ readonly group_id: TeamId }>) {
        const managesAll = managesUsers(actor);
        // Who keeps no team at all hears nothing of what is wrong with the request.
        if (!managesAll && !editsTeams(actor) && !(yield* Effect.orDie(store.keepsAny(actor))))
          return yield* notManager;
        const { group_id: id } = yield* read;
        const team = yield* Effect.orDie(managesAll ? store.byId(id) : store.find(actor, id));
        if (team === undefined) return yield* Invalid.field("group_id", `There is no such team: ${id}.`);
        return managesAll || mayAdminister(actor, team).allowed ? team : yield* notManager;
      });

      const changing = (wanted: Partial<Standing>) =>
        Effect.fnUntraced(function* (actor: Actor, user: Member, read: Input<{ readonly group_id: TeamId }>) {
          const team = yield* asked(actor, read);
          yield* transaction(move(actor, team, user.id, wanted, { told: true }));
        });

      const administered = Effect.fnUntraced(function* (actor: Actor, teamId: TeamId) {
        const team = yield* teams.find(actor, teamId);
        return mayAdminister(actor, team).allowed ? team : yield* notAdministrator;
      });

      const promote = Effect.fn("Memberships.promote")(function* (
        actor: Actor,
        teamId: TeamId,
        read: Input<{ readonly user_id: UserId }>,
      ) {
        const team = yield* administered(actor, teamId);
        const { user_id: userId } = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            if ((yield* members.username(userId)) === undefined)
              return yield* Invalid.field("user_id", `There is no such user: ${userId}.`);
            yield* move(actor, team, userId, { member: true, administrator: true }, { told: true });
          }),
        );
      });

      const demote = Effect.fn("Memberships.demote")(function* (actor: Actor, teamId: TeamId, userId: UserId) {
        const team = yield* administered(actor, teamId);
        const moved = yield* transaction(move(actor, team, userId, { administrator: false }, { told: true }));
        if (!moved) return yield* Invalid.field("user_id", `No administrator of the team has the id ${userId}.`);
      });

      const quietly = (wanted: Partial<Standing>) =>
        Effect.fnUntraced(function* (by: Pick<Actor, "id">, teamId: TeamId, userId: UserId, way: Joining = "added") {
          const team = yield* store.byId(teamId);
          if (team !== undefined) yield* move(by, team, userId, wanted, { told: false, way });
        }, Effect.orDie);

      return Context.make(
        Memberships,
        Memberships.of({
          page,
          add: changing({ member: true }),
          remove: changing({ member: false, administrator: false }),
          promote,
          demote,
        }),
      ).pipe(
        Context.add(
          MembershipKeeping,
          MembershipKeeping.of({
            join: quietly({ member: true }),
            leave: quietly({ member: false, administrator: false }),
            joinAutomatically: (userId) => Effect.asVoid(Effect.orDie(members.joinAutomatically(userId))),
            leaveAll: (userId) => Effect.asVoid(Effect.orDie(members.leaveAll(userId))),
          }),
        ),
      );
    }),
  );
}
