/** Columns of a role for shapes, over `roles r`. Permissions are kept in the order of the wire. */
import { int, text, textList } from "../database/index.ts";

export const roleColumns = {
  roleId: int("r.id"),
  roleName: text("r.name"),
  permissions: textList("r.permissions"),
} as const;
export type RoleColumn = keyof typeof roleColumns;
