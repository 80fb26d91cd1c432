/** Backups: a whole database in one file, and back, also into the other kind of database. */
export * from "./errors.ts";
export * from "./model.ts";
export * from "./restoring.ts";
export * from "./saving.ts";
