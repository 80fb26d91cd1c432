/** Signing in with a password, and setting one. Nothing tells whether a name that was tried is somebody's. */
import { Context, Effect, Layer } from "effect";
import type { SessionId, UserId } from "../ids/index.ts";
import { type Actor, anonymousUsername, Forbidden, Invalid, Refused } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { makeAttempts } from "../limits/inside.ts";
import type { Begun } from "../sessions/index.ts";
import { SessionKeeping } from "../sessions/inside.ts";
import { mayKeepCredentials, type UserFacts } from "../users/index.ts";
import { makeHashing } from "./hashing.ts";
import { PasswordKeeping } from "./keeping.ts";
import { type Credentials, type PasswordChange, type Person, personalProblem } from "./model.ts";
import { makePasswordStore } from "./store.ts";

const mismatch = new Refused({ reason: "This name and this password do not belong together." });

type Owner = Pick<UserFacts, "id" | "username" | "fullName" | "email" | "isSuperuser" | "isBot">;

export class Passwords extends Context.Service<
  Passwords,
  {
    readonly signIn: (input: Input<Credentials>) => Effect.Effect<Begun, Invalid | Refused | TooManyAttempts>;
    /**
     * Owners say their current password, if they have one; those who manage an account need not. All sessions of the
     * account end but the one that asks.
     */
    readonly set: (
      actor: Actor,
      owner: Owner,
      input: Input<PasswordChange>,
      asking: SessionId | null,
    ) => Effect.Effect<void, Forbidden | Invalid | Refused | TooManyAttempts>;
  }
>()("@dragoman/core/passwords/Passwords") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makePasswordStore;
      const hashing = yield* makeHashing;
      const attempts = yield* makeAttempts;
      const sessions = yield* SessionKeeping;
      const changes = yield* ChangeKeeping;
      const audit = yield* AuditKeeping;
      const scope = yield* Effect.scope;

      /** What only happens for accounts that exist happens when the answer is out. */
      const later = (work: Effect.Effect<void>) => Effect.asVoid(Effect.forkIn(work, scope));

      const signIn = Effect.fn("Passwords.signIn")(function* (read: Input<Credentials>) {
        const { username, password } = yield* read;
        const { address } = yield* Asker;
        yield* attempts({ kind: "sign-in", who: username, address });
        const candidate = yield* Effect.orDie(store.candidate(username));
        const hash = candidate?.hash ?? null;
        const matches = yield* hashing.verify(hash, password);
        if (!matches || candidate === undefined || !candidate.isActive || hash === null) {
          if (candidate !== undefined) yield* later(audit.note(candidate.id, "sign-in-failed", { method: "password" }));
          return yield* mismatch;
        }
        if (hashing.isOutdated(hash))
          yield* later(
            Effect.flatMap(hashing.hash(password), (renewed) =>
              Effect.ignore(store.renew(candidate.id, hash, renewed)),
            ),
          );
        return yield* sessions.begin(candidate.id, "password");
      });

      const check = (password: string, person: Person) => {
        const weak = personalProblem(password, person);
        return weak === undefined ? Effect.void : Effect.fail(Invalid.field("password", weak));
      };

      const put = (by: UserId, userId: UserId, digest: string, except: SessionId | null) =>
        transaction(
          Effect.gen(function* () {
            const had = yield* Effect.orDie(store.put(userId, digest));
            const before = had ? { password: "set" } : { password: "not set" };
            yield* changes.record([
              {
                action: unlisted.passwordSet,
                userId: by,
                details: { user: userId, before, after: { password: "set" } },
              },
            ]);
            yield* sessions.endOthers(userId, except);
          }),
        );

      const set = Effect.fn("Passwords.set")(function* (
        actor: Actor,
        owner: Owner,
        read: Input<PasswordChange>,
        asking: SessionId | null,
      ) {
        yield* permit(mayKeepCredentials(actor, owner));
        if (owner.isBot || owner.username === anonymousUsername)
          return yield* new Refused({ reason: "Only people have passwords." });
        const { current, password } = yield* read;
        if (actor.id === owner.id) {
          const { address } = yield* Asker;
          const known = yield* Effect.orDie(store.hashOf(owner.id));
          if (known !== null) {
            if (current === undefined) return yield* Invalid.field("current", "Say your current password too.");
            yield* attempts({ kind: "password", who: owner.username, address });
            if (!(yield* hashing.verify(known, current)))
              return yield* Invalid.field("current", "This is not your current password.");
          }
        }
        yield* check(password, owner);
        yield* put(actor.id, owner.id, yield* hashing.hash(password), asking);
      });

      return Context.make(Passwords, Passwords.of({ signIn, set })).pipe(
        Context.add(
          PasswordKeeping,
          PasswordKeeping.of({
            digest: hashing.hash,
            check,
            put: (userId, digest, except) => put(userId, userId, digest, except),
          }),
        ),
      );
    }),
  );
}
