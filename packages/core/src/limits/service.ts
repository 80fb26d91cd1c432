/** Limits of how often something may be done: one count for all processes that share a database. */
import { Context, Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { registerPeriodic } from "../tasks/index.ts";
import { makeWindows } from "./memory.ts";
import { type Allowance, allowance, type Limit } from "./model.ts";

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

  /**
   * For several processes: one statement a count, by the database's clock. A window ends at most its own length from
   * now, even where that clock went back after it had begun.
   */
  static readonly shared = Layer.effect(
    Limits,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* registerPeriodic("limits.forget", "17 * * * *", sql`delete from rate_limits where resets < now()`);
      const take = (key: string, limit: Limit) =>
        Effect.map(
          sql<{ used: number; left: number }>`
            insert into rate_limits as l (key, used, resets) values (${key}, 1, now() + ${limit.seconds}::int * interval '1 second')
            on conflict (key) do update set
              used = case when l.resets <= now() then 1 else least(l.used, ${limit.requests}::int) + 1 end,
              resets = case when l.resets <= now() then excluded.resets else least(l.resets, excluded.resets) end
            returning used, (extract(epoch from resets - now()) * 1000)::int8::int4 as left`,
          ([row]) => allowance(limit, row?.used ?? 1, row?.left ?? limit.seconds * 1000),
        );
      return Limits.of({ take: (key, limit) => Effect.orDie(take(key, limit)) });
    }),
  );
}
