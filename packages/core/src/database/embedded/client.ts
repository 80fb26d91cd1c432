/** The SQL client of the embedded database. Loaded only when asked for: PGlite takes memory that a server can spare. */
import { Effect } from "effect";
import { makeClient } from "../client.ts";
import type { Urgency } from "../urgency.ts";
import { type Engine, type EngineOptions, openEngine } from "./engine.ts";

/** PGlite has one session. Several connections on it let listeners and transactions wait in line, not in each other. */
const connections = { prompt: 8, patient: 4 } as const;

export const makeEmbeddedClient = (options: EngineOptions) =>
  Effect.flatMap(openEngine(options), (engine) =>
    makeClient({ prompt: pool(engine, "prompt"), patient: pool(engine, "patient") }, "pglite"),
  );

const pool = (engine: Engine, urgency: Urgency) => ({
  username: "postgres",
  database: "postgres",
  stream: () => engine.connect(urgency),
  maxConnections: connections[urgency],
  minConnections: connections[urgency],
  idleTimeout: "365 days" as const,
  // A new connection waits for its turn as statements do: behind an import that is no failure of any network.
  connectTimeout: "10 minutes" as const,
});
