/** Errors of the wire itself, beside those of the domain. */
import { Schema } from "effect";

/** No credentials, or bad ones, where they are needed. */
export class Unauthenticated extends Schema.TaggedError<Unauthenticated>()("Unauthenticated", { reason: Schema.String }) {}
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", { method: Schema.String }) {}
/** No route has this path. */
export class NoRoute extends Schema.TaggedError<NoRoute>()("NoRoute", {}) {}
