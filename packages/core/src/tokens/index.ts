/** Tokens. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./projectTokens.ts";
export { isTokenSecret } from "./secret.ts";
export * from "./service.ts";
