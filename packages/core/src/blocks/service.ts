/** Blocks: users whom a project shuts out, whatever their teams give them. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Actors, type Forbidden, Invalid, NotFound } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import { Users } from "../users/index.ts";
import type { BlockColumn } from "./columns.ts";
import type { NewBlock } from "./model.ts";
import { makeBlockStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

export class Blocks extends Context.Service<
  Blocks,
  {
    readonly page: (
      actor: Actor,
      project: string,
      view: View<BlockColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Shuts the user out, or changes until when. Answers the block. */
    readonly put: (
      actor: Actor,
      project: string,
      input: Input<NewBlock>,
      view: View<BlockColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, project: string, username: string) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/blocks/Blocks") {
  static readonly layer = Layer.effect(
    Blocks,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeBlockStore;
      const projects = yield* Projects;
      const users = yield* Users;
      const actors = yield* Actors;
      const changes = yield* ChangeKeeping;

      const keeping = (actor: Actor, slug: string) => projects.permitted(actor, slug, "project.permissions");

      const put = Effect.fn("Blocks.put")(function* (
        actor: Actor,
        slug: string,
        read: Input<NewBlock>,
        view: View<BlockColumn>,
      ) {
        const project = yield* keeping(actor, slug);
        const { username, expires = null } = yield* read;
        const user = yield* Effect.catchTag(users.find(actor, username), "NotFound", () =>
          Effect.fail(Invalid.field("username", "There is no such user.")),
        );
        if (user.id === actor.id) return yield* Invalid.field("username", "You cannot shut yourself out.");
        return yield* transaction(
          Effect.gen(function* () {
            const before = yield* store.expiry(project.id, user.id);
            yield* store.put(project.id, user.id, expires);
            const after = { expires: expires?.toISOString() ?? null };
            yield* changes.record([
              {
                action: actions.userRemoved,
                userId: actor.id,
                projectId: project.id,
                target: user.username,
                details: { user: user.id, blocked: true, ...(before && { before }), after },
              },
            ]);
            yield* actors.changed;
            return yield* store.one(project.id, user.id, view);
          }),
        );
      });

      const remove = Effect.fn("Blocks.remove")(function* (actor: Actor, slug: string, username: string) {
        const project = yield* keeping(actor, slug);
        const user = yield* users.find(actor, username);
        yield* transaction(
          Effect.gen(function* () {
            const before = yield* store.expiry(project.id, user.id);
            if (before === undefined) return yield* new NotFound({ object: "Block" });
            yield* store.remove(project.id, user.id);
            yield* changes.record([
              {
                action: actions.userAdded,
                userId: actor.id,
                projectId: project.id,
                target: user.username,
                details: { user: user.id, blocked: false, before },
              },
            ]);
            yield* actors.changed;
          }),
        );
      });

      return Blocks.of({
        page: (actor, slug, view, slice) =>
          Effect.flatMap(keeping(actor, slug), ({ id }) => Effect.orDie(store.page(id, view, slice))),
        put,
        remove,
      });
    }),
  );
}
