/** The embedded database as its users see it: a folder in, connections out. The work is done in a thread of its own. */
import type { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { Effect } from "effect";
import type { Scope } from "effect";
import type { Urgency } from "../urgency.ts";
import { Connection } from "./connection.ts";
import { type DataFolderInUse, EmbeddedDatabaseFailed } from "./errors.ts";
import { lockFolder } from "./lock.ts";
import type { FromDatabase, ToDatabase, WorkerOptions } from "./messages.ts";

export interface Engine {
  /** Opens a connection. After a crash of the thread this starts it again. */
  readonly connect: (urgency: Urgency) => Duplex;
}

export interface EngineOptions extends WorkerOptions {
  /**
   * Asked at the end: how many milliseconds closing may take before the thread is ended; nothing committed is lost by that.
   */
  readonly stopLimit?: (() => number) | undefined;
}

/** However late it is: a database that was closed starts faster. */
const shortestClose = 1_000;

const workerFile = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url);

/** Opens the database in `folder` (made when absent) until the scope closes. */
export const openEngine = ({
  stopLimit = () => 20_000,
  ...options
}: EngineOptions): Effect.Effect<Engine, DataFolderInUse | EmbeddedDatabaseFailed, Scope.Scope> =>
  Effect.andThen(
    lockFolder(options.folder),
    Effect.acquireRelease(
      Effect.tryPromise({
        try: () => start(options),
        catch: (cause) => new EmbeddedDatabaseFailed({ folder: options.folder, cause }),
      }),
      (engine) => Effect.promise(() => engine.close(Math.max(shortestClose, stopLimit()))),
    ),
  );

const start = async (options: WorkerOptions) => {
  let thread = startThread(options);
  let closing = false;
  await thread.ready;
  return {
    connect: (urgency: Urgency) => {
      if (thread.ended() && !closing) thread = startThread(options);
      return thread.connect(urgency);
    },
    close: (limit: number) => {
      closing = true;
      return thread.close(limit);
    },
  };
};

const startThread = (options: WorkerOptions) => {
  // The process's own flags may not suit a thread.
  const worker = new Worker(workerFile, { workerData: options, execArgv: [], name: "database" });
  const connections = new Map<number, Connection>();
  const ready = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<void>();
  let failure: Error | undefined;
  let lastId = 0;

  const fail = (error: Error) => {
    failure ??= error;
    ready.reject(failure);
    for (const connection of connections.values()) connection.destroy(failure);
  };
  // Nobody waits for a thread that was started again; its connections fail instead.
  ready.promise.catch(() => {});

  worker.on("message", (message: FromDatabase) => {
    switch (message.type) {
      case "ready":
        return ready.resolve();
      case "crash":
        return fail(new Error(`the embedded database has crashed: ${message.reason}`));
      case "answer":
        return connections.get(message.client)?.receive(message.bytes);
      case "taken":
        return connections.get(message.client)?.taken(message.count);
      case "close":
        connections.get(message.client)?.destroy();
    }
  });
  worker.on("error", fail);
  worker.on("exit", () => {
    fail(new Error("the embedded database has stopped"));
    exited.resolve();
  });

  const post = (message: ToDatabase, transfer: ReadonlyArray<ArrayBuffer>) =>
    worker.postMessage(message, [...transfer]);
  return {
    ready: ready.promise,
    ended: () => failure !== undefined,
    connect: (urgency: Urgency): Duplex => {
      const id = ++lastId;
      post({ type: "enter", client: id, urgency }, []);
      const connection = new Connection(id, post, () => connections.delete(id));
      if (failure === undefined) connections.set(id, connection);
      else connection.destroy(failure);
      return connection;
    },
    close: async (limit: number) => {
      post({ type: "stop" }, []);
      const late = setTimeout(() => void worker.terminate(), limit);
      await exited.promise;
      clearTimeout(late);
    },
  };
};
