/** A token: a secret that speaks for a user, perhaps with fewer rights, perhaps for a while. */
import { Schema } from "effect";
import type { TokenId } from "../ids/index.ts";
import { PermissionList } from "../access/index.ts";
import { field, Instant, Nullable, problem, Text } from "../fields/index.ts";
import { fullNameProblem } from "../users/index.ts";

const Expiry = field(Instant, { type: "string", format: "date-time" }, (input) => {
  const decoded = Schema.decodeUnknownResult(Instant)(input);
  return decoded._tag === "Success" && decoded.success.getTime() <= Date.now()
    ? problem("This time has passed.")
    : input;
});

/** What is asked for; without `scopes` a token may do all that its user may. */
export const NewToken = Schema.Struct({
  name: Schema.optionalKey(Text({ max: 100, blank: true })),
  expires: Schema.optionalKey(Nullable(Expiry)),
  scopes: Schema.optionalKey(Nullable(PermissionList)),
});
export type NewToken = typeof NewToken.Type;

/** A project's token has a name, which its bot gets too. */
export const NewProjectToken = Schema.Struct({ ...NewToken.fields, name: Text({ max: 100, rule: fullNameProblem }) });
export type NewProjectToken = typeof NewProjectToken.Type;

/** What a token that is chosen by its user, not made here, must be. */
export const secretProblem = (text: string): string | undefined =>
  /^[A-Za-z0-9_-]{20,200}$/.test(text)
    ? undefined
    : "A token is made of 20 to 200 letters, digits, underscores and hyphens.";

/** A new token. The secret is nowhere else: what is kept is a digest. */
export interface IssuedToken {
  readonly id: TokenId;
  readonly secret: string;
}
