/** The part of a process that does background work: claims, runs, keeps its claims alive, and stops in good order. */
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { Duration, Effect, Exit, Fiber, FiberMap, Layer, Scope } from "effect";
import type { Sql } from "../database/index.ts";
import { hasPeers } from "../database/inside.ts";
import { type Claim, makeClaims } from "./claims.ts";
import type { Pace } from "./definition.ts";
import { tolerant } from "./endless.ts";
import { registerPeriodic, TaskHandlers } from "./handlers.ts";
import { heartbeat } from "./heartbeat.ts";
import { listen } from "./listener.ts";
import { channel } from "./store.ts";
import { makeTicker } from "./periodic.ts";
import { makeRun } from "./run.ts";
import { TaskKeeping } from "./keeping.ts";

export interface RunnerOptions {
  /** How many tasks of each pace run at a time in this process. */
  readonly slots?: Readonly<Record<Pace, number>>;
  /** How long a process may be silent before others take its work. */
  readonly lease?: Duration.Input;
  /**
   * Asked when the process stops: milliseconds that running tasks then have to end. Those that have not are broken off
   * `breakOff` before that, and start again elsewhere, or with the next process.
   */
  readonly stopLimit?: () => number;
  /** For how many days ended tasks are kept. */
  readonly retentionDays?: number;
}

const usualSlots: Readonly<Record<Pace, number>> = { prompt: 4, long: 2, idle: 1 };

/** How often to look for work without being told, and for periodic work that is due. */
const pollInterval = "2 seconds";

/** Milliseconds for work to be broken off. It may not listen; its claims are given back all the same. */
const breakOff = 1_000;

/** Does background work until the layer's scope closes. Handlers are to be registered before. */
export const taskRunner = (options: RunnerOptions = {}): Layer.Layer<never, never, TaskKeeping | TaskHandlers | Sql> =>
  Layer.effectDiscard(start(options));

const start = Effect.fnUntraced(function* (options: RunnerOptions) {
  const lease = Duration.fromInputUnsafe(options.lease ?? "20 seconds");
  const slots = options.slots ?? usualSlots;
  const { work, ended } = yield* TaskKeeping;
  const { handlers, periodic } = yield* TaskHandlers;
  const name = `${hostname()}:${process.pid}:${randomBytes(4).toString("hex")}`;
  const claims = yield* makeClaims(name, Duration.toSeconds(lease));
  const run = yield* makeRun(claims);
  // A scope of its own: who closes the runner's cannot wait for work that does not listen.
  const workScope = yield* Scope.make();
  const fibers = yield* Scope.provide(FiberMap.make<string, void, never>(), workScope);
  const running = new Map<string, Claim>();

  yield* registerPeriodic(
    "tasks.forget",
    "17 * * * *",
    Effect.suspend(() =>
      claims.forget(
        options.retentionDays ?? 7,
        periodic.map((work) => work.name),
      ),
    ),
  );
  // The embedded database has no other process: what was running then is not.
  if (!(yield* hasPeers)) yield* Effect.orDie(claims.evict);

  const begin = (claim: Claim) => {
    const registered = handlers.get(claim.task.kind);
    if (registered === undefined) return Effect.die(`no handler for ${claim.task.kind}`);
    running.set(claim.task.id, claim);
    const end = Effect.suspend(() => {
      running.delete(claim.task.id);
      work.openUnsafe();
      return ended.release;
    });
    return FiberMap.run(
      fibers,
      claim.task.id,
      Effect.ensuring(Effect.interruptible(run(claim, registered.handle)), end),
    );
  };

  /** The kinds that have a free slot, and those that have none. */
  const claimable = () => {
    const free = { ...slots };
    for (const { task } of running.values()) free[handlers.get(task.kind)?.pace ?? "prompt"]--;
    return Map.groupBy(handlers.keys(), (kind) => free[handlers.get(kind)?.pace ?? "prompt"] > 0);
  };
  const claimOne = Effect.suspend(() => {
    const kinds = claimable();
    const free = kinds.get(true);
    if (free === undefined) return Effect.succeed("nothing" as const);
    const waiting = (kinds.get(false) ?? []).filter((kind) => handlers.get(kind)?.yields !== true);
    return Effect.flatMap(claims.claim(free, waiting), (claim) =>
      typeof claim === "string" ? Effect.succeed(claim) : Effect.as(begin(claim), "again" as const),
    );
  });
  const fill = Effect.gen(function* () {
    // What is claimed must begin, or it would lie there until the lease ends.
    while ((yield* Effect.uninterruptible(claimOne)) !== "nothing");
  });

  const stopLost = Effect.suspend(() => {
    if (running.size === 0) return Effect.void;
    return Effect.flatMap(claims.lost([...running.values()]), (lost) =>
      // Forked, because the work may take its time to stop.
      Effect.forEach(lost, ({ id }) => Effect.forkDetach(FiberMap.remove(fibers, id)), { discard: true }),
    );
  });

  const tick = makeTicker(periodic, claims);
  const look = Effect.gen(function* () {
    work.closeUnsafe();
    yield* tick;
    yield* stopLost;
    yield* fill;
  });
  const wait = Effect.timeoutOption(work.await, pollInterval);
  const rounds = yield* Effect.forkScoped(Effect.forever(Effect.andThen(tolerant(look), wait)));

  yield* Effect.forkScoped(heartbeat(claims, running, lease, FiberMap.clear(fibers)));
  yield* Effect.forkScoped(listen(work.open, channel));

  // Registered last, so it runs first when the scope closes, while the beat goes on.
  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      yield* Fiber.interrupt(rounds);
      const { stopLimit = () => 20_000 } = options;
      yield* Effect.timeoutOption(FiberMap.awaitEmpty(fibers), Math.max(0, stopLimit() - breakOff));
      const broken = yield* Effect.forkDetach(Scope.close(workScope, Exit.void));
      yield* Effect.timeoutOption(Fiber.await(broken), breakOff);
      yield* Effect.timeoutOption(tolerant(claims.leave), breakOff);
    }),
  );
});
