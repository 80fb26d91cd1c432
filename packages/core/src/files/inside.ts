/** Files, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export * from "./applying.ts";
export * from "./merging.ts";
export * from "./sync.ts";
export * from "./writing.ts";
export { doubting, finishing } from "./finishing.ts";
export { matchTranslations } from "./languages.ts";
