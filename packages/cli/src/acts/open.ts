/** The services of the core on the data folder or database that the options name, for one act of administration. */
import {
  type DragomanFailure,
  dragomanLayer,
  type DragomanOptions,
  type DragomanServices,
} from "@dragoman/core/dragoman";
import { coreOptions, readSettings, type SettingInvalid } from "@dragoman/node";
import { Effect } from "effect";
import type { Shared } from "../root.ts";

/**
 * Opens, does `work`, closes. Background work that the act asks for is done here too, should no server be running, unless
 * `options` say otherwise.
 */
export const administer = <A, E>(
  shared: Shared,
  work: Effect.Effect<A, E, DragomanServices>,
  options: Pick<DragomanOptions, "worker"> = {},
): Effect.Effect<A, E | DragomanFailure | SettingInvalid> =>
  Effect.gen(function* () {
    const settings = yield* readSettings({ dataDir: shared.dataDir, databaseUrl: shared.databaseUrl });
    return yield* Effect.provide(work, dragomanLayer({ ...coreOptions(settings), ...options }));
  });
