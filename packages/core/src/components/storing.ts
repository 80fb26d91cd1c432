/** Writes what was prepared for a component, new or changed, with its records and the work that follows. */
import { Effect } from "effect";
import { ComponentId, ProjectId } from "../ids/index.ts";
import { type Actor, Actors } from "../access/index.ts";
import { actions, unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { makeCredentials } from "../checkouts/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { Repository } from "../git/inside.ts";
import type { ProjectFacts } from "../projects/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import type { Prepared } from "./creation.ts";
import { checkAddresses } from "./credentialUpdate.ts";
import { type ComponentFacts, repositoryOwner } from "./facts.ts";
import { glossaryNames, glossarySlug, glossaryValues } from "./glossary.ts";
import { makeLevels } from "./levels.ts";
import { asField } from "./locating.ts";
import { type ComponentValues, keptComponent, makeComponentStore } from "./store.ts";
import { loadTask, repositoryKey } from "./tasks.ts";
import type { PreparedUpdate } from "./update.ts";

export const makeStoring = Effect.gen(function* () {
  const store = yield* makeComponentStore;
  const levels = yield* makeLevels;
  const changes = yield* ChangeKeeping;
  const tasks = yield* TaskKeeping;
  const checkouts = yield* Checkouts;
  const actors = yield* Actors;
  const keeper = yield* makeCredentials;
  const transaction = yield* makeTransaction;

  /** Reads all its files, in the background; with `starts`, those that are made for it first. */
  const load = (
    actor: Actor,
    component: Pick<ComponentFacts, "id" | "project_id">,
    ownerId: ComponentId,
    starts = false,
  ) =>
    Effect.gen(function* () {
      const taskId = yield* tasks.submit(loadTask, {
        key: repositoryKey(ownerId),
        payload: { componentId: component.id, userId: actor.id, force: true, ...(starts ? { starts } : {}) },
        componentId: component.id,
        projectId: component.project_id,
      });
      yield* Effect.orDie(store.update(component.id, { task_id: taskId }));
    });

  const recordNew = (actor: Actor, projectId: ProjectId, id: ComponentId) =>
    changes.made(keptComponent, [id], () => [
      { action: actions.componentCreated, userId: actor.id, authorId: actor.id, projectId, componentId: id },
    ]);

  /** Without a remote, the database has the only other copy of what was received. */
  const keepNew = (id: ComponentId, draft: Repository) =>
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
        return yield* recordNew(actor, project.id, id);
      }
    });

  const create = (actor: Actor, project: ProjectFacts, prepared: Prepared) =>
    Effect.gen(function* () {
      const { credentials, draft, repository } = prepared;
      const id = yield* Effect.orDie(store.nextId);
      const values: ComponentValues = {
        ...prepared.values,
        repo_credentials: keeper.seal(id, "repo", credentials.repo),
        push_credentials: keeper.seal(id, "push", credentials.push),
      };
      // Before the component is there: its first task wants the repository.
      if (draft !== undefined) yield* checkouts.adopt(draft, id);
      const keep = values["vcs"] === "local" ? yield* keepNew(id, repository) : Effect.void;
      yield* transaction(
        Effect.gen(function* () {
          yield* store.insert({ ...values, id });
          yield* keep;
          const owner =
            typeof values["linked_component_id"] === "number" ? ComponentId.make(values["linked_component_id"]) : id;
          if (values["category_id"] != null) yield* levels.settlePaths(project.id);
          yield* recordNew(actor, project.id, id);
          yield* load(actor, { id, project_id: project.id }, owner, prepared.starts);
          yield* startGlossary(actor, project, values);
        }),
      ).pipe(Effect.onError(() => (draft === undefined ? Effect.void : checkouts.discard(checkouts.folderOf(id)))));
      return id;
    });

  const update = (actor: Actor, component: ComponentFacts, prepared: PreparedUpdate) =>
    transaction(
      Effect.gen(function* () {
        yield* checkAddresses(store, component, prepared.values);
        const acts = prepared.acts.length === 0 ? [{ action: unlisted.componentSettingsChanged }] : prepared.acts;
        const stored = Effect.gen(function* () {
          yield* store.update(component.id, prepared.values);
          if (prepared.values["path"] !== undefined) yield* levels.settlePaths(component.project_id);
          if (prepared.values["vcs"] !== undefined) yield* store.followOwner(component.id);
        });
        const followers = prepared.values["vcs"] === undefined ? [] : yield* store.linkedIds([component.id]);
        yield* changes.changing(keptComponent, [component.id, ...followers], stored, ({ id, row }) =>
          (id === component.id ? acts : [{ action: unlisted.componentSettingsChanged }]).map((act) => ({
            ...act,
            userId: actor.id,
            authorId: actor.id,
            projectId: ProjectId.make(Number(row["project_id"])),
            componentId: ComponentId.make(id),
          })),
        );
        if (prepared.reload) {
          const linked = prepared.values["linked_component_id"];
          const own = typeof linked === "number" ? ComponentId.make(linked) : component.id;
          const owner = linked === undefined ? repositoryOwner(component) : own;
          yield* load(actor, component, owner);
        }
        // Who shares a repository reads the new one too.
        if (prepared.draft !== undefined)
          for (const linked of (yield* store.sharing(component.id)).slice(1)) yield* load(actor, linked, component.id);
        if (prepared.values["restricted"] !== undefined) yield* actors.changed;
        if (prepared.draft !== undefined) yield* checkouts.forget(component.id);
        // Last, so that nothing that fails leaves the settings of one repository over the folder of another.
        if (prepared.draft !== undefined) yield* checkouts.adopt(prepared.draft, component.id);
      }),
    ).pipe(Effect.tapError(() => (prepared.draft === undefined ? Effect.void : checkouts.discard(prepared.draft))));

  return { create, update };
});
