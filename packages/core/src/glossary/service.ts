/** Keeps the languages of glossaries in step with those of their projects, in the background. */
import { Effect, Layer, Schema } from "effect";
import { ComponentId, type ProjectId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import { repositoryKey } from "../components/inside.ts";
import { syncComponent } from "../files/inside.ts";
import { addLanguage, note, openForTask, registerRepositoryTask } from "../repository/inside.ts";
import { initLocal, repositoryAt } from "../git/inside.ts";
import { defineTask, TaskKeeping } from "../tasks/inside.ts";
import { makeGlossaryStore } from "./store.ts";
import { UnitKeeping } from "../units/inside.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

const followTask = defineTask(
  { kind: "glossary.follow", pace: "long", yields: true },
  Schema.Struct({ componentId: ComponentId }),
);

export const glossaries = Layer.effectDiscard(
  Effect.gen(function* () {
    const store = yield* makeGlossaryStore;
    const tasks = yield* TaskKeeping;
    const reactions = yield* Reactions;

    type Row = Effect.Success<ReturnType<typeof store.behind>>[number];
    const submit = (rows: readonly Row[]) =>
      Effect.forEach(
        rows,
        (row) =>
          Effect.flatMap(
            tasks.submit(followTask, {
              key: repositoryKey(row.owner_id),
              payload: { componentId: row.id },
              componentId: row.id,
              projectId: row.project_id,
              coalesce: true,
            }),
            (taskId) => Effect.orDie(store.noteTask(row.id, taskId)),
          ),
        { discard: true },
      );

    /** Lets the glossaries of these projects get the languages that they lack. */
    const follow = (projectIds: readonly ProjectId[]) =>
      Effect.flatMap(Effect.orDie(store.behind([...new Set(projectIds)])), submit);

    reactions.add((changes) =>
      Effect.gen(function* () {
        const read = changes.filter(({ action }) => action === actions.resourceUpdated);
        if (read.length > 0) yield* follow(read.flatMap(({ projectId }) => projectId ?? []));
        const made = changes.filter(({ action }) => action === actions.componentCreated);
        if (made.length > 0)
          yield* Effect.flatMap(
            Effect.orDie(store.glossaries(made.flatMap(({ componentId }) => componentId ?? []))),
            submit,
          );
      }),
    );

    yield* registerRepositoryTask(followTask, ({ componentId }, run) =>
      Effect.gen(function* () {
        const translations = yield* TranslationKeeping;
        yield* ensureLocal(componentId);
        const work = yield* openForTask(componentId, null, run);
        const component = work?.components.find(({ id }) => id === componentId);
        if (work === undefined || component === undefined) return null;
        if ((yield* translations.ofComponent(componentId)).length === 0) {
          yield* syncComponent(component, work.repository, {
            userId: null,
          });
          yield* note(work);
        }
        const missing = yield* Effect.orDie(store.missingLanguages(componentId));
        for (const languageId of missing) yield* addLanguage(work, component, languageId);
        // Also where an earlier run added the languages, and did not come this far.
        yield* (yield* UnitKeeping).completeTerminology(componentId);
        return { added: missing.length };
      }),
    );
  }),
);

/** A glossary that came with its project has no repository until now; one that had languages is not made anew. */
const ensureLocal = (componentId: ComponentId) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    const checkouts = yield* Checkouts;
    const translations = yield* TranslationKeeping;
    const component = yield* components.byId(componentId);
    if (component === undefined || component.vcs !== "local" || component.linked_component_id !== null) return;
    if ((yield* translations.ofComponent(componentId)).length > 0) return;
    if (yield* checkouts.has(componentId)) return;
    const repository = yield* Effect.fromResult(repositoryAt(checkouts.folderOf(componentId), component.branch));
    yield* initLocal(repository, { changes: [], message: "Glossary started", author: server(), committer: server() });
  });
