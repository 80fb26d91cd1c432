/**
 * PGlite on a folder. Only one process at a time may have the folder open: `lock.ts` sees to that before this thread
 * starts.
 */
import { fsyncSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { Execute } from "./hub.ts";
import type { WorkerOptions } from "./messages.ts";
import { makeFlush } from "./flush.ts";
import { makeFolder, pgdata } from "./seed.ts";

export interface Cluster {
  readonly execute: Execute;
  /** For the hub's exclusive work only. */
  readonly query: <Row>(sql: string) => Promise<ReadonlyArray<Row>>;
  /** Brings what the database has written so far to the disk; it may go on meanwhile. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Segments smaller than 16 MB make a new folder smaller and faster to write. With checksums a page that is read for the
 * first time would be written to the log whole.
 */
const initdb = ["--wal-segsize=1", "--no-data-checksums"];

const settings = (fsync: boolean) => ({
  fsync: fsync ? "on" : "off",
  // The other methods end in a system call that PGlite does not pass on.
  wal_sync_method: "fsync",
  // Without replicas a statement that fills a new table need not be logged row by row.
  wal_level: "minimal",
  max_wal_senders: "0",
  search_path: "public",
  // PGlite itself asks for these: errors end a statement, not the process, and there are no other processes.
  exit_on_error: "false",
  io_method: "sync",
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  log_checkpoints: "false",
  shared_buffers: "32MB",
  work_mem: "16MB",
  maintenance_work_mem: "32MB",
  effective_cache_size: "512MB",
  random_page_cost: "1.1",
  max_connections: "8",
  jit: "off",
});

const startParams = (fsync: boolean) => [
  "--single",
  "-O",
  "-j",
  ...Object.entries(settings(fsync)).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];

/** PGlite's file system does not pass `fsync` on to Node; this one does. */
class SyncedFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(database, options);
    const passOn = (module: object) => {
      const operations: object = Reflect.get(Reflect.get(module, "NODEFS"), "stream_ops");
      Reflect.set(operations, "fsync", (stream: { readonly nfd: number }) => {
        fsyncSync(stream.nfd);
        return 0;
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passOn] } };
  }
}

/** Bytes of an answer that are collected before they are handed on. */
const pieceSize = 64 * 1024;

/** Opens the cluster of `options.folder`. `onCrash` hears of a failure after which the session cannot go on. */
export const openCluster = async (options: WorkerOptions, onCrash: (reason: string) => void): Promise<Cluster> => {
  const folder = pgdata(options.folder);
  await makeFolder(folder, createCluster);
  let lastWords = "";
  const database = await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams: startParams(options.fsync),
    onStderr: (line) => {
      if (line.includes("PANIC") || line.includes("FATAL")) lastWords = line;
      return false;
    },
  });
  watch(database.Module, (error) => onCrash(lastWords || String(error)));
  const buffer = new Uint8Array(pieceSize);
  return {
    execute: async (batch, onAnswer) => {
      let filled = 0;
      const flush = () => {
        if (filled > 0) onAnswer(buffer.slice(0, filled));
        filled = 0;
      };
      const onRawData = (view: Uint8Array) => {
        if (filled + view.length > pieceSize) flush();
        if (view.length > pieceSize) return onAnswer(view.slice());
        buffer.set(view, filled);
        filled += view.length;
      };
      // Not `execProtocolRaw`: it parses every answer and keeps the messages for good.
      await database.execProtocolRawStream(batch, { syncToFs: false, onRawData });
      flush();
    },
    query: async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
    flush: options.fsync ? makeFlush(join(folder, "base")) : async () => {},
    close: () => database.close(),
  };
};

/** What PGlite throws through its main loop for an ordinary error; it goes on after it. */
const ordinaryError = 100;

/** PGlite swallows every exception of the main loop and enters it again, for ever after a crash. */
const watch = (module: PGlite["Module"], onCrash: (error: unknown) => void) => {
  const loop = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (error) {
      const status: unknown = error !== null && typeof error === "object" ? Reflect.get(error, "status") : undefined;
      if (status !== ordinaryError) onCrash(error);
      throw error;
    }
  };
};

const createCluster = async (folder: string) => {
  const database = await PGlite.create({
    fs: new NodeFS(folder),
    startParams: startParams(false),
    initDbStartParams: initdb,
  });
  await database.close();
};
