/** The background work on repositories: reading a component's files, and the operations that people ask for. */
import { Effect } from "effect";
import type { ComponentId, UserId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { loadTask, mendTask } from "../components/inside.ts";
import { syncComponent } from "../files/inside.ts";
import { ForgeKeeping } from "../forges/inside.ts";
import { registerPeriodic, registerTask, type TaskRun } from "../tasks/inside.ts";
import { tips } from "../git/inside.ts";
import { commitPending } from "./committing.ts";
import { addLanguage, removeLanguage } from "./languages.ts";
import { isSentOn } from "./destination.ts";
import { foresee } from "./foreseeing.ts";
import type { Asked } from "./foresight.ts";
import { makeCareStore } from "./stores/care.ts";
import { commitLeaving } from "./leaving.ts";
import { planUpdate } from "./planning.ts";
import { reclaim, settleWaiting } from "./reclaiming.ts";
import { startFiles } from "./starting.ts";
import { repositoryTasks } from "./taskKinds.ts";
import { removeUnits } from "./removal.ts";
import {
  cleanUp,
  commitAndPush,
  commitTranslation,
  type Outcome,
  pull,
  pushAll,
  pushIfWanted,
  resetAll,
  scan,
  scanFiles,
  syncFiles,
} from "./operations.ts";
import { makeSubmitting } from "./submitting.ts";
import { mendRepository, registerRepositoryTask } from "./tasks.ts";
import { note, openWork, placeOf, type RepositoryWork } from "./work.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const outdated: Outcome = { result: false, outdated: true };
const gone: Outcome = { result: false, detail: "The component is gone." };

/** The repository of a component as a task may use it: restored and up to date with what was written down. */
export const openForTask = (componentId: ComponentId, userId: UserId | null, run: TaskRun) =>
  Effect.gen(function* () {
    const work = yield* openWork(componentId, { ...run, userId });
    if (work?.lost === true) yield* restore(work);
    return work;
  });

/**
 * Our commits stand on what the remote has no more, and are gone: what they held is in the database, and is committed
 * again over what the remote has now.
 */
const restore = (work: RepositoryWork) =>
  Effect.gen(function* () {
    yield* work.log("The remote has lost what unpushed commits stand on: their strings are committed again.");
    const { head } = yield* tips(work.repository);
    if (head !== null) yield* settleWaiting(work, head);
    const { homeless } = head === null ? { homeless: [] } : yield* reclaim(work, head, "pending");
    for (const translationId of homeless) yield* commitPending(work, { translationId });
    // Read before anything is written into the other files: what is written counts as read.
    yield* scan(work, { force: true });
    yield* commitPending(work);
  });

/** Does it; where it was planned, only if the plan still says the same. */
const operateAsPlanned = (work: RepositoryWork, { plan: token, ...asked }: Asked & { readonly plan?: string }) =>
  Effect.gen(function* () {
    if (token === undefined) return yield* operate(work, asked);
    const { plan, changes } = yield* foresee(work, asked);
    return plan.plan === token ? yield* operate({ ...work, planned: changes }, asked) : outdated;
  });

const operate = (work: RepositoryWork, { operation, translationId, ...options }: Asked) => {
  switch (operation) {
    case "commit":
      return translationId === null ? commitAndPush(work) : commitTranslation(work, translationId);
    case "pull":
      return pull(work);
    case "push":
      return pushAll(work);
    case "reset":
      return resetAll(work, options);
    case "cleanup":
      return cleanUp(work);
    case "file-sync":
      return syncFiles(work);
    case "file-scan":
      return scanFiles(work);
  }
};

export const registerRepositoryTasks = Effect.gen(function* () {
  const { startPull, startSending } = yield* makeSubmitting;
  const sendOn = ({ owner }: RepositoryWork) => (isSentOn(owner) ? startSending(owner) : Effect.void);

  /** What people do to the files of a component; null where it is gone. */
  const changeFiles = <A, E, R>(
    { componentId, userId }: { readonly componentId: ComponentId; readonly userId: UserId },
    run: TaskRun,
    act: (work: RepositoryWork, component: ComponentFacts) => Effect.Effect<A, E, R>,
  ) =>
    Effect.gen(function* () {
      const work = yield* openForTask(componentId, userId, run);
      const component = work?.components.find(({ id }) => id === componentId);
      if (work === undefined || component === undefined) return null;
      const done = yield* act(work, component);
      yield* sendOn(work);
      return done;
    });

  yield* registerRepositoryTask(loadTask, ({ componentId, userId, force, starts }, run) =>
    Effect.gen(function* () {
      const work = yield* openForTask(componentId, userId, run);
      const component = work?.components.find(({ id }) => id === componentId);
      if (work === undefined || component === undefined) return null;
      const changes = yield* ChangeKeeping;
      yield* note(work);
      if (work.owner.vcs !== "local" && component.linked_component_id === null && component.local_revision === null) {
        yield* Effect.orDie((yield* makeCareStore).fetched(component.id));
        yield* changes.record([{ ...placeOf(component), action: actions.repositoryRebased, userId }]);
      }
      if (starts === true) yield* startFiles(work, component);
      if (force) yield* commitLeaving(work, component);
      yield* syncComponent(component, work.repository, {
        userId,
        force,
        mayEmpty: force,
        progress: (percent, line) =>
          Effect.andThen(run.progress(percent), run.log(`${component.project_slug}/${component.path}: ${line}`)),
      });
      if (starts === true) {
        yield* note(work);
        yield* sendOn(work);
      }
      return { component: componentId };
    }),
  );

  yield* registerRepositoryTask(
    repositoryTasks.operate,
    ({ componentId, userId, ...asked }, run) =>
      Effect.flatMap(openForTask(componentId, userId, run), (work) =>
        work === undefined ? Effect.succeed(gone) : operateAsPlanned(work, asked),
      ),
    gone,
  );

  yield* registerRepositoryTask(repositoryTasks.foresee, ({ componentId, userId, ...asked }, run) =>
    Effect.flatMap(openForTask(componentId, userId, run), (work) =>
      work === undefined ? Effect.succeed(null) : Effect.map(foresee(work, asked), ({ plan }) => plan),
    ),
  );

  yield* registerRepositoryTask(
    repositoryTasks.send,
    ({ componentId }, run) =>
      Effect.flatMap(openForTask(componentId, null, run), (work) =>
        work === undefined ? Effect.succeed(gone) : pushIfWanted(work),
      ),
    gone,
  );

  yield* registerRepositoryTask(repositoryTasks.plan, ({ componentId, userId }, run) =>
    Effect.flatMap(openForTask(componentId, userId, run), (work) =>
      work === undefined ? Effect.succeed(null) : planUpdate(work),
    ),
  );

  // Asked for by who could not read: nothing failed in this task.
  yield* registerTask(mendTask((yield* Checkouts).place), ({ componentId }, run) =>
    Effect.gen(function* () {
      if (yield* mendRepository(componentId, run)) yield* openForTask(componentId, null, run);
    }),
  );

  // Forges without hooks are asked what became of our requests, and asked again where they did not answer.
  yield* registerPeriodic(
    "repository.requests",
    "17 * * * *",
    Effect.flatMap(ForgeKeeping, ({ due }) =>
      Effect.flatMap(due, (components) => Effect.forEach(components, startPull, { discard: true })),
    ),
  );

  yield* registerRepositoryTask(repositoryTasks.addLanguage, (asked, run) =>
    changeFiles(asked, run, (work, component) =>
      Effect.map(addLanguage(work, component, asked.languageId), (translation) => ({ translation })),
    ),
  );

  yield* registerRepositoryTask(repositoryTasks.removeLanguage, (asked, run) =>
    changeFiles(asked, run, (work, component) => Effect.as(removeLanguage(work, component, asked.languageId), null)),
  );

  yield* registerRepositoryTask(repositoryTasks.removeUnits, (asked, run) =>
    changeFiles(asked, run, (work, component) => Effect.as(removeUnits(work, component, asked.unitIds), null)),
  );
});
