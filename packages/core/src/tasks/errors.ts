/** How background work can fail for reasons of its own. */
import { Schema } from "effect";

/**
 * This run has lost its key to another process, which took this one for dead. It must change nothing more; what it had
 * left to do is done there.
 */
export class OwnershipLost extends Schema.TaggedError<OwnershipLost>()("OwnershipLost", { key: Schema.String }) {}
