/** Explanations of access: of anybody's for those who manage users, and to everybody of what they may do. */
import { Context, Effect, Layer } from "effect";
import type { UserId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, mayGlobally, NotFound } from "../access/index.ts";
import type { Input } from "../fields/index.ts";
import { Users } from "../users/index.ts";
import type { Explanation, Held, Named, Question } from "./model.ts";
import { explain, held } from "./policy.ts";
import { makePlaceStore } from "./store.ts";

export class Explanations extends Context.Service<
  Explanations,
  {
    /** Whether the user may do what the question names, and why. The asker must see the object. */
    readonly explain: (
      asker: Actor,
      username: string,
      question: Input<Question>,
    ) => Effect.Effect<Explanation, NotFound | Forbidden | Invalid>;
    /** What the actor may do in a place that it sees, or for the whole site. */
    readonly held: (actor: Actor, named: Named) => Effect.Effect<Held, NotFound>;
  }
>()("@dragoman/core/explanations/Explanations") {
  static readonly layer = Layer.effect(
    Explanations,
    Effect.gen(function* () {
      const store = yield* makePlaceStore;
      const actors = yield* Actors;
      const users = yield* Users;

      const placeOf = Effect.fnUntraced(function* (asker: Actor, object: string, userId: UserId) {
        const [slug = "", ...rest] = object.split("/").filter((part) => part !== "");
        if (slug === "") return undefined;
        const path = rest.join("/");
        const place = yield* Effect.orDie(
          path === "" ? store.project(asker, slug) : store.component(asker, slug, path, userId),
        );
        return place ?? (yield* new NotFound({ object: "Object" }));
      });

      return Explanations.of({
        held: Effect.fn("Explanations.held")(function* (actor, named) {
          const { project } = named;
          if (project === undefined) return held(actor, undefined);
          const place = yield* Effect.orDie(store.named(actor, { ...named, project }));
          return held(actor, place ?? (yield* new NotFound({ object: "Object" })));
        }),
        explain: Effect.fn("Explanations.explain")(function* (asker, username, read) {
          if (!mayGlobally(asker, "user.edit").allowed)
            return yield* new Forbidden({ reason: "You may not manage users." });
          const user = yield* users.find(asker, username);
          const { permission, object = "" } = yield* read;
          const actor = yield* actors.byId(user.id);
          const verdict = explain(actor, permission, yield* placeOf(asker, object, user.id));
          if (verdict === undefined)
            return yield* Invalid.field(
              "object",
              `${permission} is for projects: name one, and perhaps a component and a language in it.`,
            );
          const inactive =
            user.isActive || actor.isAnonymous ? [] : ["The account is inactive: its tokens open nothing."];
          return {
            username: user.username,
            permission,
            object,
            ...verdict,
            reasons: [...inactive, ...verdict.reasons],
          };
        }),
      });
    }),
  );
}
