/** Background work on repositories. */
import { Schema } from "effect";
import { ComponentId, LanguageId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import { defineTask } from "../tasks/inside.ts";
import { keeps, operations } from "./model.ts";

const Language = Schema.Struct({ componentId: ComponentId, languageId: LanguageId, userId: UserId });

const asked = {
  componentId: ComponentId,
  translationId: Schema.NullOr(TranslationId),
  operation: Schema.Literals(operations),
  keep: Schema.optionalKey(Schema.Literals(keeps)),
  discard: Schema.optionalKey(Schema.Boolean),
};

/** Who asked is null for the server itself. */
export const repositoryTasks = {
  /** `plan`: does exactly this, or nothing. */
  operate: defineTask(
    "repository.operate",
    Schema.Struct({ ...asked, plan: Schema.optionalKey(Schema.String), userId: Schema.NullOr(UserId) }),
  ),
  foresee: defineTask("repository.foresee", Schema.Struct({ ...asked, userId: UserId })),
  /** Pushes what could not be pushed, and commits nothing. */
  send: defineTask("repository.send", Schema.Struct({ componentId: ComponentId })),
  plan: defineTask("repository.plan", Schema.Struct({ componentId: ComponentId, userId: UserId })),
  addLanguage: defineTask("repository.addLanguage", Language),
  removeLanguage: defineTask("repository.removeLanguage", Language),
  removeUnits: defineTask(
    "repository.removeUnits",
    Schema.Struct({ componentId: ComponentId, unitIds: Schema.Array(UnitId), userId: UserId }),
  ),
} as const;
