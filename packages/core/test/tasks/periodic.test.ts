import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Cron, Deferred, Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { makeClaims } from "../../src/tasks/claims.ts";
import { Tasks } from "../../src/tasks/index.ts";
import { registerPeriodic, TaskHandlers, taskRunner } from "../../src/tasks/inside.ts";
import { makeTicker } from "../../src/tasks/periodic.ts";

const everySecond = "* * * * * *";

describe.each(databases)("periodic work on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("is done when its time has come", () =>
      Effect.gen(function* () {
        const done = yield* Deferred.make<void>();
        const register = registerPeriodic("sweep", everySecond, Deferred.succeed(done, undefined));
        const runner = taskRunner().pipe(
          Layer.provide(Layer.effectDiscard(register).pipe(Layer.provideMerge(TaskHandlers.layer))),
          Layer.provide(Tasks.layer),
        );
        yield* Effect.provide(Deferred.await(done), runner);
      }),
    );

    it.effect("is one task a tick, however many processes there are", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const periodic = [{ name: "tick", cron: Cron.parseUnsafe(everySecond, "UTC") }];
        const tickers = [];
        for (const name of ["one", "two"]) tickers.push(makeTicker(periodic, yield* makeClaims(name, 20)));
        const from = Date.now();
        yield* Effect.repeat(Effect.delay(Effect.all(tickers), 50), { until: () => Date.now() - from > 3000 });
        const seconds = (Date.now() - from) / 1000;
        const [row] = yield* sql<{ ticks: number }>`select count(*) as ticks from tasks where kind = 'tick'`;
        expect(row?.ticks).toBeGreaterThanOrEqual(2);
        expect(row?.ticks).toBeLessThanOrEqual(seconds + 1);
      }),
    );
  });
});
