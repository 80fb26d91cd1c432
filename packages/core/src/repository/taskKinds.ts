/** Background work on repositories. */
import { Schema } from "effect";
import { defineTask } from "../tasks/inside.ts";
import { operations } from "./model.ts";

const Language = Schema.Struct({ componentId: Schema.Int, languageId: Schema.Int, userId: Schema.Int });

/** Who asked is null for the server itself. */
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
