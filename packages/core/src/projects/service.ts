/** Projects: listed, made, changed, removed. */
import type { ComponentId, ProjectId } from "../ids/index.ts";
import {
  accessControl,
  type Actor,
  Actors,
  Forbidden,
  Invalid,
  may,
  mayGlobally,
  noPermission,
  NotFound,
  type ScopedPermission,
} from "../access/index.ts";
import { Context, Effect, Layer } from "effect";
import { actions, unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { ProjectColumn } from "./columns.ts";
import type { AccessInput, NewProject, ProjectFacts, ProjectPatch } from "./model.ts";
import { keptProject, keptWholeProject, makeProjectStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { MembershipKeeping } from "../teams/inside.ts";
import { TeamKeeping } from "../teams/inside.ts";

export class Projects extends Context.Service<
  Projects,
  {
    readonly page: (actor: Actor, view: View<ProjectColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, slug: string, view: View<ProjectColumn>) => Effect.Effect<string, NotFound>;
    /** Projects that a component is shared with, as far as the actor sees them. */
    readonly linkedTo: (
      actor: Actor,
      componentId: ComponentId,
      view: View<ProjectColumn>,
      slice: Slice,
    ) => Effect.Effect<Page>;
    readonly render: (actor: Actor, id: ProjectId, view: View<ProjectColumn>) => Effect.Effect<string>;
    /** The project if it exists for the actor. */
    readonly find: (actor: Actor, slug: string) => Effect.Effect<ProjectFacts, NotFound>;
    /** The project if the actor holds `permission` on it. */
    readonly permitted: (
      actor: Actor,
      slug: string,
      permission: ScopedPermission,
      reason?: string,
    ) => Effect.Effect<ProjectFacts, NotFound | Forbidden>;
    /** Answers the new project's id. Its creator, unless a superuser, joins its Administration team. */
    readonly create: (
      actor: Actor,
      input: Input<NewProject>,
      access?: number,
    ) => Effect.Effect<ProjectId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      slug: string,
      input: Input<ProjectPatch>,
    ) => Effect.Effect<ProjectId, NotFound | Forbidden | Invalid>;
    /** Who may see the project; makes the teams that the new access needs. */
    readonly setAccess: (
      actor: Actor,
      slug: string,
      input: Input<AccessInput>,
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid>;
    /** Who may see the project, told to those who may change it. */
    readonly access: (actor: Actor, slug: string) => Effect.Effect<number, NotFound | Forbidden>;
    readonly remove: (actor: Actor, slug: string) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/projects/Projects") {
  static readonly layer = Layer.effect(
    Projects,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeProjectStore;
      const changes = yield* ChangeKeeping;
      const teams = yield* TeamKeeping;
      const memberships = yield* MembershipKeeping;
      const actors = yield* Actors;

      const find = (actor: Actor, slug: string) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, slug)), (project) =>
          project === undefined ? Effect.fail(new NotFound({ object: "Project" })) : Effect.succeed(project),
        );

      const permitted = (actor: Actor, slug: string, permission: ScopedPermission, reason = noPermission) =>
        Effect.filterOrFail(
          find(actor, slug),
          (project) => may(actor, permission, { project }).allowed,
          () => new Forbidden({ reason }),
        );

      const checkTaken = (input: ProjectPatch, except: number | null) =>
        Effect.gen(function* () {
          const taken = yield* Effect.orDie(store.taken(input, except));
          const fields = {
            ...(taken.name ? { name: ["A project with this name already exists."] } : {}),
            ...(taken.slug ? { slug: ["A project with this slug already exists."] } : {}),
          };
          if (Object.keys(fields).length > 0) return yield* Invalid.of(fields);
        });

      const create = Effect.fn("Projects.create")(function* (
        actor: Actor,
        read: Input<NewProject>,
        access: number = accessControl.public,
      ) {
        if (!mayGlobally(actor, "project.add").allowed)
          return yield* new Forbidden({ reason: "You may not create projects." });
        const input = yield* read;
        yield* checkTaken(input, null);
        return yield* transaction(
          Effect.gen(function* () {
            const id = yield* store.insert(input, access);
            const made = yield* teams.ensureProjectTeams(actor, {
              id,
              accessControl: access,
              reviews: (input.translation_review ?? false) || (input.source_review ?? false),
            });
            if (!actor.isSuperuser && made.administration !== undefined)
              yield* memberships.join(actor, made.administration, actor.id, "creation");
            yield* changes.made(keptProject, [id], () => [
              { action: actions.projectCreated, userId: actor.id, authorId: actor.id, projectId: id },
            ]);
            yield* actors.changed;
            return id;
          }),
        );
      });

      const update = Effect.fn("Projects.update")(function* (actor: Actor, slug: string, read: Input<ProjectPatch>) {
        const project = yield* permitted(actor, slug, "project.edit", "You may not edit this project.");
        const input = yield* read;
        yield* checkTaken(input, project.id);
        const renamed = input.slug !== undefined && input.slug !== project.slug;
        const by = { userId: actor.id, authorId: actor.id, projectId: project.id };
        yield* transaction(
          changes.changing(keptProject, [project.id], store.update(project.id, input), () => [
            renamed
              ? { ...by, action: actions.projectRenamed, target: input.slug, old: project.slug }
              : { ...by, action: unlisted.projectSettingsChanged },
          ]),
        );
        return project.id;
      });

      const setAccess = Effect.fn("Projects.setAccess")(function* (
        actor: Actor,
        slug: string,
        read: Input<AccessInput>,
      ) {
        const project = yield* permitted(actor, slug, "project.permissions");
        const { access_control: access } = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            yield* teams.ensureProjectTeams(actor, {
              id: project.id,
              accessControl: access,
              reviews: project.translationReview || project.sourceReview,
            });
            const set = store.update(project.id, { access_control: access });
            yield* changes.changing(keptProject, [project.id], set, () => [
              {
                action: actions.visibilityChanged,
                userId: actor.id,
                authorId: actor.id,
                projectId: project.id,
                details: { access_control: access },
              },
            ]);
            yield* actors.changed;
          }),
        );
        return access;
      });

      const remove = Effect.fn("Projects.remove")(function* (actor: Actor, slug: string) {
        const project = yield* permitted(actor, slug, "project.edit", "You may not delete this project.");
        yield* transaction(
          Effect.gen(function* () {
            const gone = Effect.gen(function* () {
              yield* changes.removeOf({ projectId: project.id });
              if (!(yield* store.remove(project.id))) return yield* new NotFound({ object: "Project" });
            });
            yield* changes.changing(keptWholeProject, [project.id], gone, () => [
              { action: actions.projectRemoved, userId: actor.id, authorId: actor.id, target: project.slug },
            ]);
            yield* actors.changed;
          }),
        );
      });

      return Projects.of({
        page: (actor, view, slice) => Effect.orDie(store.all(actor, view, slice)),
        one: (actor, slug, view) => Effect.flatMap(find(actor, slug), ({ id }) => Effect.orDie(store.one(id, view))),
        linkedTo: (actor, componentId, view, slice) => Effect.orDie(store.linkedTo(actor, componentId, view, slice)),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        find,
        permitted,
        create,
        update,
        setAccess,
        access: (actor, slug) =>
          Effect.map(permitted(actor, slug, "project.permissions"), ({ accessControl: access }) => access),
        remove,
      });
    }),
  );
}
