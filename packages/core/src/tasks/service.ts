/** Background work: asked for in the transaction that needs it, done after that by whichever process runs tasks. */
import { randomUUID } from "node:crypto";
import { Context, Effect, Latch, Layer, Option } from "effect";
import type { Duration } from "effect";
import type { ComponentId } from "../ids/index.ts";
import { type Actor, NotFound } from "../access/index.ts";
import { makeAfterCommit, makeTransaction } from "../database/index.ts";
import { SiteUrl } from "../site/index.ts";
import type { TaskDefinition } from "./definition.ts";
import { TaskKeeping } from "./keeping.ts";
import { isFinished, type NewTask, type Task } from "./model.ts";
import { makeTaskStore } from "./store.ts";

export class Tasks extends Context.Service<
  Tasks,
  {
    /** A task exists for those who see what it is about; one that is about nothing that is left, for superusers. */
    readonly find: (actor: Actor, id: string) => Effect.Effect<Task, NotFound>;
    /** The task when it has ended, or as it is when the time is up. Not for use inside a transaction. */
    readonly wait: (actor: Actor, id: string, timeout: Duration.Input) => Effect.Effect<Task, NotFound>;
  }
>()("@dragoman/core/tasks/Tasks") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const afterCommit = yield* makeAfterCommit;
      const transaction = yield* makeTransaction;
      const store = yield* makeTaskStore;
      const work = yield* Latch.make();
      const ended = yield* Latch.make();

      const found = (id: string, look: typeof store.find): Effect.Effect<Task, NotFound> =>
        Effect.flatMap(uuid.test(id) ? Effect.orDie(look(id)) : Effect.succeed([]), ([task]) =>
          task === undefined ? Effect.fail(new NotFound({ object: "Task" })) : Effect.succeed(task),
        );
      const find = (id: string) => found(id, store.find);

      const submit = Effect.fn("Tasks.submit")(function* <Payload>(
        { kind, encode }: TaskDefinition<Payload>,
        { file, ...task }: NewTask<Payload>,
      ) {
        const kept = { ...task, payload: encode(task.payload) };
        const id = randomUUID();
        const inserting = Effect.orDie(store.insert(id, kind, kept, yield* SiteUrl));
        const [row] = yield* file === undefined
          ? inserting
          : transaction(Effect.tap(inserting, Effect.orDie(store.addFile(id, file))));
        yield* afterCommit(Effect.asVoid(work.open));
        return row === undefined ? yield* Effect.die("the task was not written") : row.id;
      });

      const waitFor = Effect.fn("Tasks.wait")(function* (
        found: Effect.Effect<Task, NotFound>,
        timeout: Duration.Input,
      ) {
        const look = (pause: number): Effect.Effect<Task, NotFound> =>
          Effect.flatMap(found, (task) =>
            isFinished(task)
              ? Effect.succeed(task)
              : Effect.andThen(
                  Effect.timeoutOption(ended.await, pause),
                  Effect.suspend(() => look(Math.min(longestPause, pause * 1.5))),
                ),
          );
        return Option.getOrUndefined(yield* Effect.timeoutOption(look(firstPause), timeout)) ?? (yield* found);
      });

      const cancel = Effect.fn("Tasks.cancel")(function* (id: string) {
        if (!uuid.test(id)) return false;
        const rows = yield* Effect.orDie(store.cancel(id));
        yield* afterCommit(Effect.asVoid(work.open));
        return rows.length > 0;
      });

      const isWorkedOn = (componentId: ComponentId, besides: string) =>
        Effect.map(Effect.orDie(store.isWorkedOn(componentId, besides)), (rows) => rows.length > 0);

      const queueLengths = Effect.map(
        Effect.orDie(store.queueLengths),
        (rows) => new Map(rows.map(({ kind, length }) => [kind, length])),
      );

      const findFor = (actor: Actor, id: string) => found(id, (uuid) => store.findFor(actor, uuid));

      const wait = (id: string, timeout: Duration.Input) => waitFor(find(id), timeout);
      return Context.make(
        Tasks,
        Tasks.of({ find: findFor, wait: (actor, id, timeout) => waitFor(findFor(actor, id), timeout) }),
      ).pipe(
        Context.add(TaskKeeping, TaskKeeping.of({ submit, find, wait, cancel, isWorkedOn, queueLengths, work, ended })),
      );
    }),
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Milliseconds between looks at a task that may end in another process: at first short, then longer. */
const firstPause = 10;
const longestPause = 500;
