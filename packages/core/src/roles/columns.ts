/** Columns of a role for shapes, over `roles r`. Permissions are kept in the order of the wire. */
export const roleColumns = {
  roleId: "r.id",
  roleName: "r.name",
  permissions: "r.permissions",
} as const;
export type RoleColumn = keyof typeof roleColumns;
