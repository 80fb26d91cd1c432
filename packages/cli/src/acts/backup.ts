/** Saving a database, and restoring it. */
import { resolve } from "node:path";
import { backUp, restore } from "@dragoman/core/backup";
import { clientLayer } from "@dragoman/core/database";
import { keyFileOf } from "@dragoman/core/dragoman";
import { currentKeys } from "@dragoman/core/secrets";
import { readSettings, type Settings } from "@dragoman/node";
import { Effect } from "effect";
import { Failed } from "../failed.ts";
import { printOne } from "../output.ts";
import { watched } from "../progress.ts";
import type { Shared } from "../root.ts";
import { insistDatabase } from "./open.ts";

const secretsOf = ({ dataDir, secretKey }: Settings) => ({
  file: keyFileOf(dataDir),
  ...(secretKey === undefined ? {} : { keys: secretKey }),
});

export const makeBackup = (shared: Shared, input: { readonly file: string; readonly withKey: boolean }) =>
  Effect.gen(function* () {
    const settings = yield* readSettings(shared);
    yield* insistDatabase(settings);
    const file = resolve(input.file);
    const keys = yield* currentKeys(secretsOf(settings));
    if (input.withKey && keys.length !== 1)
      return yield* new Failed({
        reason:
          keys.length === 0
            ? "There is no key of the secrets here to put into the backup."
            : "There are several keys of the secrets: run `dragoman secrets rotate`, and set the first one alone.",
      });
    const secretKey = input.withKey ? keys[0] : undefined;
    const saved = yield* Effect.provide(
      watched("Saving", (onProgress) => backUp({ file, secretKey, onProgress })),
      clientLayer(settings.database),
    );
    const key = input.withKey
      ? "The key of the secrets is in it: keep it as safe as that."
      : "The key of the secrets is not in it: keep that apart, secrets cannot be read without it.";
    yield* printOne(
      shared.json,
      { file, rows: saved.rows, created: saved.created, with_key: input.withKey },
      `Saved ${saved.rows} rows in ${file}. ${key}`,
    );
  });

export interface RestoreInput {
  readonly file: string;
  readonly withoutSecrets: boolean;
}

export const restoreBackup = (shared: Shared, { file, withoutSecrets }: RestoreInput) =>
  Effect.gen(function* () {
    const settings = yield* readSettings(shared);
    const secrets = secretsOf(settings);
    const restored = yield* Effect.provide(
      watched("Restoring", (onProgress) => restore({ file: resolve(file), secrets, withoutSecrets, onProgress })),
      clientLayer(settings.database),
    );
    yield* printOne(
      shared.json,
      { rows: restored.rows, created: restored.created },
      `Restored ${restored.rows} rows, as they were at ${restored.created}.`,
    );
  });
