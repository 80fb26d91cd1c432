/** How hooks can fail for reasons of their own. */
import { Schema } from "effect";

/** The server or the project takes no notifications. */
export class HooksDisabled extends Schema.TaggedError<HooksDisabled>()("HooksDisabled", {}) {}
