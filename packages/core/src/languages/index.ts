/** Languages: their data, how they form plurals, and how codes are matched and written. */
export * from "./aliases.ts";
export * from "./columns.ts";
export * from "./direction.ts";
export * from "./match.ts";
export * from "./model.ts";
export * from "./plural.ts";
export * from "./service.ts";
export * from "./style.ts";
