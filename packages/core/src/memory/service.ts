/** Translation memory: filled by what is translated, kept by those whom projects trust with it, looked up by source. */
import { type MemoryId, ProjectId, TranslationId, type UnitId } from "../ids/index.ts";
import { MemoryKeeping } from "./keeping.ts";
import { Context, Duration, Effect, Latch, Layer, Schema } from "effect";
import { type Actor, Forbidden, mayGlobally, NotFound } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { endingWith } from "../components/inside.ts";
import {
  makeAfterCommit,
  makeTransaction,
  type Page,
  patiently,
  type Slice,
  tellFailure,
  type View,
} from "../database/index.ts";
import { defineTask, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { Units } from "../units/index.ts";
import type { MemoryColumn } from "./columns.ts";
import { matchesOf, type MemoryMatch } from "./matches.ts";
import { whatToRemember } from "./reactions.ts";
import { keptEntry, makeMemoryStore, type Match, type Wanted } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Remembering a whole translation after its file was read. */
const learn = defineTask({ kind: "memory.learn", pace: "idle" }, Schema.Struct({ translationId: TranslationId }));

/** Edits that are remembered by one statement. */
const batchSize = 100;

/**
 * Units of a file that are, and for how many times what that took the database is left to others: nobody waits. Each
 * entry costs the embedded database 0.2 ms for the index of its letters, and everybody waits for a statement there.
 */
const lessonSize = 60;
const rest = 9;

/** How long work on the component, which may bring more to learn, is left alone before it is asked for again. */
const breather = "200 millis";

/** How long edits wait for others, to be remembered together. */
const pause = "200 millis";

const notFound = new NotFound({ object: "Memory" });

export class Memory extends Context.Service<
  Memory,
  {
    /** Entries that the actor looks after. */
    readonly page: (actor: Actor, view: View<MemoryColumn>, slice: Slice) => Effect.Effect<Page, Forbidden>;
    readonly one: (actor: Actor, id: MemoryId, view: View<MemoryColumn>) => Effect.Effect<string, Forbidden | NotFound>;
    readonly remove: (actor: Actor, id: MemoryId) => Effect.Effect<void, Forbidden | NotFound>;
    /** Translations of exactly this text that may serve the actor in a project, the project's own first. */
    readonly lookUp: (actor: Actor, wanted: Wanted) => Effect.Effect<readonly Match[]>;
    /** What may serve the actor for a string: translations of the same text and of texts like it, best first. */
    readonly matches: (actor: Actor, id: UnitId) => Effect.Effect<readonly MemoryMatch[], NotFound>;
  }
>()("@dragoman/core/memory/Memory") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeMemoryStore;
      const units = yield* Units;
      const tasks = yield* TaskKeeping;
      const reactions = yield* Reactions;
      const afterCommit = yield* makeAfterCommit;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;
      const work = yield* Latch.make(true);

      reactions.add((changes) =>
        Effect.gen(function* () {
          const { edits, translations, withdrawn, released } = whatToRemember(changes);
          if (edits.length > 0) {
            yield* store.enqueue(edits);
            yield* afterCommit(Effect.asVoid(work.open));
          }
          for (const { translationId, componentId, projectId } of translations)
            if (translationId != null)
              yield* tasks.submit(learn, {
                // One at a time, for all of them are less urgent than any other work.
                key: learn.kind,
                payload: { translationId },
                ...(componentId == null ? {} : { componentId }),
                ...(projectId == null ? {} : { projectId }),
                coalesce: true,
              });
          for (const componentId of released) yield* store.release(componentId);
          for (const projectId of withdrawn) yield* store.withdraw(projectId);
        }).pipe(Effect.orDie),
      );

      yield* registerTask(learn, ({ translationId }, run, task) => {
        const { componentId } = task;
        const learning = Effect.gen(function* () {
          const comesFirst = componentId === null ? Effect.succeed(false) : tasks.isWorkedOn(componentId, learn.kind);
          let after = 0;
          for (;;) {
            while (yield* comesFirst) yield* Effect.sleep(breather);
            const last = yield* store.batch(translationId, after, lessonSize);
            if (last === undefined) return;
            const [took] = yield* Effect.timed(store.rememberBatch(translationId, after, last));
            after = last;
            yield* Effect.sleep(Duration.times(took, rest));
          }
        });
        return componentId === null ? learning : endingWith(componentId, task, run, undefined)(learning);
      });

      const drain = Effect.gen(function* () {
        while (yield* store.someWait) yield* store.rememberWaiting(batchSize);
      });
      /** What other processes left behind when they died is looked for now and then. */
      const fill = Effect.forever(
        Effect.gen(function* () {
          yield* Effect.timeoutOption(work.await, "1 minute");
          yield* Effect.sleep(pause);
          yield* work.close;
          yield* Effect.catchCause(drain, (cause) => tellFailure("The translation memory is behind.", cause));
        }),
      );

      /** Answers whether the actor manages all of the memory. */
      const admit = Effect.fnUntraced(function* (actor: Actor) {
        const manages = mayGlobally(actor, "memory.manage").allowed;
        if (!manages && !(yield* Effect.orDie(store.keepsSome(actor))))
          return yield* new Forbidden({ reason: "You may not manage translation memory." });
        return manages;
      });

      const found = Effect.fnUntraced(function* (actor: Actor, id: MemoryId) {
        const entry = yield* Effect.orDie(store.find(actor, yield* admit(actor), id));
        return entry === undefined ? yield* notFound : entry;
      });

      const memory = Memory.of({
        page: (actor, view, slice) =>
          Effect.flatMap(admit(actor), (manages) => Effect.orDie(store.page(actor, manages, view, slice))),
        one: (actor, id, view) => Effect.andThen(found(actor, id), Effect.orDie(store.one(id, view))),
        remove: Effect.fn("Memory.remove")(function* (actor: Actor, id: MemoryId) {
          const { removable } = yield* found(actor, id);
          if (!removable) return yield* new Forbidden({ reason: "You may not delete this entry." });
          yield* transaction(
            changes.changing(keptEntry, [id], store.remove(id), ({ row }) => [
              {
                action: unlisted.memoryEntryRemoved,
                userId: actor.id,
                projectId: projectOf(row["project_id"]),
                details: ownerOf(row["user_id"]),
              },
            ]),
          );
        }),
        lookUp: (actor, wanted) => Effect.orDie(store.lookUp(actor, wanted)),
        matches: Effect.fn("Memory.matches")(function* (actor: Actor, id: UnitId) {
          const unit = yield* units.find(actor, id);
          return matchesOf(unit.source, yield* Effect.orDie(store.candidates(actor, unit)));
        }),
      });
      return Context.make(Memory, memory).pipe(Context.add(MemoryKeeping, MemoryKeeping.of({ fill: patiently(fill) })));
    }),
  );
}

const projectOf = (id: unknown) => (typeof id === "number" ? ProjectId.make(id) : null);
const ownerOf = (user: unknown) => (typeof user === "number" ? { user } : {});
