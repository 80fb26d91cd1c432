/** Second factors: one-time codes of an app, set up in two steps, and recovery codes for who lost it. */
import { Clock, Context, Effect, Layer, Result } from "effect";
import type { UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, Refused } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { type Action, unlisted } from "../changes/index.ts";
import { ChangeKeeping, type Recorded } from "../changes/inside.ts";
import { makeTransaction, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { makeAttempts } from "../limits/inside.ts";
import type { SecretPlace } from "../secrets/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import { SecondFactors } from "../sessions/inside.ts";
import { mayKeepCredentials } from "../users/index.ts";
import type { FactorColumn } from "./columns.ts";
import { FactorKeeping } from "./keeping.ts";
import type { CodeInput, Enrolment, ProofInput } from "./model.ts";
import { type Asking, type FactorOwner, maySetUpFactors } from "./policy.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery.ts";
import { isRecent } from "./recent.ts";
import { keptFactors, makeFactorStore } from "./store.ts";

const wrongCode = Invalid.field("code", "This code is wrong, too old, or was used already.");
const noProof = Invalid.field(
  "code",
  "Your sign-in is not recent enough for this: sign in again, or send a code of your app or a recovery code.",
);
const hasApp = new Refused({ reason: "An app is set up already: remove it first." });
const noApp = new Refused({ reason: "No app is being set up." });

type Proof = Input<ProofInput>;

export class Factors extends Context.Service<
  Factors,
  {
    readonly status: (actor: Actor, owner: FactorOwner, view: View<FactorColumn>) => Effect.Effect<string, Forbidden>;
    /** A secret for an app, which counts from the first code on. */
    readonly propose: (
      asking: Asking,
      owner: FactorOwner,
      site: string,
      proof: Proof,
    ) => Effect.Effect<Enrolment, Forbidden | Invalid | Refused | TooManyAttempts>;
    /** Answers the recovery codes, where these are the first ones: nobody sees them again. */
    readonly confirm: (
      actor: Actor,
      owner: FactorOwner,
      input: Input<CodeInput>,
    ) => Effect.Effect<readonly string[] | null, Forbidden | Invalid | Refused | TooManyAttempts>;
    readonly remove: (
      asking: Asking,
      owner: FactorOwner,
      proof: Proof,
    ) => Effect.Effect<void, Forbidden | Invalid | TooManyAttempts>;
    /** New recovery codes in place of all others. */
    readonly renewCodes: (
      asking: Asking,
      owner: FactorOwner,
      proof: Proof,
    ) => Effect.Effect<readonly string[], Forbidden | Invalid | Refused | TooManyAttempts>;
    /** Takes all factors away, passkeys too, for who lost everything. */
    readonly reset: (actor: Actor, owner: FactorOwner) => Effect.Effect<void, Forbidden | Invalid>;
  }
>()("@dragoman/core/factors/Factors") {
  static readonly layer = Layer.effectContext(Effect.suspend(() => make));
}

const placeOf = (row: UserId): SecretPlace => ({ table: "totp_secrets", column: "secret", row });

const recorded =
  (action: Action, by: Pick<Actor, "id">): Recorded =>
  ({ id }) => [{ action, userId: by.id, details: { user: id } }];

/** Loaded when somebody uses it: most requests do not. */
const codes = Effect.promise(() => import("./totp.ts"));
const images = Effect.promise(() => import("./qr.ts"));

const make = Effect.gen(function* () {
  const store = yield* makeFactorStore;
  const transaction = yield* makeTransaction;
  const changes = yield* ChangeKeeping;
  const actors = yield* Actors;
  const attempts = yield* makeAttempts;
  const secrets = yield* SecretKeeping;

  const changing = <A, E>(action: Action, by: Pick<Actor, "id">, id: UserId, act: Effect.Effect<A, E>) =>
    transaction(
      Effect.gen(function* () {
        yield* store.lock(id);
        const done = yield* changes.changing(keptFactors, [id], act, recorded(action, by));
        yield* actors.changed;
        return done;
      }),
    );

  /** By account alone: the password came before. */
  const attempt = (id: UserId) => attempts({ kind: "factor", who: String(id), address: "" });

  /** The step of a code for the user's app. A secret that no key opens knows no code. */
  const step = Effect.fnUntraced(function* (id: UserId, code: string, confirmed: boolean) {
    const row = yield* Effect.orDie(store.totp(id));
    if (row === undefined || (row.confirmed !== null) !== confirmed) return undefined;
    const secret = secrets.open(row.secret, placeOf(id));
    if (Result.isFailure(secret)) return undefined;
    return (yield* codes).stepOf(secret.success, code, yield* Clock.currentTimeMillis, row.lastCounter);
  });

  const takes = Effect.fnUntraced(function* (id: UserId, code: string) {
    const found = yield* step(id, code, true);
    if (found !== undefined) return (yield* store.useStep(id, found)) ? ("totp" as const) : undefined;
    return (yield* store.useCode(id, hashRecoveryCode(code))) ? ("recovery" as const) : undefined;
  }, Effect.orDie);

  const take = Effect.fn("Factors.take")(function* (id: UserId, code: string) {
    yield* attempt(id);
    return (yield* takes(id, code)) ?? (yield* wrongCode);
  });

  const prove = Effect.fn("Factors.prove")(function* (
    { actor, session }: Asking,
    owner: FactorOwner,
    code: string | undefined,
  ) {
    if (actor.id !== owner.id) return;
    if (code !== undefined) yield* take(owner.id, code);
    else if (!isRecent(session, owner.id, yield* Clock.currentTimeMillis)) return yield* noProof;
  });

  const firstCodes = Effect.fnUntraced(function* (id: UserId) {
    const methods = yield* Effect.orDie(store.methods(id));
    if (methods.includes("recovery")) return null;
    return yield* newCodes(id);
  });

  const newCodes = Effect.fnUntraced(function* (id: UserId) {
    const made = makeRecoveryCodes();
    yield* store.replaceCodes(id, made.map(hashRecoveryCode));
    return made;
  }, Effect.orDie);

  const settle = Effect.fnUntraced(function* (id: UserId) {
    if ((yield* store.methods(id)).length === 0) yield* store.removeCodes(id);
  }, Effect.orDie);

  const propose = Effect.fn("Factors.propose")(function* (
    asking: Asking,
    owner: FactorOwner,
    site: string,
    read: Proof,
  ) {
    yield* permit(maySetUpFactors(asking.actor, owner));
    const { code } = yield* read;
    yield* prove(asking, owner, code);
    const { makeTotpSecret, otpauthUri } = yield* codes;
    const secret = makeTotpSecret();
    yield* transaction(
      Effect.gen(function* () {
        yield* store.lock(owner.id);
        if ((yield* store.totp(owner.id))?.confirmed != null) return yield* hasApp;
        yield* store.propose(owner.id, secrets.seal(secret, placeOf(owner.id)));
      }),
    );
    const uri = otpauthUri(secret, site, owner.username);
    return { secret, uri, qr: (yield* images).qrCode(uri) };
  });

  const confirm = Effect.fn("Factors.confirm")(function* (actor: Actor, owner: FactorOwner, read: Input<CodeInput>) {
    yield* permit(maySetUpFactors(actor, owner));
    const { code } = yield* read;
    yield* attempt(owner.id);
    const act = Effect.gen(function* () {
      const row = yield* store.totp(owner.id);
      if (row === undefined || row.confirmed !== null) return yield* noApp;
      const found = yield* step(owner.id, code, false);
      if (found === undefined) return yield* wrongCode;
      yield* store.confirm(owner.id, found);
      return yield* firstCodes(owner.id);
    });
    return yield* changing(unlisted.secondFactorAdded, actor, owner.id, act);
  });

  const remove = Effect.fn("Factors.remove")(function* (asking: Asking, owner: FactorOwner, read: Proof) {
    const { actor } = asking;
    yield* permit(mayKeepCredentials(actor, owner));
    const { code } = yield* read;
    yield* prove(asking, owner, code);
    const act = Effect.andThen(store.removeTotp(owner.id), settle(owner.id));
    yield* changing(unlisted.secondFactorRemoved, actor, owner.id, act);
  });

  const renewCodes = Effect.fn("Factors.renewCodes")(function* (asking: Asking, owner: FactorOwner, read: Proof) {
    const { actor } = asking;
    yield* permit(maySetUpFactors(actor, owner));
    const { code } = yield* read;
    yield* prove(asking, owner, code);
    const act = Effect.gen(function* () {
      if ((yield* store.methods(owner.id)).length === 0)
        return yield* new Refused({ reason: "Recovery codes stand in for a second factor: set one up first." });
      return yield* newCodes(owner.id);
    });
    return yield* changing(unlisted.recoveryCodesMade, actor, owner.id, act);
  });

  const forget = (id: UserId) =>
    Effect.andThen(Effect.andThen(store.removeTotp(id), store.removePasskeys(id)), store.removeCodes(id));

  const reset = Effect.fn("Factors.reset")(function* (actor: Actor, owner: FactorOwner) {
    yield* permit(mayKeepCredentials(actor, owner));
    if (actor.id === owner.id) return yield* noProof;
    yield* changing(unlisted.secondFactorRemoved, actor, owner.id, forget(owner.id));
  });

  (yield* SecondFactors).add((id) => Effect.orDie(store.methods(id)));

  return Context.make(
    Factors,
    Factors.of({
      status: (actor, owner, view) =>
        Effect.andThen(permit(mayKeepCredentials(actor, owner)), Effect.orDie(store.status(owner.id, view))),
      propose,
      confirm,
      remove,
      renewCodes,
      reset,
    }),
  ).pipe(Context.add(FactorKeeping, FactorKeeping.of({ take, prove, firstCodes, settle })));
});
