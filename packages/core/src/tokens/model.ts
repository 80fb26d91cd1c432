/** A token: a secret that speaks for a user, perhaps with fewer rights, perhaps for a while. */
import { Schema } from "effect";
import { isPermission, type Permission, permissions, sortPermissions } from "../access/permissions.ts";
import { field, Instant, Nullable, Text, TextList } from "../fields/types.ts";

/** Codenames of permissions that the token is narrowed to. */
const Scopes = TextList().pipe(
  Schema.decodeTo(
    field(Schema.Array(Schema.Literals(permissions)), (input) => input as readonly Permission[]),
  ),
);

const secretProblem = (text: string) =>
  /^[A-Za-z0-9_-]{20,200}$/.test(text) ? undefined : "A token has 20 to 200 letters, digits, underscores or hyphens.";

export const NewToken = Schema.Struct({
  name: Schema.optionalKey(Text({ max: 100, blank: true })),
  expires: Schema.optionalKey(Nullable(Instant)),
  scopes: Schema.optionalKey(Nullable(Scopes)),
});
