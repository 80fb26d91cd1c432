/** Roles: permissions under a name. */
import { link, type Shape } from "@dragoman/core/database";
import { NewRole, type RoleColumn, roleColumns, RolePatch } from "@dragoman/core/roles";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

export const roleShape: Shape<RoleColumn> = {
  id: "roleId",
  name: "roleName",
  permissions: "permissions",
  url: link`/api/roles/${"roleId"}/`,
};
const Role = shaped("Role", roleColumns, roleShape);

const needs = [need("role.edit")];
const writing = {
  payload: body("NewRole", NewRole),
  example: { name: "Reader", permissions: ["translation.download"] },
  needs,
} as const;

export const rolesApi = noun("roles", {
  list: get("/api/roles/", { title: "List of roles", ...pages(Role) }),
  create: post("/api/roles/", { title: "Create a role", answers: made(Role), ...writing }),
  one: get("/api/roles/:id/", { title: "A role", answers: ok(Role) }),
  replace: put("/api/roles/:id/", { title: "Change a role", answers: ok(Role), ...writing }),
  change: patch("/api/roles/:id/", {
    title: "Change some of a role",
    payload: body("RolePatch", RolePatch),
    example: { permissions: [] },
    answers: ok(Role),
    needs,
  }),
  remove: del("/api/roles/:id/", { title: "Delete a role", answers: gone, needs, fails: ["Refused"] }),
});
