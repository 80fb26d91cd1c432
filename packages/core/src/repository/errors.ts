/** How work on repositories can fail to be done in time. */
import { Schema } from "effect";

/** Other work on the repository takes too long; the operation stays queued and will still be done. */
export class RepositoryBusy extends Schema.TaggedError<RepositoryBusy>()("RepositoryBusy", {}) {}

/** Applying a plan would do something else than was planned. */
export class PlanOutdated extends Schema.TaggedError<PlanOutdated>()("PlanOutdated", { reason: Schema.String }) {}
