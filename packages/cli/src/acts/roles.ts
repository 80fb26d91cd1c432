/** Administration of roles. */
import { systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { RoleId } from "@dragoman/core/ids";
import { NewRole, Roles } from "@dragoman/core/roles";
import { Effect } from "effect";
import { printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export const createRole = (shared: Shared, input: { readonly name: string; readonly permissions: readonly string[] }) =>
  administer(
    shared,
    Effect.gen(function* () {
      const id = yield* (yield* Roles).create(systemActor, decodeFields(NewRole, input));
      yield* printOne(shared.json, { id, ...input }, `Made the role ${input.name}, number ${id}.`);
    }),
  );

export const listRoles = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const roles = yield* Roles;
      const shape = { id: "roleId", name: "roleName", permissions: "permissions" } as const;
      const rows = yield* allRows((slice) => roles.page(systemActor, { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "There are no roles.");
    }),
  );

export const removeRole = (shared: Shared, id: number) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Roles).remove(systemActor, RoleId.make(id));
      yield* printOne(shared.json, { id, removed: true }, `The role ${id} is gone.`);
    }),
  );
