/** Files: read into the database, and written from it. */
export * from "./comparison.ts";
export * from "./context.ts";
export * from "./differences.ts";
export * from "./plural.ts";
export * from "./reading.ts";
export { unitsOfKey } from "./identity.ts";
export { attempt } from "./parsing.ts";
