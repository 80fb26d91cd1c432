/** Connections to elsewhere, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { Outgoing, type Permitted } from "./guard.ts";
export type { Passage } from "./passages.ts";
export type { Answer, Request } from "./requests.ts";
