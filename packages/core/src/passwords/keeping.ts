/** What other rooms do with passwords; no actor is asked. */
import { Context, type Effect } from "effect";
import type { SessionId, UserId } from "../ids/index.ts";
import type { Invalid } from "../fields/index.ts";
import type { Person } from "./model.ts";

export class PasswordKeeping extends Context.Service<
  PasswordKeeping,
  {
    /** Takes about 30 ms, so outside of transactions. */
    readonly digest: (password: string) => Effect.Effect<string>;
    /** Fails where the password says what others know of a person. */
    readonly check: (password: string, person: Person) => Effect.Effect<void, Invalid>;
    /** Sets the password of who has proved to be its owner; sessions end, but for one. */
    readonly put: (userId: UserId, digest: string, except: SessionId | null) => Effect.Effect<void>;
  }
>()("@dragoman/core/passwords/PasswordKeeping") {}
