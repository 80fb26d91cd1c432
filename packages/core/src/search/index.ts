/** Search: the query language, and its conditions in SQL. */
export * from "./compile.ts";
export * from "./parse.ts";
