/** Sessions of people: begun where somebody signs in, listed and ended by their owners. */
import { Context, Effect, Layer } from "effect";
import type { SessionId, UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, hashToken, NotFound, type SessionFacts } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { Asker } from "../audit/index.ts";
import { AuditKeeping } from "../audit/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import { writtenSparingly } from "../limits/inside.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { mayKeepCredentials, type UserFacts } from "../users/index.ts";
import type { SessionColumn } from "./columns.ts";
import { SessionKeeping } from "./keeping.ts";
import type { Begun } from "./model.ts";
import { SecondFactors } from "./secondFactors.ts";
import { makeSecret } from "./secret.ts";
import { makeSessionStore } from "./store.ts";

const longestAgent = 300;

type Owner = Pick<UserFacts, "id" | "isSuperuser">;

export class Sessions extends Context.Service<
  Sessions,
  {
    /** Those used last first. */
    readonly page: (
      actor: Actor,
      owner: Owner,
      view: View<SessionColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Forbidden>;
    readonly end: (actor: Actor, owner: Owner, id: SessionId) => Effect.Effect<void, NotFound | Forbidden>;
    /** Ends all but the one that asks. */
    readonly endOthers: (actor: Actor, owner: Owner, except: SessionId | null) => Effect.Effect<void, Forbidden>;
    /** Ends the session that asks, as who holds its secret may. */
    readonly signOut: (session: SessionFacts) => Effect.Effect<void>;
    /** Notes that a session was used now; at once, as it is written later and at most once a minute. */
    readonly used: (id: SessionId) => Effect.Effect<void>;
    /** The second factors that a session waits for. */
    readonly awaited: (session: SessionFacts) => Effect.Effect<readonly string[]>;
  }
>()("@dragoman/core/sessions/Sessions") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeSessionStore;
      const actors = yield* Actors;
      const audit = yield* AuditKeeping;
      const factors = yield* SecondFactors;
      const used = yield* writtenSparingly(store.used);
      yield* registerPeriodic("sessions.forget", "23 * * * *", store.forget);

      const keeping = (actor: Actor, owner: Owner) => permit(mayKeepCredentials(actor, owner));

      /** Somebody is in: a new session is there, or one has got its second factor. */
      const signedIn = (userId: UserId, method: string) =>
        Effect.andThen(Effect.orDie(store.signedIn(userId)), audit.note(userId, "signed-in", { method }));

      const begin = Effect.fn("Sessions.begin")(function* (
        userId: UserId,
        method: string,
        told?: { readonly needsSecondFactor: boolean },
      ) {
        const waits = told?.needsSecondFactor ?? (yield* factors.of(userId)).length > 0;
        const stage = waits ? "second-factor" : "full";
        const { address, agent } = yield* Asker;
        const secret = makeSecret();
        const row = {
          userId,
          hash: hashToken(secret),
          stage,
          method,
          address,
          agent: agent.slice(0, longestAgent),
        } as const;
        return yield* transaction(
          Effect.gen(function* () {
            const session = yield* Effect.orDie(store.insert(row));
            if (session === undefined) return yield* Effect.die(new Error("The session was not written."));
            if (!waits) yield* signedIn(userId, method);
            return { session, secret } satisfies Begun;
          }),
        );
      });

      const complete = Effect.fn("Sessions.complete")(function* (session: SessionFacts, method: string) {
        const secret = makeSecret();
        return yield* transaction(
          Effect.gen(function* () {
            const ways = `${session.method}, ${method}`;
            const completed = yield* Effect.orDie(store.complete(session.id, hashToken(secret), ways));
            if (completed === undefined) return undefined;
            yield* signedIn(session.userId, ways);
            yield* actors.changed;
            return { session: completed, secret } satisfies Begun;
          }),
        );
      });

      const endOthers = (userId: UserId, except: SessionId | null) =>
        transaction(
          Effect.gen(function* () {
            const ended = yield* Effect.orDie(store.removeOthers(userId, except));
            if (ended === 0) return;
            yield* audit.note(userId, "session-ended", { sessions: String(ended) });
            yield* actors.changed;
          }),
        );

      const end = (userId: UserId, id: SessionId, act: "session-ended" | "signed-out") =>
        transaction(
          Effect.gen(function* () {
            const isEnded = yield* Effect.orDie(store.remove(userId, id));
            if (!isEnded) return false;
            yield* audit.note(userId, act);
            yield* actors.changed;
            return true;
          }),
        );

      const awaited = ({ stage, userId }: SessionFacts) => (stage === "full" ? Effect.succeed([]) : factors.of(userId));

      return Context.make(
        Sessions,
        Sessions.of({
          page: (actor, owner, view, slice) =>
            Effect.andThen(keeping(actor, owner), Effect.orDie(store.page(owner.id, view, slice))),
          end: Effect.fn("Sessions.end")(function* (actor, owner, id) {
            yield* keeping(actor, owner);
            if (!(yield* end(owner.id, id, "session-ended"))) return yield* new NotFound({ object: "Session" });
          }),
          endOthers: (actor, owner, except) => Effect.andThen(keeping(actor, owner), endOthers(owner.id, except)),
          signOut: ({ userId, id }) => Effect.asVoid(end(userId, id, "signed-out")),
          used,
          awaited,
        }),
      ).pipe(Context.add(SessionKeeping, SessionKeeping.of({ begin, complete, endOthers, awaited })));
    }),
  );
}
