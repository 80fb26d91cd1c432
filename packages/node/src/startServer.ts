/** A whole server: the database, the services of the core and background work; and the socket. */
import "effect/schema/SchemaJITCompiler/enable";
import { join } from "node:path";
import { type DragomanFailure, type DragomanServices, dragomanLayer } from "@dragoman/core/dragoman";
import { type App, type HttpOptions, makeApp } from "@dragoman/http";
import { Context, Effect, Layer, type Scope } from "effect";
import { serve } from "./serve.ts";
import type { Settings } from "./settings.ts";

export interface Started {
  readonly services: Context.Context<DragomanServices>;
  readonly app: App;
}

/** Everything but the socket, until the scope closes: first background work ends, then the database. */
export const startApp: (settings: Settings) => Effect.Effect<Started, DragomanFailure, Scope.Scope> = Effect.fnUntraced(
  function* (settings: Settings) {
    // What surrounds this program, such as its loggers, also surrounds the requests.
    const around = yield* Effect.context<never>();
    const services = Context.merge(around, yield* Layer.build(dragomanLayer(coreOptions(settings))));
    return { services, app: makeApp(services, wireOptions(settings)) };
  },
);

/** Runs until the scope closes: first the socket, then background work, last the database. */
export const startServer = Effect.fnUntraced(function* (settings: Settings) {
  const { app } = yield* startApp(settings);
  const { host, port, trustedProxies, minBodyRate } = settings;
  return yield* serve({ app, host, port, trustedProxies, ...(minBodyRate === undefined ? {} : { minBodyRate }) });
});

/** What the wire is told. */
const wireOptions = (settings: Settings): HttpOptions => {
  const { siteUrl, siteTitle, pageSize, largePages, dataDir, requireLogin, enableHooks, hooksSecret } = settings;
  const { rateLimitAnonymous, rateLimitUser, rateLimitOpen, rateLimitPages } = settings;
  return {
    uploadFolder: join(dataDir, "uploads"),
    requireLogin,
    hooks: { enabled: enableHooks, secret: hooksSecret },
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(siteTitle === undefined ? {} : { siteTitle }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(largePages === undefined ? {} : { largePages }),
    ...(rateLimitAnonymous === undefined ? {} : { apiRateLimitAnon: rateLimitAnonymous }),
    ...(rateLimitUser === undefined ? {} : { apiRateLimitUser: rateLimitUser }),
    ...(rateLimitOpen === undefined ? {} : { openRateLimit: rateLimitOpen }),
    ...(rateLimitPages === undefined ? {} : { pagesRateLimit: rateLimitPages }),
  };
};

/** What the core is told. */
export const coreOptions = ({ database, dataDir, siteUrl, vcsAllowSchemes, vcsAllowHosts, secretKey }: Settings) => ({
  database,
  dataDir,
  outgoing: { allowHosts: vcsAllowHosts },
  ...(siteUrl === undefined ? {} : { siteUrl }),
  ...(secretKey === undefined ? {} : { secretKeys: secretKey }),
  git: { schemes: vcsAllowSchemes, searchPath: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin" },
});
