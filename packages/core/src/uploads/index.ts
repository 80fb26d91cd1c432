/** Uploads. */
export * from "./errors.ts";
export * from "./model.ts";
export * from "./service.ts";
