/** A whole server: the database, the services of the core and background work; and the socket. */
import "effect/schema/SchemaJITCompiler/enable";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DragomanFailure, type DragomanServices, dragomanLayer } from "@dragoman/core/dragoman";
import { parseLimit } from "@dragoman/core/limits";
import { type App, type HttpOptions, makeApp } from "@dragoman/http";
import { consoleFolder } from "@dragoman/web";
import { Context, Effect, Layer, type Scope } from "effect";
import { type ListenFailed, serve, type Serving } from "./serve.ts";
import type { Settings } from "./settings.ts";
import { makeStopping } from "./stopping.ts";

export interface Started {
  readonly services: Context.Context<DragomanServices>;
  readonly app: App;
}

/**
 * Everything but the socket, until the scope closes: first background work ends, then the database. `stopLimit` is asked
 * then for the milliseconds that are left for it.
 */
export const startApp: (
  settings: Settings,
  stopLimit?: () => number,
) => Effect.Effect<Started, DragomanFailure, Scope.Scope> = Effect.fnUntraced(function* (
  settings: Settings,
  stopLimit?: () => number,
) {
  // What surrounds this program, such as its loggers, also surrounds the requests.
  const around = yield* Effect.context<never>();
  const layered = { ...coreOptions(settings), ...(stopLimit === undefined ? {} : { stopLimit }) };
  const services = Context.merge(around, yield* Layer.build(dragomanLayer(layered)));
  return { services, app: makeApp(services, wireOptions(settings)) };
});

/** Runs until the scope closes: first the socket, then background work, last the database. */
export const startServer: (settings: Settings) => Effect.Effect<Serving, DragomanFailure | ListenFailed, Scope.Scope> =
  Effect.fnUntraced(function* (settings: Settings) {
    const stopping = makeStopping();
    const { app } = yield* startApp(settings, stopping.left);
    const { host, port, trustedProxies, minBodyRate } = settings;
    const serving = yield* serve({
      app,
      host,
      port,
      trustedProxies,
      stopLimit: stopping.requests,
      ...(minBodyRate === undefined ? {} : { minBodyRate }),
    });
    // Registered last, so it comes first.
    yield* Effect.addFinalizer(() => Effect.sync(stopping.begin));
    return serving;
  });

/** What the wire is told. */
const wireOptions = (settings: Settings): HttpOptions => {
  const { siteUrl, siteTitle, pageSize, largePages, dataDir, requireLogin, enableHooks, hooksSecret, gitExport } =
    settings;
  const folder = settings.console ? builtConsole() : undefined;
  const { rateLimitAnonymous, rateLimitUser, rateLimitSessions, rateLimitOpen, rateLimitPages } = settings;
  return {
    uploadFolder: join(dataDir, "uploads"),
    requireLogin,
    hooks: { enabled: enableHooks, secret: hooksSecret, hosts: settings.hooksSecrets },
    gitExport,
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(folder === undefined ? {} : { consoleFolder: folder }),
    ...(siteTitle === undefined ? {} : { siteTitle }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(largePages === undefined ? {} : { largePages }),
    ...(rateLimitAnonymous === undefined ? {} : { apiRateLimitAnon: rateLimitAnonymous }),
    ...(rateLimitUser === undefined ? {} : { apiRateLimitUser: rateLimitUser }),
    ...(rateLimitSessions === undefined ? {} : { sessionRateLimit: rateLimitSessions }),
    ...(rateLimitOpen === undefined ? {} : { openRateLimit: rateLimitOpen }),
    ...(rateLimitPages === undefined ? {} : { pagesRateLimit: rateLimitPages }),
  };
};

/** A workspace that was not built yet has none. */
const builtConsole = () => (existsSync(join(consoleFolder, "shell.json")) ? consoleFolder : undefined);

/** What the core is told. */
export const coreOptions = (settings: Settings) => {
  const { database, dataDir, siteUrl, siteTitle, vcsAllowSchemes, vcsAllowHosts, secretKey, oidc, forges } = settings;
  const { registration, registrationDomains, mail, rateLimitSignIn, fetchInterval, cdnDir } = settings;
  return {
    database,
    dataDir,
    outgoing: { allowHosts: vcsAllowHosts },
    providers: oidc,
    forges,
    accounts: { registration, domains: registrationDomains },
    ...(mail === undefined ? {} : { mail }),
    ...(rateLimitSignIn === undefined ? {} : { attemptLimit: parseLimit(rateLimitSignIn) ?? null }),
    ...(cdnDir === undefined ? {} : { publishFolder: resolve(cdnDir) }),
    ...(fetchInterval === undefined ? {} : { fetchInterval }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(siteTitle === undefined ? {} : { siteTitle }),
    ...(secretKey === undefined ? {} : { secretKeys: secretKey }),
    git: { schemes: vcsAllowSchemes, searchPath: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin" },
  };
};
