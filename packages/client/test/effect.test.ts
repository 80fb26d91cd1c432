/** The layer for programs of Effect, over the whole product. */
import { describe, expect, it } from "@effect/vitest";
import { Effect, Exit, Fiber, Stream } from "effect";
import { afterAll, beforeAll } from "vitest";
import { Dragoman, effectClientOf } from "../src/effect.ts";
import { createClient } from "../src/index.ts";
import { czech, openWorld, tokenOf, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const run = <A, E>(program: Effect.Effect<A, E, Dragoman>) =>
  Effect.runPromise(Effect.provide(program, Dragoman.layer({ fetch: world.site.app.fetch, token: tokenOf("admin") })));

describe("the layer", () => {
  it("makes effects of calls, and one page of a list", () =>
    run(
      Effect.gen(function* () {
        const dragoman = yield* Dragoman;
        const project = yield* dragoman.projects.one({ project: "app" });
        const page = yield* dragoman.units.list({ page_size: 2 });
        expect([project.slug, page.results.length]).toEqual(["app", 2]);
      }),
    ));

  it("makes streams of lists", () =>
    run(
      Effect.gen(function* () {
        const list = (yield* Dragoman).units.list({ page_size: 2 });
        const numbers = yield* Stream.runCollect(Stream.map(list.pages(), ({ number }) => number));
        const { count } = yield* list;
        expect(numbers).toEqual(Array.from({ length: Math.ceil(count / 2) }, (_, index) => index + 1));
        expect(yield* Stream.runCount(list.all())).toBe(count);
      }),
    ));

  it("fails by the kind of a failure, which is caught by its name", () =>
    run(
      Effect.gen(function* () {
        const { units, translations } = yield* Dragoman;
        const missing = yield* Effect.catchTag(units.one({ id: 999_999 }), "not-found", ({ status }) =>
          Effect.succeed(status),
        );
        expect(missing).toBe(404);
        const exit = yield* Effect.exit(Stream.runDrain(translations.units({ ...czech, component: "nothing" }).all()));
        expect(Exit.isFailure(exit)).toBe(true);
      }),
    ));

  it("watches tasks as a stream", async () => {
    const made = await world.admin.projects
      .createComponent({
        project: "app",
        body: {
          name: "Other",
          slug: "other",
          repo: world.remote.url,
          filemask: "po/*.po",
          new_base: "po/app.pot",
          file_format: "po",
        },
      })
      .orThrow();
    await run(
      Effect.gen(function* () {
        const { tasks } = yield* Dragoman;
        const looks = yield* Stream.runCollect(tasks.watch(made.task_url ?? "", { between: [1, 20] }));
        expect(looks.at(-1)).toMatchObject({ completed: true });
      }),
    );
  });

  it.each(["a call", "a stream"])("aborts the request of %s that is interrupted", async (what) => {
    let asked: AbortSignal | undefined;
    const { units } = effectClientOf(
      createClient({
        fetch: (request) => {
          asked = request.signal;
          return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("end"))));
        },
      }),
    );
    const program = what === "a call" ? units.one({ id: 1 }) : Stream.runDrain(units.list().all());
    const fiber = Effect.runFork(Effect.asVoid(program));
    while (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(asked.aborted).toBe(true);
  });
});
