/** Sessions in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { SessionId, UserId } from "../ids/index.ts";
import type { SessionFacts, SessionStage } from "../access/index.ts";
import { pageOf, type Slice, type View } from "../database/index.ts";
import { type SessionColumn, sessionColumns } from "./columns.ts";
import { lastsAtMost, lastsUnused, waitsForFactor } from "./model.ts";

export interface NewSession {
  readonly userId: UserId;
  readonly hash: Uint8Array;
  readonly stage: SessionStage;
  readonly method: string;
  readonly address: string;
  readonly agent: string;
}

export const makeSessionStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const facts = sql.literal(`id, user_id as "userId", stage, method, created, expires`);

  /** Minutes that a session has at first. */
  const firstMinutes = (stage: SessionStage) => (stage === "full" ? lastsUnused * 24 * 60 : waitsForFactor);

  const insert = ({ userId, hash, stage, method, address, agent }: NewSession) =>
    Effect.map(
      sql<SessionFacts>`insert into sessions (user_id, hash, stage, method, address, agent, expires)
        values (${userId}, ${hash}, ${stage}, ${method}, ${address}, ${agent},
          now() + ${firstMinutes(stage)}::int * interval '1 minute') returning ${facts}`,
      (rows) => rows[0],
    );

  /** Undefined where the session waits for nothing, or is over. */
  const complete = (id: SessionId, hash: Uint8Array, method: string) =>
    Effect.map(
      sql<SessionFacts>`update sessions set hash = ${hash}, stage = 'full', method = ${method}, last_used = now(),
          expires = now() + ${firstMinutes("full")}::int * interval '1 minute'
        where id = ${id} and stage = 'second-factor' and expires > now() returning ${facts}`,
      (rows) => rows[0],
    );

  const signedIn = (userId: UserId) => sql`update users set last_login = now() where id = ${userId}`;

  /** A session before its second factor is nobody's yet. */
  const page = (userId: UserId, view: View<SessionColumn>, slice: Slice) =>
    pageOf(
      sql,
      { columns: sessionColumns, from: sql`from sessions s` },
      view,
      {
        where: sql`s.user_id = ${userId} and s.stage = 'full' and s.expires > now()`,
        order: sql`s.last_used desc, s.id desc`,
      },
      slice,
    );

  const remove = (userId: UserId, id: SessionId) =>
    Effect.map(
      sql`delete from sessions where user_id = ${userId} and id = ${id} returning id`,
      ({ length }) => length > 0,
    );

  /** How many ended. */
  const removeOthers = (userId: UserId, except: SessionId | null) =>
    Effect.map(
      sql`delete from sessions where user_id = ${userId} and id is distinct from ${except}::int returning id`,
      ({ length }) => length,
    );

  const used = (id: SessionId) => sql`update sessions set last_used = now(), expires = greatest(expires, least(
      created + ${lastsAtMost}::int * interval '1 day', now() + ${lastsUnused}::int * interval '1 day'))
    where id = ${id} and stage = 'full'`;

  const forget = sql`delete from sessions where expires < now()`;

  return { insert, complete, signedIn, page, remove, removeOthers, used, forget };
});
