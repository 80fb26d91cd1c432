/** What happened to accounts, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UserId } from "../ids/index.ts";
import { pageOf, type Slice, type View } from "../database/index.ts";
import { type AccountActColumn, accountActColumns } from "./columns.ts";
import { type AccountAct, actsAreKept } from "./model.ts";

export interface NewAct {
  readonly userId: UserId;
  readonly act: AccountAct;
  readonly address: string;
  readonly agent: string;
  readonly details: Readonly<Record<string, string>>;
}

export const makeAuditStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const page = (userId: UserId, view: View<AccountActColumn>, slice: Slice) =>
    pageOf(
      sql,
      { columns: accountActColumns, from: sql`from account_acts a` },
      view,
      { where: sql`a.user_id = ${userId}`, order: sql`a.id desc` },
      slice,
    );

  const insert = ({ userId, act, address, agent, details }: NewAct) =>
    sql`insert into account_acts (user_id, act, address, agent, details)
      values (${userId}, ${act}, ${address}, ${agent}, ${JSON.stringify(details)}::jsonb)`;

  const forget = sql`delete from account_acts where time < now() - ${actsAreKept}::int * interval '1 day'`;

  return { page, insert, forget };
});
