/** Waiting for background work. */
import { randomUUID } from "node:crypto";
import { defineTask, registerTask, type TaskRun, TaskKeeping } from "../../core/src/tasks/inside.ts";
import { Effect, Schema } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collect, failureOf, openWorld, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a task", () => {
  /** A component whose files are read. */
  const reading = async () => {
    const made = await world.admin.projects
      .createComponent({
        project: "app",
        body: {
          name: `Po ${Date.now()}`,
          slug: `po-${Date.now()}`,
          repo: world.remote.url,
          filemask: "po/*.po",
          new_base: "po/app.pot",
          file_format: "po",
        },
      })
      .orThrow();
    if (made.task_url === null) throw new Error("Nothing goes on.");
    return made.task_url;
  };

  it("is watched until it is completed", async () => {
    const looks = await collect(world.admin.tasks.watch(await reading(), { between: [1, 20] }));
    expect(looks.at(-1)).toMatchObject({ completed: true, progress: 100 });
    expect(looks.slice(0, -1).every(({ completed }) => !completed)).toBe(true);
  });

  it("is waited for, with its progress on the way", async () => {
    const seen: number[] = [];
    const onProgress = ({ progress }: { readonly progress: number }) => seen.push(progress);
    const result = await world.admin.tasks.finished(await reading(), { onProgress, between: [1, 20] });
    expect(result).toMatchObject({ ok: true, value: { completed: true } });
    expect(seen.at(-1)).toBe(100);
  });

  /** Work of our own, about nothing: seen by superusers. */
  const started = (work: (run: TaskRun) => Effect.Effect<unknown, Error>) =>
    world.site.run(
      Effect.gen(function* () {
        const kind = defineTask(`test.${randomUUID()}`, Schema.Null);
        yield* registerTask(kind, (_, run) => work(run));
        return yield* (yield* TaskKeeping).submit(kind, { key: kind.kind, payload: null });
      }),
    );

  it("that failed is a failure with the reason and how far it came", async () => {
    const id = await started((run) => Effect.andThen(run.progress(100), Effect.fail(new Error("no such branch"))));
    const failure = failureOf(await world.admin.tasks.finished(id, { between: [1, 20] }), "task-failed");
    expect(failure.message).toBe("no such branch");
    expect(failure.task).toMatchObject({ completed: true, progress: 99, result: "no such branch" });
  });

  it("that was stopped is a failure, too, after its last look", async () => {
    const id = await started(() => Effect.never);
    await world.site.run(Effect.flatMap(TaskKeeping, (tasks) => tasks.cancel(id)));
    const looks: object[] = [];
    const watch = async () => {
      for await (const look of world.admin.tasks.watch(id)) looks.push(look);
    };
    await expect(watch()).rejects.toMatchObject({ kind: "task-failed", message: "The task was stopped." });
    expect(looks).toMatchObject([{ completed: true, result: null }]);
  });

  it("that is not there fails", async () => {
    failureOf(await world.admin.tasks.finished("0197b2f0-7c1e-7000-8000-000000000001"), "not-found");
  });

  it("is no longer waited for when the signal says so", async () => {
    const aborting = new AbortController();
    const waiting = world.admin.tasks.finished(await reading(), {
      signal: aborting.signal,
      between: [60_000, 60_000],
      onProgress: () => aborting.abort("enough"),
    });
    expect(failureOf(await waiting, "aborted").cause).toBe("enough");
  });
});
