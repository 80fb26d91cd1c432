/** Subscriptions of users: seen by themselves, kept by those who manage users. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, type Invalid, mayGlobally, NotFound } from "../access/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { SubscriptionColumn } from "./columns.ts";
import { defaultSubscriptions, type NewSubscription, type SubscriptionPatch } from "./model.ts";
import { makeSubscriptionStore } from "./store.ts";

/** Whose subscriptions: `id` is a user's. */
interface Owner {
  readonly id: number;
}

export class Subscriptions extends Context.Service<
  Subscriptions,
  {
    readonly page: (
      actor: Actor,
      user: Owner,
      view: View<SubscriptionColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Forbidden>;
    readonly one: (
      actor: Actor,
      user: Owner,
      id: number,
      view: View<SubscriptionColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    /** Answers the new subscription's id. */
    readonly create: (
      actor: Actor,
      user: Owner,
      input: Input<NewSubscription>,
    ) => Effect.Effect<number, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      user: Owner,
      id: number,
      input: Input<SubscriptionPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, user: Owner, id: number) => Effect.Effect<void, NotFound | Forbidden>;
    /** What a new account hears of. */
    readonly addDefaults: (userId: number) => Effect.Effect<void>;
    readonly removeAll: (userId: number) => Effect.Effect<void>;
  }
>()("@dragoman/core/subscriptions/Subscriptions") {
  static readonly layer = Layer.effect(
    Subscriptions,
    Effect.gen(function* () {
      const store = yield* makeSubscriptionStore;

      const managing = (actor: Actor) =>
        mayGlobally(actor, "user.edit").allowed
          ? Effect.void
          : Effect.fail(new Forbidden({ reason: "You may not manage users." }));

      const reading = (actor: Actor, user: Owner) => (actor.id === user.id ? Effect.void : managing(actor));

      const existing = (user: Owner, id: number) =>
        Effect.flatMap(Effect.orDie(store.exists(user.id, id)), (exists) =>
          exists ? Effect.void : Effect.fail(new NotFound({ object: "Subscription" })),
        );

      return Subscriptions.of({
        page: (actor, user, view, slice) =>
          Effect.andThen(reading(actor, user), Effect.orDie(store.page(actor, user.id, view, slice))),
        one: Effect.fn("Subscriptions.one")(function* (actor, user, id, view) {
          yield* reading(actor, user);
          const json = yield* Effect.orDie(store.one(actor, user.id, id, view));
          return json ?? (yield* new NotFound({ object: "Subscription" }));
        }),
        create: Effect.fn("Subscriptions.create")(function* (actor, user, read) {
          yield* managing(actor);
          return yield* Effect.orDie(store.insert(user.id, [yield* read]));
        }),
        update: Effect.fn("Subscriptions.update")(function* (actor, user, id, read) {
          yield* managing(actor);
          yield* existing(user, id);
          yield* Effect.orDie(store.update(id, yield* read));
        }),
        remove: Effect.fn("Subscriptions.remove")(function* (actor, user, id) {
          yield* managing(actor);
          yield* existing(user, id);
          yield* Effect.orDie(store.remove(id));
        }),
        addDefaults: (userId) => Effect.asVoid(Effect.orDie(store.insert(userId, defaultSubscriptions))),
        removeAll: (userId) => Effect.asVoid(Effect.orDie(store.removeOf(userId))),
      });
    }),
  );
}
