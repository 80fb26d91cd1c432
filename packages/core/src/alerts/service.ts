/**
 * Alerts that follow from what is set and stored. Everything is looked at each night; when settings, languages,
 * screenshots or the repository change, those that this may concern are looked at soon.
 */
import { Effect, Layer, Schema } from "effect";
import { actions, type Followed, unlisted } from "../changes/index.ts";
import { ChangeKeeping, Reactions } from "../changes/inside.ts";
import { repositoryKey } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { ComponentId, type ProjectId } from "../ids/index.ts";
import { defineTask, registerPeriodic, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { makeReachability } from "./reachability.ts";
import { makeAlertStore, type Raised, type Scope } from "./store.ts";

const look = defineTask(
  { kind: "alerts.look", pace: "idle", yields: true },
  Schema.Struct({ componentIds: Schema.Array(ComponentId) }),
);

/** What may raise an alert. */
const raising: ReadonlySet<number> = new Set([
  unlisted.componentSettingsChanged,
  unlisted.projectSettingsChanged,
  actions.licenseChanged,
  actions.screenshotAdded,
  unlisted.screenshotStringHidden,
  actions.languageAdded,
  actions.repositoryReset,
]);

/** What else may end one. */
const ending: ReadonlySet<number> = new Set([
  ...raising,
  actions.resourceUpdated,
  actions.changesPushed,
  actions.repositoryMerged,
  actions.repositoryRebased,
  actions.componentRemoved,
  actions.translationRemoved,
  unlisted.translationGone,
  unlisted.linkedComponentRemoved,
  unlisted.screenshotChanged,
  unlisted.screenshotRemoved,
  unlisted.screenshotStringShown,
]);

const reachability = ["BrokenProjectURL", "BrokenBrowserURL"];

const placesOf = (changes: readonly Followed[], which: ReadonlySet<number>) => {
  const about = changes.filter(({ action }) => action !== undefined && which.has(action));
  const ids = new Set(about.flatMap(({ componentId }) => componentId ?? []));
  const projects = new Set<ProjectId>(
    about.flatMap(({ componentId, projectId }) => (componentId == null ? (projectId ?? []) : [])),
  );
  return { ids: [...ids], projects: [...projects] };
};

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

    yield* registerTask(look, ({ componentIds }) =>
      Effect.gen(function* () {
        yield* settleStates(componentIds);
        const unreached = yield* Effect.orDie(store.alerted({ ids: componentIds, projects: [] }, reachability));
        if (unreached.length > 0) yield* Effect.flatMap(reach(unreached.map(({ id }) => id)), record);
      }),
    );
    yield* registerPeriodic(
      "alerts.nightly",
      "45 3 * * *",
      Effect.andThen(settleStates("all"), Effect.flatMap(reach("all"), record)),
    );

    (yield* Reactions).add((recorded) =>
      Effect.gen(function* () {
        const ended = placesOf(recorded, ending);
        if (ended.ids.length + ended.projects.length === 0) return;
        const raised = placesOf(recorded, raising);
        const some = raised.ids.length + raised.projects.length > 0;
        const concerned = some ? [...(yield* store.siblings(raised.ids, raised.projects))] : [];
        concerned.push(...(yield* store.alerted(ended, "any")));
        // Behind what is being done to the repository: it ends with other numbers of commits.
        for (const [owner, places] of Map.groupBy(concerned, ({ owner_id: id }) => id)) {
          const componentIds = [...new Set(places.map(({ id }) => id))].sort((a, b) => a - b);
          yield* tasks.submit(look, { key: repositoryKey(owner), payload: { componentIds }, coalesce: true });
        }
      }).pipe(Effect.orDie),
    );
  }),
);
