/** Automatic translation. */
export * from "./model.ts";
export * from "./service.ts";
