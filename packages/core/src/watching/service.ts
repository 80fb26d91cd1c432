/** Projects that accounts watch: seen and kept by themselves, and by those who manage users. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, Invalid, mayGlobally, NotFound } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { ProjectId } from "../ids/index.ts";
import { type ProjectColumn, Projects } from "../projects/index.ts";
import { Users } from "../users/index.ts";
import type { NewWatch } from "./model.ts";
import { makeWatchStore } from "./store.ts";

export class Watching extends Context.Service<
  Watching,
  {
    /** Those that the actor sees. */
    readonly page: (
      actor: Actor,
      username: string,
      view: View<ProjectColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Answers the project's id. */
    readonly add: (
      actor: Actor,
      username: string,
      input: Input<NewWatch>,
    ) => Effect.Effect<ProjectId, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, username: string, project: string) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/watching/Watching") {
  static readonly layer = Layer.effect(
    Watching,
    Effect.gen(function* () {
      const store = yield* makeWatchStore;
      const users = yield* Users;
      const projects = yield* Projects;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;

      const keeping = Effect.fnUntraced(function* (actor: Actor, username: string) {
        const user = yield* users.find(actor, username);
        if (actor.id !== user.id && !mayGlobally(actor, "user.edit").allowed)
          return yield* new Forbidden({ reason: "You may not manage users." });
        return user;
      });

      const add = Effect.fn("Watching.add")(function* (actor: Actor, username: string, read: Input<NewWatch>) {
        const user = yield* keeping(actor, username);
        const { project: slug } = yield* read;
        const project = yield* Effect.catchTag(projects.find(actor, slug), "NotFound", () =>
          Effect.fail(Invalid.field("project", "There is no such project.")),
        );
        yield* transaction(
          Effect.gen(function* () {
            if (!(yield* store.add(user.id, project.id))) return;
            const of = { userId: actor.id, projectId: project.id };
            const details = { user: user.id, after: { project: project.slug } };
            yield* changes.record([{ ...of, action: unlisted.projectWatched, details }]);
          }),
        );
        return project.id;
      });

      const remove = Effect.fn("Watching.remove")(function* (actor: Actor, username: string, slug: string) {
        const user = yield* keeping(actor, username);
        const project = yield* projects.find(actor, slug);
        yield* transaction(
          Effect.gen(function* () {
            if (!(yield* store.remove(user.id, project.id))) return yield* new NotFound({ object: "Project" });
            const of = { userId: actor.id, projectId: project.id };
            const details = { user: user.id, before: { project: project.slug } };
            yield* changes.record([{ ...of, action: unlisted.projectUnwatched, details }]);
          }),
        );
      });

      return Watching.of({
        page: (actor, username, view, slice) =>
          Effect.flatMap(keeping(actor, username), ({ id }) => Effect.orDie(store.page(actor, id, view, slice))),
        add,
        remove,
      });
    }),
  );
}
