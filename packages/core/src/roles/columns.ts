/** Columns of a role for shapes, over `roles r`. Permissions are kept in the order of the wire. */
import type { RoleId } from "../ids/index.ts";
import { permissions } from "../access/index.ts";
import { int, manyOf, text } from "../database/index.ts";

export const roleColumns = {
  roleId: int<RoleId>("r.id"),
  roleName: text("r.name"),
  permissions: manyOf(permissions, "r.permissions"),
} as const;
export type RoleColumn = keyof typeof roleColumns;
