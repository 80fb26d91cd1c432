/** Notices between processes that rights have changed: what is remembered of actors is forgotten everywhere. */
import { Effect, Layer, Queue, Schedule } from "effect";
import { makeListen } from "../database/inside.ts";
import { Actors } from "./service.ts";

export const accessChannel = "dragoman_access";

/** After a lost connection everything is forgotten once more, because notices may have been missed. */
export const listenForAccessChanges = Layer.effectDiscard(
  Effect.gen(function* () {
    const listenTo = yield* makeListen;
    if (listenTo === undefined) return;
    const actors = yield* Actors;
    const listen = Effect.scoped(
      Effect.gen(function* () {
        const notices = yield* listenTo(accessChannel);
        yield* actors.forget;
        yield* Effect.forever(Effect.andThen(Queue.take(notices), actors.forget));
      }),
    );
    yield* Effect.forkScoped(
      Effect.retry(
        Effect.catchCause(listen, () => Effect.fail("lost" as const)),
        Schedule.spaced("1 second"),
      ),
    );
  }),
);
