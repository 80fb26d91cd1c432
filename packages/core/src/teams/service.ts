/** Teams ("groups" on the wire): what they are for and what they give. Their members are kept by `Memberships`. */
import { Context, Effect, Layer } from "effect";
import { type ComponentListId, ProjectId, type TeamId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, may, mayGlobally, NotFound } from "../access/index.ts";
import { type Action, type Fields, unlisted } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TeamColumn } from "./columns.ts";
import { type NewTeam, type TeamFacts, type TeamPatch, type Tie, tieFields } from "./model.ts";
import { administration, type ProjectTeam, projectTeams } from "./projectTeams.ts";
import { keptTeam, keptWholeTeam, makeTeamStore } from "./store.ts";
import { makeTies } from "./stores/ties.ts";
import { TeamKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Group" });
const notManager = new Forbidden({ reason: "You may not manage teams." });

/** A role, project, component or component list by its id, a language by its code. */
export type TieKey = number | string;

export interface ProjectFacts {
  readonly id: ProjectId;
  readonly accessControl: number;
  readonly reviews: boolean;
}

/** Who lets teams be made; not asked for any right. */
export type Maker = Pick<Actor, "id">;

const projectOf = ({ defining_project_id: id }: Fields) => (typeof id === "number" ? ProjectId.make(id) : null);

/** What follows from other acts was done by nobody. */
const recorded =
  (action: Action, actor: Maker | undefined): Recorded =>
  ({ row }) => [{ action, userId: actor?.id ?? null, projectId: projectOf(row), target: String(row["name"]) }];

export class Teams extends Context.Service<
  Teams,
  {
    /** All teams for those who edit teams; for others those that they are in or administer. */
    readonly page: (actor: Actor, view: View<TeamColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, id: TeamId, view: View<TeamColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: TeamId, view: View<TeamColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, id: TeamId) => Effect.Effect<TeamFacts, NotFound>;
    /** Answers the new team's id. */
    readonly create: (actor: Actor, input: Input<NewTeam>) => Effect.Effect<TeamId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      id: TeamId,
      input: Input<TeamPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, id: TeamId) => Effect.Effect<void, NotFound | Forbidden>;
    readonly tie: (
      actor: Actor,
      id: TeamId,
      tie: Tie,
      key: Input<TieKey>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly untie: (actor: Actor, id: TeamId, tie: Tie, key: TieKey) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/teams/Teams") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeTeamStore;
      const ties = yield* makeTies;
      const changes = yield* ChangeKeeping;
      const actors = yield* Actors;

      const find = (actor: Actor, id: TeamId) =>
        Effect.flatMap(Effect.orDie(store.find(actor, id)), (team) =>
          team === undefined ? Effect.fail(notFound) : Effect.succeed(team),
        );

      const managing = (actor: Actor) =>
        mayGlobally(actor, "group.edit").allowed ? Effect.void : Effect.fail(notManager);

      /** The row's values; a project is one that the actor keeps the permissions of. */
      const valuesOf = Effect.fnUntraced(function* (actor: Actor, { defining_project, ...values }: TeamPatch) {
        if (defining_project === undefined || defining_project === null) return values;
        const project = yield* Effect.orDie(store.project(actor, defining_project));
        if (project === undefined || !may(actor, "project.permissions", { project }).allowed)
          return yield* Invalid.field("defining_project", "There is no such project, or you do not manage it.");
        return { ...values, defining_project_id: project.id };
      });

      const create = Effect.fn("Teams.create")(function* (actor: Actor, read: Input<NewTeam>) {
        yield* managing(actor);
        const values = yield* valuesOf(actor, yield* read);
        return yield* transaction(
          Effect.gen(function* () {
            const made = yield* store.insert(values);
            yield* changes.made(keptTeam, [made], recorded(unlisted.teamCreated, actor));
            return made;
          }),
        );
      });

      const update = Effect.fn("Teams.update")(function* (actor: Actor, id: TeamId, read: Input<TeamPatch>) {
        yield* managing(actor);
        yield* find(actor, id);
        const values = yield* valuesOf(actor, yield* read);
        yield* transaction(
          Effect.gen(function* () {
            const act = Effect.gen(function* () {
              yield* store.update(id, values);
              yield* ties.settle([id]);
              if (values.project_selection !== undefined) yield* ties.limit(id);
            });
            yield* changes.changing(keptTeam, [id], act, recorded(unlisted.teamChanged, actor));
            yield* actors.changed;
          }),
        );
      });

      const remove = Effect.fn("Teams.remove")(function* (actor: Actor, id: TeamId) {
        yield* managing(actor);
        yield* find(actor, id);
        const gone = changes.changing(keptWholeTeam, [id], store.remove(id), recorded(unlisted.teamRemoved, actor));
        yield* transaction(Effect.andThen(gone, actors.changed));
      });

      const settled = Effect.fnUntraced(function* (id: TeamId, tie: Tie) {
        if (tie === "component" || tie === "componentList") yield* ties.limit(id);
        if (tie === "componentList") yield* ties.settle([id]);
      });

      const tie = Effect.fn("Teams.tie")(function* (actor: Actor, id: TeamId, to: Tie, read: Input<TieKey>) {
        yield* find(actor, id);
        yield* managing(actor);
        const key = yield* read;
        const act = Effect.gen(function* () {
          if (!(yield* ties.add(actor, id, to, key)))
            return yield* Invalid.field(tieFields[to], `There is no such object: ${key}.`);
          yield* settled(id, to);
        });
        yield* transaction(
          Effect.andThen(changes.changing(keptTeam, [id], act, recorded(unlisted.teamChanged, actor)), actors.changed),
        );
      });

      const untie = Effect.fn("Teams.untie")(function* (actor: Actor, id: TeamId, from: Tie, key: TieKey) {
        yield* find(actor, id);
        yield* managing(actor);
        const act = Effect.gen(function* () {
          if (!(yield* ties.remove(actor, id, from, key))) return yield* new NotFound({ object: "Association" });
          yield* settled(id, from);
        });
        yield* transaction(
          Effect.andThen(changes.changing(keptTeam, [id], act, recorded(unlisted.teamChanged, actor)), actors.changed),
        );
      });

      /** Ids by name of the project's own teams, of which `wanted` are made now unless they are there. */
      const ensure = Effect.fnUntraced(function* (actor: Maker, projectId: ProjectId, wanted: readonly ProjectTeam[]) {
        yield* store.lockProject(projectId);
        const known = new Map((yield* store.internalTeams(projectId)).map((team) => [team.name, team.id]));
        const made: TeamId[] = [];
        for (const { name, roleId } of wanted) {
          if (known.has(name)) continue;
          const id = yield* store.insertInternal(projectId, name, roleId);
          known.set(name, id);
          made.push(id);
        }
        if (made.length > 0) yield* changes.made(keptTeam, made, recorded(unlisted.teamCreated, actor));
        return known;
      }, Effect.orDie);

      const ensureProjectTeams = (actor: Maker, project: ProjectFacts) =>
        Effect.map(ensure(actor, project.id, projectTeams(project)), (teams) => ({
          administration: teams.get(administration.name),
        }));

      const administrationOf = (actor: Maker, projectId: ProjectId) =>
        Effect.flatMap(ensure(actor, projectId, [administration]), (teams) =>
          Effect.orDie(Effect.fromNullishOr(teams.get(administration.name))),
        );

      const settleLists = (listIds: readonly ComponentListId[]) =>
        Effect.gen(function* () {
          const ids = yield* ties.tiedToLists(listIds);
          if (ids.length > 0)
            yield* changes.changing(keptTeam, ids, ties.settle(ids), recorded(unlisted.teamChanged, undefined));
        }).pipe(Effect.orDie);

      return Context.make(
        Teams,
        Teams.of({
          page: (actor, view, slice) => Effect.orDie(store.page(actor, view, slice)),
          one: (actor, id, view) => Effect.andThen(find(actor, id), Effect.orDie(store.one(actor, id, view))),
          render: (actor, id, view) => Effect.orDie(store.one(actor, id, view)),
          find,
          create,
          update,
          remove,
          tie,
          untie,
        }),
      ).pipe(
        Context.add(
          TeamKeeping,
          TeamKeeping.of({
            settleLists,
            administrationOf,
            ensureProjectTeams,
          }),
        ),
      );
    }),
  );
}
