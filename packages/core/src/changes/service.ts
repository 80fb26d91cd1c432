/** Recording and reading of changes. */
import { Context, Effect, Layer } from "effect";
import { type Actor, NotFound } from "../access/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { ChangeColumn } from "./columns.ts";
import type { NewChange } from "./model.ts";
import { type Followed, Reactions } from "./reactions.ts";
import { type ChangeFilter, type ChangeScope, makeChangeStore } from "./store.ts";

export class Changes extends Context.Service<
  Changes,
  {
    /**
     * Writes the changes and runs what follows from them and from those `beside` them, which are not recorded, inside the
     * caller's transaction.
     */
    readonly record: (changes: readonly NewChange[], beside?: readonly Followed[]) => Effect.Effect<void>;
    /** Runs what follows from a change of what is counted, without a record of it. */
    readonly follow: (changes: readonly Followed[]) => Effect.Effect<void>;
    readonly page: (actor: Actor, filter: ChangeFilter, view: View<ChangeColumn>, slice: Slice) => Effect.Effect<Page>;
    /** The newest changes of a place that the actor sees, as the JSON text of an array. */
    readonly newest: (
      actor: Actor,
      scope: ChangeScope,
      view: View<ChangeColumn>,
      limit: number,
    ) => Effect.Effect<string>;
    readonly one: (actor: Actor, id: number, view: View<ChangeColumn>) => Effect.Effect<string, NotFound>;
    /** Forgets the changes of what is deleted. */
    readonly removeOf: (owner: Pick<ChangeFilter, "projectId" | "translationId">) => Effect.Effect<void>;
    readonly removeOfComponents: (ids: readonly number[]) => Effect.Effect<void>;
    readonly removeOfUnits: (ids: readonly number[]) => Effect.Effect<void>;
  }
>()("@dragoman/core/changes/Changes") {
  static readonly layer = Layer.effect(
    Changes,
    Effect.gen(function* () {
      const store = yield* makeChangeStore;
      const reactions = yield* Reactions;
      return Changes.of({
        record: (changes, beside = []) =>
          Effect.gen(function* () {
            if (changes.length > 0) yield* store.insert(changes);
            if (changes.length + beside.length > 0) yield* reactions.run([...changes, ...beside]);
          }),
        follow: reactions.run,
        page: store.page,
        newest: store.newest,
        one: (actor, id, view) =>
          Effect.flatMap(store.page(actor, { id }, view, { offset: 0, limit: 1 }), ({ count, json }) =>
            count === 0 ? Effect.fail(new NotFound({ object: "Change" })) : Effect.succeed(json.slice(1, -1)),
          ),
        removeOf: (owner) => Effect.asVoid(store.removeOf(owner)),
        removeOfComponents: (ids) => Effect.asVoid(store.removeOfComponents(ids)),
        removeOfUnits: (ids) => Effect.asVoid(store.removeOfUnits(ids)),
      });
    }),
  );
}
