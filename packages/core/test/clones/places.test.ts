import { Deferred, Effect, Exit, Fiber } from "effect";
import { describe, expect, it } from "vitest";
import { makePlaces } from "../../src/clones/places.ts";

const limits = { most: 3, mostOfOne: 2, patience: 1 };
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect);

describe("places for clones", () => {
  it("are for a few of one asker, and leave room for others", () =>
    run(
      Effect.gen(function* () {
        const { take } = makePlaces(limits);
        const gone = yield* Deferred.make<void>();
        const stay = (asker: string) =>
          Effect.forkChild(Effect.scoped(Effect.andThen(take(asker), Deferred.await(gone))));
        const first = yield* Effect.forEach(["ada", "ada"], stay);
        yield* Effect.sleep("10 millis");
        expect(yield* Effect.flip(Effect.scoped(take("ada")))).toMatchObject({ _tag: "TooManyClones" });
        const other = yield* stay("bob");
        yield* Effect.sleep("10 millis");
        expect(yield* Effect.flip(Effect.scoped(take("cleo")))).toMatchObject({ _tag: "TooManyClones" });
        yield* Deferred.succeed(gone, undefined);
        yield* Effect.forEach([...first, other], Fiber.join);
        yield* Effect.scoped(take("ada"));
        yield* Effect.scoped(take("cleo"));
      }),
    ));

  it("are free again after who waited went away", () =>
    run(
      Effect.gen(function* () {
        const { take } = makePlaces({ most: 1, mostOfOne: 1, patience: 30 });
        const gone = yield* Deferred.make<void>();
        const stays = yield* Effect.forkChild(Effect.scoped(Effect.andThen(take("ada"), Deferred.await(gone))));
        yield* Effect.sleep("10 millis");
        const waits = yield* Effect.forkChild(Effect.scoped(take("bob")));
        yield* Effect.sleep("10 millis");
        yield* Fiber.interrupt(waits);
        yield* Deferred.succeed(gone, undefined);
        yield* Fiber.join(stays);
        expect(Exit.isSuccess(yield* Effect.exit(Effect.scoped(take("bob"))))).toBe(true);
      }),
    ));
});
