/** Codenames of permissions as clients send them. */
import { Schema } from "effect";
import { field, Problem, problem, readText } from "../fields/index.ts";
import { isPermission, type Permission, permissions, sortPermissions } from "./permissions.ts";

const sent = { type: "array", items: { type: "string", enum: [...permissions] } };

export const PermissionList = field(Schema.Array(Schema.Literals(permissions)), sent, (input) => {
  if (!Array.isArray(input)) return problem("Expected a list of codenames of permissions.");
  const names: Permission[] = [];
  for (const item of input) {
    const name = readText(item, {});
    if (name instanceof Problem) return name;
    if (!isPermission(name)) return problem(`There is no permission with the codename ${JSON.stringify(name)}.`);
    names.push(name);
  }
  return sortPermissions(names);
});
