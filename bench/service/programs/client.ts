/** A connection of a benchmark's own to the database of the site. */
import { PgClient } from "@effect/sql-pg";
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect";
import { Reactivity } from "effect/reactivity";

export const openClient = async (url: string) => {
  const scope = Scope.makeUnsafe();
  const layer = Layer.provide(
    PgClient.layerFrom(PgClient.make({ url: Redacted.make(url), maxConnections: 1 })),
    Reactivity.layer,
  );
  const services = await Effect.runPromise(Layer.build(layer).pipe(Scope.provide(scope)));
  return {
    sql: Context.get(services, PgClient.PgClient),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
