import { SubscriptionId } from "@dragoman/core/ids";
import { Subscriptions } from "@dragoman/core/subscriptions";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { subscriptionShape, usersApi } from "../api/users.ts";
import { type Call, serve } from "../dispatch.ts";
import { created, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const owner = ({ actor, params }: Pick<Call<"/:username/">, "actor" | "params">) =>
  Effect.flatMap(Users, (users) => users.find(actor, params.username));

const subscriptionId = (text: string) => pathId(SubscriptionId, text, "Subscription");

export const subscriptions = [
  serve(usersApi.subscriptions, (call) =>
    Effect.gen(function* () {
      const { actor, list, view } = call;
      const user = yield* owner(call);
      const service = yield* Subscriptions;
      return yield* list((slice) => service.page(actor, user, view(subscriptionShape), slice));
    }),
  ),
  serve(usersApi.subscribe, (call) =>
    Effect.gen(function* () {
      const { actor, body, view } = call;
      const user = yield* owner(call);
      const service = yield* Subscriptions;
      const id = yield* service.create(actor, user, body);
      return created(yield* service.one(actor, user, id, view(subscriptionShape)));
    }),
  ),
  serve(usersApi.subscription, (call) =>
    Effect.gen(function* () {
      const { actor, params, one, view } = call;
      const user = yield* owner(call);
      const service = yield* Subscriptions;
      return yield* one(service.one(actor, user, yield* subscriptionId(params.id), view(subscriptionShape)));
    }),
  ),
  ...[usersApi.replaceSubscription, usersApi.changeSubscription].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, body, one, view } = call;
        const user = yield* owner(call);
        const service = yield* Subscriptions;
        const id = yield* subscriptionId(params.id);
        yield* service.update(actor, user, id, body);
        return yield* one(service.one(actor, user, id, view(subscriptionShape)));
      }),
    ),
  ),
  serve(usersApi.unsubscribe, (call) =>
    Effect.gen(function* () {
      const user = yield* owner(call);
      const service = yield* Subscriptions;
      yield* service.remove(call.actor, user, yield* subscriptionId(call.params.id));
      return noContent;
    }),
  ),
];
