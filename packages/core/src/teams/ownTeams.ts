/**
 * Teams of projects, made and changed by who keeps the permissions of the project. Nobody gives what they do not hold
 * there themselves, and no team that is changed here reaches beyond its project.
 */
import { Context, Effect, Layer } from "effect";
import { type Actor, Actors, Forbidden, Invalid, mayGive, NotFound, permissions } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { type Action, unlisted } from "../changes/index.ts";
import { ChangeKeeping, type Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { ProjectId, TeamId } from "../ids/index.ts";
import type { GivableRoleColumn, TeamColumn } from "./columns.ts";
import type { Giving, NewOwnTeam, OwnTeamPatch, TeamFacts } from "./model.ts";
import { makeKeptProject } from "./keptProject.ts";
import { editsTeams, givesMore, mayChangeOwn } from "./policy.ts";
import { keptTeam, keptWholeTeam, makeTeamStore } from "./store.ts";
import { makeOwnTeams } from "./stores/ownTeams.ts";

type Project = NonNullable<TeamFacts["definingProject"]>;

const notFound = new NotFound({ object: "Group" });
const nothing: Giving = { roles: new Set(), languages: new Set() };

export class OwnTeams extends Context.Service<
  OwnTeams,
  {
    readonly page: (
      actor: Actor,
      project: string,
      view: View<TeamColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Roles that the actor may give to teams of the project, and those that its teams give. */
    readonly roles: (
      actor: Actor,
      project: string,
      view: View<GivableRoleColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Answers the new team's id. */
    readonly create: (
      actor: Actor,
      project: string,
      input: Input<NewOwnTeam>,
    ) => Effect.Effect<TeamId, NotFound | Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      project: string,
      id: TeamId,
      input: Input<OwnTeamPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, project: string, id: TeamId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/teams/OwnTeams") {
  static readonly layer = Layer.effect(
    OwnTeams,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const teams = yield* makeTeamStore;
      const store = yield* makeOwnTeams;
      const changes = yield* ChangeKeeping;
      const actors = yield* Actors;
      const kept = yield* makeKeptProject;

      const recorded =
        (action: Action, actor: Actor, projectId: ProjectId): Recorded =>
        ({ row }) => [{ action, userId: actor.id, projectId, target: String(row["name"]) }];

      /** What is asked for on top of what there is, if all of it is known. */
      const wantedOf = Effect.fnUntraced(function* (before: Giving, { roles, languages }: OwnTeamPatch) {
        if (languages == null) {
          const spoken = languages === null ? ("all" as const) : before.languages;
          return { roles: new Set(roles ?? before.roles), languages: spoken } satisfies Giving;
        }
        const known = yield* Effect.orDie(store.languages(languages));
        const missing = languages.find((code) => !known.has(code));
        if (missing !== undefined) return yield* Invalid.field("languages", `There is no such language: ${missing}.`);
        return { roles: new Set(roles ?? before.roles), languages: new Set(known.values()) } satisfies Giving;
      });

      /** Refuses what gives more than before, unless the actor holds all of it. */
      const bounded = Effect.fnUntraced(function* (actor: Actor, project: Project, before: Giving, after: Giving) {
        const rows = yield* Effect.orDie(store.roles(after.roles));
        const missing = [...after.roles].find((id) => !rows.some((row) => row.id === id));
        if (missing !== undefined) return yield* Invalid.field("roles", `There is no such role: ${missing}.`);
        if (editsTeams(actor) || !givesMore(before, after)) return;
        for (const { name, permissions: held } of rows)
          for (const permission of held) {
            const decision = mayGive(actor, permission, project, after.languages);
            if (!decision.allowed)
              return yield* Invalid.field(
                "roles",
                `You can only give what you may do yourself: ${name} holds ${permission}, and ${decision.because}.`,
              );
          }
      });

      const create = Effect.fn("OwnTeams.create")(function* (actor: Actor, slug: string, read: Input<NewOwnTeam>) {
        const project = yield* kept(actor, slug);
        const input = { languages: null, ...(yield* read) };
        return yield* transaction(
          Effect.gen(function* () {
            const wanted = yield* wantedOf(nothing, input);
            yield* bounded(actor, project, nothing, wanted);
            const id = yield* store.insert(project.id, input.name);
            yield* store.describe(id, input);
            yield* store.give(id, wanted);
            yield* changes.made(keptTeam, [id], recorded(unlisted.teamCreated, actor, project.id));
            return id;
          }),
        );
      });

      /** The team as it is, if the actor may change it. */
      const changeable = Effect.fnUntraced(function* (actor: Actor, project: Project, id: TeamId) {
        const team = yield* Effect.orDie(store.locked(project.id, id));
        if (team === undefined) return yield* notFound;
        yield* permit(mayChangeOwn(actor, team));
        return team;
      });

      const update = Effect.fn("OwnTeams.update")(function* (
        actor: Actor,
        slug: string,
        id: TeamId,
        read: Input<OwnTeamPatch>,
      ) {
        const project = yield* kept(actor, slug);
        const input = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            const before = yield* changeable(actor, project, id);
            const wanted = yield* wantedOf(before, input);
            yield* bounded(actor, project, before, wanted);
            const act = Effect.andThen(store.describe(id, input), store.give(id, wanted));
            yield* changes.changing(keptTeam, [id], act, recorded(unlisted.teamChanged, actor, project.id));
            yield* actors.changed;
          }),
        );
      });

      const remove = Effect.fn("OwnTeams.remove")(function* (actor: Actor, slug: string, id: TeamId) {
        const project = yield* kept(actor, slug);
        yield* transaction(
          Effect.gen(function* () {
            yield* changeable(actor, project, id);
            const gone = recorded(unlisted.teamRemoved, actor, project.id);
            yield* changes.changing(keptWholeTeam, [id], teams.remove(id), gone);
            yield* actors.changed;
          }),
        );
      });

      return OwnTeams.of({
        page: (actor, slug, view, slice) =>
          Effect.flatMap(kept(actor, slug), ({ id }) => Effect.orDie(teams.pageOfProject(actor, id, view, slice))),
        roles: (actor, slug, view, slice) =>
          Effect.flatMap(kept(actor, slug), (project) => {
            const held = permissions.filter((each) => mayGive(actor, each, project, new Set()).allowed);
            return Effect.orDie(store.givable(project.id, held, view, slice));
          }),
        create,
        update,
        remove,
      });
    }),
  );
}
