import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Deferred, Effect, Layer, References } from "effect";
import { describe, expect } from "vitest";
import { Tasks } from "../../src/tasks/index.ts";
import { registerTask, TaskHandlers, taskRunner, TaskKeeping } from "../../src/tasks/inside.ts";
import { anyTask } from "./anyTask.ts";

/** A process with a slot for each pace. Long work ends when it is let go; what began is told. */
const withSlots = <E>(
  test: (of: {
    readonly tasks: TaskKeeping["Service"];
    readonly submit: (kind: "long" | "yielding" | "short", key: string) => Effect.Effect<string>;
    readonly longBegan: Effect.Effect<void>;
    readonly letGo: Effect.Effect<unknown>;
    readonly began: readonly string[];
  }) => Effect.Effect<void, E>,
) =>
  Effect.gen(function* () {
    const began: string[] = [];
    const [longBegan, letGo] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
    const registered = Layer.effectDiscard(
      Effect.all([
        registerTask(anyTask({ kind: "long", pace: "long" }), (_, _run, { key }) => {
          began.push(`long ${key}`);
          return Effect.andThen(Deferred.succeed(longBegan, undefined), Deferred.await(letGo));
        }),
        registerTask(anyTask({ kind: "yielding", pace: "long", yields: true }), (_, _run, { key }) =>
          Effect.sync(() => began.push(`yielding ${key}`)),
        ),
        registerTask(anyTask("short"), (_, _run, { key }) => Effect.sync(() => began.push(`short ${key}`))),
      ]),
    ).pipe(Layer.provideMerge(TaskHandlers.layer));
    const runner = taskRunner({ slots: { prompt: 1, long: 1, idle: 1 } }).pipe(
      Layer.provideMerge(Layer.merge(registered, Tasks.layer)),
    );
    const run = Effect.gen(function* () {
      const tasks = yield* TaskKeeping;
      yield* test({
        tasks,
        submit: (kind, key) => tasks.submit(anyTask(kind), { key, payload: {} }),
        longBegan: Deferred.await(longBegan),
        letGo: Deferred.succeed(letGo, undefined),
        began,
      });
    });
    yield* Effect.scoped(Effect.provide(run, runner));
  }).pipe(Effect.provideService(References.MinimumLogLevel, "None"));

describe.each(databases)("the pace of background work on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("leaves slots to short work while more long work waits than there are slots", () =>
      withSlots(({ tasks, submit, longBegan, letGo, began }) =>
        Effect.gen(function* () {
          const long = [yield* submit("long", "a"), yield* submit("long", "b")];
          yield* longBegan;
          expect(yield* tasks.wait(yield* submit("short", "c"), "30 seconds")).toMatchObject({ state: "done" });
          expect(began).toEqual(["long a", "short c"]);
          yield* letGo;
          for (const id of long) expect(yield* tasks.wait(id, "30 seconds")).toMatchObject({ state: "done" });
        }),
      ),
    );

    it.effect("keeps short work behind earlier long work of its key", () =>
      withSlots(({ tasks, submit, longBegan, letGo, began }) =>
        Effect.gen(function* () {
          yield* submit("long", "a");
          yield* longBegan;
          yield* submit("long", "b");
          const behind = yield* submit("short", "b");
          yield* tasks.wait(yield* submit("short", "c"), "30 seconds");
          expect(yield* tasks.find(behind)).toMatchObject({ state: "queued" });
          yield* letGo;
          yield* tasks.wait(behind, "30 seconds");
          expect(began).toEqual(["long a", "short c", "long b", "short b"]);
        }),
      ),
    );

    it.effect("keeps no work behind what yields to it while that has no slot", () =>
      withSlots(({ tasks, submit, longBegan, letGo, began }) =>
        Effect.gen(function* () {
          yield* submit("long", "a");
          yield* longBegan;
          const yielding = yield* submit("yielding", "b");
          expect(yield* tasks.wait(yield* submit("short", "b"), "30 seconds")).toMatchObject({ state: "done" });
          yield* letGo;
          yield* tasks.wait(yielding, "30 seconds");
          expect(began).toEqual(["long a", "short b", "yielding b"]);
        }),
      ),
    );
  });
});
