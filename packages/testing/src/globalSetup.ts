/** One PostgreSQL server for a whole run of tests, and on it the migrated database that each test file gets a copy of. */
import { databaseLayer } from "@dragoman/core/database";
import { Effect, Exit, Layer, Scope } from "effect";
import { databaseOn, hasPostgres, postgresServer } from "./postgres.ts";

export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Each of the workspace's test projects asks: the first one starts it for all.
  if (!hasPostgres || process.env["DRAGOMAN_TEST_TEMPLATE"] !== undefined) return undefined;
  const scope = Effect.runSync(Scope.make());
  const start = Effect.gen(function* () {
    const server = yield* postgresServer;
    const template = yield* databaseOn(server);
    yield* Effect.scoped(Layer.build(databaseLayer({ kind: "server", url: template })));
    process.env["DRAGOMAN_TEST_DATABASE_URL"] = server;
    process.env["DRAGOMAN_TEST_TEMPLATE"] = new URL(template).pathname.slice(1);
  });
  await Effect.runPromise(Scope.provide(start, scope));
  return () => Effect.runPromise(Scope.close(scope, Exit.void));
};
