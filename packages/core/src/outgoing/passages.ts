/**
 * The way out for programs that connect by themselves, as git does over HTTP: a proxy on the loopback of this machine.
 * It starts when the first program needs it. Each program has a secret of its own that ends with it, so that nobody else
 * on the machine can use the proxy; every connection, those after redirects too, passes the guard.
 */
import { randomBytes } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type Duplex, pipeline, type Readable, type Writable } from "node:stream";
import { Effect, Exit, type Scope } from "effect";
import { connectTo, unreached } from "./connecting.ts";
import type { Permit, Permitted } from "./guard.ts";

export interface Passage {
  /** Address of the proxy, with the secret in it. */
  readonly url: string;
  readonly secret: string;
  /** Why the program got no connection, where it asked for one in vain. */
  readonly problem: () => string | undefined;
}

interface Open {
  readonly connections: Set<Duplex>;
  problem: string | undefined;
}

export const makePassages = (
  permit: Permit,
): Effect.Effect<Effect.Effect<Passage, never, Scope.Scope>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const passages = new Map<string, Open>();
    let started: Promise<Server> | undefined;
    yield* Effect.addFinalizer(() =>
      Effect.promise(async () => {
        for (const open of passages.values()) close(open);
        const server = await started?.catch(() => undefined);
        server?.close();
        server?.closeAllConnections();
      }),
    );
    const start = () => {
      const starting = listen(passages, permit);
      starting.catch(() => (started = undefined));
      return starting;
    };
    return Effect.acquireRelease(
      Effect.promise(async () => {
        const { port } = (await (started ??= start())).address() as AddressInfo;
        const secret = randomBytes(32).toString("hex");
        const open: Open = { connections: new Set(), problem: undefined };
        passages.set(secret, open);
        return { url: `http://dragoman:${secret}@127.0.0.1:${port}`, secret, problem: () => open.problem };
      }),
      ({ secret }) =>
        Effect.sync(() => {
          const open = passages.get(secret);
          passages.delete(secret);
          if (open !== undefined) close(open);
        }),
    );
  });

const close = ({ connections }: Open) => {
  for (const connection of connections) connection.destroy();
};

const listen = (passages: ReadonlyMap<string, Open>, permit: Permit): Promise<Server> => {
  // Sending a large pack takes as long as it takes: the limits are git's.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 0 });
  const passageOf = ({ headers }: IncomingMessage) => {
    const [, token = ""] = /^Basic (\S+)$/i.exec(headers["proxy-authorization"] ?? "") ?? [];
    return passages.get(
      Buffer.from(token, "base64")
        .toString()
        .replace(/^[^:]*:/, ""),
    );
  };
  /** Where to, unless it is refused; connections without a passage get no further than this. */
  const decide = async (request: IncomingMessage, open: Open | undefined, host: string, port: number) => {
    if (open === undefined) return 407;
    const { socket } = request;
    if (!open.connections.has(socket)) socket.once("close", () => open.connections.delete(socket));
    open.connections.add(socket);
    const exit = await Effect.runPromiseExit(permit(host, port));
    if (Exit.isSuccess(exit)) return exit.value;
    const error = Exit.findErrorOption(exit);
    open.problem ??= error._tag === "Some" ? error.value.message : "The connection failed.";
    return 403;
  };
  server.on("connect", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const [, host = "", port = ""] = /^(.+):(\d{1,5})$/.exec(request.url ?? "") ?? [];
    const open = passageOf(request);
    decide(request, open, host, Number(port))
      .then((decision) => {
        if (typeof decision === "number") socket.end(headOf(decision));
        else if (!socket.destroyed && open !== undefined) tunnel(decision, open, socket, head);
      })
      .catch(() => socket.destroy());
  });
  server.on("request", (request, response) => {
    response.on("error", () => response.destroy());
    const url = URL.parse(request.url ?? "");
    const open = passageOf(request);
    decide(request, open, url?.protocol === "http:" ? url.hostname : "", Number(url?.port || 80))
      .then((decision) => {
        if (typeof decision === "number") response.writeHead(decision, { connection: "close" }).end();
        else if (!response.destroyed && open !== undefined && url !== null)
          forward(decision, open, url, request, response);
      })
      .catch(() => response.destroy());
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
};

const reasons: Readonly<Record<number, string>> = {
  403: "Forbidden",
  407: "Proxy Authentication Required",
  502: "Bad Gateway",
};
const headOf = (status: number) =>
  `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

const tunnel = (to: Permitted, open: Open, socket: Duplex, head: Buffer) => {
  const outside = connectTo(to);
  const failed = (error: Error) => {
    open.problem ??= unreached(to, error);
    socket.end(headOf(502));
  };
  const gone = () => outside.destroy();
  outside.once("error", failed);
  outside.on("error", gone);
  socket.once("close", gone);
  outside.once("connect", () => {
    outside.off("error", failed);
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    outside.write(head);
    join(socket, outside, socket);
  });
};

/** Carries bytes along to the end, or until one of the streams breaks; then all of them have ended. */
const join = (...streams: [Readable, ...Duplex[]] | [Readable, Writable]) => {
  const end = () => {
    for (const stream of streams) stream.destroy();
  };
  // It throws where a stream has gone already.
  if (streams.some(({ destroyed }) => destroyed)) end();
  else pipeline(streams, (error) => void (error && end()));
};

/** What concerns one connection only, and not what is said over it. */
const ofConnection = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;
const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

const forward = (to: Permitted, open: Open, url: URL, request: IncomingMessage, response: ServerResponse) => {
  const outside = httpRequest({
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...headersOf(request), host: url.host, connection: "close" },
    // Only without an agent is this the one way to connect.
    createConnection: () => connectTo(to),
  });
  const failed = (error: Error) => {
    if (response.headersSent || response.destroyed) return void response.destroy();
    open.problem ??= unreached(to, error);
    response.writeHead(502, { connection: "close" }).end();
  };
  outside.on("error", failed);
  outside.once("response", (answer) => {
    // Numbers below it are read without complaint, and cannot be written.
    if ((answer.statusCode ?? 0) < 200) return void outside.destroy(new Error("its answer is none of HTTP"));
    response.writeHead(answer.statusCode ?? 502, headersOf(answer));
    join(answer, response);
  });
  response.once("close", () => outside.destroy());
  join(request, outside);
};
