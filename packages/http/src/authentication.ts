/**
 * Who asks: by a token, by the session of a host that vouches for an account, or by a session of ours. A browser sends
 * a session along whichever page made the request, so that whatever acts by one has to come from a page of this very
 * site.
 */
import { type Actor, Actors, Forbidden, type SessionFacts } from "@dragoman/core/access";
import { Sessions } from "@dragoman/core/sessions";
import { isTokenSecret, Tokens } from "@dragoman/core/tokens";
import { Effect } from "effect";
import type { SessionCookie } from "./cookie.ts";
import type { ApiError } from "./errorStatus.ts";
import type { HttpSettings } from "./settings.ts";
import { Unauthenticated } from "./wire/failure.ts";
import type { Gate } from "./wire/gate.ts";
import type { Incoming } from "./wire/incoming.ts";

export const credentialsNeeded = new Unauthenticated({ reason: "Authentication credentials were not provided." });

/** Who asks, and by which session of ours. */
export interface Asking {
  readonly actor: Actor;
  readonly session: SessionFacts | null;
  /** Whether the browser holds a secret that opens nothing any more. */
  readonly stale: boolean;
}

const sessionless = (actor: Actor): Asking => ({ actor, session: null, stale: false });

export interface Manner {
  /** Whether the request may change something. */
  readonly acts: boolean;
  /** Whether it is taken without an account: it proves who asks by what it holds. */
  readonly open: boolean;
  readonly cookie: SessionCookie;
  /** Whether a token may come as a password, under any user name. */
  readonly basic: boolean;
}

export const authenticate = (
  incoming: Incoming,
  { gate, siteUrl }: Pick<HttpSettings["Service"], "gate" | "siteUrl">,
  { acts, open, cookie, basic }: Manner,
): Effect.Effect<Asking, ApiError, Actors | Sessions | Tokens> =>
  Effect.gen(function* () {
    const actors = yield* Actors;
    const [scheme = "", sent, ...more] = (incoming.header("authorization") ?? "").trim().split(/\s+/);
    const asPassword = basic && /^basic$/i.test(scheme);
    const explicit = asPassword || /^(token|bearer)$/i.test(scheme);
    const token = asPassword ? passwordOf(sent ?? "") : sent;
    const asker = whoAsked(incoming, siteUrl);
    // A token of ours is the more explicit word; other ones may be those of the host.
    if (typeof incoming.account === "string" && !(explicit && isTokenSecret(token ?? ""))) {
      // A page elsewhere may send any header, where the host lets it.
      if (acts && (asker === "elsewhere" || (asker === "unknown" && !explicit))) return yield* fromElsewhere;
      return sessionless(yield* actors.bySession(incoming.account));
    }
    if (explicit) return sessionless(yield* byToken(incoming, gate, token, more.length > 0));
    // Else a page elsewhere could sign somebody in as somebody else.
    if (acts && open && asker === "elsewhere") return yield* fromElsewhere;
    if (incoming.account !== undefined || cookie.secret === undefined) return sessionless(yield* actors.anonymous);
    const held = yield* actors.byHeldSession(cookie.secret);
    if (held === undefined) return { actor: yield* actors.anonymous, session: null, stale: true };
    if (acts && asker !== "here") return yield* fromElsewhere;
    yield* (yield* Sessions).used(held.session.id);
    return { ...held, stale: false };
  });

const passwordOf = (credentials: string) => {
  const text = Buffer.from(credentials, "base64").toString();
  return text.includes(":") ? text.slice(text.indexOf(":") + 1) : undefined;
};

const byToken = (incoming: Incoming, gate: Gate, token: string | undefined, hasMore: boolean) =>
  Effect.gen(function* () {
    const actors = yield* Actors;
    if (token === undefined) return yield* new Unauthenticated({ reason: "Invalid token header: it holds no token." });
    if (hasMore) return yield* new Unauthenticated({ reason: "Invalid token header: a token holds no spaces." });
    const actor = yield* gate.attempt(incoming.address, actors.byToken(token));
    if (actor.token !== null) yield* (yield* Tokens).used(actor.token.id);
    return actor;
  });

const fromElsewhere = new Forbidden({
  reason:
    "A session acts only for pages of this site: the headers Sec-Fetch-Site and Origin do not say that one asked. Programs send a token.",
});

/** Schemes are not compared: who ends TLS in front of the host is not always known to it. */
const whoAsked = (incoming: Incoming, siteUrl: string | undefined): "here" | "elsewhere" | "unknown" => {
  const site = incoming.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none" ? "here" : "elsewhere";
  const from = incoming.header("origin");
  if (from === undefined) return "unknown";
  if (!URL.canParse(from)) return "elsewhere";
  const { host } = new URL(from);
  const isOurs = (own: string | undefined) => own !== undefined && URL.canParse(own) && new URL(own).host === host;
  return host !== "" && [incoming.origin, siteUrl].some(isOurs) ? "here" : "elsewhere";
};
