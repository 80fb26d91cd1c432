/** Connections to elsewhere: the one guard that all of them pass, and the doors through it. */
export { HostRefused, RequestFailed } from "./errors.ts";
export { isException } from "./exceptions.ts";
export type { OutgoingSettings, Resolve } from "./guard.ts";
