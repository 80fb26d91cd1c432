/**
 * Dragoman inside of a program that has its own server: everything but the socket, without a word of the framework.
 * Errors are rejections, and the end is one call.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import type { DragomanServices } from "@dragoman/core/dragoman";
import { type App, type Reply, toResponse } from "@dragoman/http";
import { Cause, Effect, Exit, Logger, Scope } from "effect";
import { makePaces } from "./pace.ts";
import { trustProxies } from "./proxies.ts";
import { type Answering, makeRequests, reporting } from "./requests.ts";
import { readSettings, type ServerOptions } from "./settings.ts";
import { startApp } from "./startServer.ts";
import { makeStopping } from "./stopping.ts";

/** What a server is told, but for the socket. */
export interface OpenOptions extends Omit<ServerOptions, "host" | "port"> {
  /** Where settings are looked for that are not given: `process.env` unless told. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Takes the lines of the log, which else go to the console. */
  readonly log?: ((entry: LogEntry) => void) | undefined;
  /**
   * Milliseconds that closing may take: 10,000 unless told. Requests that have not finished by then are broken off;
   * background work that has not goes on at the next start.
   */
  readonly stopLimit?: number | undefined;
}

export interface LogEntry {
  readonly date: Date;
  /** Such as `Info`, `Warn` or `Error`. */
  readonly level: string;
  readonly message: string;
  /** What went wrong, in words with stacks, where something did. */
  readonly cause?: string;
}

export interface OpenDragoman {
  /** For servers that speak web standards. */
  readonly fetch: App["fetch"];
  /** For servers on node:http. Resolves when the answer is written, and never rejects. */
  readonly respond: (request: IncomingMessage, response: ServerResponse, around?: Answering) => Promise<void>;
  /** Whether anything is served at a path, which stands below the prefix. */
  readonly serves: App["serves"];
  /** Runs a program over the services. */
  readonly run: <A, E>(program: Effect.Effect<A, E, DragomanServices>) => Promise<A>;
  /** Lets requests finish, parks background work and closes the database: nothing of it keeps the process alive. */
  readonly close: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** @throws SettingInvalid, and what the database or the data folder say where they cannot be opened */
export const openDragoman = async (options: OpenOptions = {}): Promise<OpenDragoman> => {
  const { environment, log, stopLimit, ...given } = options;
  const stopping = makeStopping(stopLimit);
  const scope = Scope.makeUnsafe();
  const opening = Effect.gen(function* () {
    const settings = yield* readSettings(given, environment);
    return { settings, ...(yield* startApp(settings, stopping.left)) };
  }).pipe(Scope.provide(scope), log === undefined ? (same) => same : Effect.provide(Logger.layer([loggerOf(log)])));
  const exit = await Effect.runPromiseExit(opening);
  if (Exit.isFailure(exit)) {
    await Effect.runPromise(Scope.close(scope, exit));
    throw Cause.squash(exit.cause);
  }
  const { settings, services, app } = exit.value;
  const paces = makePaces({ rate: settings.minBodyRate ?? 1_000, window: 10_000 });
  let closing: Promise<void> | undefined;
  const requests = makeRequests({
    handle: (incoming, signal) => (closing === undefined ? app.handle(incoming, signal) : Promise.resolve(stopped)),
    paces,
    proxies: trustProxies(settings.trustedProxies),
    report: reporting(Effect.runForkWith(services)),
  });

  const aborted = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const counted = <A>(answering: Promise<A>): Promise<A> => {
    underWay.add(answering);
    const end = () => void underWay.delete(answering);
    answering.then(end, end);
    return answering;
  };

  /** A response is under way until its body was read, given up or broke off. */
  const fetched = async (answering: Promise<Response>): Promise<Response> => {
    const response = await counted(answering);
    if (response.body === null) return response;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    counted(response.body.pipeTo(writable, { signal: aborted.signal })).catch(() => {});
    return new Response(readable, response);
  };

  const end = async () => {
    stopping.begin();
    requests.lastOnes();
    const late = setTimeout(() => {
      requests.abortAll();
      aborted.abort();
    }, stopping.requests);
    const enough = new Promise((resolve) =>
      setTimeout(resolve, Math.min(stopping.left(), stopping.requests + 500)).unref(),
    );
    await Promise.race([Promise.allSettled(underWay), enough]);
    clearTimeout(late);
    paces.stop();
    await Effect.runPromise(Scope.close(scope, Exit.void));
  };
  const close = () => (closing ??= end());

  return {
    fetch: (request, surroundings) =>
      closing === undefined ? fetched(app.fetch(request, surroundings)) : Promise.resolve(toResponse(stopped)),
    respond: (request, response, around) => counted(requests.respond(request, response, around)),
    serves: app.serves,
    run: Effect.runPromiseWith(services),
    close,
    [Symbol.asyncDispose]: close,
  };
};

const stopped: Reply = {
  status: 503,
  headers: { "content-type": "application/json", "retry-after": "5" },
  body: JSON.stringify({ detail: "The server is stopping." }),
};

const loggerOf = (log: (entry: LogEntry) => void) =>
  Logger.make(({ date, logLevel, message, cause }) => {
    const parts = Array.isArray(message) ? message : [message];
    const words = parts.map((part) => (typeof part === "string" ? part : inspect(part)));
    const wrong = Cause.pretty(cause);
    log({ date, level: logLevel, message: words.join(" "), ...(wrong === "" ? {} : { cause: wrong }) });
  });
