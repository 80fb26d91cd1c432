/** A role: permissions under a name. */
import { Schema } from "effect";
import { PermissionList } from "../access/index.ts";
import { Text } from "../fields/index.ts";

const fields = { name: Text({ max: 200 }), permissions: PermissionList };

export const NewRole = Schema.Struct(fields);
export type NewRole = typeof NewRole.Type;

export const RolePatch = Schema.Struct({
  name: Schema.optionalKey(fields.name),
  permissions: Schema.optionalKey(fields.permissions),
});
export type RolePatch = typeof RolePatch.Type;
