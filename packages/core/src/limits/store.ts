/** Windows of limits in the database: one statement a count, by its clock. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Limit } from "./model.ts";

export const makeLimitStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** A window ends at most its own length from now, even where the clock went back after it had begun. */
  const take = (key: string, { requests, seconds }: Limit) =>
    Effect.map(
      sql<{ used: number; left: number }>`
        insert into rate_limits as l (key, used, resets) values (${key}, 1, now() + ${seconds}::int * interval '1 second')
        on conflict (key) do update set
          used = case when l.resets <= now() then 1 else least(l.used, ${requests}::int) + 1 end,
          resets = case when l.resets <= now() then excluded.resets else least(l.resets, excluded.resets) end
        returning used, (extract(epoch from resets - now()) * 1000)::int8::int4 as left`,
      ([row]) => row ?? { used: 1, left: seconds * 1000 },
    );

  const forget = sql`delete from rate_limits where resets < now()`;

  return { take, forget };
});
