/** Codes that open an account once, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { AccountCodeId, UserId } from "../ids/index.ts";
import type { Purpose } from "./model.ts";

/** What is kept until a code is used. */
export interface CodeDetails {
  readonly username?: string;
  readonly full_name?: string;
  /** Digest of a password. */
  readonly digest?: string;
  /** Where it was asked for. */
  readonly address?: string;
  readonly agent?: string;
}

export interface CodeRow {
  readonly id: AccountCodeId;
  readonly purpose: Purpose;
  readonly userId: UserId | null;
  readonly email: string | null;
  readonly details: CodeDetails;
  readonly expires: Date;
}

export interface NewCode {
  readonly purpose: Purpose;
  readonly userId?: UserId;
  readonly email?: string;
  readonly details?: CodeDetails;
  readonly hash?: Uint8Array;
  readonly minutes: number;
}

export interface KnownAccount {
  readonly id: UserId;
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
}

export const makeAccountCodeStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal(`id, purpose, user_id as "userId", email, details, expires`);
  const first = <A>(rows: readonly A[]) => rows[0];

  const insert = ({ purpose, userId, email, details = {}, hash, minutes }: NewCode) =>
    Effect.map(
      sql<CodeRow>`insert into account_codes (purpose, user_id, email, details, hash, expires)
        values (${purpose}, ${userId ?? null}, ${email ?? null}, ${JSON.stringify(details)}::jsonb, ${hash ?? null},
          now() + ${minutes}::int * interval '1 minute') returning ${columns}`,
      first,
    );

  const byId = (id: AccountCodeId) =>
    Effect.map(sql<CodeRow>`select ${columns} from account_codes where id = ${id} and expires > now()`, first);

  /** A letter sets a password once, and only of whoever has the address still and no newer password. */
  const opens = (hash: Uint8Array, purpose: Purpose) => sql`hash = ${hash} and purpose = ${purpose} and expires > now()
    and (purpose <> 'reset' or exists (select 1 from users u left join passwords p on p.user_id = u.id
      where u.id = account_codes.user_id and lower(u.email) = lower(account_codes.email)
        and (p.changed is null or p.changed < account_codes.created)))`;

  const byHash = (hash: Uint8Array, purpose: Purpose) =>
    Effect.map(sql<CodeRow>`select ${columns} from account_codes where ${opens(hash, purpose)}`, first);

  /** Whoever takes a code is the only one. */
  const take = (hash: Uint8Array, purpose: Purpose) =>
    Effect.map(sql<CodeRow>`delete from account_codes where ${opens(hash, purpose)} returning ${columns}`, first);

  const setHash = (id: AccountCodeId, hash: Uint8Array | null) =>
    sql`update account_codes set hash = ${hash} where id = ${id}`;

  /** The code sets a password of an account that is there, whatever it was asked for. */
  const becomeReset = (id: AccountCodeId, userId: UserId) =>
    sql`update account_codes set purpose = 'reset', user_id = ${userId}, details = details - 'digest' where id = ${id}`;

  const remove = (id: AccountCodeId) => sql`delete from account_codes where id = ${id}`;

  /** Whoever has a new password needs none of the old letters. */
  const removeResets = (userId: UserId) =>
    sql`delete from account_codes where user_id = ${userId} and purpose = 'reset'`;

  /** Those whose letter was not taken by the server for mail. */
  const unsent = sql<{ id: AccountCodeId }>`select id from account_codes
    where hash is null and expires > now() and created < now() - interval '5 minutes'`;

  const forget = sql`delete from account_codes where expires < now()`;

  /** A person who may sign in. */
  const known = (email: string) =>
    Effect.map(
      sql<KnownAccount>`select id, username, full_name as "fullName", email from users
        where lower(email) = lower(${email}) and is_active and not is_bot
          and not coalesce(date_expires < now(), false)`,
      first,
    );

  const account = (id: UserId) =>
    Effect.map(
      sql<KnownAccount>`select id, username, full_name as "fullName", email from users
        where id = ${id} and is_active and not is_bot and not coalesce(date_expires < now(), false)`,
      first,
    );

  return {
    insert,
    byId,
    byHash,
    take,
    setHash,
    becomeReset,
    remove,
    removeResets,
    unsent,
    forget,
    known,
    account,
  };
});
