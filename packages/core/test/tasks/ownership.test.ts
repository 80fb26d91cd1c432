import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect, References } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { type Claim, makeClaims } from "../../src/tasks/claims.ts";
import { Tasks } from "../../src/tasks/index.ts";
import { TaskKeeping } from "../../src/tasks/inside.ts";
import { makeRun } from "../../src/tasks/run.ts";
import { anyTask } from "./anyTask.ts";

const kinds = ["kind"];

const submit = Effect.flatMap(TaskKeeping, (tasks) => tasks.submit(anyTask("kind"), { key: "key", payload: {} }));

/** Two processes as it were; what is left from the test before is removed. */
const twoProcesses = Effect.fnUntraced(function* (leaseSeconds: number) {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`delete from tasks`;
  yield* sql`delete from owners`;
  return { one: yield* makeClaims("one", leaseSeconds), two: yield* makeClaims("two", leaseSeconds), sql };
});

const claimed = (claim: Claim | string): Claim => {
  if (typeof claim === "string") throw new Error(`expected a claim, got ${claim}`);
  return claim;
};

describe.each(databases)("ownership on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("a key has one owner", () =>
      Effect.gen(function* () {
        const { one, two } = yield* twoProcesses(60);
        yield* Effect.all([submit, submit]);
        claimed(yield* one.claim(kinds));
        expect(yield* two.claim(kinds)).toBe("nothing");
        expect(yield* one.claim(kinds)).toBe("nothing");
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("many claims at once never take a task twice", () =>
      Effect.gen(function* () {
        const { one, two, sql } = yield* twoProcesses(60);
        const tasks = yield* TaskKeeping;
        const keys = Array.from({ length: 10 }, (_, index) => `key ${index}`);
        for (const key of keys) yield* tasks.submit(anyTask("kind"), { key, payload: {} });
        yield* sql`update tasks set created = created - interval '1 minute'`;
        const attempt = (index: number) =>
          Effect.repeat((index % 2 === 0 ? one : two).claim(kinds), { until: (claim) => claim !== "again" });
        const claims = yield* Effect.forEach(Array.from({ length: 20 }).keys(), attempt, { concurrency: "unbounded" });
        const ids = claims.flatMap((claim) => (typeof claim === "string" ? [] : [claim.task.id]));
        expect(ids.length).toBe(10);
        expect(new Set(ids).size).toBe(10);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("a process whose lease has ended loses its key, and can neither act nor end the task", () =>
      Effect.gen(function* () {
        const { one, two } = yield* twoProcesses(0.3);
        const tasks = yield* TaskKeeping;
        const id = yield* submit;
        const old = claimed(yield* one.claim(kinds));
        const run = yield* makeRun(one);
        const next = yield* Effect.repeat(Effect.delay(two.claim(kinds), 100), {
          until: (claim) => typeof claim !== "string",
        });
        expect(claimed(next).epoch).toBe(old.epoch + 1);
        const steps: Array<string> = [];
        yield* run(old, (_, { apply, guard }) =>
          Effect.gen(function* () {
            expect(yield* Effect.flip(apply(Effect.sync(() => steps.push("applied"))))).toMatchObject({
              _tag: "OwnershipLost",
            });
            yield* guard;
            steps.push("acted");
          }),
        );
        expect(steps).toEqual([]);
        expect(yield* tasks.find(id)).toMatchObject({ state: "running", applied: false, attempts: 2 });
        expect(yield* one.lost([old])).toEqual([{ id }]);
        expect(yield* two.lost([claimed(next)])).toEqual([]);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("signs of life keep a key", () =>
      Effect.gen(function* () {
        const { one, two } = yield* twoProcesses(1);
        yield* submit;
        const claim = claimed(yield* one.claim(kinds));
        yield* Effect.repeat(Effect.delay(one.renew([claim]), 200), { times: 8 });
        expect(yield* two.claim(kinds)).toBe("nothing");
        expect((yield* one.holds(claim)).length).toBe(1);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("a free key goes first to the process that had it last, then to any", () =>
      Effect.gen(function* () {
        const { one, two, sql } = yield* twoProcesses(60);
        yield* submit;
        const claim = claimed(yield* one.claim(kinds));
        yield* one.finish(claim, { progress: 100, log: "" }, { state: "done" });
        const id = yield* submit;
        expect(yield* two.claim(kinds)).toBe("nothing");
        yield* sql`update tasks set created = created - interval '1 minute' where id = ${id}::uuid`;
        expect(yield* two.claim(kinds)).toMatchObject({ task: { id } });
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("a task whose last transaction has committed is not done again", () =>
      Effect.gen(function* () {
        const { one, two } = yield* twoProcesses(0);
        const tasks = yield* TaskKeeping;
        const id = yield* submit;
        const old = claimed(yield* one.claim(kinds));
        yield* one.markApplied(old, '{"units":3}');
        const run = yield* makeRun(two);
        const [next] = yield* Effect.all([Effect.delay(two.claim(kinds), 2100)]);
        yield* run(claimed(next), () => Effect.die("done again"));
        expect(yield* tasks.find(id)).toMatchObject({ state: "done", result: { units: 3 }, attempts: 2 });
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("a task whose process dies every time is given up", () =>
      Effect.gen(function* () {
        const { one, sql } = yield* twoProcesses(60);
        const tasks = yield* TaskKeeping;
        const id = yield* submit;
        yield* sql`update tasks set attempts = 5`;
        const run = yield* makeRun(one);
        yield* Effect.provideService(
          run(claimed(yield* one.claim(kinds)), () => Effect.void),
          References.MinimumLogLevel,
          "None",
        );
        expect(yield* tasks.find(id)).toMatchObject({
          state: "failed",
          error: expect.stringContaining("died 5 times"),
        });
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("ended tasks are forgotten after their time, and owners with them", () =>
      Effect.gen(function* () {
        const { one, sql } = yield* twoProcesses(60);
        const tasks = yield* TaskKeeping;
        const ids = [];
        for (const [key, days] of [
          ["old", 8],
          ["young", 6],
          ["old tick", 2],
        ] as const) {
          const id = yield* tasks.submit(anyTask(key === "old tick" ? "tick" : "kind"), { key, payload: {} });
          ids.push(id);
          yield* one.finish(claimed(yield* one.claim(["kind", "tick"])), { progress: 100, log: "" }, { state: "done" });
          yield* sql`update tasks set finished = now() - make_interval(days => ${days}) where id = ${id}::uuid`;
        }
        const queued = yield* tasks.submit(anyTask("kind"), { key: "queued", payload: {} });
        yield* one.forget(7, ["tick"]);
        expect(yield* sql`select id from tasks order by created`).toEqual([{ id: ids[1] }, { id: queued }]);
        expect(yield* sql`select key from owners`).toEqual([{ key: "young" }]);
      }).pipe(Effect.provide(Tasks.layer)),
    );
  });
});
