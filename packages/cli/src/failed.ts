/** An act that was carried out and did not succeed, with the reason for people. */
import { Schema } from "effect";

export class Failed extends Schema.TaggedError<Failed>()("Failed", { reason: Schema.String }) {}

/** What was looked at is not as it should be. It has been told already; this is for the exit code. */
export class Differs extends Schema.TaggedError<Differs>()("Differs", {}) {}
