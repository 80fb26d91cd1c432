/** The gate: how often somebody may ask, and how often somebody at an address may try tokens that are none. */
import type { Actor, TokenRefused } from "@dragoman/core/access";
import { addressKey, type Allowance, type Limit, Limits, makeWindows } from "@dragoman/core/limits";
import { Effect } from "effect";
import type { Quota } from "./endpoint.ts";
import { TooManyRequests } from "./failure.ts";

export interface RequestLimits {
  readonly anonymous: Limit | undefined;
  readonly user: Limit | undefined;
  /** Requests by sessions of ours, by user: pages ask for much. */
  readonly sessions: Limit | undefined;
  /** Pages that show the API to people without a token, by address. */
  readonly pages: Limit | undefined;
  /** Feeds and exports, and hooks: each by address, whoever asks. */
  readonly open: Limit | undefined;
}

/** Tokens that are none, from one address. They are counted in this process alone, so that good ones cost nothing. */
const failures: Limit = { requests: 30, seconds: 60 };

type Headers = Readonly<Record<string, string>>;

export interface Gate {
  /** Counts a request. Answers the headers that tell what is left. */
  readonly admit: (actor: Actor, address: string, quota: Quota) => Effect.Effect<Headers, TooManyRequests, Limits>;
  /** Looks a token up, unless too many from the address failed just now. */
  readonly attempt: (
    address: string,
    lookUp: Effect.Effect<Actor, TokenRefused>,
  ) => Effect.Effect<Actor, TokenRefused | TooManyRequests>;
}

const headersOf = ({ limit, remaining, reset }: Allowance): Headers => ({
  "x-ratelimit-limit": String(limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(reset),
});

const refuse = (allowance: Allowance, headers: Headers) => new TooManyRequests({ seconds: allowance.reset, headers });

export const makeGate = ({ anonymous, user, sessions, pages, open }: RequestLimits): Gate => {
  const byQuota = { pages, sessions, exports: open, hooks: open };
  const failed = makeWindows();
  return {
    admit: (actor, address, quota) => {
      const limit = quota !== "api" ? byQuota[quota] : actor.isAnonymous ? anonymous : user;
      if (limit === undefined) return Effect.succeed({});
      const key =
        quota === "sessions"
          ? `session ${actor.id}`
          : quota === "api" && !actor.isAnonymous
            ? `user ${actor.id}`
            : `${quota === "api" ? "anonymous" : quota} ${addressKey(address)}`;
      return Effect.gen(function* () {
        const allowance = yield* (yield* Limits).take(key, limit);
        const headers = headersOf(allowance);
        return allowance.allowed ? headers : yield* refuse(allowance, headers);
      });
    },
    // Who lets everybody in without limits wants none here either.
    attempt: (address, lookUp) => {
      if (anonymous === undefined) return lookUp;
      return Effect.gen(function* () {
        const key = addressKey(address);
        const next = failed.look(key, failures);
        if (!next.allowed) return yield* refuse(next, {});
        return yield* Effect.tapError(lookUp, () => Effect.sync(() => failed.take(key, failures)));
      });
    },
  };
};
