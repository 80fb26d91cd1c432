/** What can be asked of a repository. */
import { Schema } from "effect";
import { Choice, Text } from "../fields/index.ts";
import { defineTask } from "../tasks/index.ts";

export const operations = ["push", "pull", "commit", "reset", "cleanup", "file-sync", "file-scan"] as const;
export type Operation = (typeof operations)[number];

export const OperationInput = Schema.Struct({ operation: Choice(operations) });
export type OperationInput = typeof OperationInput.Type;

export const NewTranslation = Schema.Struct({ language_code: Text({ max: 50 }) });
export type NewTranslation = typeof NewTranslation.Type;

/** The right that each operation needs, on the project. */
export const operationPermissions = {
  commit: "vcs.commit",
  pull: "vcs.update",
  push: "vcs.push",
  reset: "vcs.reset",
  cleanup: "vcs.reset",
  "file-sync": "vcs.reset",
  "file-scan": "vcs.reset",
} as const satisfies Record<Operation, string>;

/** Any of them opens the status. */
export const statusPermissions = ["vcs.push", "vcs.commit", "vcs.reset", "vcs.update"] as const;

const Language = Schema.Struct({ componentId: Schema.Int, languageId: Schema.Int, userId: Schema.Int });

/** Kinds of background work. Who asked is null for the server itself. */
export const repositoryTasks = {
  operate: defineTask(
    "repository.operate",
    Schema.Struct({
      componentId: Schema.Int,
      translationId: Schema.NullOr(Schema.Int),
      operation: Schema.Literals(operations),
      userId: Schema.NullOr(Schema.Int),
    }),
  ),
  addLanguage: defineTask("repository.addLanguage", Language),
  removeLanguage: defineTask("repository.removeLanguage", Language),
  removeUnits: defineTask(
    "repository.removeUnits",
    Schema.Struct({ componentId: Schema.Int, unitIds: Schema.Array(Schema.Int), userId: Schema.Int }),
  ),
} as const;
