/** Passwords in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UserId } from "../ids/index.ts";
import { anonymousId } from "../access/index.ts";

/** Somebody who may sign in, if the password is theirs. */
export interface Candidate {
  readonly id: UserId;
  /** Null where there is no password. */
  readonly hash: string | null;
  readonly isActive: boolean;
}

export const makePasswordStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** By username, else by address. */
  const candidate = (name: string) =>
    Effect.map(
      sql<Candidate>`select u.id, p.hash,
          u.is_active and not coalesce(u.date_expires < now(), false) as "isActive"
        from users u left join passwords p on p.user_id = u.id
        where not u.is_bot and u.id <> ${anonymousId}
          and (lower(u.username) = lower(${name}) or lower(u.email) = lower(${name}))
        order by lower(u.username) = lower(${name}) desc limit 1`,
      (rows) => rows[0],
    );

  const hashOf = (userId: UserId) =>
    Effect.map(
      sql<{ hash: string }>`select hash from passwords where user_id = ${userId}`,
      (rows) => rows[0]?.hash ?? null,
    );

  /** Answers whether there was one before. */
  const put = (userId: UserId, hash: string) =>
    Effect.gen(function* () {
      const [before] = yield* sql`select 1 from passwords where user_id = ${userId} for update`;
      yield* sql`insert into passwords (user_id, hash) values (${userId}, ${hash})
        on conflict (user_id) do update set hash = excluded.hash, changed = now()`;
      return before !== undefined;
    });

  /** The same password with a stronger digest, unless it was changed meanwhile. */
  const renew = (userId: UserId, before: string, hash: string) =>
    sql`update passwords set hash = ${hash} where user_id = ${userId} and hash = ${before}`;

  return { candidate, hashOf, put, renew };
});
