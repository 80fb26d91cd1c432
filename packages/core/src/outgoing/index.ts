/** Connections to elsewhere: the one guard that all of them pass, and the doors through it. */
export { HostRefused, RequestFailed } from "./errors.ts";
export { isException } from "./exceptions.ts";
export { Outgoing, type OutgoingSettings, type Permitted, type Resolve } from "./guard.ts";
export type { Passage } from "./passages.ts";
export type { Answer, Request } from "./requests.ts";
