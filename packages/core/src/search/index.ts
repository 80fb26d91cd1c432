/** Search: the query language with its conditions in SQL, and the search of the whole site. */
export * from "./parse.ts";
export * from "./service.ts";
export { compileSearch, siteColumns, type SiteKind, type SiteShapes } from "./store.ts";
