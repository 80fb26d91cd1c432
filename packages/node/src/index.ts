/** Dragoman on node:http: `startServer` for a whole server, `serve` for any app of the wire. */
export { outliveRejections } from "./rejections.ts";
export { isRange, trustProxies, type TrustedProxies } from "./proxies.ts";
export { ListenFailed, serve, type ServeOptions, type Serving } from "./serve.ts";
export { readSettings, type ServerOptions, SettingInvalid, type Settings, variables } from "./settings.ts";
export { coreOptions, startServer } from "./startServer.ts";
