/** Administration of accounts. */
import { systemActor } from "@dragoman/core/access";
import { makeTransaction } from "@dragoman/core/database";
import { decodeFields } from "@dragoman/core/fields";
import { Tokens } from "@dragoman/core/tokens";
import { NewUser, Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export interface UserInput {
  readonly username: string;
  readonly email: string;
  readonly fullName: string | undefined;
  readonly superuser: boolean;
  /** A token that the account gets. */
  readonly token: string | undefined;
  /** Make a token, and print it. */
  readonly printToken: boolean;
}

/** Makes the account and its token, or neither. */
export const createUser = (shared: Shared, { username, email, fullName, superuser, token, printToken }: UserInput) =>
  administer(
    shared,
    Effect.gen(function* () {
      const users = yield* Users;
      const tokens = yield* Tokens;
      const transaction = yield* makeTransaction;
      const fields = { username, email, full_name: fullName ?? username, is_superuser: superuser };
      const made = yield* transaction(
        Effect.gen(function* () {
          yield* users.create(systemActor, decodeFields(NewUser, fields));
          const user = yield* users.find(systemActor, username);
          if (token === undefined && !printToken) return { id: user.id, secret: undefined };
          const { secret } = yield* tokens.issue(systemActor, user, Effect.succeed({ name: "command line" }), token);
          return { id: user.id, secret };
        }),
      );
      const shown = printToken && made.secret !== undefined ? { token: made.secret } : {};
      const sentence = `Made the account ${username}.${printToken ? ` Its token, shown this once: ${made.secret}` : ""}`;
      yield* printOne(shared.json, { id: made.id, username, email, superuser, ...shown }, sentence);
    }),
  );

export const listUsers = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const users = yield* Users;
      const shape = {
        id: "userId",
        username: "user",
        full_name: "fullName",
        email: "email",
        superuser: "isSuperuser",
        active: "isActive",
      } as const;
      const rows = yield* allRows((slice) => users.page(systemActor, "", { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "There are no accounts.");
    }),
  );
