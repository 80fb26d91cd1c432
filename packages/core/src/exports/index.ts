/** Exports: downloads of files and archives. */
export { ArchiveBroken } from "./archive.ts";
export * from "./model.ts";
export * from "./service.ts";
