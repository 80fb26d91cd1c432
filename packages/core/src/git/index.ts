/** Git, as programs may know it: settings, addresses and failures. What does something stands in `inside.ts`. */
export * from "./address.ts";
export * from "./damage.ts";
export * from "./credentials.ts";
export { defaultSettings, type GitSettings } from "./environment.ts";
export * from "./errors.ts";
export * from "./names.ts";
export * from "./reason.ts";
export { hostOf, knownName } from "./sshHost.ts";
export type { CommitInfo } from "./history.ts";
