/** Profiles: of those who are signed in, their own; of others, for those who manage users. */
import { Context, Effect, Layer } from "effect";
import { type Actor, anonymousUsername, Forbidden, Invalid, Refused } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { UserFacts } from "./model.ts";
import { mayKeepProfile } from "./policy.ts";
import { editorProblem, type Profile, type ProfilePatch, profileOf, tidied } from "./profile.ts";
import { keptAccount, makeUserStore } from "./store.ts";

type Owner = Pick<UserFacts, "id" | "username">;

export class Profiles extends Context.Service<
  Profiles,
  {
    /** What whoever asks has chosen. */
    readonly own: (actor: Actor) => Effect.Effect<Profile>;
    readonly one: (actor: Actor, owner: Owner) => Effect.Effect<Profile, Forbidden>;
    readonly update: (
      actor: Actor,
      owner: Owner,
      input: Input<ProfilePatch>,
    ) => Effect.Effect<Profile, Forbidden | Invalid | Refused>;
  }
>()("@dragoman/core/users/Profiles") {
  static readonly layer = Layer.effect(
    Profiles,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeUserStore;
      const changes = yield* ChangeKeeping;

      const keeping = (actor: Actor, owner: Owner) =>
        mayKeepProfile(actor, owner)
          ? Effect.void
          : Effect.fail(new Forbidden({ reason: "You may not manage users." }));
      const read = (id: Owner["id"]) => Effect.map(Effect.orDie(store.profile(id)), profileOf);

      return Profiles.of({
        own: ({ id }) => read(id),
        one: (actor, owner) => Effect.andThen(keeping(actor, owner), read(owner.id)),
        update: Effect.fn("Profiles.update")(function* (actor, owner, input) {
          yield* keeping(actor, owner);
          if (owner.username === anonymousUsername)
            return yield* new Refused({ reason: "The anonymous user has no profile." });
          const patch = tidied(yield* input);
          const wrong = editorProblem(patch.editor);
          if (wrong !== undefined) return yield* Invalid.field("editor", wrong);
          yield* transaction(
            changes.changing(keptAccount, [owner.id], Effect.orDie(store.setProfile(owner.id, patch)), ({ id }) => [
              { action: unlisted.accountChanged, userId: actor.id, details: { user: id } },
            ]),
          );
          return yield* read(owner.id);
        }),
      });
    }),
  );
}
