/** The database: embedded in the process, or on a PostgreSQL server. Everything above speaks the same SQL to either. */
import { PgClient } from "@effect/sql-pg";
import { Effect, Layer, Redacted } from "effect";
import { migrate } from "./migrate.ts";
import { Outages } from "./outage.ts";
import { makeServerClient } from "./server.ts";

export type DatabaseOptions =
  | {
      readonly kind: "embedded";
      /** The folder that holds the database; made when absent. One process at a time can use it. */
      readonly dataDir: string;
      /** Wait for the disk at every commit, so that a power cut loses nothing (default). A killed process never does. */
      readonly fsync?: boolean;
    }
  | {
      readonly kind: "server";
      /** `postgres://user:password@host:port/database` */
      readonly url: string;
      /** Connections at most, 20 unless told, and 4 at least. Long work has a part of them, so that it never has them all. */
      readonly maxConnections?: number;
    };

const makeClient = Effect.fnUntraced(function* (options: DatabaseOptions, stopLimit?: () => number) {
  if (options.kind === "server") {
    const { url, maxConnections = 20 } = options;
    return yield* makeServerClient({ url: Redacted.make(url), maxConnections });
  }
  const { dataDir, fsync = true } = options;
  const { makeEmbeddedClient } = yield* Effect.promise(() => import("./embedded/client.ts"));
  return yield* makeEmbeddedClient({ folder: dataDir, fsync, stopLimit });
});

/** A client without migrations. */
export const clientLayer = (options: DatabaseOptions, stopLimit?: () => number) =>
  PgClient.layerFrom(makeClient(options, stopLimit));

/**
 * The client of a migrated database; closing the layer's scope closes the database, which has as many milliseconds for
 * that as `stopLimit` then says.
 */
export const databaseLayer = (options: DatabaseOptions, stopLimit?: () => number) =>
  Layer.mergeAll(Layer.effectDiscard(migrate), Outages.layer).pipe(Layer.provideMerge(clientLayer(options, stopLimit)));
