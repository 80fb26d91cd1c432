/** Alerts, and the locks of components: some alerts lock by themselves, and unlock when they are over. */
import { Effect } from "effect";
import type { ComponentId, UserId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { ComponentFacts } from "./facts.ts";
import { makeComponentStore } from "./store.ts";
import { keptLock, makeAlertStore } from "./stores/alerts.ts";

const locking = ["MergeFailure", "UpdateFailure", "PushFailure", "ParseError"];

export const makeAlerts = Effect.gen(function* () {
  const components = yield* makeComponentStore;
  const store = yield* makeAlertStore;
  const changes = yield* ChangeKeeping;
  const transaction = yield* makeTransaction;

  const lock = (component: ComponentFacts, locked: boolean, userId: UserId | null, automatically: boolean) =>
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
        const now = yield* Effect.orDie(components.byId(component.id));
        if (now === undefined || !now.locked || !now.locked_automatically) return;
        const left = yield* Effect.orDie(store.alerts(component.id));
        if (!left.some((alert) => locking.includes(alert.name))) yield* lock(now, false, null, true);
      }),
    );

  return { lock, raiseAlert, clearAlerts, alertsOf: (id: ComponentId) => Effect.orDie(store.alerts(id)) };
});
