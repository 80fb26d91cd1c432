/** Roles: permissions under a name. */
import { link, type Shape } from "@dragoman/core/database";
import { NewRole, type RoleColumn, RolePatch } from "@dragoman/core/roles";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const roleShape: Shape<RoleColumn> = {
  id: "roleId",
  name: "roleName",
  permissions: "permissions",
  url: link`/api/roles/${"roleId"}/`,
};

export const rolesApi = {
  list: get("/api/roles/", { title: "List of roles" }),
  create: post("/api/roles/", { title: "Create a role", payload: NewRole }),
  one: get("/api/roles/:id/", { title: "A role" }),
  replace: put("/api/roles/:id/", { title: "Change a role", payload: NewRole }),
  change: patch("/api/roles/:id/", { title: "Change some of a role", payload: RolePatch }),
  remove: del("/api/roles/:id/", { title: "Delete a role" }),
};
