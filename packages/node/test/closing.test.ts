/** The end of a whole service: within the time that it was given, whatever is under way, and without losing any of it. */
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases } from "@dragoman/testing";
import { Deferred, Effect, Exit, Schema, Scope } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineTask, registerTask, TaskKeeping } from "../../core/src/tasks/inside.ts";
import { openDragoman } from "../src/openDragoman.ts";

describe.each(databases)("closing a service on $name", ({ options }) => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let database: { readonly databaseUrl?: string };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-closing-"));
    const where = await Effect.runPromise(Scope.provide(options, scope));
    if (where.kind === "embedded") await symlink(where.dataDir, join(dataDir, "database"));
    database = where.kind === "server" ? { databaseUrl: where.url } : {};
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
    await Effect.runPromise(Scope.close(scope, Exit.void));
  });

  const open = (stopLimit?: number) =>
    openDragoman({ dataDir, ...database, environment: {}, log: () => {}, ...(stopLimit && { stopLimit }) });

  it.each([
    { what: "takes its time", endless: Effect.never },
    { what: "does not listen", endless: Effect.uninterruptible(Effect.never) },
  ])("breaks off background work that $what, and does it at the next start", async ({ what, endless }) => {
    const long = defineTask(`test.${what}`, Schema.Null);
    const first = await open(1_000);
    const id = await first.run(
      Effect.gen(function* () {
        const started = yield* Deferred.make<void>();
        yield* registerTask(long, () => Effect.andThen(Deferred.succeed(started, undefined), endless));
        const tasks = yield* TaskKeeping;
        const submitted = yield* tasks.submit(long, { key: what, payload: null });
        yield* Deferred.await(started);
        return submitted;
      }),
    );
    const begun = Date.now();
    await first.close();
    // What the work itself would get by default is 20 seconds.
    expect(Date.now() - begun).toBeLessThan(15_000);

    const second = await open();
    const find = Effect.flatMap(TaskKeeping, (tasks) => tasks.find(id));
    expect(await second.run(find)).toMatchObject({ state: "queued", attempts: 0 });
    const done = Effect.flatMap(TaskKeeping, (tasks) => tasks.wait(id, "30 seconds"));
    const task = await second.run(
      Effect.andThen(
        registerTask(long, () => Effect.succeed("all")),
        done,
      ),
    );
    await second.close();
    expect(task).toMatchObject({ state: "done", result: "all", attempts: 1 });
  });
});
