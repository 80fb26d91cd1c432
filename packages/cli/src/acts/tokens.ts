/** Administration of tokens. */
import { systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { TokenId } from "@dragoman/core/ids";
import { NewToken, Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { limitFields, type TokenLimits } from "../commands/tokenLimits.ts";
import { printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export interface TokenInput extends TokenLimits {
  readonly username: string;
  readonly name: string | undefined;
  /** A token to set instead of a new one. */
  readonly token: string | undefined;
}

/** How a token is listed: never by itself. */
export const tokenRow = {
  id: "tokenId",
  name: "tokenName",
  hint: "hint",
  scopes: "scopes",
  expires: "expires",
  last_used: "lastUsed",
} as const;

const owner = (username: string) => Effect.flatMap(Users, (users) => users.find(systemActor, username));

export const createToken = (shared: Shared, { username, name, token, ...limits }: TokenInput) =>
  administer(
    shared,
    Effect.gen(function* () {
      const tokens = yield* Tokens;
      const input = decodeFields(NewToken, { ...(name === undefined ? {} : { name }), ...limitFields(limits) });
      const { id, secret } = yield* tokens.issue(systemActor, yield* owner(username), input, token);
      yield* printOne(
        shared.json,
        { id, username, token: secret },
        `The token of ${username}, shown this once: ${secret}`,
      );
    }),
  );

export const listTokens = (shared: Shared, username: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const tokens = yield* Tokens;
      const user = yield* owner(username);
      const rows = yield* allRows((slice) => tokens.page(systemActor, user, { shape: tokenRow, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, `${username} has no tokens.`);
    }),
  );

export const revokeToken = (shared: Shared, username: string, id: number) =>
  administer(
    shared,
    Effect.gen(function* () {
      const tokens = yield* Tokens;
      yield* tokens.revoke(systemActor, yield* owner(username), TokenId.make(id));
      yield* printOne(shared.json, { id, username, revoked: true }, `The token ${id} of ${username} is worthless now.`);
    }),
  );
