/** What both databases' clients have in common. */
import { PgClient } from "@effect/sql-pg";
import { Effect } from "effect";
import type { Scope } from "effect";
import type { Reactivity } from "effect/reactivity";
import type { SqlError } from "effect/sql";
import { makeCodecs } from "./codecs.ts";

/** Bytes of one message from the database; an answer's JSON text is one value. */
const maxMessageSize = 256 * 1024 * 1024;

/** `driver` is set here because this version of the client leaves it out, and the cluster looks at it. */
export const makeClient = (
  options: PgClient.PgPoolConfig,
  driver: "pg" | "pglite",
): Effect.Effect<PgClient.PgClient, SqlError.SqlError, Scope.Scope | Reactivity.Reactivity> =>
  Effect.map(PgClient.make({ types: makeCodecs(), maxMessageSize, ...options }), (client) =>
    Object.assign(client, { driver }),
  );
