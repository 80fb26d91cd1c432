/** Roles: seen by those who have them, kept by those who edit roles. */
import { Context, Effect, Layer } from "effect";
import type { RoleId } from "../ids/index.ts";
import { type Actor, Actors, Forbidden, Invalid, mayGlobally, NotFound, Refused } from "../access/index.ts";
import { builtinRoles } from "../access/inside.ts";
import { type Action, unlisted } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { RoleColumn } from "./columns.ts";
import type { NewRole, RolePatch } from "./model.ts";
import { keptRole, keptWholeRole, makeRoleStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const recorded =
  (action: Action, actor: Actor): Recorded =>
  ({ row }) => [{ action, userId: actor.id, target: String(row["name"]) }];

const notManager = new Forbidden({ reason: "You may not manage roles." });

export class Roles extends Context.Service<
  Roles,
  {
    /** All roles for those who edit roles; for others those that their teams give. */
    readonly page: (actor: Actor, view: View<RoleColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, id: RoleId, view: View<RoleColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: RoleId, view: View<RoleColumn>) => Effect.Effect<string>;
    /** Answers the new role's id. */
    readonly create: (actor: Actor, input: Input<NewRole>) => Effect.Effect<RoleId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      id: RoleId,
      input: Input<RolePatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, id: RoleId) => Effect.Effect<void, NotFound | Forbidden | Refused>;
  }
>()("@dragoman/core/roles/Roles") {
  static readonly layer = Layer.effect(
    Roles,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeRoleStore;
      const actors = yield* Actors;
      const changes = yield* ChangeKeeping;

      const managing = (actor: Actor) =>
        mayGlobally(actor, "role.edit").allowed ? Effect.void : Effect.fail(notManager);

      const existing = (actor: Actor, id: RoleId) =>
        Effect.flatMap(Effect.orDie(store.exists(actor, id)), (exists) =>
          exists ? Effect.void : Effect.fail(new NotFound({ object: "Role" })),
        );

      const checkName = Effect.fnUntraced(function* (name: string | undefined, except: number | null) {
        if (name === undefined) return;
        yield* Effect.orDie(store.lockNames);
        if (yield* Effect.orDie(store.nameTaken(name, except)))
          return yield* Invalid.field("name", "A role with this name already exists.");
      });

      const create = Effect.fn("Roles.create")(function* (actor: Actor, read: Input<NewRole>) {
        yield* managing(actor);
        const input = yield* read;
        return yield* transaction(
          Effect.gen(function* () {
            yield* checkName(input.name, null);
            const id = yield* store.insert(input);
            yield* changes.made(keptRole, [id], recorded(unlisted.roleCreated, actor));
            return id;
          }),
        );
      });

      const update = Effect.fn("Roles.update")(function* (actor: Actor, id: RoleId, read: Input<RolePatch>) {
        yield* managing(actor);
        yield* existing(actor, id);
        const input = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            yield* checkName(input.name, id);
            yield* changes.changing(keptRole, [id], store.update(id, input), recorded(unlisted.roleChanged, actor));
            yield* actors.changed;
          }),
        );
      });

      const remove = Effect.fn("Roles.remove")(function* (actor: Actor, id: RoleId) {
        yield* managing(actor);
        yield* existing(actor, id);
        if (builtinRoles.some((role) => role.id === id))
          return yield* new Refused({ reason: "A built-in role stays: projects make their teams of it." });
        const gone = changes.changing(keptWholeRole, [id], store.remove(id), recorded(unlisted.roleRemoved, actor));
        yield* transaction(Effect.andThen(gone, actors.changed));
      });

      return Roles.of({
        page: (actor, view, slice) => Effect.orDie(store.page(actor, view, slice)),
        one: (actor, id, view) => Effect.andThen(existing(actor, id), Effect.orDie(store.one(id, view))),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        create,
        update,
        remove,
      });
    }),
  );
}
