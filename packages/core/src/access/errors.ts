/** Errors that any room may answer with. They carry no status: the wire gives each tag one. */
import { Schema } from "effect";

export { type FieldMessages, Invalid } from "../fields/index.ts";

/** The object is not there, or not there for this actor: the two cannot be told apart. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", { object: Schema.String }) {}

/** The actor sees the object and may not do this to it. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", { reason: Schema.String }) {}

/** Where there is nothing more to say than that the right is missing. */
export const noPermission = "You do not have permission to perform this action.";

/** Input that is refused as a whole: there is no field to name. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", { reason: Schema.String }) {}
