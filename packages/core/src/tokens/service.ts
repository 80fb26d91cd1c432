/** Tokens of users: made, listed without their secrets, revoked. */
import { Context, Effect, Layer } from "effect";
import type { TokenId } from "../ids/index.ts";
import {
  type Actor,
  Actors,
  anonymousUsername,
  Forbidden,
  hashToken,
  Invalid,
  NotFound,
  Refused,
} from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { writtenSparingly } from "../limits/inside.ts";
import { unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { mayKeepCredentials, type UserFacts } from "../users/index.ts";
import type { TokenColumn } from "./columns.ts";
import { type IssuedToken, type NewToken, secretProblem } from "./model.ts";
import { latestExpiry } from "./policy.ts";
import { hintOf, makeSecret, prefixes } from "./secret.ts";
import { recordedToken } from "./records.ts";
import { keptToken, makeTokenStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Token" });

type Owner = Pick<UserFacts, "id" | "username" | "isSuperuser" | "isBot" | "projectId">;

export class Tokens extends Context.Service<
  Tokens,
  {
    readonly page: (actor: Actor, user: Owner, view: View<TokenColumn>, slice: Slice) => Effect.Effect<Page, Forbidden>;
    readonly one: (
      actor: Actor,
      user: Owner,
      id: TokenId,
      view: View<TokenColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    /** Makes a token, whose secret is answered this once; `secret` sets it instead. A project's bot gets none for elsewhere. */
    readonly issue: (
      actor: Actor,
      user: Owner,
      input: Input<NewToken>,
      secret?: string,
    ) => Effect.Effect<IssuedToken, Forbidden | Invalid | Refused>;
    readonly revoke: (actor: Actor, user: Owner, id: TokenId) => Effect.Effect<void, NotFound | Forbidden>;
    /** Notes that a token was used now; at once, as it is written later and at most once a minute. */
    readonly used: (id: TokenId) => Effect.Effect<void>;
  }
>()("@dragoman/core/tokens/Tokens") {
  static readonly layer = Layer.effect(
    Tokens,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeTokenStore;
      const changes = yield* ChangeKeeping;
      const actors = yield* Actors;
      const used = yield* writtenSparingly(store.used);

      const keeping = (actor: Actor, owner: Owner) => permit(mayKeepCredentials(actor, owner));

      const issue = Effect.fn("Tokens.issue")(function* (
        actor: Actor,
        user: Owner,
        read: Input<NewToken>,
        given?: string,
      ) {
        yield* keeping(actor, user);
        if (user.username === anonymousUsername)
          return yield* new Refused({ reason: "The anonymous user has no tokens: it is who comes without one." });
        const input = yield* read;
        const wrong = given === undefined ? undefined : secretProblem(given);
        if (wrong !== undefined) return yield* Invalid.field("token", wrong);
        const secret = given ?? makeSecret(user.isBot ? prefixes.project : prefixes.personal);
        const row = {
          ...input,
          expires: latestExpiry(actor, input.expires ?? null),
          userId: user.id,
          projectId: user.projectId,
          hash: hashToken(secret),
          hint: hintOf(secret),
        };
        const id = yield* transaction(
          Effect.tap(store.insert(row), (made) =>
            made === undefined
              ? Effect.void
              : changes.made(keptToken, [made], recordedToken(unlisted.tokenIssued, actor)),
          ),
        );
        return id === undefined ? yield* Invalid.field("token", "This token is in use already.") : { id, secret };
      });

      const revoke = Effect.fn("Tokens.revoke")(function* (actor: Actor, user: Owner, id: TokenId) {
        yield* keeping(actor, user);
        const act = store.remove({ userId: user.id }, id);
        const removed = yield* transaction(
          Effect.tap(
            changes.changing(keptToken, [id], act, recordedToken(unlisted.tokenRevoked, actor)),
            actors.changed,
          ),
        );
        if (removed === undefined) return yield* notFound;
      });

      return Tokens.of({
        page: (actor, user, view, slice) =>
          Effect.andThen(keeping(actor, user), Effect.orDie(store.page({ userId: user.id }, view, slice))),
        one: Effect.fn("Tokens.one")(function* (actor, user, id, view) {
          yield* keeping(actor, user);
          return (yield* Effect.orDie(store.one({ userId: user.id }, id, view))) ?? (yield* notFound);
        }),
        issue,
        revoke,
        used,
      });
    }),
  );
}
