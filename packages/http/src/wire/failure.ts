/** Errors of the wire itself, beside those of the domain. */
import { Schema } from "effect";

/** No credentials, or bad ones, where they are needed. */
export class Unauthenticated extends Schema.TaggedError<Unauthenticated>()("Unauthenticated", {
  reason: Schema.String,
}) {}
/** The database cannot be reached. */
export class DatabaseGone extends Schema.TaggedError<DatabaseGone>()("DatabaseGone", {}) {}
/** A repository is damaged, and could not be mended yet. */
export class RepositoryUnreadable extends Schema.TaggedError<RepositoryUnreadable>()("RepositoryUnreadable", {}) {}
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {
  method: Schema.String,
}) {}
/** No route has this path. */
export class NoRoute extends Schema.TaggedError<NoRoute>()("NoRoute", {}) {}
/** Too many requests: `headers` tell how many are allowed, and when to come back. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  seconds: Schema.Int,
  headers: Schema.Record(Schema.String, Schema.String),
}) {}

/** Too many costly requests are under way. Nobody is counted: the same request may succeed in `seconds`. */
export class TooManyAtOnce extends Schema.TaggedError<TooManyAtOnce>()("TooManyAtOnce", { seconds: Schema.Int }) {}
