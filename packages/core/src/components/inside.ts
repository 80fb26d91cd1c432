/** Components, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export * from "./creation.ts";
export * from "./locating.ts";
export { firstFiles, generator, isOwnTemplate, isTemplate } from "./starting.ts";
export * from "./reading.ts";
export { endingWith } from "./goneMeanwhile.ts";
export { describe } from "./inspection.ts";
export { makeLevels } from "./levels.ts";
export { type FileSettings, mergeFileSettings } from "./fileSettings.ts";
export { ComponentKeeping } from "./keeping.ts";
export * from "./tasks.ts";
