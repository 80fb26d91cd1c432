/** What tells in the database whether a key is the right one, and the columns of all rooms that hold sealed texts. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

/** Each with the number that its rows are sealed for. A room that keeps secrets adds its columns here. */
export const sealedColumns = [
  { table: "components", column: "repo_credentials", row: "id" },
  { table: "components", column: "push_credentials", row: "id" },
  { table: "ssh_keys", column: "private_key", row: "owner" },
  { table: "project_forges", column: "credentials", row: "id" },
  { table: "hook_secrets", column: "secret", row: "project_id" },
  { table: "totp_secrets", column: "secret", row: "user_id" },
] as const;
export type SealedColumn = (typeof sealedColumns)[number];

export const makeSecretStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** A text that every key is tried on. */
  const check = Effect.map(
    sql<{ sealed: Uint8Array }>`select sealed from secret_check`,
    (rows): Uint8Array | undefined => rows[0]?.sealed,
  );

  /** The first one stays. */
  const startCheck = (sealed: Uint8Array) =>
    sql`insert into secret_check (sealed) values (${sealed}) on conflict do nothing`;
  const replaceCheck = (sealed: Uint8Array) => sql`update secret_check set sealed = ${sealed}`;

  const all = ({ table, column, row }: SealedColumn) =>
    sql<{ row: number; sealed: Uint8Array }>`select ${sql(row)} as row, ${sql(column)} as sealed
      from ${sql(table)} where ${sql(column)} is not null order by ${sql(row)}`;

  const any = Effect.map(
    Effect.forEach(
      sealedColumns,
      ({ table, column }) => sql`select 1 from ${sql(table)} where ${sql(column)} is not null limit 1`,
    ),
    (found) => found.some((rows) => rows.length > 0),
  );

  /** Unless somebody has changed it meanwhile. Answers whether it was replaced. */
  const replace = ({ table, column, row }: SealedColumn, at: number, old: Uint8Array, sealed: Uint8Array) =>
    Effect.map(
      sql`update ${sql(table)} set ${sql(column)} = ${sealed} where ${sql(row)} = ${at} and ${sql(column)} = ${old} returning 1`,
      (rows) => rows.length > 0,
    );

  /** Whoever lost the key can only begin anew: whatever was sealed goes. */
  const discard = Effect.andThen(
    Effect.forEach(
      sealedColumns,
      ({ table, column }) =>
        table === "components" ? sql`update ${sql(table)} set ${sql(column)} = null` : sql`delete from ${sql(table)}`,
      { discard: true },
    ),
    sql`delete from secret_check`,
  );

  return { any, discard, check, startCheck, replaceCheck, all, replace };
});
