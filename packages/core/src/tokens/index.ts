/** Tokens. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./projectTokens.ts";
export * from "./service.ts";
