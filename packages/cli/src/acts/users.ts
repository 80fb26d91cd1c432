/** Administration of accounts. */
import { systemActor } from "@dragoman/core/access";
import { makeTransaction } from "@dragoman/core/database";
import { Factors } from "@dragoman/core/factors";
import { decodeFields } from "@dragoman/core/fields";
import { Tokens } from "@dragoman/core/tokens";
import { NewUser, UserPatch, Users } from "@dragoman/core/users";
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

export interface UserChange {
  readonly username: string;
  readonly email: string | undefined;
  readonly fullName: string | undefined;
  readonly superuser: boolean | undefined;
  readonly active: boolean | undefined;
}

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const changeUser = (shared: Shared, { username, email, fullName, superuser, active }: UserChange) =>
  administer(
    shared,
    Effect.gen(function* () {
      const fields = given({ email, full_name: fullName, is_superuser: superuser, is_active: active });
      const id = yield* (yield* Users).update(systemActor, username, decodeFields(UserPatch, fields));
      yield* printOne(shared.json, { id, username, ...fields }, `Changed the account ${username}.`);
    }),
  );

export const removeUser = (shared: Shared, username: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Users).remove(systemActor, username);
      const sentence = `The account ${username} is closed, and its personal data gone. What it did stays, without a name.`;
      yield* printOne(shared.json, { username, removed: true }, sentence);
    }),
  );

/** For who lost every device: the password alone opens the account again. */
export const resetFactors = (shared: Shared, username: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const owner = yield* (yield* Users).find(systemActor, username);
      yield* (yield* Factors).reset(systemActor, owner);
      const sentence = `The account ${username} has no second factor, passkey or recovery code any more.`;
      yield* printOne(shared.json, { username, reset: true }, sentence);
    }),
  );
