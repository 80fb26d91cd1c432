/** Components: made from a repository, changed, locked, shared with other projects, removed. */
import type { ComponentId } from "../ids/index.ts";
import {
  type Actor,
  type FieldMessages,
  Forbidden,
  Invalid,
  may,
  maySeeComponent,
  noPermission,
  NotFound,
  Refused,
  type ScopedPermission,
  systemActor,
} from "../access/index.ts";
import { Context, Effect, Layer } from "effect";
import { actions } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { Languages } from "../languages/index.ts";
import { Projects } from "../projects/index.ts";
import type { Git } from "../git/inside.ts";
import type { SecretKeeping } from "../secrets/inside.ts";
import { Tasks } from "../tasks/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { makeAlerts } from "./alerts.ts";
import type { ComponentColumn } from "./columns.ts";
import { prepare } from "./creation.ts";
import { type ComponentFacts, repositoryOwner, subjectOf } from "./facts.ts";
import { freeNames, makeLevels } from "./levels.ts";
import type { ComponentFilter, ComponentPatch, NewComponent, NewSurvey } from "./model.ts";
import { mayStopTask } from "./policy.ts";
import { makeRemoval } from "./removal.ts";
import { sealStored } from "./sealing.ts";
import { makeSharing } from "./sharing.ts";
import { makeComponentStore } from "./store.ts";
import { makeStoring } from "./storing.ts";
import { survey, type Surveyed } from "./survey.ts";
import { prepareUpdate } from "./update.ts";
import { ComponentKeeping } from "./keeping.ts";

const notFound = new NotFound({ object: "Component" });

export class Components extends Context.Service<
  Components,
  {
    readonly page: (
      actor: Actor,
      filter: ComponentFilter,
      view: View<ComponentColumn>,
      slice: Slice,
    ) => Effect.Effect<Page>;
    readonly one: (
      actor: Actor,
      project: string,
      path: string,
      view: View<ComponentColumn>,
    ) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: ComponentId, view: View<ComponentColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, project: string, path: string) => Effect.Effect<ComponentFacts, NotFound>;
    readonly permitted: (
      actor: Actor,
      project: string,
      path: string,
      permission: ScopedPermission,
      reason?: string,
    ) => Effect.Effect<ComponentFacts, NotFound | Forbidden>;
    /** The owner of the component's repository, then those that are linked to it, as far as the actor sees them. */
    readonly sharing: (
      actor: Actor,
      project: string,
      path: string,
    ) => Effect.Effect<readonly ComponentFacts[], NotFound>;
    readonly create: (
      actor: Actor,
      project: string,
      input: Input<NewComponent>,
    ) => Effect.Effect<ComponentId, NotFound | Forbidden | Invalid>;
    /** What the repository holds that components could be made of, for those who may make them. */
    readonly survey: (
      actor: Actor,
      project: string,
      input: Input<NewSurvey>,
    ) => Effect.Effect<Surveyed, NotFound | Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<ComponentPatch>,
    ) => Effect.Effect<ComponentId, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, project: string, path: string) => Effect.Effect<void, NotFound | Forbidden>;
    readonly setLock: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<{ readonly lock: boolean }>,
    ) => Effect.Effect<boolean, NotFound | Forbidden | Invalid>;
    /** Stops background work, by those who may edit what it works on. */
    readonly stopTask: (actor: Actor, id: string) => Effect.Effect<void, NotFound | Forbidden>;
    readonly link: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<{ readonly project_slug: string }>,
    ) => Effect.Effect<ComponentId, NotFound | Forbidden | Invalid | Refused>;
    readonly unlink: (
      actor: Actor,
      project: string,
      path: string,
      slug: string,
    ) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/components/Components") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeComponentStore;
      const projects = yield* Projects;
      const tasks = yield* TaskKeeping;
      const visibleTasks = yield* Tasks;
      const alerts = yield* makeAlerts;
      const levels = yield* makeLevels;
      const sharing = yield* makeSharing;
      const storing = yield* makeStoring;
      const removeAll = yield* makeRemoval;
      const checkouts = yield* Checkouts;
      const context = yield* Effect.context<Checkouts | Languages | Git | SecretKeeping | TaskKeeping>();
      const transaction = yield* makeTransaction;
      yield* sealStored;

      const find = (actor: Actor, project: string, path: string) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, project, path)), (component) =>
          component === undefined ? Effect.fail(notFound) : Effect.succeed(component),
        );

      const permitted = (
        actor: Actor,
        project: string,
        path: string,
        permission: ScopedPermission,
        reason = noPermission,
      ) =>
        Effect.filterOrFail(
          find(actor, project, path),
          (component) => may(actor, permission, subjectOf(component)).allowed,
          () => new Forbidden({ reason }),
        );

      (yield* Reactions).add((followed) =>
        Effect.forEach(
          followed.filter(({ action }) => action === actions.projectRenamed),
          ({ projectId }) => (projectId == null ? Effect.void : levels.settlePaths(projectId)),
          { discard: true },
        ),
      );

      const creating = (actor: Actor, slug: string) =>
        projects.permitted(actor, slug, "project.edit", "You may not create components in this project.");

      const create = Effect.fn("Components.create")(function* (actor: Actor, slug: string, read: Input<NewComponent>) {
        const project = yield* creating(actor, slug);
        const input = yield* read;
        const prepared = yield* Effect.provide(prepare(store, actor, project, input), context);
        return yield* storing.create(actor, project, prepared);
      });

      const surveyed = Effect.fn("Components.survey")(function* (actor: Actor, slug: string, read: Input<NewSurvey>) {
        const project = yield* creating(actor, slug);
        return yield* Effect.provide(survey(store, actor, project, yield* read), context);
      });

      const update = Effect.fn("Components.update")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<ComponentPatch>,
      ) {
        const component = yield* permitted(actor, project, path, "component.edit", "You may not edit this component.");
        const input = yield* read;
        const prepared = yield* Effect.provide(prepareUpdate(store, actor, component, input), context);
        yield* storing.update(actor, component, prepared);
        return component.id;
      });

      const remove = Effect.fn("Components.remove")(function* (actor: Actor, project: string, path: string) {
        const component = yield* permitted(
          actor,
          project,
          path,
          "component.edit",
          "You may not delete this component.",
        );
        yield* transaction(
          Effect.filterOrFail(
            removeAll(actor, [component]),
            (removed) => removed > 0,
            () => notFound,
          ),
        );
      });

      const setLock = Effect.fn("Components.setLock")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<{ readonly lock: boolean }>,
      ) {
        const component = yield* permitted(actor, project, path, "component.lock");
        const { lock: locked } = yield* read;
        yield* transaction(alerts.lock(component, locked, actor.id, false));
        return locked;
      });

      const link = Effect.fn("Components.link")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<{ readonly project_slug: string }>,
      ) {
        const component = yield* permitted(actor, project, path, "component.edit", "You may not edit this component.");
        const { project_slug: slug } = yield* read;
        const target = yield* Effect.option(projects.find(actor, slug));
        if (target._tag === "None" || target.value.id === component.project_id)
          return yield* Invalid.field("project_slug", "There is no such other project.");
        yield* transaction(sharing.link(actor, component, target.value.id));
        return component.id;
      });

      const unlink = Effect.fn("Components.unlink")(function* (
        actor: Actor,
        project: string,
        path: string,
        slug: string,
      ) {
        const component = yield* permitted(actor, project, path, "component.edit", "You may not edit this component.");
        const { id: projectId } = yield* projects.find(actor, slug);
        yield* transaction(
          Effect.filterOrFail(
            sharing.unlink(actor, component, projectId),
            (wasShared) => wasShared,
            () => new NotFound({ object: "Project" }),
          ),
        );
      });

      const stopTask = Effect.fn("Components.stopTask")(function* (actor: Actor, id: string) {
        const { componentId } = yield* visibleTasks.find(actor, id);
        const component = componentId === null ? undefined : yield* Effect.orDie(store.byId(componentId));
        if (!mayStopTask(actor, component)) return yield* new Forbidden({ reason: "You may not stop this task." });
        yield* tasks.cancel(id);
      });

      return Context.make(
        Components,
        Components.of({
          stopTask,
          page: (actor, filter, view, slice) => store.page(actor, filter, view, slice),
          one: (actor, project, path, view) =>
            Effect.flatMap(find(actor, project, path), ({ id }) => Effect.orDie(store.one(actor, id, view))),
          render: (actor, id, view) => Effect.orDie(store.one(actor, id, view)),
          find,
          permitted,
          sharing: (actor, project, path) =>
            Effect.flatMap(find(actor, project, path), (component) =>
              Effect.map(Effect.orDie(store.sharing(repositoryOwner(component))), (all) =>
                all.filter((each) => maySeeComponent(actor, subjectOf(each))),
              ),
            ),
          create,
          survey: surveyed,
          update,
          remove,
          setLock,
          link,
          unlink,
        }),
      ).pipe(
        Context.add(
          ComponentKeeping,
          ComponentKeeping.of({
            byId: (id) => Effect.orDie(store.byId(id)),
            byIds: (ids) => Effect.orDie(store.byIds(ids)),
            sharing: (ownerId) => Effect.orDie(store.sharing(ownerId)),
            problemsOf: (project, input) =>
              prepare(store, systemActor, project, input).pipe(
                Effect.tap(({ draft }) => (draft === undefined ? Effect.void : checkouts.discard(draft))),
                Effect.as({}),
                Effect.catchTag("Invalid", ({ fields }) => Effect.succeed(fields as FieldMessages)),
                Effect.provide(context),
              ),
            make: (project, input) =>
              Effect.gen(function* () {
                const free = yield* freeNames(
                  store,
                  { projectId: project.id, categoryId: input.category ?? null },
                  input,
                );
                const prepared = yield* prepare(store, systemActor, project, { ...input, ...free });
                return yield* storing.create(systemActor, project, prepared);
              }).pipe(Effect.provide(context)),
            remove: (components) => Effect.asVoid(Effect.orDie(removeAll(systemActor, components))),
            ofProject: (projectId) => Effect.orDie(store.ofProject(projectId)),
            removeIn: (actor, categoryIds) =>
              Effect.asVoid(
                Effect.orDie(Effect.flatMap(store.inCategories(categoryIds), (all) => removeAll(actor, all))),
              ),
            settlePaths: levels.settlePaths,
            raiseAlert: alerts.raiseAlert,
            clearAlerts: alerts.clearAlerts,
            alertsOf: alerts.alertsOf,
            noteRepository: (id, state) => Effect.orDie(store.noteRepository(id, state)),
            notePushed: (id, revision) => Effect.orDie(store.update(id, { pushed_revision: revision })),
          }),
        ),
      );
    }),
  );
}
