/** Passwords. */
export * from "./model.ts";
export * from "./service.ts";
