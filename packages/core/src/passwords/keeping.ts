/** What other rooms do with passwords; no actor is asked. */
import { Context, type Effect } from "effect";
import type { SessionId, UserId } from "../ids/index.ts";

export class PasswordKeeping extends Context.Service<
  PasswordKeeping,
  {
    /** Takes about 30 ms, so outside of transactions. */
    readonly digest: (password: string) => Effect.Effect<string>;
    /** Sets the password of who has proved to be its owner; sessions end, but for one. */
    readonly put: (userId: UserId, digest: string, except: SessionId | null) => Effect.Effect<void>;
  }
>()("@dragoman/core/passwords/PasswordKeeping") {}
