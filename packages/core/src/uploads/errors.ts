/** How an upload can fail beyond what every room answers. */
import { Schema } from "effect";

/** Applying a plan would do something else than was planned. */
export class PlanOutdated extends Schema.TaggedError<PlanOutdated>()("PlanOutdated", { reason: Schema.String }) {}
