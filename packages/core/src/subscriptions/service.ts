/** Subscriptions of users: seen by themselves, kept by those who manage users. */
import { Context, Effect, Layer } from "effect";
import type { SubscriptionId, UserId } from "../ids/index.ts";
import { type Actor, Forbidden, type Invalid, mayGlobally, NotFound } from "../access/index.ts";
import { type Action, unlisted } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { SubscriptionColumn } from "./columns.ts";
import { defaultSubscriptions, type NewSubscription, type SubscriptionPatch } from "./model.ts";
import { keptSubscription, makeSubscriptionStore } from "./store.ts";
import { SubscriptionKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** Whose subscriptions: `id` is a user's. */
interface Owner {
  readonly id: UserId;
}

const of =
  (action: Action, actor: Actor, user: Owner): Recorded =>
  () => [{ action, userId: actor.id, details: { user: user.id } }];

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
      id: SubscriptionId,
      view: View<SubscriptionColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    /** Answers the new subscription's id. */
    readonly create: (
      actor: Actor,
      user: Owner,
      input: Input<NewSubscription>,
    ) => Effect.Effect<SubscriptionId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      user: Owner,
      id: SubscriptionId,
      input: Input<SubscriptionPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, user: Owner, id: SubscriptionId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/subscriptions/Subscriptions") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeSubscriptionStore;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;

      const managing = (actor: Actor) =>
        mayGlobally(actor, "user.edit").allowed
          ? Effect.void
          : Effect.fail(new Forbidden({ reason: "You may not manage users." }));

      const reading = (actor: Actor, user: Owner) => (actor.id === user.id ? Effect.void : managing(actor));

      const existing = (user: Owner, id: SubscriptionId) =>
        Effect.flatMap(Effect.orDie(store.exists(user.id, id)), (exists) =>
          exists ? Effect.void : Effect.fail(new NotFound({ object: "Subscription" })),
        );

      return Context.make(
        Subscriptions,
        Subscriptions.of({
          page: (actor, user, view, slice) =>
            Effect.andThen(reading(actor, user), Effect.orDie(store.page(actor, user.id, view, slice))),
          one: Effect.fn("Subscriptions.one")(function* (actor, user, id, view) {
            yield* reading(actor, user);
            const json = yield* Effect.orDie(store.one(actor, user.id, id, view));
            return json ?? (yield* new NotFound({ object: "Subscription" }));
          }),
          create: Effect.fn("Subscriptions.create")(function* (actor, user, read) {
            yield* managing(actor);
            const input = yield* read;
            return yield* transaction(
              Effect.gen(function* () {
                const id = yield* store.insert(user.id, [input]);
                yield* changes.made(keptSubscription, [id], of(unlisted.subscriptionCreated, actor, user));
                return id;
              }),
            );
          }),
          update: Effect.fn("Subscriptions.update")(function* (actor, user, id, read) {
            yield* managing(actor);
            yield* existing(user, id);
            const act = store.update(id, yield* read);
            yield* transaction(
              changes.changing(keptSubscription, [id], act, of(unlisted.subscriptionChanged, actor, user)),
            );
          }),
          remove: Effect.fn("Subscriptions.remove")(function* (actor, user, id) {
            yield* managing(actor);
            yield* existing(user, id);
            yield* transaction(
              changes.changing(keptSubscription, [id], store.remove(id), of(unlisted.subscriptionRemoved, actor, user)),
            );
          }),
        }),
      ).pipe(
        Context.add(
          SubscriptionKeeping,
          SubscriptionKeeping.of({
            addDefaults: (userId) => Effect.asVoid(Effect.orDie(store.insert(userId, defaultSubscriptions))),
            removeAll: (userId) => Effect.asVoid(Effect.orDie(store.removeOf(userId))),
          }),
        ),
      );
    }),
  );
}
