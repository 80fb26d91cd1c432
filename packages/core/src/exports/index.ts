/** Exports: downloads of files and archives. */
export * from "./model.ts";
export * from "./service.ts";
