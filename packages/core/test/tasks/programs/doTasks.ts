/**
 * Does tasks of kind "step" on the database that its argument tells (JSON): notes the beginning in `marks`, takes a
 * while, and notes the end in the task's last transaction. Prints each beginning.
 */
import { writeSync } from "node:fs";
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { databaseLayer } from "../../../src/database/database.ts";
import { Tasks } from "../../../src/tasks/index.ts";
import { registerTask, TaskHandlers, taskRunner } from "../../../src/tasks/inside.ts";
import { anyTask } from "../anyTask.ts";

const register = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* registerTask(anyTask("step"), (_, run, task) =>
    Effect.gen(function* () {
      yield* sql`insert into marks (task, key, event) values (${task.id}::uuid, ${task.key}, 'begun')`;
      writeSync(1, `${task.key}\n`);
      yield* Effect.sleep(400);
      yield* run.apply(sql`insert into marks (task, key, event) values (${task.id}::uuid, ${task.key}, 'applied')`);
    }),
  );
});

const layer = taskRunner({ lease: "2 seconds" }).pipe(
  Layer.provide(Layer.effectDiscard(register).pipe(Layer.provideMerge(TaskHandlers.layer))),
  Layer.provide(Tasks.layer),
  Layer.provide(databaseLayer(JSON.parse(process.argv[2] ?? ""))),
);
const stopped = Promise.withResolvers<void>();
process.on("SIGTERM", () => stopped.resolve());
await Effect.runPromise(
  Effect.scoped(
    Effect.andThen(
      Layer.build(layer),
      Effect.promise(() => stopped.promise),
    ),
  ),
);
process.exit();
