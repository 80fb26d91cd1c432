/** Automatic translation, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { makeAutotranslationStore, type Origin } from "./store.ts";
export { makeTranslating } from "./translating.ts";
