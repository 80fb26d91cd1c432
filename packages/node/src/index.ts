/**
 * Dragoman on node:http: `startServer` for a whole server, `openDragoman` for a server that does more, `serve` for any
 * app of the wire.
 */
export { AnswerFailed } from "./answerFailed.ts";
export type { NodeSurroundings } from "./incoming.ts";
export { type LogEntry, openDragoman, type OpenDragoman, type OpenOptions } from "./openDragoman.ts";
export { outliveRejections } from "./rejections.ts";
export { isRange, trustProxies, type TrustedProxies } from "./proxies.ts";
export type { Answering } from "./requests.ts";
export { ListenFailed, serve, type ServeOptions, type Serving } from "./serve.ts";
export { readSettings, type ServerOptions, SettingInvalid, type Settings, variables } from "./settings.ts";
export { coreOptions, startApp, startServer } from "./startServer.ts";
