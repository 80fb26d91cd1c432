/**
 * Add-ons at work. Recorded changes become tasks of the repository concerned, one for each component and event; a task
 * lets every add-on of the component act in turn. Commits of strings pass through the add-ons that want to.
 */
import { Effect, Schema } from "effect";
import { AddonId, ComponentId } from "../ids/index.ts";
import { actions, type Followed } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { ComponentKeeping, repositoryKey } from "../components/inside.ts";
import { server } from "../checkouts/inside.ts";
import { syncComponent } from "../files/inside.ts";
import { CommitHooks } from "../repository/inside.ts";
import {
  addLanguage,
  commitAndPush,
  commitMessage,
  commitPending,
  componentVariables,
  note,
  openForTask,
  placeOf,
  registerRepositoryTask,
  type RepositoryWork,
} from "../repository/inside.ts";
import { commit, listFiles, readFile } from "../git/inside.ts";
import { defineTask, registerPeriodic, TaskKeeping } from "../tasks/inside.ts";
import { kindById } from "./catalogue.ts";
import { actsByItself, type AddonEvent, type AddonWork, type Kind } from "./kind.ts";
import { makeDiscovering } from "./discovering.ts";
import { makePutting } from "./putting.ts";
import { settingsOf } from "./settings.ts";
import { type Installed, makeAddonStore } from "./store.ts";
import { makeRunStore } from "./stores/runs.ts";
import { makeAddonTools } from "./tools.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Largest file that an add-on reads, in bytes. */
const largest = 64 * 1024 * 1024;

const actTask = defineTask(
  { kind: "addons.act", pace: "long", yields: true },
  Schema.Struct({
    componentId: ComponentId,
    event: Schema.String,
    /** Only this add-on: it was installed or changed. */
    addonId: Schema.NullOr(AddonId),
  }),
);

const moves: ReadonlySet<number> = new Set([
  actions.repositoryMerged,
  actions.repositoryRebased,
  actions.repositoryReset,
]);

/** What a recorded change means to add-ons. */
const eventOf = ({ action, details }: Followed): AddonEvent | undefined => {
  if (action === actions.resourceUpdated) return details?.["reason"] === "new file" ? "language" : "update";
  if (action !== undefined && moves.has(action)) return "pull";
  return action === actions.changesCommitted ? "commit" : undefined;
};

/** A language that came is news of files too. */
const listens = (kind: Kind, event: AddonEvent): boolean =>
  kind.on?.some((each) => each === event || (event === "language" && each === "update")) ?? false;

export const makeActing = Effect.gen(function* () {
  const store = yield* makeAddonStore;
  const runs = yield* makeRunStore;
  const tools = yield* makeAddonTools;
  const tasks = yield* TaskKeeping;
  const hooks = yield* CommitHooks;
  const components = yield* ComponentKeeping;

  const submit = (componentIds: readonly ComponentId[], event: string, addonId: AddonId | null) =>
    Effect.flatMap(Effect.orDie(store.places(componentIds)), (places) =>
      Effect.forEach(
        places,
        (place) =>
          tasks.submit(actTask, {
            key: repositoryKey(place.owner_id),
            payload: { componentId: place.id, event, addonId },
            componentId: place.id,
            projectId: place.project_id,
            coalesce: true,
          }),
        { discard: true },
      ),
    );

  const putting = yield* makePutting(submit);
  const discovering = yield* makeDiscovering(putting.put);

  /** Asks for those that have something to do when `event` happens to these components. */
  const announce = (componentIds: readonly ComponentId[], event: AddonEvent) =>
    Effect.gen(function* () {
      const installed = yield* Effect.orDie(store.working([...new Set(componentIds)]));
      const busy = installed.filter(({ name }) => {
        const kind = kindById(name);
        return kind?.act !== undefined && listens(kind, event);
      });
      const own = new Set(busy.map(({ on_component: id }) => id));
      // What concerns a project concerns its other components too.
      const further = event === "language" ? busy.filter(({ component_id: id }) => id === null) : [];
      const projects = new Map(further.map(({ on_project: id, name }) => [id, name]));
      for (const [id, name] of projects)
        for (const reached of yield* Effect.orDie(store.reach({ component_id: null, project_id: id }, name)))
          own.add(reached);
      yield* submit([...own], event, null);
    });

  (yield* Reactions).add((changes) =>
    Effect.gen(function* () {
      for (const event of ["language", "update", "pull", "commit"] as const) {
        const ids = changes.filter((change) => eventOf(change) === event).flatMap((change) => change.componentId ?? []);
        if (ids.length > 0) yield* announce(ids, event);
      }
    }),
  );

  yield* registerPeriodic(
    "addons.daily",
    "20 3 * * *",
    Effect.flatMap(Effect.orDie(store.workedOn), (ids) => announce(ids, "daily")),
  );

  yield* registerRepositoryTask(actTask, ({ componentId, event, addonId }, run) =>
    Effect.gen(function* () {
      const installed = yield* Effect.orDie(store.working([componentId]));
      let acted = 0;
      for (const addon of installed) {
        const kind = kindById(addon.name);
        if (kind === undefined || !actsByItself(kind)) continue;
        if (addonId === null ? !listens(kind, event as AddonEvent) : addon.id !== addonId) continue;
        const work = yield* openForTask(componentId, null, run);
        if (work === undefined) return null;
        yield* noted(addon, event, work, (heard) => actOn(kind, addon, heard));
        acted++;
      }
      return { acted };
    }),
  );

  /** Writes down what an add-on does and says, also where it fails. */
  const noted = <A, E, R>(
    addon: Installed,
    event: string,
    work: RepositoryWork,
    act: (work: RepositoryWork) => Effect.Effect<A, E, R>,
  ) =>
    Effect.suspend(() => {
      const started = new Date();
      const lines: string[] = [];
      const log = (line: string) =>
        Effect.andThen(
          Effect.sync(() => lines.push(line)),
          work.log(line),
        );
      return Effect.onExit(act({ ...work, log }), (exit) => {
        const failed = exit._tag === "Failure";
        if (failed) lines.push("It failed; the task of the component says why.");
        const run = { addonId: addon.id, componentId: addon.on_component, event, started, failed };
        return Effect.orDie(runs.keep({ ...run, log: lines.join("\n") }));
      });
    });

  const actOn = (kind: Kind, addon: Installed, work: RepositoryWork) =>
    Effect.gen(function* () {
      const component = work.components.find(({ id }) => id === addon.on_component);
      const settings = yield* settingsOf(kind, addon.configuration);
      if (component === undefined || settings === undefined || !kind.fits(component)) return;
      const context = yield* Effect.context<Needs>();
      const translations = yield* (yield* TranslationKeeping).ofComponent(component.id);
      const { files } = yield* listFiles(work.repository);
      const paths = files.map(({ path }) => path);
      const at: AddonWork = {
        addonId: addon.id,
        work,
        component,
        translations,
        tools,
        paths,
        read: (path) =>
          files.some((file) => file.path === path)
            ? Effect.map(
                Effect.orDie(Effect.provide(readFile(work.repository, path, { maxSize: largest }), context)),
                (bytes) => bytes ?? undefined,
              )
            : Effect.succeed(undefined),
        write: (changes) =>
          Effect.orDie(
            Effect.provide(
              Effect.gen(function* () {
                const committed = yield* commit(work.repository, {
                  changes,
                  message: yield* commitMessage(work, component, "addon_message", {
                    ...componentVariables(work, component),
                    addon_name: kind.name,
                    hook_name: kind.name,
                  }),
                  author: server(),
                  committer: server(),
                  guard: work.guard,
                });
                if (committed._tag !== "committed") return;
                yield* work.log(`Committed ${committed.revision}: ${changes.map(({ path }) => path).join(", ")}`);
                yield* (yield* ChangeKeeping).record([{ ...placeOf(component), action: actions.changesCommitted }]);
                yield* syncComponent(component, work.repository, {
                  userId: null,
                });
                yield* hooks.after(work);
                yield* note(work);
                yield* commitAndPush(work);
              }),
              context,
            ),
          ),
        commitWaiting: Effect.orDie(Effect.asVoid(Effect.provide(commitPending(work), context))),
        alert: (name, error) =>
          error === undefined
            ? components.clearAlerts(component, [name])
            : Effect.asVoid(components.raiseAlert(component, name, { error })),
        discover: (wanted) => Effect.orDie(discovering.act(component, wanted, paths, work.log)),
        addLanguage: (languageId) =>
          Effect.orDie(Effect.asVoid(Effect.provide(addLanguage(work, component, languageId), context))),
      };
      yield* kind.act?.(at, settings) ?? Effect.void;
      yield* kind.afterCommits?.(work, settings) ?? Effect.void;
    });

  const context = yield* Effect.context<Effect.Services<ReturnType<NonNullable<Kind["afterCommits"]>>>>();
  hooks.addAfter((work) =>
    Effect.provide(
      Effect.gen(function* () {
        for (const addon of yield* Effect.orDie(store.working([work.owner.id]))) {
          const kind = kindById(addon.name);
          if (kind?.afterCommits === undefined || !kind.fits(work.owner)) continue;
          const settings = yield* settingsOf(kind, addon.configuration);
          const { afterCommits } = kind;
          if (settings !== undefined) yield* noted(addon, "commit", work, (heard) => afterCommits(heard, settings));
        }
      }),
      context,
    ),
  );

  hooks.add((act) =>
    Effect.gen(function* () {
      let { files } = act;
      for (const addon of yield* Effect.orDie(store.working([act.component.id]))) {
        const kind = kindById(addon.name);
        if (kind?.onCommit === undefined || !kind.fits(act.component)) continue;
        const settings = yield* settingsOf(kind, addon.configuration);
        if (settings !== undefined) files = yield* kind.onCommit({ ...act, files }, settings);
      }
      return files;
    }),
  );

  return { submit, putting, preview: discovering.preview };
});

type Needs =
  | Effect.Services<ReturnType<typeof commitAndPush>>
  | Effect.Services<ReturnType<typeof addLanguage>>
  | Effect.Services<ReturnType<typeof syncComponent>>;
