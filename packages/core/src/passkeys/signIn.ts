/** Signing in by a passkey instead of a password, and showing the second factor that a session waits for. */
import { Context, Effect, Layer } from "effect";
import { Invalid, Refused, type SessionFacts } from "../access/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { FactorKeeping } from "../factors/inside.ts";
import type { Input } from "../fields/index.ts";
import type { TooManyAttempts } from "../limits/index.ts";
import type { Begun } from "../sessions/index.ts";
import { SessionKeeping } from "../sessions/inside.ts";
import { PasskeyKeeping } from "./keeping.ts";
import type { PasskeyAnswer, RelyingParty, SecondFactorInput } from "./model.ts";

const waitsForNothing = new Refused({ reason: "No sign-in waits for a second factor here: begin it anew." });
const oneOfThem = Invalid.field("code", "Send a code, or the response of a passkey.");

export class SignIn extends Context.Service<
  SignIn,
  {
    /** What a browser is asked: a passkey of whom its session waits for, or anybody's. */
    readonly ask: (site: RelyingParty, session: SessionFacts | null) => Effect.Effect<object>;
    /** A passkey that knows its user is two factors in one. */
    readonly byPasskey: (site: RelyingParty, input: Input<PasskeyAnswer>) => Effect.Effect<Begun, Invalid>;
    readonly complete: (
      site: RelyingParty,
      session: SessionFacts | null,
      input: Input<SecondFactorInput>,
    ) => Effect.Effect<Begun, Invalid | Refused | TooManyAttempts>;
  }
>()("@dragoman/core/passkeys/SignIn") {
  static readonly layer = Layer.effect(
    SignIn,
    Effect.gen(function* () {
      const sessions = yield* SessionKeeping;
      const factors = yield* FactorKeeping;
      const passkeys = yield* PasskeyKeeping;
      const audit = yield* AuditKeeping;

      const shown = Effect.fnUntraced(function* (
        site: RelyingParty,
        { userId }: SessionFacts,
        { code, response }: SecondFactorInput,
      ) {
        if ((code === undefined) === (response === undefined)) return yield* oneOfThem;
        const method =
          code !== undefined
            ? factors.take(userId, code)
            : Effect.as(passkeys.take(site, response ?? {}, userId), "passkey" as const);
        return yield* Effect.tapError(method, () => audit.note(userId, "sign-in-failed", { method: "second-factor" }));
      });

      const complete = Effect.fn("SignIn.complete")(function* (
        site: RelyingParty,
        session: SessionFacts | null,
        read: Input<SecondFactorInput>,
      ) {
        if (session?.stage !== "second-factor") return yield* waitsForNothing;
        const method = yield* shown(site, session, yield* read);
        if (method === "recovery") yield* audit.note(session.userId, "recovery-code-used");
        return (yield* sessions.complete(session, method)) ?? (yield* waitsForNothing);
      });

      const byPasskey = Effect.fn("SignIn.byPasskey")(function* (site: RelyingParty, read: Input<PasskeyAnswer>) {
        const { response } = yield* read;
        const userId = yield* passkeys.take(site, response, null);
        return yield* sessions.begin(userId, "passkey", { needsSecondFactor: false });
      });

      return SignIn.of({
        ask: (site, session) => passkeys.ask(site, session?.stage === "second-factor" ? session.userId : null),
        byPasskey,
        complete,
      });
    }),
  );
}
