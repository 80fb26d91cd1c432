/** Changes: the log of every accepted act, and what follows from it. */
export * from "./actions.ts";
export * from "./activityColumns.ts";
export * from "./columns.ts";
export * from "./differences.ts";
export * from "./model.ts";
export type { Followed, Reaction } from "./reactions.ts";
export * from "./service.ts";
export type { ChangeFilter, ChangeScope } from "./filter.ts";
export type { ChangeStream, Streamed, StreamOptions } from "./stream.ts";
