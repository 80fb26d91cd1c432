/**
 * Attempts to prove who one is: counted by what is tried and by where from, whether there is such an account or not.
 * Whoever holds many addresses is stopped by the first count, whoever tries many names by the second.
 */
import { createHash } from "node:crypto";
import { Context, Effect, Schema } from "effect";
import { addressKey } from "./address.ts";
import type { Limit } from "./model.ts";
import { Limits } from "./service.ts";

export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  /** Until the next one may succeed. */
  seconds: Schema.Int,
}) {}

/** Attempts at one account; undefined for any number. Ten times as many come from one address. */
export const AttemptLimit = Context.Reference<Limit | undefined>("@dragoman/core/limits/AttemptLimit", {
  defaultValue: () => ({ requests: 30, seconds: 3600 }),
});

const addressTimes = 10;

/** Names are typed by anybody, and are nobody's to be kept. */
const digest = (who: string) => createHash("sha256").update(who.toLowerCase()).digest("base64url").slice(0, 22);

export interface Attempt {
  /** Kinds are counted apart. */
  readonly kind: string;
  /** What was typed: a name, an address, a code. */
  readonly who: string;
  /** Of the client; empty where there is none. */
  readonly address: string;
}

/** Counts an attempt. An address that is refused takes nothing from the account. */
export const makeAttempts = Effect.gen(function* () {
  const limits = yield* Limits;
  const limit = yield* AttemptLimit;
  const take = Effect.fnUntraced(function* (key: string, most: Limit) {
    const { allowed, reset } = yield* limits.take(key, most);
    if (!allowed) return yield* new TooManyAttempts({ seconds: reset });
  });
  return Effect.fnUntraced(function* ({ kind, who, address }: Attempt) {
    if (limit === undefined) return;
    const many = { ...limit, requests: limit.requests * addressTimes };
    if (address !== "") yield* take(`${kind} from ${addressKey(address)}`, many);
    yield* take(`${kind} of ${digest(who)}`, limit);
  });
});
