/** Hearing from other processes. */
import { PgClient } from "@effect/sql-pg";
import { Effect, Option, Queue } from "effect";
import { endless } from "./endless.ts";
import { channel } from "./store.ts";

/**
 * Runs `onTold` whenever another process says that there is something to do, and when it may have said so unheard. The
 * embedded database has no other process.
 */
export const listen = Effect.fnUntraced(function* (onTold: Effect.Effect<unknown>) {
  const client = Option.getOrUndefined(yield* Effect.serviceOption(PgClient.PgClient));
  if (client === undefined || client.driver === "pglite") return;
  const hear = Effect.gen(function* () {
    const told = yield* client.listen(channel);
    yield* onTold;
    yield* Effect.forever(Effect.andThen(Queue.take(told), onTold));
  });
  yield* endless(Effect.scoped(hear), "3 seconds");
});
