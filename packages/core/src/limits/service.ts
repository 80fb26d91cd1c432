/** Limits of how often something may be done: one count for all processes that share a database. */
import { Context, Effect, Layer } from "effect";
import { registerPeriodic } from "../tasks/inside.ts";
import { makeWindows } from "./memory.ts";
import { type Allowance, allowance, type Limit } from "./model.ts";
import { makeLimitStore } from "./store.ts";

export class Limits extends Context.Service<
  Limits,
  {
    /** Counts one act under `key`. */
    readonly take: (key: string, limit: Limit) => Effect.Effect<Allowance>;
  }
>()("@dragoman/core/limits/Limits") {
  /** For a process that is alone on its database: costs no round trip. */
  static readonly alone = Layer.sync(Limits, () => {
    const windows = makeWindows();
    return Limits.of({ take: (key, limit) => Effect.sync(() => windows.take(key, limit)) });
  });

  /** For several processes: counted in the database. */
  static readonly shared = Layer.effect(
    Limits,
    Effect.gen(function* () {
      const store = yield* makeLimitStore;
      yield* registerPeriodic("limits.forget", "17 * * * *", store.forget);
      return Limits.of({
        take: (key, limit) =>
          Effect.map(Effect.orDie(store.take(key, limit)), ({ used, left }) => allowance(limit, used, left)),
      });
    }),
  );
}
