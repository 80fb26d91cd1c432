/** Languages, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export * from "./visibility.ts";
export type { LanguageRow, PluralRow } from "./store.ts";
export { LanguageKeeping } from "./keeping.ts";
