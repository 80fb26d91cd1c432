/** What other rooms do with secrets; no actor is asked. */
import { Context, type Effect, type Result } from "effect";
import type { SecretUnreadable } from "./errors.ts";
import type { SecretPlace } from "./seal.ts";

export class SecretKeeping extends Context.Service<
  SecretKeeping,
  {
    readonly seal: (text: string, place: SecretPlace) => Uint8Array;
    readonly open: (sealed: Uint8Array, place: SecretPlace) => Result.Result<string, SecretUnreadable>;
    /** Names of the secrets that no key opens. */
    readonly unreadable: Effect.Effect<readonly string[]>;
  }
>()("@dragoman/core/secrets/SecretKeeping") {}
