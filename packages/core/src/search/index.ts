/** Search: the query language with its conditions in SQL, and the search of the whole site. */
export * from "./parse.ts";
export * from "./service.ts";
export { type FieldKind, type FieldName, operatorsOf, searchFields } from "./vocabulary.ts";
export type { SiteKind, SiteShapes } from "./store.ts";
