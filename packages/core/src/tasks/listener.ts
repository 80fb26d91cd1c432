/** Hearing from other processes. */
import { Effect, Queue } from "effect";
import { makeListen } from "../database/inside.ts";
import { endless } from "./endless.ts";

/** Runs `onTold` whenever another process says something on `channel`, and when it may have said so unheard. */
export const listen = Effect.fnUntraced(function* (onTold: Effect.Effect<unknown>, channel: string) {
  const listenTo = yield* makeListen;
  if (listenTo === undefined) return;
  const hear = Effect.gen(function* () {
    const told = yield* listenTo(channel);
    yield* onTold;
    yield* Effect.forever(Effect.andThen(Queue.take(told), onTold));
  });
  yield* endless(Effect.scoped(hear), "3 seconds");
});
