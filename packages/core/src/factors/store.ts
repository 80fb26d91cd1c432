/** Second factors in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UserId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, texts, type View } from "../database/index.ts";
import { type FactorColumn, factorColumns } from "./columns.ts";
import type { FactorMethod } from "./model.ts";

/** A user's factors as records keep them: when, and nothing of what they are. */
export const keptFactors: Kept = {
  table: "users",
  only: [],
  more: {
    totp: "to_jsonb((select confirmed from totp_secrets o where o.user_id = x.id))",
    recovery_codes: "to_jsonb((select max(created) from recovery_codes c where c.user_id = x.id))",
  },
};

interface TotpRow {
  readonly secret: Uint8Array;
  readonly confirmed: Date | null;
  readonly lastCounter: number;
}

export const makeFactorStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const status = (id: UserId, view: View<FactorColumn>) =>
    itemOf(
      sql,
      { columns: factorColumns, from: sql`from users u left join totp_secrets o on o.user_id = u.id` },
      view,
      sql`u.id = ${id}`,
    );

  /** Nobody else changes the factors of the user until the transaction ends. */
  const lock = (id: UserId) => sql`select 1 from users where id = ${id} for no key update`;

  const totp = (id: UserId) =>
    Effect.map(
      sql<TotpRow>`select secret, confirmed, last_counter::float8 as "lastCounter" from totp_secrets where user_id = ${id}`,
      (rows) => rows[0],
    );

  /** Takes the place of one that was never confirmed. */
  const propose = (id: UserId, secret: Uint8Array) =>
    sql`insert into totp_secrets (user_id, secret) values (${id}, ${secret})
      on conflict (user_id) do update set secret = excluded.secret, created = now(), last_counter = 0`;

  const confirm = (id: UserId, step: number) =>
    sql`update totp_secrets set confirmed = now(), last_used = now(), last_counter = ${step} where user_id = ${id}`;

  /** Of two who bring the same code, one is first. Answers whether it was this one. */
  const useStep = (id: UserId, step: number) =>
    Effect.map(
      sql`update totp_secrets set last_used = now(), last_counter = ${step}
        where user_id = ${id} and confirmed is not null and last_counter < ${step} returning 1`,
      (rows) => rows.length > 0,
    );

  const removeTotp = (id: UserId) => sql`delete from totp_secrets where user_id = ${id}`;

  const replaceCodes = (id: UserId, hashes: readonly Uint8Array[]) =>
    Effect.gen(function* () {
      yield* removeCodes(id);
      const written = texts(hashes.map((hash) => Buffer.from(hash).toString("hex")));
      yield* sql`insert into recovery_codes (user_id, hash) select ${id}, decode(each, 'hex') from unnest(${written}) each`;
    });

  const removeCodes = (id: UserId) => sql`delete from recovery_codes where user_id = ${id}`;

  /** Answers whether it was one that nobody had used. */
  const useCode = (id: UserId, hash: Uint8Array) =>
    Effect.map(
      sql`update recovery_codes set used = now() where user_id = ${id} and hash = ${hash} and used is null returning 1`,
      (rows) => rows.length > 0,
    );

  const removePasskeys = (id: UserId) => sql`delete from passkeys where user_id = ${id}`;

  /** What the user can show beside the password; nothing where no factor is set up. */
  const methods = (id: UserId) =>
    Effect.map(
      sql<{ [Method in FactorMethod]: boolean }>`select
        exists (select 1 from totp_secrets where user_id = ${id} and confirmed is not null) as totp,
        exists (select 1 from passkeys where user_id = ${id}) as passkey,
        exists (select 1 from recovery_codes where user_id = ${id} and used is null) as recovery`,
      ([row]): readonly FactorMethod[] => {
        if (row === undefined || !(row.totp || row.passkey)) return [];
        return (["totp", "passkey", "recovery"] as const).filter((method) => row[method]);
      },
    );

  return {
    status,
    lock,
    totp,
    propose,
    confirm,
    useStep,
    removeTotp,
    replaceCodes,
    removeCodes,
    useCode,
    removePasskeys,
    methods,
  };
});
