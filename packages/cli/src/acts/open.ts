/** The services of the core on the data folder or database that the options name, for one act of administration. */
import { existsSync } from "node:fs";
import {
  type DragomanFailure,
  dragomanLayer,
  type DragomanOptions,
  type DragomanServices,
} from "@dragoman/core/dragoman";
import { coreOptions, readSettings, type SettingInvalid, type Settings } from "@dragoman/node";
import { Effect } from "effect";
import { Failed } from "../failed.ts";
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

/** For what looks at a database: opening would make the one that a mistyped folder lacks. */
export const insistDatabase = ({ database, dataDir }: Settings): Effect.Effect<void, Failed> =>
  database.kind === "embedded" && !existsSync(database.dataDir)
    ? Effect.fail(new Failed({ reason: `There is no database in ${dataDir}.` }))
    : Effect.void;
