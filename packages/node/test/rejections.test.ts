/** Promises that were rejected while nobody waited: told, and outlived, as long as the server runs. */
import { Effect, Exit, Logger, Scope } from "effect";
import { afterEach, beforeEach, expect, it } from "vitest";
import { outliveRejections } from "../src/index.ts";

let others: readonly NodeJS.UnhandledRejectionListener[];
beforeEach(() => {
  others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
});
afterEach(() => {
  for (const listener of others) process.on("unhandledRejection", listener);
});

it("are one error in the log each, until the scope closes", async () => {
  const { promise: told, resolve } = Promise.withResolvers<string>();
  const logger = Logger.make(({ logLevel, message }) => resolve(`${logLevel} ${String(message)}`));
  const scope = Scope.makeUnsafe();
  await outliveRejections.pipe(Scope.provide(scope), Effect.provide(Logger.layer([logger])), Effect.runPromise);
  void Promise.reject(new Error("nobody waits"));
  expect(await told).toMatch(/^Error .*nobody waits/);
  await Effect.runPromise(Scope.close(scope, Exit.void));
  expect(process.listenerCount("unhandledRejection")).toBe(0);
});
