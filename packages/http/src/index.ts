/** The wire of Dragoman: `makeApp` gives the handler; hosts add sockets. */
export { type App, type HttpServices, makeApp } from "./app.ts";
export { endpoints } from "./api/index.ts";
export { openApiDocument } from "./openapi/document.ts";
export type { HttpOptions } from "./settings.ts";
export type { Endpoint } from "./wire/endpoint.ts";
export { below, type Incoming, normalPrefix, type Surroundings } from "./wire/incoming.ts";
export { type Reply, toResponse } from "./wire/reply.ts";
