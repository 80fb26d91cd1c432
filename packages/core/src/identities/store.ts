/** Identities, and people on their way to a provider, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { IdentityId, TeamId, UserId } from "../ids/index.ts";
import { anonymousId } from "../access/index.ts";
import type { Kept } from "../changes/inside.ts";
import { foundOf, ints, pageOf, type Slice, texts, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type IdentityColumn, identityColumns } from "./columns.ts";
import type { Assertion } from "./model.ts";

export interface Flow {
  readonly provider: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly next: string;
  readonly userId: UserId | null;
}

export interface Account {
  readonly id: UserId;
  readonly isSuperuser: boolean;
  /** Whether the account can sign in at all. */
  readonly isOpen: boolean;
}

/** An identity as records keep it: not who it is at the provider. */
export const keptIdentity: Kept = { table: "identities", only: ["user_id", "provider", "created"] };

export const makeIdentityStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = {
    columns: identityColumns,
    from: sql`from identities i join users u on u.id = i.user_id`,
    counted: sql`from identities i`,
  };

  const page = (userId: UserId, view: View<IdentityColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`i.user_id = ${userId}`, order: sql`i.id` }, slice);

  /** As JSON text; undefined where the user has no such identity. */
  const one = (userId: UserId, id: IdentityId, view: View<IdentityColumn>) =>
    foundOf(sql, source, view, sql`i.user_id = ${userId} and i.id = ${id}`);

  const account = sql.literal(`u.id, u.is_superuser as "isSuperuser",
    u.is_active and not u.is_bot and u.id <> ${anonymousId} and not coalesce(u.date_expires < now(), false) as "isOpen"`);

  const known = (provider: string, { issuer, subject }: Assertion) =>
    Effect.map(
      sql<Account & { identityId: IdentityId }>`select ${account}, i.id as "identityId"
        from identities i join users u on u.id = i.user_id
        where i.provider = ${provider} and i.issuer = ${issuer} and i.subject = ${subject}`,
      (rows) => rows[0],
    );

  const byEmail = (email: string) =>
    Effect.map(sql<Account>`select ${account} from users u where lower(u.email) = lower(${email})`, (rows) => rows[0]);

  const byId = (id: UserId) =>
    Effect.map(sql<Account>`select ${account} from users u where u.id = ${id}`, (rows) => rows[0]);

  const insert = (userId: UserId, provider: string, { issuer, subject, label, secondFactor }: Assertion) =>
    Effect.map(
      sql<{
        id: IdentityId;
      }>`insert into identities (user_id, provider, issuer, subject, label, second_factor, last_used)
        values (${userId}, ${provider}, ${issuer}, ${subject}, ${label}, ${secondFactor}, now()) returning id`,
      insertedId,
    );

  const used = (id: IdentityId, { label, secondFactor }: Assertion) =>
    sql`update identities set label = ${label}, second_factor = ${secondFactor}, last_used = now() where id = ${id}`;

  const remove = (userId: UserId, id: IdentityId) =>
    Effect.map(
      sql`delete from identities where user_id = ${userId} and id = ${id} returning 1`,
      (rows) => rows.length > 0,
    );

  /** Ids of the teams that are named, by id or, where they are no project's own, by name. */
  const teams = (named: readonly (string | number)[]) =>
    Effect.map(
      sql<{ id: TeamId; name: string; own: boolean }>`select id, name, defining_project_id is not null as own from teams
        where id = any(${ints(named.filter((each) => typeof each === "number"))})
          or (defining_project_id is null and name = any(${texts(named.filter((each) => typeof each === "string"))}))`,
      (rows) => rows,
    );

  const memberOf = (userId: UserId) =>
    Effect.map(
      sql<{ id: TeamId }>`select team_id as id from team_members where user_id = ${userId}`,
      (rows) => new Set(rows.map(({ id }) => id)),
    );

  const depart = (state: Uint8Array, browser: Uint8Array, flow: Flow, expires: Date) =>
    sql`insert into sign_in_flows (state, browser, provider, verifier, nonce, next, user_id, expires)
      values (${state}, ${browser}, ${flow.provider}, ${flow.verifier}, ${flow.nonce}, ${flow.next}, ${flow.userId},
        ${expires})`;

  /** Nobody comes back twice, or by another browser. */
  const arrive = (state: Uint8Array, browser: Uint8Array, provider: string, now: Date) =>
    Effect.map(
      sql<Flow>`delete from sign_in_flows where state = ${state} and browser = ${browser} and provider = ${provider}
        and expires > ${now} returning provider, verifier, nonce, next, user_id as "userId"`,
      (rows) => rows[0],
    );

  const forget = sql`delete from sign_in_flows where expires < now()`;

  return {
    page,
    one,
    known,
    byEmail,
    byId,
    insert,
    used,
    remove,
    teams,
    memberOf,
    depart,
    arrive,
    forget,
  };
});
