/** Tables of translations: what CSV files and workbooks share. */
export * from "./cells.ts";
export * from "./columns.ts";
export * from "./fuzzy.ts";
export * from "./guard.ts";
export * from "./units.ts";
