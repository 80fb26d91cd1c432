/** Components: made from a repository, changed, locked, shared with other projects, removed. */
import {
  type Actor,
  Actors,
  Forbidden,
  Invalid,
  may,
  maySeeComponent,
  noPermission,
  NotFound,
  Refused,
  type ScopedPermission,
} from "../access/index.ts";
import { Context, Effect, Layer } from "effect";
import { type Action, actions, type Difference, Reactions, unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Languages } from "../languages/index.ts";
import { type ProjectFacts, Projects } from "../projects/index.ts";
import { Git, type Repository } from "../git/index.ts";
import type { Secrets } from "../secrets/index.ts";
import { Tasks } from "../tasks/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { Checkouts } from "../checkouts/index.ts";
import { makeCredentials } from "../checkouts/inside.ts";
import type { ComponentColumn } from "./columns.ts";
import { asField, prepare } from "./creation.ts";
import { checkAddresses } from "./credentialUpdate.ts";
import { type ComponentFacts, repositoryOwner, subjectOf } from "./facts.ts";
import { glossaryNames, glossarySlug, glossaryValues } from "./glossary.ts";
import type { ComponentFilter, ComponentPatch, NewComponent } from "./model.ts";
import { mayStopTask } from "./policy.ts";
import { makeRemoval } from "./removal.ts";
import { sealStored } from "./sealing.ts";
import { type ComponentValues, keptComponent, keptLock, makeComponentStore } from "./store.ts";
import { loadTask, repositoryKey } from "./tasks.ts";
import { prepareUpdate } from "./update.ts";
import { ComponentKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

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
    readonly render: (actor: Actor, id: number, view: View<ComponentColumn>) => Effect.Effect<string>;
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
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<ComponentPatch>,
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid>;
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
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid | Refused>;
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
      const changes = yield* ChangeKeeping;
      const tasks = yield* TaskKeeping;
      const visibleTasks = yield* Tasks;
      const checkouts = yield* Checkouts;
      const actors = yield* Actors;
      const removeAll = yield* makeRemoval;
      const context = yield* Effect.context<Checkouts | Languages | Git | Secrets | TaskKeeping>();
      const transaction = yield* makeTransaction;
      const keeper = yield* makeCredentials;
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

      const settlePaths = (projectId: number) =>
        Effect.orDie(Effect.andThen(store.lockTree(projectId), store.settlePaths(projectId)));

      (yield* Reactions).add((followed) =>
        Effect.forEach(
          followed.filter(({ action }) => action === actions.projectRenamed),
          ({ projectId }) => settlePaths(projectId ?? 0),
          { discard: true },
        ),
      );

      const submitLoad = (
        componentId: number,
        ownerId: number,
        projectId: number,
        userId: number | null,
        force: boolean,
      ) =>
        Effect.gen(function* () {
          const id = yield* tasks.submit(loadTask, {
            key: repositoryKey(ownerId),
            payload: { componentId, userId, force },
            componentId,
            projectId,
          });
          yield* Effect.orDie(store.update(componentId, { task_id: id }));
        });

      /** Without a remote, the database has the only other copy of what was received. */
      const keepNew = (id: number, draft: Repository) =>
        Effect.mapError(checkouts.keep(id, { ...draft, folder: checkouts.folderOf(id) }), asField("repo"));

      /** The first component of a project brings the project's glossary along. */
      const startGlossary = (actor: Actor, project: ProjectFacts, first: ComponentValues) =>
        Effect.gen(function* () {
          if (yield* store.hasGlossary(project.id)) return;
          const level = { projectId: project.id, categoryId: null };
          for (const name of glossaryNames(project)) {
            const taken = yield* store.taken(level, { name, slug: glossarySlug }, null);
            if (taken.slug) return;
            if (taken.name) continue;
            const id = yield* store.nextId;
            yield* store.insert({ ...glossaryValues(name, first), id });
            return yield* changes.made(keptComponent, [id], () => [
              {
                action: actions.componentCreated,
                userId: actor.id,
                authorId: actor.id,
                projectId: project.id,
                componentId: id,
              },
            ]);
          }
        });

      const create = Effect.fn("Components.create")(function* (actor: Actor, slug: string, read: Input<NewComponent>) {
        const project = yield* projects.permitted(
          actor,
          slug,
          "project.edit",
          "You may not create components in this project.",
        );
        const input = yield* read;
        const { credentials, draft, repository, ...prepared } = yield* Effect.provide(
          prepare(store, actor, project, input),
          context,
        );
        const id = yield* Effect.orDie(store.nextId);
        const values: ComponentValues = {
          ...prepared.values,
          repo_credentials: keeper.seal(id, "repo", credentials.repo),
          push_credentials: keeper.seal(id, "push", credentials.push),
        };
        // Before the component is there: its first task wants the repository.
        if (draft !== undefined) yield* checkouts.adopt(draft, id);
        const keep =
          values["vcs"] === "local" && repository !== undefined ? yield* keepNew(id, repository) : Effect.void;
        yield* transaction(
          Effect.gen(function* () {
            yield* store.insert({ ...values, id });
            yield* keep;
            const owner = typeof values["linked_component_id"] === "number" ? values["linked_component_id"] : id;
            if (values["category_id"] != null) yield* settlePaths(project.id);
            yield* changes.made(keptComponent, [id], () => [
              {
                action: actions.componentCreated,
                userId: actor.id,
                authorId: actor.id,
                projectId: project.id,
                componentId: id,
              },
            ]);
            yield* submitLoad(id, owner, project.id, actor.id, true);
            yield* startGlossary(actor, project, values);
          }),
        ).pipe(Effect.onError(() => (draft === undefined ? Effect.void : checkouts.discard(checkouts.folderOf(id)))));
        return id;
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
        yield* transaction(
          Effect.gen(function* () {
            yield* checkAddresses(store, component, prepared.values);
            const acts = prepared.acts.length === 0 ? [{ action: unlisted.componentSettingsChanged }] : prepared.acts;
            const stored = Effect.gen(function* () {
              yield* store.update(component.id, prepared.values);
              if (prepared.values["path"] !== undefined) yield* settlePaths(component.project_id);
              if (prepared.values["vcs"] !== undefined) yield* store.followOwner(component.id);
            });
            yield* changes.changing(keptComponent, [component.id], stored, () =>
              acts.map((act) => ({
                ...act,
                userId: actor.id,
                authorId: actor.id,
                projectId: component.project_id,
                componentId: component.id,
              })),
            );
            if (prepared.reload) {
              const owner =
                prepared.values["linked_component_id"] === undefined
                  ? repositoryOwner(component)
                  : ((prepared.values["linked_component_id"] as number | null) ?? component.id);
              yield* submitLoad(component.id, owner, component.project_id, actor.id, true);
            }
            // Who shares a repository reads the new one too.
            if (prepared.draft !== undefined)
              for (const linked of (yield* store.sharing(component.id)).slice(1))
                yield* submitLoad(linked.id, component.id, linked.project_id, actor.id, true);
            if (prepared.values["restricted"] !== undefined) yield* actors.changed;
            if (prepared.draft !== undefined) yield* checkouts.forget(component.id);
            // Last, so that nothing that fails leaves the settings of one repository over the folder of another.
            if (prepared.draft !== undefined) yield* checkouts.adopt(prepared.draft, component.id);
          }),
        ).pipe(Effect.tapError(() => (prepared.draft === undefined ? Effect.void : checkouts.discard(prepared.draft))));
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

      const lock = (component: ComponentFacts, locked: boolean, userId: number | null, automatically: boolean) =>
        changes.changing(keptLock, [component.id], store.setLock(component.id, locked, automatically), ({ before }) =>
          before === undefined
            ? []
            : [
                {
                  action: locked ? actions.componentLocked : actions.componentUnlocked,
                  userId,
                  projectId: component.project_id,
                  componentId: component.id,
                  details: { auto: automatically },
                },
              ],
        );

      const setLock = Effect.fn("Components.setLock")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<{ readonly lock: boolean }>,
      ) {
        const component = yield* permitted(actor, project, path, "component.lock");
        const { lock: locked } = yield* read;
        yield* transaction(lock(component, locked, actor.id, false));
        return locked;
      });

      const locking = ["MergeFailure", "UpdateFailure", "PushFailure", "ParseError"];

      const raiseAlert = (component: ComponentFacts, name: string, details: Readonly<Record<string, unknown>>) =>
        transaction(
          Effect.gen(function* () {
            if (!(yield* Effect.orDie(store.setAlert(component.id, name, details)))) return;
            yield* changes.record([
              {
                action: actions.alertTriggered,
                projectId: component.project_id,
                componentId: component.id,
                details: { alert: name },
              },
            ]);
            if (component.auto_lock_error && locking.includes(name) && !component.locked)
              yield* lock(component, true, null, true);
          }),
        );

      const clearAlerts = (component: ComponentFacts, names: readonly string[]) =>
        transaction(
          Effect.gen(function* () {
            yield* Effect.orDie(store.clearAlerts(component.id, names));
            const now = yield* Effect.orDie(store.byId(component.id));
            if (now === undefined || !now.locked || !now.locked_automatically) return;
            const left = yield* Effect.orDie(store.alerts(component.id));
            if (!left.some((alert) => locking.includes(alert.name))) yield* lock(now, false, null, true);
          }),
        );

      const tied = (actor: Actor, component: ComponentFacts, action: Action, details: Difference) => ({
        action,
        userId: actor.id,
        projectId: component.project_id,
        componentId: component.id,
        details: { ...details },
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
        const projectId = target.value.id;
        yield* transaction(
          Effect.gen(function* () {
            if (yield* store.linkProject(component.id, projectId))
              yield* changes.record([
                tied(actor, component, unlisted.componentShared, { after: { project: projectId } }),
              ]);
          }),
        );
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
          Effect.gen(function* () {
            if (!(yield* store.unlinkProject(component.id, projectId)))
              return yield* new NotFound({ object: "Project" });
            yield* changes.record([
              tied(actor, component, unlisted.componentUnshared, { before: { project: projectId } }),
            ]);
          }),
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
            sharing: (ownerId) => Effect.orDie(store.sharing(ownerId)),
            ofProject: (projectId) => Effect.orDie(store.ofProject(projectId)),
            removeIn: (actor, categoryIds) =>
              Effect.asVoid(
                Effect.orDie(Effect.flatMap(store.inCategories(categoryIds), (all) => removeAll(actor, all))),
              ),
            settlePaths,
            raiseAlert,
            clearAlerts,
            noteRepository: (id, state) => Effect.orDie(store.noteRepository(id, state)),
            notePushed: (id, revision) => Effect.orDie(store.update(id, { pushed_revision: revision })),
            alertsOf: (id) => Effect.orDie(store.alerts(id)),
          }),
        ),
      );
    }),
  );
}

/** Facts of a project that come with a component's row. */
export const projectOf = (
  component: ComponentFacts,
): Pick<ProjectFacts, "id" | "slug" | "name" | "languageAliases" | "instructions"> => ({
  id: component.project_id,
  slug: component.project_slug,
  name: component.project_name,
  languageAliases: component.project_language_aliases,
  instructions: component.project_instructions,
});
