/** Ssh: our keys, and the hosts that are trusted. */
export * from "./columns.ts";
export { type KeyTools, SshKeyUnusable } from "./keys.ts";
export { fingerprintOf, HostConfirmation, HostQuestion, type PublicKey } from "./model.ts";
export * from "./service.ts";
