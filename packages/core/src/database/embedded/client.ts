/** The SQL client of the embedded database. Loaded only when asked for: PGlite takes memory that a server can spare. */
import { Effect } from "effect";
import { makeClient } from "../client.ts";
import { openEngine } from "./engine.ts";

/** PGlite has one session. Several connections on it let listeners and transactions wait in line, not in each other. */
const connections = 4;

export const makeEmbeddedClient = (options: { readonly folder: string; readonly fsync: boolean }) =>
  Effect.flatMap(openEngine(options), (engine) =>
    makeClient(
      {
        username: "postgres",
        database: "postgres",
        stream: engine.connect,
        maxConnections: connections,
        minConnections: connections,
        idleTimeout: "365 days",
        multiplex: true,
      },
      "pglite",
    ),
  );
