/** The host: an app of the wire on a socket of node:http, from its start to an end that lets requests finish. */
import { createServer, type Server } from "node:http";
import type { App } from "@dragoman/http";
import { Effect, Schema, type Scope } from "effect";
import { answerMalformed } from "./malformed.ts";
import { makePaces } from "./pace.ts";
import { trustProxies } from "./proxies.ts";
import { makeRequests, reporting, type Requests } from "./requests.ts";

export interface ServeOptions {
  readonly app: Pick<App, "handle">;
  /** Address to listen on: `127.0.0.1` unless told. */
  readonly host?: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Addresses and ranges whose `X-Forwarded-*` headers are believed: none unless told. */
  readonly trustedProxies?: readonly string[];
  /** Milliseconds that requests in progress may take to finish at the end: 10,000 unless told. */
  readonly stopLimit?: number;
  /** Bytes of all headers of a request together: 32 KiB unless told. */
  readonly maxHeaderSize?: number;
  /** Milliseconds until a request has to have arrived whole: 5 minutes unless told. */
  readonly requestTimeout?: number;
  /** Bytes a second that a body has to come with while it is waited for: 1,000 unless told; 0 for any pace. */
  readonly minBodyRate?: number;
  /** Milliseconds of waiting after which that is looked at: 10 seconds unless told. */
  readonly bodyWindow?: number;
}

export interface Serving {
  readonly host: string;
  readonly port: number;
  /** Where the server answers, such as `http://127.0.0.1:8080`. */
  readonly url: string;
}

/** The address cannot be listened on. */
export class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  host: Schema.String,
  port: Schema.Int,
  /** Code of the system, such as `EADDRINUSE`. */
  code: Schema.String,
}) {
  override get message() {
    const reason = reasons[this.code] ?? `the system says ${this.code}`;
    return `Cannot listen on ${this.host}, port ${this.port}: ${reason}.`;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there",
  EACCES: "the system does not permit it",
  EADDRNOTAVAIL: "this machine does not have that address",
  ENOTFOUND: "there is no such host",
};

/** Milliseconds without a byte in either direction until a connection with a request is given up. */
const silence = 600_000;

/** Serves until the scope closes: then no new connection is taken, and requests have `stopLimit` to finish. */
export const serve = (options: ServeOptions): Effect.Effect<Serving, ListenFailed, Scope.Scope> =>
  Effect.gen(function* () {
    const { app, host = "127.0.0.1", port, stopLimit = 10_000, requestTimeout = 300_000 } = options;
    const fork = Effect.runForkWith(yield* Effect.context<never>());
    const paces = makePaces({ rate: options.minBodyRate ?? 1_000, window: options.bodyWindow ?? 10_000 });
    yield* Effect.addFinalizer(() => Effect.sync(paces.stop));
    const requests = makeRequests({
      handle: app.handle,
      paces,
      proxies: trustProxies(options.trustedProxies ?? []),
      report: reporting(fork),
    });
    const server = createServer(
      {
        requestTimeout,
        headersTimeout: Math.min(60_000, requestTimeout),
        keepAliveTimeout: 75_000,
        connectionsCheckingInterval: Math.min(5_000, requestTimeout),
        maxHeaderSize: options.maxHeaderSize ?? 32_768,
      },
      requests.listener,
    );
    server.timeout = silence;
    server.on("clientError", (error, socket) => answerMalformed(error, socket, requests.answering(socket)));
    yield* Effect.acquireRelease(listen(server, host, port), () => stop(server, requests, stopLimit));
    // Such as too many open files: a connection is lost, not the server.
    server.on("error", (error) => fork(Effect.logError("A connection could not be taken.", error)));
    const address = server.address();
    const bound = address !== null && typeof address === "object" ? address.port : port;
    return { host, port: bound, url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}` };
  });

const listen = (server: Server, host: string, port: number) =>
  Effect.callback<void, ListenFailed>((resume) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resume(Effect.fail(new ListenFailed({ host, port, code: error.code ?? error.message })));
    server.once("error", failed);
    server.listen({ port, host }, () => {
      server.off("error", failed);
      resume(Effect.void);
    });
  });

const stop = (server: Server, requests: Requests, limit: number) =>
  Effect.callback<void>((resume) => {
    requests.lastOnes();
    const late = setTimeout(() => {
      requests.abortAll();
      server.closeAllConnections();
    }, limit);
    server.close(() => {
      clearTimeout(late);
      resume(Effect.void);
    });
  });
