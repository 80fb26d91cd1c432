/** Passkeys. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
export * from "./signIn.ts";
