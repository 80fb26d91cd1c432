/** Recording and reading of changes. */
import { Context, Effect, Layer } from "effect";
import type { ChangeId, UserId } from "../ids/index.ts";
import { type Actor, NotFound, systemActor } from "../access/index.ts";
import { chunks, inStatement, type Page, type Slice, type View } from "../database/index.ts";
import { isUnlisted } from "./actions.ts";
import type { DayColumn, DoerColumn } from "./activityColumns.ts";
import type { ChangeColumn } from "./columns.ts";
import { differences, type Fields, isNothing } from "./differences.ts";
import type { Kept, Recorded } from "./kept.ts";
import type { NewChange } from "./model.ts";
import { makeNews } from "./news.ts";
import { type Followed, Reactions } from "./reactions.ts";
import type { ChangeFilter, ChangeScope } from "./filter.ts";
import { makeChangeStore } from "./store.ts";
import { makeActivityStore } from "./stores/activity.ts";
import { type ChangeStream, makeStream } from "./stream.ts";
import { ChangeKeeping } from "./keeping.ts";

/** The operator has no account: nobody's id. */
const accountOf = (id: UserId | null | undefined) => (id === systemActor.id ? null : (id ?? null));
const signed = <C extends Followed>(change: C): C => ({
  ...change,
  userId: accountOf(change.userId),
  authorId: accountOf(change.authorId),
});

type Rows = ReadonlyMap<number, Fields>;

export class Changes extends Context.Service<
  Changes,
  {
    readonly page: (actor: Actor, filter: ChangeFilter, view: View<ChangeColumn>, slice: Slice) => Effect.Effect<Page>;
    /** The newest changes of a place that the actor sees, as the JSON text of an array. */
    readonly newest: (
      actor: Actor,
      scope: ChangeScope,
      view: View<ChangeColumn>,
      limit: number,
    ) => Effect.Effect<string>;
    /** Days on which anything was done that the actor sees, the oldest first, as the JSON text of an array. */
    readonly days: (actor: Actor, filter: ChangeFilter, view: View<DayColumn>) => Effect.Effect<string>;
    /** Who did it, those who did most first. */
    readonly people: (actor: Actor, filter: ChangeFilter, view: View<DoerColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, id: ChangeId, view: View<ChangeColumn>) => Effect.Effect<string, NotFound>;
    /** What is recorded from now on, or behind a record, in whichever process. */
    readonly stream: ChangeStream;
  }
>()("@dragoman/core/changes/Changes") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeChangeStore;
      const activity = yield* makeActivityStore;
      const reactions = yield* Reactions;
      const news = yield* makeNews;

      const record = (given: readonly NewChange[], beside: readonly Followed[] = []) =>
        Effect.gen(function* () {
          const changes = given.map(signed);
          if (changes.length > 0) {
            for (const some of chunks(changes, inStatement)) yield* store.insert(some);
            yield* store.afterCommit(news.tell);
          }
          if (changes.length + beside.length > 0) yield* reactions.run([...changes, ...beside.map(signed)]);
        });

      const recordRows = (kept: Kept, ids: readonly number[], before: Rows, after: Rows, recorded: Recorded) =>
        record(
          ids.flatMap((id) => {
            const row = after.get(id) ?? before.get(id);
            if (row === undefined) return [];
            const difference = differences(before.get(id), after.get(id), kept.secret);
            const [first, ...others] = recorded({ id, row, ...difference });
            if (first === undefined || (isUnlisted(first.action) && isNothing(difference))) return others;
            return [{ ...first, details: { id, ...first.details, ...difference } }, ...others];
          }),
        );

      return Context.make(
        Changes,
        Changes.of({
          page: store.page,
          newest: store.newest,
          days: activity.days,
          people: activity.people,
          stream: makeStream(store, news),
          one: (actor, id, view) =>
            Effect.flatMap(store.one(actor, id, view), (json) =>
              json === undefined ? Effect.fail(new NotFound({ object: "Change" })) : Effect.succeed(json),
            ),
        }),
      ).pipe(
        Context.add(
          ChangeKeeping,
          ChangeKeeping.of({
            record,
            changing: (kept, ids, act, recorded) =>
              Effect.gen(function* () {
                const before = yield* store.rows(kept, ids);
                const answer = yield* act;
                yield* recordRows(kept, ids, before, yield* store.rows(kept, ids), recorded);
                return answer;
              }),
            made: (kept, ids, recorded) =>
              Effect.flatMap(store.rows(kept, ids), (after) => recordRows(kept, ids, new Map(), after, recorded)),
            follow: (changes) => reactions.run(changes.map(signed)),
            removeOf: (owner) => Effect.asVoid(store.removeOf(owner)),
            removeOfComponents: (ids) => Effect.asVoid(store.removeOfComponents(ids)),
            removeOfUnits: (ids) => Effect.asVoid(store.removeOfUnits(ids)),
          }),
        ),
      );
    }),
  );
}
