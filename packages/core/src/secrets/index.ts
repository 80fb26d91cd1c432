/** Secrets: texts that the database keeps for others, sealed with a key that it does not have. */
export * from "./errors.ts";
export type { SecretPlace } from "./seal.ts";
export * from "./service.ts";
