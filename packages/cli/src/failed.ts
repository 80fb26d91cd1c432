/** An act that was carried out and did not succeed, with the reason for people. */
import { Schema } from "effect";

export class Failed extends Schema.TaggedError<Failed>()("Failed", { reason: Schema.String }) {}
