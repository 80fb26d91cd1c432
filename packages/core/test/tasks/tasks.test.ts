import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Deferred, Effect, Layer, Ref, References, type Schema } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { SiteUrl } from "../../src/site/index.ts";
import { Tasks } from "../../src/tasks/index.ts";
import {
  registerTask,
  type RunnerOptions,
  type TaskHandler,
  TaskHandlers,
  taskRunner,
  TaskKeeping,
} from "../../src/tasks/inside.ts";
import { anyTask } from "./anyTask.ts";

const missing = "00000000-0000-4000-8000-000000000000";

/** Runs `test` in a process of its own as it were: with a runner that knows `handlers`. */
const withRunner = <A, E, R>(
  handlers: Readonly<Record<string, TaskHandler<Schema.Json, unknown, never>>>,
  test: Effect.Effect<A, E, R | TaskKeeping>,
  options?: RunnerOptions,
) => {
  const register = Effect.forEach(Object.entries(handlers), ([kind, handler]) => registerTask(anyTask(kind), handler));
  const registered = Layer.effectDiscard(register).pipe(Layer.provideMerge(TaskHandlers.layer));
  const runner = taskRunner(options).pipe(Layer.provideMerge(Layer.merge(registered, Tasks.layer)));
  return Effect.scoped(Effect.provide(test, runner)).pipe(Effect.provideService(References.MinimumLogLevel, "None"));
};

const run = Effect.fnUntraced(function* (kind: string, key = "key", payload = {}) {
  const tasks = yield* TaskKeeping;
  return yield* tasks.wait(yield* tasks.submit(anyTask(kind), { key, payload }), "30 seconds");
});

const nothing = () => Effect.void;

describe.each(databases)("background work on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("is done, with the handler's answer as its result", () =>
      Effect.gen(function* () {
        const add: TaskHandler<Schema.Json, never, never> = (payload) => Effect.succeed({ got: payload });
        const task = yield* withRunner({ add }, run("add", "key", { n: 1 }));
        expect(task).toMatchObject({
          state: "done",
          progress: 100,
          result: { got: { n: 1 } },
          attempts: 1,
          error: null,
        });
      }),
    );

    it.effect("that fails says why", () =>
      Effect.gen(function* () {
        const task = yield* withRunner({ fail: () => Effect.fail(new Error("no such branch")) }, run("fail"));
        expect(task).toMatchObject({ state: "failed", error: "no such branch" });
      }),
    );

    it.effect("that breaks says why, and later work goes on", () =>
      Effect.gen(function* () {
        const handlers = { break: () => Effect.die(new Error("broken")), nothing };
        const states = yield* withRunner(handlers, Effect.all([run("break"), run("nothing")]));
        expect(states).toMatchObject([{ state: "failed", error: "broken" }, { state: "done" }]);
      }),
    );

    it.effect("tells its progress and keeps its log while it runs", () =>
      Effect.gen(function* () {
        const finish = yield* Deferred.make<void>();
        const slow: TaskHandler<Schema.Json, never, never> = (_, { log, progress }) =>
          Effect.all([log("one"), progress(40.4), log("two"), Deferred.await(finish)]);
        yield* withRunner(
          { slow },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            const id = yield* tasks.submit(anyTask("slow"), { key: "key", payload: {} });
            const told = Effect.repeat(tasks.find(id), { until: ({ progress }) => progress > 0 });
            expect(yield* told).toMatchObject({ state: "running", progress: 40, log: "one\ntwo\n" });
            yield* Deferred.succeed(finish, undefined);
            expect(yield* tasks.wait(id, "30 seconds")).toMatchObject({ progress: 100, log: "one\ntwo\n" });
          }),
        );
      }),
    );

    it.effect("starts when the transaction that asked for it has committed, and never if it is rolled back", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* withRunner(
          { nothing },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            const submit = tasks.submit(anyTask("nothing"), { key: "key", payload: {} });
            const committed = yield* sql.withTransaction(
              Effect.gen(function* () {
                const id = yield* submit;
                yield* Effect.sleep(100);
                expect(yield* tasks.find(id)).toMatchObject({ state: "queued" });
                return id;
              }),
            );
            expect(yield* tasks.wait(committed, "30 seconds")).toMatchObject({ state: "done" });
            const rolledBack = yield* Effect.flip(sql.withTransaction(Effect.flatMap(submit, Effect.fail)));
            expect(yield* Effect.flip(tasks.find(String(rolledBack)))).toMatchObject({ _tag: "NotFound" });
          }),
        );
      }),
    );

    it.effect("of one key is done one at a time in order, of different keys at the same time", () =>
      Effect.gen(function* () {
        const events = yield* Ref.make<ReadonlyArray<string>>([]);
        const note = (event: string) => Ref.update(events, (all) => [...all, event]);
        // The first of "a" ends only when the one of "b" has begun beside it.
        const beside = yield* Deferred.make<void>();
        const step: TaskHandler<Schema.Json, never, never> = (payload, _run, { key }) =>
          note(`${key}${payload} begins`).pipe(
            Effect.andThen(key === "b" ? Deferred.succeed(beside, undefined) : Deferred.await(beside)),
            Effect.andThen(Effect.sleep(50)),
            Effect.andThen(note(`${key}${payload} ends`)),
          );
        yield* withRunner(
          { step },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            const submit = (key: string, payload: number) => tasks.submit(anyTask("step"), { key, payload });
            const ids = [yield* submit("a", 1), yield* submit("a", 2), yield* submit("b", 1)];
            for (const id of ids) expect(yield* tasks.wait(id, "30 seconds")).toMatchObject({ state: "done" });
          }),
        );
        const order = yield* Ref.get(events);
        expect(order.filter((event) => event.startsWith("a"))).toEqual([
          "a1 begins",
          "a1 ends",
          "a2 begins",
          "a2 ends",
        ]);
      }),
    );

    it.effect("of a kind that nobody here does waits for a process that does it", () =>
      Effect.gen(function* () {
        const id = yield* withRunner(
          { nothing },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            const unknown = yield* tasks.submit(anyTask("unknown"), { key: "key", payload: {} });
            yield* run("nothing");
            expect(yield* tasks.find(unknown)).toMatchObject({ state: "queued" });
            expect((yield* tasks.queueLengths).get("unknown")).toBe(1);
            return unknown;
          }),
        );
        const wait = Effect.flatMap(TaskKeeping, (tasks) => tasks.wait(id, "30 seconds"));
        expect(yield* withRunner({ unknown: nothing }, wait)).toMatchObject({ state: "done" });
      }),
    );

    it.effect("can be asked for without doubling what is queued already", () =>
      Effect.gen(function* () {
        const tasks = yield* TaskKeeping;
        const submit = (payload: number) => tasks.submit(anyTask("same"), { key: "key", payload, coalesce: true });
        const [first, second, other] = [yield* submit(1), yield* submit(1), yield* submit(2)];
        expect(second).toBe(first);
        expect(other).not.toBe(first);
        yield* withRunner({ same: nothing }, tasks.wait(first, "30 seconds"));
        expect(yield* submit(1)).not.toBe(first);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("brings the file that it works on, which is thrown away at its end", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const size: TaskHandler<Schema.Json, never, never> = (_, { file }) => Effect.map(file, ({ length }) => length);
        const work = { key: "key", payload: {}, file: new Uint8Array(300_000).fill(7) };
        const task = yield* withRunner(
          { size },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            yield* tasks.cancel(yield* tasks.submit(anyTask("nobody does it"), work));
            return yield* tasks.wait(yield* tasks.submit(anyTask("size"), work), "30 seconds");
          }),
        );
        expect(task).toMatchObject({ state: "done", result: 300_000 });
        expect(yield* sql`select 1 from task_files`).toEqual([]);
      }),
    );

    it.effect("keeps the address of the site where it was asked for", () =>
      Effect.gen(function* () {
        const handlers = { where: () => SiteUrl };
        const asked = run("where").pipe(Effect.provideService(SiteUrl, "https://one.example"));
        expect(yield* withRunner(handlers, asked)).toMatchObject({ result: "https://one.example" });
      }),
    );

    it.effect("that nobody asked for has the address of the runner", () =>
      Effect.gen(function* () {
        const handlers = { where: () => SiteUrl };
        const told = withRunner(handlers, run("where").pipe(Effect.provideService(SiteUrl, "")));
        const task = yield* Effect.provideService(told, SiteUrl, "https://set.example");
        expect(task).toMatchObject({ siteUrl: "", result: "https://set.example" });
      }),
    );

    it.effect("that is cancelled before it starts never does", () =>
      Effect.gen(function* () {
        const tasks = yield* TaskKeeping;
        const id = yield* tasks.submit(anyTask("cancelled"), { key: "key", payload: {} });
        expect(yield* tasks.cancel(id)).toBe(true);
        yield* withRunner({ cancelled: () => Effect.die("started"), nothing }, run("nothing"));
        expect(yield* tasks.find(id)).toMatchObject({ state: "cancelled", attempts: 0 });
        expect(yield* tasks.cancel(id)).toBe(false);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("that is cancelled while it runs is interrupted, and frees its key", () =>
      Effect.gen(function* () {
        const started = yield* Deferred.make<void>();
        const interrupted = yield* Deferred.make<void>();
        const endless = () =>
          Deferred.succeed(started, undefined).pipe(
            Effect.andThen(Effect.never),
            Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined)),
          );
        yield* withRunner(
          { endless, nothing },
          Effect.gen(function* () {
            const tasks = yield* TaskKeeping;
            const id = yield* tasks.submit(anyTask("endless"), { key: "key", payload: {} });
            yield* Deferred.await(started);
            yield* tasks.cancel(id);
            yield* Deferred.await(interrupted);
            expect(yield* run("nothing")).toMatchObject({ state: "done" });
            expect(yield* tasks.find(id)).toMatchObject({ state: "cancelled" });
          }),
        );
      }),
    );

    it.effect("is waited for no longer than told", () =>
      Effect.gen(function* () {
        const tasks = yield* TaskKeeping;
        const id = yield* tasks.submit(anyTask("nobody does it"), { key: "key", payload: {} });
        expect(yield* tasks.wait(id, "50 millis")).toMatchObject({ state: "queued" });
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect.each([missing, "not an id"])("that was never asked for is not found: %s", (id) =>
      Effect.gen(function* () {
        const tasks = yield* TaskKeeping;
        expect(yield* Effect.flip(tasks.find(id))).toMatchObject({ _tag: "NotFound" });
        expect(yield* tasks.cancel(id)).toBe(false);
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("may end when its process stops, if it can in time", () =>
      Effect.gen(function* () {
        const short = () => Effect.sleep(300);
        const submit = Effect.gen(function* () {
          const tasks = yield* TaskKeeping;
          const id = yield* tasks.submit(anyTask("short"), { key: "key", payload: {} });
          yield* Effect.repeat(tasks.find(id), { until: ({ state }) => state === "running" });
          return id;
        });
        const id = yield* withRunner({ short }, submit);
        expect(yield* Effect.flatMap(TaskKeeping, (tasks) => tasks.find(id))).toMatchObject({ state: "done" });
      }).pipe(Effect.provide(Tasks.layer)),
    );

    it.effect("that cannot end in time is put back, and done by the next process", () =>
      Effect.gen(function* () {
        const started = yield* Deferred.make<void>();
        const long = () => Effect.andThen(Deferred.succeed(started, undefined), Effect.never);
        const submit = Effect.gen(function* () {
          const tasks = yield* TaskKeeping;
          const id = yield* tasks.submit(anyTask("long"), { key: "key", payload: {} });
          yield* Deferred.await(started);
          return id;
        });
        const tasks = yield* TaskKeeping;
        const id = yield* withRunner({ long }, submit, { stopLimit: () => 50 });
        expect(yield* tasks.find(id)).toMatchObject({ state: "queued", attempts: 0 });
        const task = yield* withRunner({ long: nothing }, tasks.wait(id, "30 seconds"));
        expect(task).toMatchObject({ state: "done", attempts: 1 });
      }).pipe(Effect.provide(Tasks.layer)),
    );
  });
});
