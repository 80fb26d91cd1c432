/**
 * Passkeys: made by their owner, and used to sign in without a name or beside a password. A challenge is answered once,
 * within minutes, for what it was made for.
 */
import { randomBytes } from "node:crypto";
import { Clock, Context, Effect, Layer } from "effect";
import type { PasskeyId, UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, NotFound } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { type Action, unlisted } from "../changes/index.ts";
import { ChangeKeeping, type Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Asking, FactorOwner, ProofInput } from "../factors/index.ts";
import { FactorKeeping, maySetUpFactors } from "../factors/inside.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { mayKeepCredentials } from "../users/index.ts";
import { challengeOf, credentialOf, handleIn, transportsOf } from "./answers.ts";
import type { PasskeyColumn } from "./columns.ts";
import { PasskeyKeeping } from "./keeping.ts";
import type { NewPasskey, PasskeyPatch, Purpose, RelyingParty } from "./model.ts";
import { keptPasskey, makePasskeyStore } from "./store.ts";

const notFound = new NotFound({ object: "Passkey" });
const refused = Invalid.field("response", "This passkey was not accepted: it is not known here, or answered too late.");
const taken = Invalid.field("response", "This passkey is known here already.");

type Owner = FactorOwner & { readonly fullName: string };

/** What was made. Recovery codes come with a first factor: nobody sees them again. */
export interface MadePasskey {
  readonly id: PasskeyId;
  readonly recoveryCodes: readonly string[] | null;
}

export class Passkeys extends Context.Service<
  Passkeys,
  {
    readonly page: (
      actor: Actor,
      owner: Owner,
      view: View<PasskeyColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Forbidden>;
    readonly one: (
      actor: Actor,
      owner: Owner,
      id: PasskeyId,
      view: View<PasskeyColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    /** What a browser is asked to make one, after a recent sign-in or by a code. */
    readonly ask: (
      asking: Asking,
      owner: Owner,
      site: RelyingParty,
      proof: Input<ProofInput>,
    ) => Effect.Effect<object, Forbidden | Invalid | TooManyAttempts>;
    readonly create: (
      actor: Actor,
      owner: Owner,
      site: RelyingParty,
      input: Input<NewPasskey>,
    ) => Effect.Effect<MadePasskey, Forbidden | Invalid>;
    readonly rename: (
      actor: Actor,
      owner: Owner,
      id: PasskeyId,
      input: Input<PasskeyPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (
      asking: Asking,
      owner: Owner,
      id: PasskeyId,
      proof: Input<ProofInput>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid | TooManyAttempts>;
  }
>()("@dragoman/core/passkeys/Passkeys") {
  static readonly layer = Layer.effectContext(Effect.suspend(() => make));
}

const recorded =
  (action: Action, by: Pick<Actor, "id">): Recorded =>
  ({ row: { user_id: user } }) => [{ action, userId: by.id, details: typeof user === "number" ? { user } : {} }];

/** Loaded when somebody uses it: most requests do not. */
const ceremonies = Effect.promise(() => import("./ceremonies.ts"));

const make = Effect.gen(function* () {
  const store = yield* makePasskeyStore;
  const transaction = yield* makeTransaction;
  const changes = yield* ChangeKeeping;
  const actors = yield* Actors;
  const factors = yield* FactorKeeping;
  yield* registerPeriodic("passkeys.forget", "23 * * * *", store.forget);

  const challenge = Effect.fnUntraced(function* (userId: UserId | null, purpose: Purpose) {
    const { patience } = yield* ceremonies;
    const bytes = randomBytes(32);
    const expires = new Date((yield* Clock.currentTimeMillis) + patience);
    yield* Effect.orDie(store.challenge(bytes, userId, purpose, expires));
    return bytes;
  });

  /** The challenge that a response answers, which nobody answers again. */
  const takeChallenge = Effect.fnUntraced(function* (
    response: Readonly<Record<string, unknown>>,
    userId: UserId | null,
    purpose: Purpose,
  ) {
    const answered = challengeOf(response);
    const now = new Date(yield* Clock.currentTimeMillis);
    const waiting =
      answered !== undefined && (yield* Effect.orDie(store.takeChallenge(answered, userId, purpose, now)));
    return waiting ? answered : yield* refused;
  });

  const ask = Effect.fn("Passkeys.ask")(function* (
    asking: Asking,
    owner: Owner,
    site: RelyingParty,
    read: Input<ProofInput>,
  ) {
    yield* permit(maySetUpFactors(asking.actor, owner));
    const { code } = yield* read;
    yield* factors.prove(asking, owner, code);
    const { askToRegister } = yield* ceremonies;
    const known = yield* Effect.orDie(store.ofUser(owner.id));
    const bytes = yield* challenge(owner.id, "registration");
    return yield* Effect.promise(() => askToRegister(site, owner, bytes, known));
  });

  const create = Effect.fn("Passkeys.create")(function* (
    actor: Actor,
    owner: Owner,
    site: RelyingParty,
    read: Input<NewPasskey>,
  ) {
    yield* permit(maySetUpFactors(actor, owner));
    const { response, name } = yield* read;
    const bytes = yield* takeChallenge(response, owner.id, "registration");
    const { register } = yield* ceremonies;
    const made = yield* Effect.tryPromise({ try: () => register(site, response, bytes), catch: () => refused });
    if (made === undefined) return yield* refused;
    const row = {
      userId: owner.id,
      credentialId: Buffer.from(made.credential.id, "base64url"),
      publicKey: made.credential.publicKey,
      counter: made.credential.counter,
      transports: transportsOf(response),
      name,
    };
    return yield* transaction(
      Effect.gen(function* () {
        const id = yield* store.insert(row);
        if (id === undefined) return yield* taken;
        yield* changes.made(keptPasskey, [id], recorded(unlisted.passkeyAdded, actor));
        yield* actors.changed;
        return { id, recoveryCodes: yield* factors.firstCodes(owner.id) };
      }),
    );
  });

  const rename = Effect.fn("Passkeys.rename")(function* (
    actor: Actor,
    owner: Owner,
    id: PasskeyId,
    read: Input<PasskeyPatch>,
  ) {
    yield* permit(maySetUpFactors(actor, owner));
    const { name } = yield* read;
    const act = store.rename(owner.id, id, name);
    const found = yield* transaction(
      changes.changing(keptPasskey, [id], act, recorded(unlisted.passkeyRenamed, actor)),
    );
    if (!found) return yield* notFound;
  });

  const remove = Effect.fn("Passkeys.remove")(function* (
    asking: Asking,
    owner: Owner,
    id: PasskeyId,
    read: Input<ProofInput>,
  ) {
    const { actor } = asking;
    yield* permit(mayKeepCredentials(actor, owner));
    const { code } = yield* read;
    yield* factors.prove(asking, owner, code);
    yield* transaction(
      Effect.gen(function* () {
        const act = store.remove(owner.id, id);
        if (!(yield* changes.changing(keptPasskey, [id], act, recorded(unlisted.passkeyRemoved, actor))))
          return yield* notFound;
        yield* factors.settle(owner.id);
        yield* actors.changed;
      }),
    );
  });

  const keeping = PasskeyKeeping.of({
    ask: Effect.fn("Passkeys.askToSign")(function* (site, userId) {
      const { askToSign } = yield* ceremonies;
      const known = userId === null ? [] : yield* Effect.orDie(store.ofUser(userId));
      const bytes = yield* challenge(userId, userId === null ? "sign-in" : "second-factor");
      return yield* Effect.promise(() => askToSign(site, bytes, { known, alone: userId === null }));
    }),
    take: Effect.fn("Passkeys.take")(function* (site, response, userId) {
      const bytes = yield* takeChallenge(response, userId, userId === null ? "sign-in" : "second-factor");
      const credentialId = credentialOf(response);
      const credential = credentialId && (yield* Effect.orDie(store.byCredential(credentialId)));
      if (credential === undefined || (userId !== null && credential.userId !== userId)) return yield* refused;
      const { handleOf, sign } = yield* ceremonies;
      const handle = handleIn(response);
      if (handle === undefined ? userId === null : handle !== handleOf(credential.userId)) return yield* refused;
      const counter = yield* Effect.tryPromise({
        try: () => sign(site, response, bytes, credential, userId === null),
        catch: () => refused,
      });
      const used =
        counter !== undefined && (yield* Effect.orDie(store.used(credential.id, credential.counter, counter)));
      return used ? credential.userId : yield* refused;
    }),
  });

  return Context.make(
    Passkeys,
    Passkeys.of({
      page: (actor, owner, view, slice) =>
        Effect.andThen(permit(mayKeepCredentials(actor, owner)), Effect.orDie(store.page(owner.id, view, slice))),
      one: Effect.fn("Passkeys.one")(function* (actor, owner, id, view) {
        yield* permit(mayKeepCredentials(actor, owner));
        return (yield* Effect.orDie(store.one(owner.id, id, view))) ?? (yield* notFound);
      }),
      ask,
      create,
      rename,
      remove,
    }),
  ).pipe(Context.add(PasskeyKeeping, keeping));
});
