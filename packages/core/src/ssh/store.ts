/** Keys and known hosts in the database: all processes have the same. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ProjectId, UserId } from "../ids/index.ts";
import { allOf, pageOf, type Slice, type View } from "../database/index.ts";
import { type HostColumn, hostColumns } from "./columns.ts";
import type { HostKey } from "./model.ts";

/** The site, or a project with a key of its own. */
export type KeyOwner = { readonly project: ProjectId } | "site";

export interface StoredKey {
  readonly public_key: string;
  readonly private_key: Uint8Array;
  readonly created: Date;
}

export const ownerNumber = (owner: KeyOwner): number => (owner === "site" ? 0 : owner.project);

export const makeSshStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const key = (owner: KeyOwner) =>
    Effect.map(
      sql<StoredKey>`select public_key, private_key, created from ssh_keys where owner = ${ownerNumber(owner)}`,
      (rows) => rows[0],
    );

  /** Of many that make one at once, the first stays. Answers whether it is this one. */
  const startKey = (owner: KeyOwner, publicKey: string, privateKey: Uint8Array) =>
    Effect.map(
      sql`insert into ssh_keys (project_id, public_key, private_key)
        values (${owner === "site" ? null : owner.project}, ${publicKey}, ${privateKey})
        on conflict (owner) do nothing returning 1`,
      (rows) => rows.length > 0,
    );

  /** Answers the public part of the one that is gone. */
  const removeKey = (owner: KeyOwner) =>
    Effect.map(
      sql<{ key: string }>`delete from ssh_keys where owner = ${ownerNumber(owner)} returning public_key as key`,
      (rows) => rows[0]?.key,
    );

  const knownHosts = sql<
    HostKey & { readonly host: string }
  >`select host, type, key from ssh_hosts order by host, type`;

  const source = {
    columns: hostColumns,
    from: sql`from ssh_hosts h left join users u on u.id = h.confirmed_by`,
    counted: sql`from ssh_hosts h`,
  };

  const page = (view: View<HostColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`true`, order: sql`h.host, h.type` }, slice);

  const ofHost = (host: string, view: View<HostColumn>) =>
    allOf(sql, source, view, { where: sql`h.host = ${host}`, order: sql`h.type` });

  /** Answers the keys that the host was known by. */
  const forget = (host: string) => sql<HostKey>`delete from ssh_hosts where host = ${host} returning type, key`;

  const learn = (host: string, keys: readonly HostKey[], userId: UserId | null) =>
    Effect.forEach(
      keys,
      ({ type, key }) => sql`insert into ssh_hosts (host, type, key, confirmed_by)
        values (${host}, ${type}, ${key}, ${userId}) on conflict (host, type) do update set key = excluded.key,
          shipped = false, confirmed_by = excluded.confirmed_by, created = now()`,
      { discard: true },
    );

  return { key, startKey, removeKey, knownHosts, page, ofHost, forget, learn };
});
