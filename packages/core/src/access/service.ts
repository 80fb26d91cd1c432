/** The door: from a token, or none, to an actor with all of its rights. */
import { createHash } from "node:crypto";
import { Context, Effect, Layer, Schema } from "effect";
import type { UserId } from "../ids/index.ts";
import { Forbidden, NotFound } from "./errors.ts";
import type { Actor, SessionFacts } from "./model.ts";
import { anonymousUsername } from "./model.ts";
import { type Account, makeAccountStore, toAccount } from "./store.ts";

/** No such token, or one that has expired or was revoked. */
export class TokenRefused extends Schema.TaggedError<TokenRefused>()("TokenRefused", { reason: Schema.String }) {}

/** Who holds the secret of a session. Before the second factor nobody acts by it. */
export interface Held {
  readonly session: SessionFacts;
  readonly actor: Actor;
}

/** Tokens are random enough (36 alphanumerics) that a plain digest keeps them; the look-up by digest leaks no timing of the token. */
export const hashToken = (token: string): Uint8Array => createHash("sha256").update(token).digest();

/** How long an account is trusted without being read again, in milliseconds, should a notice of a change get lost. */
const memory = 10_000;
const mostRemembered = 10_000;

export class Actors extends Context.Service<
  Actors,
  {
    readonly byToken: (token: string) => Effect.Effect<Actor, TokenRefused>;
    readonly anonymous: Effect.Effect<Actor>;
    /** By the secret of a session of ours; undefined where it is none, or none any more. */
    readonly byHeldSession: (secret: string) => Effect.Effect<Held | undefined>;
    /** A person whom the session of a host names. */
    readonly bySession: (username: string) => Effect.Effect<Actor, Forbidden>;
    /** An actor by name, as of now; for the CLI and for explanations. */
    readonly byUsername: (username: string) => Effect.Effect<Actor, NotFound>;
    readonly byId: (id: UserId) => Effect.Effect<Actor, NotFound>;
    /** Tells every process, when the running transaction commits, that rights have changed. */
    readonly changed: Effect.Effect<void>;
    /** Forgets what is remembered in this process. */
    readonly forget: Effect.Effect<void>;
  }
>()("@dragoman/core/access/Actors") {
  static readonly layer = Layer.effect(
    Actors,
    Effect.gen(function* () {
      const store = yield* makeAccountStore;
      const remembered = new Map<string, { readonly account: Account; readonly until: number }>();
      let forgotten = 0;

      const remember = <A extends Account, E>(key: string, load: Effect.Effect<A, E>) =>
        Effect.suspend(() => {
          const known = remembered.get(key);
          // Each kind of key is loaded by one kind of load.
          if (known !== undefined && known.until > Date.now()) return Effect.succeed(known.account as A);
          const asOf = forgotten;
          return Effect.tap(load, (account) =>
            Effect.sync(() => {
              // What was read before everything was forgotten may be out of date.
              if (asOf !== forgotten) return;
              if (remembered.size >= mostRemembered) remembered.clear();
              remembered.set(key, { account, until: Date.now() + memory });
            }),
          );
        });

      const forget = Effect.sync(() => {
        forgotten++;
        remembered.clear();
      });

      const byToken = (token: string) => {
        const hash = hashToken(token);
        const load = Effect.gen(function* () {
          const row = yield* Effect.orDie(store.byTokenHash(hash));
          if (row === undefined) return yield* new TokenRefused({ reason: "Invalid token." });
          return toAccount(row, {
            id: row.token_id,
            scopes: row.scopes === null ? "all" : new Set(row.scopes),
            projectId: row.project_id,
            expires: row.expires,
          });
        });
        return Effect.flatMap(remember(Buffer.from(hash).toString("base64"), load), ({ actor, isActive }) => {
          if (!isActive) return new TokenRefused({ reason: "The user is inactive or was deleted." });
          const expires = actor.token?.expires;
          return expires != null && expires.getTime() <= Date.now()
            ? new TokenRefused({ reason: "The token has expired." })
            : Effect.succeed(actor);
        });
      };

      const anonymous = Effect.map(
        remember(
          anonymousUsername,
          Effect.flatMap(Effect.orDie(store.byUsername(anonymousUsername)), (row) =>
            row === undefined
              ? Effect.die(new Error("The database has no anonymous user."))
              : Effect.succeed(toAccount(row, null)),
          ),
        ),
        ({ actor }) => actor,
      );

      const byHeldSession = (secret: string) => {
        const hash = hashToken(secret);
        const load = Effect.gen(function* () {
          const row = yield* Effect.orDie(store.bySessionHash(hash));
          if (row === undefined) return yield* Effect.fail("none" as const);
          const { session_id: id, stage, method, created, expires } = row;
          return { ...toAccount(row, null), session: { id, userId: row.id, stage, method, created, expires } };
        });
        return Effect.flatMap(
          remember(`held ${Buffer.from(hash).toString("base64")}`, load),
          ({ actor, isActive, session }) =>
            !isActive || actor.isBot || actor.isAnonymous || session.expires.getTime() <= Date.now()
              ? Effect.succeed(undefined)
              : session.stage === "full"
                ? Effect.succeed({ session, actor })
                : Effect.map(anonymous, (nobody) => ({ session, actor: nobody })),
        ).pipe(Effect.catch(() => Effect.succeed(undefined)));
      };

      const bySession = (username: string) => {
        const refused = new Forbidden({ reason: `No active account is called ${JSON.stringify(username)} here.` });
        const load = Effect.flatMap(Effect.orDie(store.byUsername(username)), (row) =>
          row === undefined ? refused : Effect.succeed(toAccount(row, null)),
        );
        // Words of a host are about people: bots belong to programs.
        return Effect.flatMap(remember(`session ${username}`, load), ({ actor, isActive }) =>
          isActive && !actor.isBot ? Effect.succeed(actor) : refused,
        );
      };

      const found = (row: Parameters<typeof toAccount>[0] | undefined) =>
        row === undefined ? Effect.fail(new NotFound({ object: "User" })) : Effect.succeed(toAccount(row, null).actor);

      const changed = Effect.orDie(Effect.andThen(store.notify, store.afterCommit(forget)));

      return Actors.of({
        byToken,
        anonymous,
        byHeldSession,
        bySession,
        byUsername: (username) => Effect.flatMap(Effect.orDie(store.byUsername(username)), found),
        byId: (id) => Effect.flatMap(Effect.orDie(store.byId(id)), found),
        changed,
        forget,
      });
    }),
  );
}
