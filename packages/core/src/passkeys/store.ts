/** Passkeys, and the challenges that wait for an answer, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { PasskeyId, UserId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { foundOf, pageOf, type Slice, texts, type View } from "../database/index.ts";
import { type PasskeyColumn, passkeyColumns } from "./columns.ts";
import type { Purpose } from "./model.ts";

export interface KeptCredential {
  readonly id: PasskeyId;
  readonly userId: UserId;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

export type NewCredential = Omit<KeptCredential, "id"> & { readonly name: string };

/** A passkey as records keep it: nothing that tells one device from others. */
export const keptPasskey: Kept = { table: "passkeys", only: ["user_id", "name", "created"] };

export const makePasskeyStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = {
    columns: passkeyColumns,
    from: sql`from passkeys k join users u on u.id = k.user_id`,
    counted: sql`from passkeys k`,
  };

  const page = (userId: UserId, view: View<PasskeyColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`k.user_id = ${userId}`, order: sql`k.id` }, slice);

  /** As JSON text; undefined where the user has no such passkey. */
  const one = (userId: UserId, id: PasskeyId, view: View<PasskeyColumn>) =>
    foundOf(sql, source, view, sql`k.user_id = ${userId} and k.id = ${id}`);

  const credential = sql.literal(`id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
    counter::float8 as counter, transports`);

  const ofUser = (userId: UserId) =>
    sql<KeptCredential>`select ${credential} from passkeys where user_id = ${userId} order by id`;

  /** Undefined where its account is closed, too. */
  const byCredential = (credentialId: Uint8Array) =>
    Effect.map(
      sql<KeptCredential>`select ${credential} from passkeys where credential_id = ${credentialId} and exists (select 1
        from users u where u.id = user_id and u.is_active and not coalesce(u.date_expires < now(), false))`,
      (rows) => rows[0],
    );

  /** Undefined where somebody has this very passkey. */
  const insert = ({ userId, credentialId, publicKey, counter, transports, name }: NewCredential) =>
    Effect.map(
      sql<{ id: PasskeyId }>`insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
        values (${userId}, ${credentialId}, ${publicKey}, ${counter}, ${texts(transports)}, ${name})
        on conflict (credential_id) do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  const rename = (userId: UserId, id: PasskeyId, name: string) =>
    Effect.map(
      sql`update passkeys set name = ${name} where user_id = ${userId} and id = ${id} returning 1`,
      (rows) => rows.length > 0,
    );

  const remove = (userId: UserId, id: PasskeyId) =>
    Effect.map(
      sql`delete from passkeys where user_id = ${userId} and id = ${id} returning 1`,
      (rows) => rows.length > 0,
    );

  /** Of two answers with the same counter, one is first. Answers whether it was this one. */
  const used = (id: PasskeyId, before: number, counter: number) =>
    Effect.map(
      sql`update passkeys set counter = ${counter}, last_used = now() where id = ${id} and counter = ${before} returning 1`,
      (rows) => rows.length > 0,
    );

  const challenge = (bytes: Uint8Array, userId: UserId | null, purpose: Purpose, expires: Date) =>
    sql`insert into passkey_challenges (challenge, user_id, purpose, expires)
      values (${bytes}, ${userId}, ${purpose}, ${expires})`;

  /** Answers whether it was waiting; nobody takes it a second time. */
  const takeChallenge = (bytes: Uint8Array, userId: UserId | null, purpose: Purpose, now: Date) =>
    Effect.map(
      sql`delete from passkey_challenges where challenge = ${bytes} and user_id is not distinct from ${userId}::int
        and purpose = ${purpose} and expires > ${now} returning 1`,
      (rows) => rows.length > 0,
    );

  const forget = sql`delete from passkey_challenges where expires < now()`;

  return { page, one, ofUser, byCredential, insert, rename, remove, used, challenge, takeChallenge, forget };
});
