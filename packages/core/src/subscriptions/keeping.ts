/** What other rooms do with subscriptions; no actor is asked. */
import { Context, type Effect } from "effect";

export class SubscriptionKeeping extends Context.Service<
  SubscriptionKeeping,
  {
    /** What a new account hears of. */
    readonly addDefaults: (userId: number) => Effect.Effect<void>;
    readonly removeAll: (userId: number) => Effect.Effect<void>;
  }
>()("@dragoman/core/subscriptions/SubscriptionKeeping") {}
