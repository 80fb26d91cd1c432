/**
 * Ways to an account for who has none, or no password of it. Nothing here tells whether an address has an account:
 * requests are answered alike, and what differs is done later, by the task that writes the letter.
 */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, hashToken, hasFullPower, Invalid, NotFound, Refused } from "../access/index.ts";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import { makeAttempts } from "../limits/inside.ts";
import { MailKeeping } from "../mail/inside.ts";
import { PasswordKeeping } from "../passwords/inside.ts";
import type { Begun } from "../sessions/index.ts";
import { makeSecret, SessionKeeping } from "../sessions/inside.ts";
import type { UserFacts } from "../users/index.ts";
import { UserKeeping } from "../users/inside.ts";
import { makeMailing } from "./mailing.ts";
import { registerNotices } from "./noticing.ts";
import { type Confirmation, lifetimes, type LinkUse, type NewRegistration, type Purpose } from "./model.ts";
import type { Reset, ResetRequest } from "./model.ts";
import { AccountSettings, type Registration } from "./settings.ts";
import { type CodeRow, makeAccountCodeStore, type NewCode } from "./store.ts";

const over = new Refused({ reason: "This link was used already, or is too old. Ask for another one." });
const noMail = new Refused({ reason: "This site sends no mail. Ask who runs it." });

/** A link that signs in once, without its page. */
export interface SignInCode {
  readonly code: string;
  readonly expires: Date;
}

export class Accounts extends Context.Service<
  Accounts,
  {
    /** Who may make an account, and whether mail is sent. */
    readonly ways: { readonly registration: Registration; readonly mail: boolean };
    /** Asks to confirm the address by mail. */
    readonly register: (
      input: Input<NewRegistration>,
    ) => Effect.Effect<void, Invalid | Forbidden | Refused | TooManyAttempts>;
    /** Makes the account, and signs in. */
    readonly confirm: (input: Input<Confirmation>) => Effect.Effect<Begun, Invalid | Refused>;
    /** Writes to who has an account with this address. */
    readonly askReset: (input: Input<ResetRequest>) => Effect.Effect<void, Invalid | Refused | TooManyAttempts>;
    /** Sets the password, ends all sessions, and signs in. */
    readonly reset: (input: Input<Reset>) => Effect.Effect<Begun, Invalid | Refused>;
    /** For the operator and superusers, who could do anything in the account's name anyway. */
    readonly makeLink: (actor: Actor, user: Pick<UserFacts, "id">) => Effect.Effect<SignInCode, Forbidden | NotFound>;
    readonly useLink: (input: Input<LinkUse>) => Effect.Effect<Begun, Invalid | Refused>;
  }
>()("@dragoman/core/accounts/Accounts") {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeAccountCodeStore;
      const { registration, domains } = yield* AccountSettings;
      const mail = yield* MailKeeping;
      const submit = yield* makeMailing;
      yield* registerNotices;
      const attempts = yield* makeAttempts;
      const passwords = yield* PasswordKeeping;
      const sessions = yield* SessionKeeping;
      const users = yield* UserKeeping;
      const audit = yield* AuditKeeping;

      const known = Effect.fnUntraced(function* (code: string, purpose: Purpose) {
        return (yield* Effect.orDie(store.byHash(hashToken(code), purpose))) ?? (yield* over);
      });
      const taken = Effect.fnUntraced(function* (code: string, purpose: Purpose) {
        return (yield* Effect.orDie(store.take(hashToken(code), purpose))) ?? (yield* over);
      });
      const ownerOf = Effect.fnUntraced(function* ({ userId }: CodeRow) {
        if (userId === null) return yield* over;
        return (yield* Effect.orDie(store.account(userId))) ?? (yield* over);
      });

      /** Keeps what is asked, and the letter to write, together. */
      const mailed = Effect.fnUntraced(function* (kind: string, code: NewCode & { readonly email: string }) {
        const { address, agent } = yield* Asker;
        yield* attempts({ kind, who: code.email, address });
        const details = { ...code.details, address, agent: agent.slice(0, 300) };
        yield* transaction(
          Effect.gen(function* () {
            const row = yield* Effect.orDie(store.insert({ ...code, details }));
            if (row !== undefined) yield* submit(row.id);
          }),
        );
      });

      const register = Effect.fn("Accounts.register")(function* (read: Input<NewRegistration>) {
        if (registration === "off" || registration === "invitation")
          return yield* new Forbidden({
            reason: registration === "off" ? "Nobody makes an account here." : "Accounts are made by invitation here.",
          });
        if (!mail.isOn) return yield* noMail;
        const { email, username, full_name, password } = yield* read;
        if (registration === "domains" && !domains.includes(email.split("@").at(-1)?.toLowerCase() ?? ""))
          return yield* Invalid.field(
            "email",
            "Accounts are made for addresses of some domains here, not of this one.",
          );
        if (password !== undefined) yield* passwords.check(password, { username, fullName: full_name, email });
        const digest = password === undefined ? {} : { digest: yield* passwords.digest(password) };
        const details = { username, full_name, ...digest };
        yield* mailed("register", { purpose: "registration", email, details, minutes: lifetimes.registration });
      });

      const confirm = Effect.fn("Accounts.confirm")(function* (read: Input<Confirmation>) {
        const { code, password, ...wished } = yield* read;
        const { email, details } = yield* known(code, "registration");
        const { username = wished.username ?? "", full_name = "" } = { ...details, ...wished };
        if (email === null) return yield* over;
        if (password !== undefined) yield* passwords.check(password, { username, fullName: full_name, email });
        const digest = password === undefined ? details.digest : yield* passwords.digest(password);
        if (digest === undefined) return yield* Invalid.field("password", "Choose a password.");
        return yield* transaction(
          Effect.gen(function* () {
            yield* taken(code, "registration");
            const id = yield* users.register({ username, full_name, email });
            yield* audit.note(id, "registered");
            yield* passwords.put(id, digest, null);
            return yield* sessions.begin(id, "mail");
          }),
        );
      });

      const reset = Effect.fn("Accounts.reset")(function* (read: Input<Reset>) {
        const { code, password } = yield* read;
        const owner = yield* ownerOf(yield* known(code, "reset"));
        yield* passwords.check(password, owner);
        const digest = yield* passwords.digest(password);
        return yield* transaction(
          Effect.gen(function* () {
            yield* ownerOf(yield* taken(code, "reset"));
            yield* Effect.orDie(store.removeResets(owner.id));
            yield* passwords.put(owner.id, digest, null);
            return yield* sessions.begin(owner.id, "mail");
          }),
        );
      });

      const askReset = Effect.fn("Accounts.askReset")(function* (read: Input<ResetRequest>) {
        if (!mail.isOn) return yield* noMail;
        const { email } = yield* read;
        yield* mailed("reset", { purpose: "reset", email, minutes: lifetimes.reset });
      });

      const makeLink = Effect.fn("Accounts.makeLink")(function* (actor: Actor, { id }: Pick<UserFacts, "id">) {
        if (!hasFullPower(actor)) return yield* new Forbidden({ reason: "Only superusers make links that sign in." });
        if ((yield* Effect.orDie(store.account(id))) === undefined) return yield* new NotFound({ object: "User" });
        const code = makeSecret();
        const row = { purpose: "sign-in", userId: id, hash: hashToken(code), minutes: lifetimes["sign-in"] } as const;
        return yield* transaction(
          Effect.gen(function* () {
            const made = yield* Effect.orDie(store.insert(row));
            yield* audit.note(id, "sign-in-link-made");
            return { code, expires: made?.expires ?? new Date() };
          }),
        );
      });

      const useLink = Effect.fn("Accounts.useLink")(function* (read: Input<LinkUse>) {
        const { code } = yield* read;
        return yield* transaction(
          Effect.gen(function* () {
            const owner = yield* ownerOf(yield* taken(code, "sign-in"));
            return yield* sessions.begin(owner.id, "link");
          }),
        );
      });

      const isOpen = mail.isOn || registration === "invitation";
      const ways = { registration: isOpen ? registration : ("off" as const), mail: mail.isOn };
      return Accounts.of({ ways, register, confirm, askReset, reset, makeLink, useLink });
    }),
  );
}
