/**
 * Alerts that follow from what is set and stored. Everything is looked at each night; when settings, languages,
 * screenshots or the repository change, those that this may concern are looked at soon.
 */
import { Effect, Layer, Schema } from "effect";
import { actions, type Followed, unlisted } from "../changes/index.ts";
import { ChangeKeeping, Reactions } from "../changes/inside.ts";
import { repositoryKey } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { ComponentId } from "../ids/index.ts";
import { defineTask, registerPeriodic, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { makeReachability } from "./reachability.ts";
import { makeAlertStore, type Place, type Raised, type Scope } from "./store.ts";

const look = defineTask(
  { kind: "alerts.look", pace: "idle", yields: true },
  Schema.Struct({ componentIds: Schema.Array(ComponentId) }),
);

/** What may raise or end an alert of a component, or of those that share its repository. */
const setting: ReadonlySet<number> = new Set([
  unlisted.componentSettingsChanged,
  actions.screenshotAdded,
  unlisted.screenshotChanged,
  unlisted.screenshotRemoved,
  unlisted.screenshotStringShown,
  unlisted.screenshotStringHidden,
  actions.languageAdded,
]);

/** What may do so in the whole project. */
const settingProject: ReadonlySet<number> = new Set([
  unlisted.projectSettingsChanged,
  actions.licenseChanged,
  actions.componentRemoved,
]);

/** What else may end one. */
const ending: ReadonlySet<number> = new Set([
  actions.resourceUpdated,
  actions.changesPushed,
  actions.repositoryMerged,
  actions.repositoryRebased,
  actions.repositoryReset,
  actions.translationRemoved,
  unlisted.translationGone,
]);

const reachability = ["BrokenProjectURL", "BrokenBrowserURL"];

const about = (changes: readonly Followed[], which: ReadonlySet<number>) =>
  changes.filter(({ action }) => action !== undefined && which.has(action));
const componentsOf = (changes: readonly Followed[]): readonly ComponentId[] => [
  ...new Set(changes.flatMap(({ componentId }) => componentId ?? [])),
];

export const alertLook = Layer.effectDiscard(
  Effect.gen(function* () {
    const store = yield* makeAlertStore;
    const reach = yield* makeReachability(store);
    const tasks = yield* TaskKeeping;
    const changes = yield* ChangeKeeping;
    const transaction = yield* makeTransaction;

    const record = (raised: readonly Raised[]) =>
      changes.record(
        raised.map(({ name, component_id: componentId, project_id: projectId }) => ({
          action: actions.alertTriggered,
          projectId,
          componentId,
          details: { alert: name },
        })),
      );

    const settleStates = (scope: Scope) => transaction(Effect.flatMap(Effect.orDie(store.settleStates(scope)), record));

    /** What is asked elsewhere is asked before the transaction. */
    const settleAddresses = (scope: Scope) =>
      Effect.flatMap(reach(scope), (found) =>
        transaction(
          Effect.gen(function* () {
            for (const [name, broken] of Object.entries(found))
              yield* record(yield* Effect.orDie(store.settleFound(name, scope, broken)));
          }),
        ),
      );

    yield* registerTask(look, ({ componentIds }) =>
      Effect.gen(function* () {
        yield* settleStates(componentIds);
        const unreached = yield* Effect.orDie(store.alerted(componentIds, reachability));
        if (unreached.length > 0) yield* settleAddresses(unreached.map(({ id }) => id));
      }),
    );
    yield* registerPeriodic(
      "alerts.nightly",
      "45 3 * * *",
      Effect.andThen(settleStates("all"), settleAddresses("all")),
    );

    const ask = (key: string, places: readonly Place[]) => {
      const componentIds = [...new Set(places.map(({ id }) => id))].sort((a, b) => a - b);
      return componentIds.length === 0
        ? Effect.void
        : tasks.submit(look, { key, payload: { componentIds }, coalesce: true });
    };

    (yield* Reactions).add((recorded) =>
      Effect.gen(function* () {
        const ofProjects = about(recorded, settingProject).flatMap(({ projectId }) => projectId ?? []);
        const set = componentsOf(about(recorded, setting));
        if (set.length + ofProjects.length > 0)
          yield* ask("alerts", yield* store.concerned(set, [...new Set(ofProjects)]));
        const moved = componentsOf(about(recorded, ending));
        const standing = moved.length === 0 ? [] : yield* store.alerted(moved, "any");
        // Behind what is being done to the repository: it ends with other numbers of commits.
        for (const [owner, places] of Map.groupBy(standing, ({ owner_id: id }) => id))
          yield* ask(repositoryKey(owner), places);
      }).pipe(Effect.orDie),
    );
  }),
);
