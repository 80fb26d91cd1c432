/** What happened to accounts, for their owners. */
export { Asker } from "./asker.ts";
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
