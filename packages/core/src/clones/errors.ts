/** How clones can fail for reasons of their own. */
import { Schema } from "effect";

/** As many fetches as are served at a time are under way, and none came to its end while this one waited. */
export class TooManyClones extends Schema.TaggedError<TooManyClones>()("TooManyClones", { seconds: Schema.Int }) {}

/** The repository is not on this machine, and could not be made again from its remote: why, in git's words. */
export class CloneUnavailable extends Schema.TaggedError<CloneUnavailable>()("CloneUnavailable", {
  reason: Schema.String,
}) {}
