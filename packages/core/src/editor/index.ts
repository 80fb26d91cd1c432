/** What an editor of strings asks for. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
