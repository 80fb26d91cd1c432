/** A typed client of Dragoman's API. */
export { type AddressParams, type OperationId, paramsAt } from "./addresses.ts";
export type { FileInput, FileStream } from "./body.ts";
export type { AnyPage, Call, CallOptions, ItemOf, Listing, NumberedPage, Result, ValueOf } from "./call.ts";
export { type Client, type ClientOptions, createClient } from "./client.ts";
export type { Download } from "./download.ts";
export { DragomanError, type Failure, type FailureKind, isFailure } from "./failure.ts";
export type * from "./generated/schemas.ts";
export type { TaskName, TaskOptions, TaskWaiting } from "./tasks.ts";
