import { databases, postgres, type TestDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { databaseLayer, type DatabaseOptions } from "../../src/database/index.ts";
import { Tasks } from "../../src/tasks/index.ts";
import { TaskKeeping } from "../../src/tasks/inside.ts";
import { anyTask } from "./anyTask.ts";
import { start } from "../processes/start.ts";

const doTasks = new URL("programs/doTasks.ts", import.meta.url);

interface Mark {
  readonly task: string;
  readonly key: string;
  readonly event: "begun" | "applied";
}

/** Every database is opened only for a while, because the embedded one has room for one process. */
const open = <A, E>(options: DatabaseOptions, effect: Effect.Effect<A, E, SqlClient.SqlClient | TaskKeeping>) =>
  effect.pipe(Effect.provide(Tasks.layer), Effect.provide(databaseLayer(options)));

const submit = (options: DatabaseOptions, keys: ReadonlyArray<string>) =>
  open(
    options,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const tasks = yield* TaskKeeping;
      yield* sql`create table marks (id int generated always as identity, task uuid, key text, event text)`;
      yield* Effect.forEach(keys, (key) => tasks.submit(anyTask("step"), { key, payload: {} }));
    }),
  );

const startProcess = (options: DatabaseOptions) =>
  Effect.acquireRelease(
    Effect.sync(() => start(doTasks, JSON.stringify(options))),
    (child) => Effect.promise(child.kill),
  );

const marks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const open = sql<{ left: number }>`select count(*) as left from tasks where state in ('queued', 'running')`;
  yield* Effect.repeat(Effect.delay(open, 100), { until: ([row]) => row?.left === 0 });
  return yield* sql<Mark>`select task, key, event from marks order by id`;
});

const appliedOnce = (all: ReadonlyArray<Mark>, count: number) => {
  const applied = all.filter(({ event }) => event === "applied").map(({ task }) => task);
  expect(applied.length).toBe(count);
  expect(new Set(applied).size).toBe(count);
};

const options = (database: TestDatabase) => database.options;

describe.each(databases)("processes on $name", (database) => {
  it.live("the work of a killed process is done by its successor, nothing twice", () =>
    Effect.gen(function* () {
      const where = yield* options(database);
      yield* submit(where, ["a", "a", "b"]);
      const killed = yield* startProcess(where);
      expect(yield* Effect.promise(killed.line)).toBe("a");
      yield* Effect.promise(killed.kill);
      const successor = yield* startProcess(where);
      for (const _ of ["a", "a", "b"]) yield* Effect.promise(successor.line);
      successor.signal("SIGTERM");
      expect(yield* Effect.promise(successor.line)).toBe(undefined);
      appliedOnce(yield* open(where, marks), 3);
    }),
  );
});

describe.skipIf(!databases.includes(postgres))("two processes on PostgreSQL", () => {
  it.live("share the work: a key has one owner at a time, and nothing is done twice", () =>
    Effect.gen(function* () {
      const where = yield* options(postgres);
      yield* submit(where, ["a", "b", "c", "d", "a", "b", "c", "d", "a", "b", "c", "d"]);
      const children = [yield* startProcess(where), yield* startProcess(where)];
      const all = yield* open(where, marks);
      appliedOnce(all, 12);
      for (const key of ["a", "b", "c", "d"]) {
        const events = all.filter((mark) => mark.key === key).map(({ event }) => event);
        expect(events).toEqual(["begun", "applied", "begun", "applied", "begun", "applied"]);
      }
      expect(children.length).toBe(2);
    }),
  );

  it.live("a paused owner that wakes after another took over applies nothing", () =>
    Effect.gen(function* () {
      const where = yield* options(postgres);
      yield* submit(where, ["a", "a"]);
      const paused = yield* startProcess(where);
      yield* Effect.promise(paused.line);
      paused.signal("SIGSTOP");
      const other = yield* startProcess(where);
      yield* Effect.promise(other.line);
      paused.signal("SIGCONT");
      const all = yield* open(where, marks);
      appliedOnce(all, 2);
      expect(all.filter(({ event }) => event === "begun").length).toBeGreaterThanOrEqual(3);
    }),
  );
});
