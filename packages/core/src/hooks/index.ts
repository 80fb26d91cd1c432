/** Hooks: notifications of repository-hosting services, and what they set going. */
export * from "./errors.ts";
export * from "./model.ts";
export type { SiteSecrets } from "./proof.ts";
export * from "./service.ts";
export * from "./services/index.ts";
export * from "./signature.ts";
