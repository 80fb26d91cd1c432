/** What other rooms do with passkeys; no actor is asked. */
import { Context, type Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import type { Invalid } from "../access/index.ts";
import type { RelyingParty } from "./model.ts";

export class PasskeyKeeping extends Context.Service<
  PasskeyKeeping,
  {
    /** What a browser is asked: any passkey of this site, or one of the user's beside the password. */
    readonly ask: (site: RelyingParty, userId: UserId | null) => Effect.Effect<object>;
    /** Whose passkey answered, which is the user's where one is given. */
    readonly take: (
      site: RelyingParty,
      response: Readonly<Record<string, unknown>>,
      userId: UserId | null,
    ) => Effect.Effect<UserId, Invalid>;
  }
>()("@dragoman/core/passkeys/PasskeyKeeping") {}
