/** What other rooms do with sessions; no actor is asked. */
import { Context, type Effect } from "effect";
import type { SessionId, UserId } from "../ids/index.ts";
import type { SessionFacts } from "../access/index.ts";
import type { Begun } from "./model.ts";

export class SessionKeeping extends Context.Service<
  SessionKeeping,
  {
    /**
     * Begins a session of somebody who has proved who they are by `method`. Unless it is told, those who have a second
     * factor are asked for it: until `complete` nobody acts by the session.
     */
    readonly begin: (
      userId: UserId,
      method: string,
      told?: { readonly needsSecondFactor: boolean },
    ) => Effect.Effect<Begun>;
    /** The second factor was shown: the session goes on under a new secret. Undefined where it has ended. */
    readonly complete: (session: SessionFacts, method: string) => Effect.Effect<Begun | undefined>;
    /** Ends all sessions of a user, but for one. */
    readonly endOthers: (userId: UserId, except: SessionId | null) => Effect.Effect<void>;
    /** The factors that a session waits for; none where it waits for none. */
    readonly awaited: (session: SessionFacts) => Effect.Effect<readonly string[]>;
  }
>()("@dragoman/core/sessions/SessionKeeping") {}
