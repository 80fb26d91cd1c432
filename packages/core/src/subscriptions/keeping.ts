/** What other rooms do with subscriptions; no actor is asked. */
import { Context, type Effect } from "effect";
import type { UserId } from "../ids/index.ts";

export class SubscriptionKeeping extends Context.Service<
  SubscriptionKeeping,
  {
    /** What a new account hears of. */
    readonly addDefaults: (userId: UserId) => Effect.Effect<void>;
    readonly removeAll: (userId: UserId) => Effect.Effect<void>;
  }
>()("@dragoman/core/subscriptions/SubscriptionKeeping") {}
