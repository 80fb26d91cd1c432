/** How edits of strings fail beside the ways of all rooms. */
import { Schema } from "effect";

/** Somebody else changed the string after it was read: nothing is written. */
export class Overtaken extends Schema.TaggedError<Overtaken>()("Overtaken", { reason: Schema.String }) {}
