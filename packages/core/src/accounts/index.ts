/** Ways to an account: registration, reset of a password, links that sign in once. */
export * from "./model.ts";
export * from "./service.ts";
export { AccountSettings, type Registration, registrations } from "./settings.ts";
