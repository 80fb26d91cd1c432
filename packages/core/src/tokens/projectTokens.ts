/** Tokens of projects: each is a bot in the project's Administration team that can do nothing anywhere else. */
import { Context, Effect, Layer } from "effect";
import type { TokenId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, hashToken, Invalid, isNarrowed, NotFound } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import type { TokenColumn } from "./columns.ts";
import type { IssuedToken, NewProjectToken } from "./model.ts";
import { latestExpiry } from "./policy.ts";
import { hintOf, makeSecret, prefixes } from "./secret.ts";
import { recordedToken } from "./records.ts";
import { keptToken, makeTokenStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { UserKeeping } from "../users/inside.ts";
import { MembershipKeeping } from "../teams/inside.ts";
import { TeamKeeping } from "../teams/inside.ts";

const notFound = new NotFound({ object: "Token" });
const narrowed = new Forbidden({ reason: "A token with fewer rights than its user keeps no tokens." });

/** A part of a username: small letters, digits and hyphens. */
const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "token";

export class ProjectTokens extends Context.Service<
  ProjectTokens,
  {
    readonly page: (
      actor: Actor,
      project: string,
      view: View<TokenColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    readonly one: (
      actor: Actor,
      project: string,
      id: TokenId,
      view: View<TokenColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden>;
    /** Makes a bot and its token, whose secret is answered this once. */
    readonly issue: (
      actor: Actor,
      project: string,
      input: Input<NewProjectToken>,
    ) => Effect.Effect<IssuedToken, NotFound | Forbidden | Invalid>;
    /** Ends the token, and the bot's work with it. */
    readonly revoke: (actor: Actor, project: string, id: TokenId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/tokens/ProjectTokens") {
  static readonly layer = Layer.effect(
    ProjectTokens,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeTokenStore;
      const changes = yield* ChangeKeeping;
      const actors = yield* Actors;
      const projects = yield* Projects;
      const users = yield* UserKeeping;
      const teams = yield* TeamKeeping;
      const memberships = yield* MembershipKeeping;

      const keeping = Effect.fnUntraced(function* (actor: Actor, slug: string) {
        const project = yield* projects.permitted(actor, slug, "project.permissions");
        return isNarrowed(actor) ? yield* narrowed : project;
      });

      const issue = Effect.fn("ProjectTokens.issue")(function* (
        actor: Actor,
        slug: string,
        read: Input<NewProjectToken>,
      ) {
        const project = yield* keeping(actor, slug);
        const { name, scopes = null, expires: asked = null } = yield* read;
        const expires = latestExpiry(actor, asked);
        const secret = makeSecret(prefixes.project);
        const row = { name, scopes, expires, hash: hashToken(secret), hint: hintOf(secret), projectId: project.id };
        const id = yield* transaction(
          Effect.gen(function* () {
            const username = `bot-${project.slug}-${slugOf(name)}`;
            const userId = yield* users.createBot(actor, { username, fullName: name, projectId: project.id, expires });
            yield* memberships.join(actor, yield* teams.administrationOf(actor, project.id), userId, "token");
            const made = yield* store.insert({ ...row, userId });
            if (made !== undefined) yield* changes.made(keptToken, [made], recordedToken(unlisted.tokenIssued, actor));
            return made;
          }),
        );
        return id === undefined ? yield* Effect.die(new Error("Two random tokens were equal.")) : { id, secret };
      });

      const revoke = Effect.fn("ProjectTokens.revoke")(function* (actor: Actor, slug: string, id: TokenId) {
        const project = yield* keeping(actor, slug);
        yield* transaction(
          Effect.gen(function* () {
            const gone = store.remove({ projectId: project.id }, id);
            const recorded = recordedToken(unlisted.tokenRevoked, actor);
            const userId = yield* changes.changing(keptToken, [id], gone, recorded);
            if (userId === undefined) return yield* notFound;
            yield* users.retireBot(actor, userId);
            yield* actors.changed;
          }),
        );
      });

      return ProjectTokens.of({
        page: (actor, slug, view, slice) =>
          Effect.flatMap(keeping(actor, slug), ({ id }) => Effect.orDie(store.page({ projectId: id }, view, slice))),
        one: Effect.fn("ProjectTokens.one")(function* (actor, slug, id, view) {
          const project = yield* keeping(actor, slug);
          return (yield* Effect.orDie(store.one({ projectId: project.id }, id, view))) ?? (yield* notFound);
        }),
        issue,
        revoke,
      });
    }),
  );
}
