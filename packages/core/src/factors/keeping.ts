/** What other rooms do with second factors; no actor is asked. */
import { Context, type Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import type { Forbidden, Invalid } from "../access/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import type { Asking, FactorOwner } from "./policy.ts";

export class FactorKeeping extends Context.Service<
  FactorKeeping,
  {
    /** Takes a code of the app, or a recovery code, which is used up by it. Answers which of the two it was. */
    readonly take: (id: UserId, code: string) => Effect.Effect<"totp" | "recovery", Invalid | TooManyAttempts>;
    /** Asks owners for a sign-in of a moment ago, or else for a code; it is they who can lose something by it. */
    readonly prove: (
      asking: Asking,
      owner: FactorOwner,
      code: string | undefined,
    ) => Effect.Effect<void, Forbidden | Invalid | TooManyAttempts>;
    /** The recovery codes of who set up a first factor; nothing for who has some. Wants a transaction. */
    readonly firstCodes: (id: UserId) => Effect.Effect<readonly string[] | null>;
    /** After a factor went: with the last one the recovery codes go. Wants a transaction. */
    readonly settle: (id: UserId) => Effect.Effect<void>;
  }
>()("@dragoman/core/factors/FactorKeeping") {}
