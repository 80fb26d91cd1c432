/**
 * Signing in by a provider of OpenID Connect. Who leaves for one comes back once, within minutes, by the same browser; what
 * the provider says then leads to an account, and to its teams.
 */
import { createHash } from "node:crypto";
import { Clock, Context, Effect, Layer } from "effect";
import type { IdentityId, UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, type Invalid, NotFound, Refused } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { type Action, unlisted } from "../changes/index.ts";
import { ChangeKeeping, type Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Asking, FactorOwner, ProofInput } from "../factors/index.ts";
import { FactorKeeping, maySetUpFactors } from "../factors/inside.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import { makeSecret, SessionKeeping } from "../sessions/inside.ts";
import { localPath } from "../site/index.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { mayKeepCredentials } from "../users/index.ts";
import { makeArriving } from "./arriving.ts";
import type { IdentityColumn } from "./columns.ts";
import { ProviderFailed } from "./errors.ts";
import { guardedFetch } from "./fetching.ts";
import { makeFollowingGroups } from "./membership.ts";
import {
  type Arrival,
  type Departure,
  flowLasts,
  type LinkInput,
  type Provider,
  type ProviderOutline,
} from "./model.ts";
import { keptIdentity, makeIdentityStore } from "./store.ts";

const noProvider = new NotFound({ object: "Provider" });
const notFound = new NotFound({ object: "Identity" });
const lost = new Refused({
  reason: "This sign-in was begun in another browser, too long ago, or is over already: begin it anew.",
});

/** Where a browser leaves from and comes back to. */
export interface Ways {
  /** Of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly next: string | undefined;
}

/** Who comes back: the address with what the provider added, and what the cookie holds. */
export interface Return {
  readonly siteUrl: string;
  readonly query: URLSearchParams;
  readonly browser: string | undefined;
  /** Who is signed in by now. */
  readonly actor: Actor;
}

type Proof = Input<ProofInput & LinkInput>;

export class Identities extends Context.Service<
  Identities,
  {
    readonly providers: readonly ProviderOutline[];
    /** Sends somebody to a provider who wants to sign in. */
    readonly depart: (provider: string, ways: Ways) => Effect.Effect<Departure, NotFound | ProviderFailed>;
    /** The same for somebody who is signed in and wants to tie an identity to the account. */
    readonly link: (
      asking: Asking,
      owner: FactorOwner,
      siteUrl: string,
      input: Proof,
    ) => Effect.Effect<Departure, NotFound | Forbidden | Invalid | ProviderFailed | TooManyAttempts>;
    readonly arrive: (
      provider: string,
      back: Return,
    ) => Effect.Effect<Arrival, NotFound | Forbidden | Refused | ProviderFailed>;
    readonly page: (
      actor: Actor,
      owner: FactorOwner,
      view: View<IdentityColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Forbidden>;
    readonly one: (
      actor: Actor,
      owner: FactorOwner,
      id: IdentityId,
      view: View<IdentityColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    readonly unlink: (
      asking: Asking,
      owner: FactorOwner,
      id: IdentityId,
      proof: Input<ProofInput>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid | TooManyAttempts>;
  }
>()("@dragoman/core/identities/Identities") {
  static readonly layer = (providers: readonly Provider[] = []) => Layer.effect(Identities, make(providers));
}

/** Milliseconds that what a provider says of itself is believed. */
const discoveryLasts = 3_600_000;

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const redirectOf = (siteUrl: string, { id }: Provider) => `${siteUrl}/accounts/complete/${id}/`;

const recorded =
  (action: Action, by: Pick<Actor, "id">): Recorded =>
  ({ row: { user_id: user } }) => [{ action, userId: by.id, details: typeof user === "number" ? { user } : {} }];

const make = Effect.fnUntraced(function* (providers: readonly Provider[]) {
  const store = yield* makeIdentityStore;
  const transaction = yield* makeTransaction;
  const changes = yield* ChangeKeeping;
  const actors = yield* Actors;
  const factors = yield* FactorKeeping;
  const sessions = yield* SessionKeeping;
  const arriving = yield* makeArriving;
  const followGroups = yield* makeFollowingGroups;
  const fetch = guardedFetch(yield* Outgoing);
  yield* registerPeriodic("identities.forget", "29 * * * *", store.forget);

  const library = Effect.promise(() => import("./provider.ts"));
  type Configuration = Awaited<ReturnType<Effect.Success<typeof library>["discover"]>>;
  const discovered = new Map<string, { readonly configuration: Configuration; readonly until: number }>();

  const failing = <A>(provider: Provider, act: () => Promise<A>) =>
    Effect.tryPromise({ try: act, catch: (error) => error }).pipe(
      Effect.tapError((error) => Effect.logWarning(`Signing in by the provider ${provider.id} failed.`, error)),
      Effect.mapError(() => new ProviderFailed({ name: provider.name })),
    );

  const configured = Effect.fnUntraced(function* (provider: Provider) {
    const now = yield* Clock.currentTimeMillis;
    const known = discovered.get(provider.id);
    if (known !== undefined && known.until > now) return known.configuration;
    const { discover } = yield* library;
    const configuration = yield* failing(provider, () => discover(provider, fetch));
    discovered.set(provider.id, { configuration, until: now + discoveryLasts });
    return configuration;
  });

  const found = (id: string) => {
    const provider = providers.find((each) => each.id === id);
    return provider === undefined ? Effect.fail(noProvider) : Effect.succeed(provider);
  };

  const leave = Effect.fnUntraced(function* (provider: Provider, { siteUrl, next }: Ways, userId: UserId | null) {
    const configuration = yield* configured(provider);
    const { depart } = yield* library;
    const state = makeSecret();
    const browser = makeSecret();
    const redirect = redirectOf(siteUrl, provider);
    const { url, verifier, nonce } = yield* failing(provider, () =>
      depart(configuration, provider, { state, redirect }),
    );
    const flow = { provider: provider.id, verifier, nonce, next: localPath(next), userId };
    const expires = new Date((yield* Clock.currentTimeMillis) + flowLasts);
    yield* Effect.orDie(store.depart(sha256(state), sha256(browser), flow, expires));
    return { url, browser };
  });

  const link = Effect.fn("Identities.link")(function* (
    asking: Asking,
    owner: FactorOwner,
    siteUrl: string,
    read: Proof,
  ) {
    yield* permit(maySetUpFactors(asking.actor, owner));
    const { provider, next, code } = yield* read;
    yield* factors.prove(asking, owner, code);
    return yield* leave(yield* found(provider), { siteUrl, next }, owner.id);
  });

  const arrive = Effect.fn("Identities.arrive")(function* (name: string, back: Return) {
    const provider = yield* found(name);
    const state = back.query.get("state");
    const now = new Date(yield* Clock.currentTimeMillis);
    const flow =
      state === null || back.browser === undefined
        ? undefined
        : yield* Effect.orDie(store.arrive(sha256(state), sha256(back.browser), provider.id, now));
    // Who began it to tie an identity to an account is still there, or nobody's account gets one.
    if (state === null || flow === undefined || (flow.userId !== null && flow.userId !== back.actor.id))
      return yield* lost;
    if (back.query.has("error")) return yield* new Refused({ reason: `${provider.name} did not let you in.` });
    const configuration = yield* configured(provider);
    const { arrive: exchange } = yield* library;
    const address = new URL(`${redirectOf(back.siteUrl, provider)}?${back.query}`);
    const assertion = yield* failing(provider, () => exchange(configuration, provider, address, { state, ...flow }));
    const userId = yield* transaction(
      Effect.gen(function* () {
        const { account, isNew } = yield* arriving(provider, assertion, flow.userId);
        if (isNew) {
          const id = yield* store.insert(account.id, provider.id, assertion);
          yield* changes.made(keptIdentity, [id], recorded(unlisted.identityLinked, account));
        } else {
          const known = yield* store.known(provider.id, assertion);
          if (known !== undefined) yield* store.used(known.identityId, assertion);
        }
        yield* followGroups(provider, assertion, account.id);
        yield* actors.changed;
        return account.id;
      }),
    );
    // Who did not show a second factor there shows it here, where there is one.
    const told = assertion.secondFactor ? { needsSecondFactor: false } : undefined;
    const begun = flow.userId === null ? yield* sessions.begin(userId, provider.id, told) : null;
    return { begun, next: flow.next };
  });

  const unlink = Effect.fn("Identities.unlink")(function* (
    asking: Asking,
    owner: FactorOwner,
    id: IdentityId,
    read: Input<ProofInput>,
  ) {
    const { actor } = asking;
    yield* permit(mayKeepCredentials(actor, owner));
    const { code } = yield* read;
    yield* factors.prove(asking, owner, code);
    yield* transaction(
      Effect.gen(function* () {
        const act = store.remove(owner.id, id);
        const recording = recorded(unlisted.identityUnlinked, actor);
        if (!(yield* changes.changing(keptIdentity, [id], act, recording))) return yield* notFound;
        yield* actors.changed;
      }),
    );
  });

  return Identities.of({
    providers: providers.map(({ id, name }) => ({ id, name })),
    depart: Effect.fn("Identities.depart")(function* (name, ways) {
      return yield* leave(yield* found(name), ways, null);
    }),
    link,
    arrive,
    page: (actor, owner, view, slice) =>
      Effect.andThen(permit(mayKeepCredentials(actor, owner)), Effect.orDie(store.page(owner.id, view, slice))),
    one: Effect.fn("Identities.one")(function* (actor, owner, id, view) {
      yield* permit(mayKeepCredentials(actor, owner));
      return (yield* Effect.orDie(store.one(owner.id, id, view))) ?? (yield* notFound);
    }),
    unlink,
  });
});
