import { Deferred, Effect, Fiber } from "effect";
import { describe, expect, it } from "vitest";
import { makeTurnstile } from "../src/wire/turnstile.ts";

describe("the turnstile", () => {
  it("lets a few in, lets four times as many wait, refuses others, and serves all who waited", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { pass } = makeTurnstile(2);
        const open = yield* Deferred.make<void>();
        let inside = 0;
        const visit = pass(
          Effect.suspend(() => {
            inside++;
            return Deferred.await(open);
          }),
        );
        const visitors = yield* Effect.forEach(Array.from({ length: 10 }), () =>
          Effect.forkChild(visit, { startImmediately: true }),
        );
        expect(inside).toBe(2);
        expect(yield* Effect.flip(visit)).toMatchObject({ _tag: "TooManyAtOnce", seconds: expect.any(Number) });
        yield* Deferred.succeed(open, undefined);
        yield* Effect.forEach(visitors, Fiber.join);
        expect(inside).toBe(10);
        yield* visit;
      }),
    ));

  it("forgets who went away while waiting", () =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { pass } = makeTurnstile(1);
        const visitors = yield* Effect.forEach(Array.from({ length: 5 }), () =>
          Effect.forkChild(pass(Effect.never), { startImmediately: true }),
        );
        expect(yield* Effect.flip(pass(Effect.void))).toMatchObject({ _tag: "TooManyAtOnce" });
        yield* Effect.forEach(visitors, Fiber.interrupt);
        yield* pass(Effect.void);
      }),
    ));
});
