/** Background work on components, which later rooms do. */
import { Schema } from "effect";
import { ComponentId, UserId } from "../ids/index.ts";
import { defineTask } from "../tasks/inside.ts";

/** Reads all files; `force`: also those that are as they were; `starts`: makes the first ones before. */
export const loadTask = defineTask(
  { kind: "component.load", pace: "long" },
  Schema.Struct({
    componentId: ComponentId,
    userId: Schema.NullOr(UserId),
    force: Schema.Boolean,
    starts: Schema.optionalKey(Schema.Boolean),
  }),
);

/**
 * Mends the repository that a component owns. The room of repositories does it, in a process that has the folder
 * `place`: others have repositories of their own, in which nothing may be wrong.
 */
export const mendTask = (place: string) =>
  defineTask(`component.mend@${place}`, Schema.Struct({ componentId: ComponentId }));

/** Work on one repository is done in turn under this key. */
export const repositoryKey = (ownerId: ComponentId) => `repository/${ownerId}`;
