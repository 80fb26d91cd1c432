/** Users in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { actions, firstUnlisted } from "../changes/index.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type UserColumn, userColumns } from "./columns.ts";
import type { NewBot, NewUser, UserFacts, UserPatch } from "./model.ts";
import type { ProfilePatch } from "./profile.ts";
import { visibleUser } from "./visibility.ts";

const account: Kept = {
  table: "users",
  without: ["last_login"],
  more: {
    teams: "to_jsonb(array(select m.team_id from team_members m where m.user_id = x.id order by 1))",
    administers: "to_jsonb(array(select m.team_id from team_admins m where m.user_id = x.id order by 1))",
  },
};

/** An account as records keep it. */
export const keptAccount: Kept = {
  ...account,
  more: {
    ...account.more,
    subscriptions: `(select coalesce(jsonb_agg(to_jsonb(s) - array['user_id'] order by s.id), '[]')
      from subscriptions s where s.user_id = x.id)`,
  },
};

/** What says who a person is: records forget it together with the account. */
const personal = ["username", "full_name", "email", "date_joined", "date_expires", "profile"] as const;
const written = ["name", "hint", "source", "target", "subscriptions"] as const;

const forgetting = `details${["before", "after"]
  .flatMap((side) => [...personal, ...written].map((name) => ` #- '{${side},${name}}'`))
  .join("")}`;

/** One that goes: nothing that says who it was. */
export const keptRemovedAccount: Kept = { ...account, without: ["last_login", ...personal] };

export const makeUserStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const facts = sql.literal(`u.id, u.username, u.full_name as "fullName", u.email, u.is_superuser as "isSuperuser",
    u.is_active as "isActive", u.is_bot as "isBot", u.project_id as "projectId"`);

  const byUsername = (actor: Actor, username: string) =>
    Effect.map(
      sql<UserFacts>`select ${facts} from users u where lower(u.username) = lower(${username}) and ${visibleUser(sql, actor)}`,
      (rows) => rows[0],
    );

  const byEmail = (email: string) =>
    Effect.map(sql<{ id: UserId }>`select id from users where lower(email) = lower(${email})`, (rows) => rows[0]?.id);

  const source = { columns: userColumns, from: sql`from users u` };

  const page = (where: Fragment, view: View<UserColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where, order: sql`u.id` }, slice);

  /** Those whose name begins with `prefix`, in any letter case; only the user `id` unless that is undefined. */
  const listed = (
    actor: Actor,
    { id, prefix }: { readonly id: UserId | undefined; readonly prefix: string },
    view: View<UserColumn>,
    slice: Slice,
  ) => {
    const chosen = id === undefined ? sql`true` : sql`u.id = ${id}`;
    return page(
      sql`${chosen} and starts_with(lower(u.username), lower(${prefix})) and ${visibleUser(sql, actor)}`,
      view,
      slice,
    );
  };

  const one = (id: UserId, view: View<UserColumn>) => itemOf(sql, source, view, sql`u.id = ${id}`);

  /** Until the transaction ends nobody else takes a name or an address. */
  const lockNames = sql`select pg_advisory_xact_lock(hashtext('users'))`;

  /** Which of the unique fields another user has. */
  const taken = (wanted: { readonly username?: string; readonly email?: string | null }, except: number | null) =>
    Effect.map(
      sql<{ username: boolean; email: boolean }>`select
        coalesce(bool_or(lower(username) = lower(${wanted.username ?? null})), false) as username,
        coalesce(bool_or(lower(email) = lower(${wanted.email ?? null})), false) as email
        from users where id is distinct from ${except}
          and (lower(username) = lower(${wanted.username ?? null}) or lower(email) = lower(${wanted.email ?? null}))`,
      (rows) => rows[0] ?? { username: false, email: false },
    );

  const insert = (user: NewUser) =>
    Effect.map(sql<{ id: UserId }>`insert into users ${sql.insert({ ...user })} returning id`, insertedId);

  /** `wanted`, with the first number behind it that makes it free, if it is taken. */
  const freeUsername = (wanted: string) =>
    Effect.map(
      sql<{ username: string }>`select name as username from
          (select 0 as n, ${wanted}::text as name union all select n, ${wanted}::text || '-' || n from generate_series(2, 10000) n) names
        where not exists (select 1 from users u where lower(u.username) = lower(name)) order by n limit 1`,
      (rows) => rows[0]?.username ?? wanted,
    );

  const insertBot = ({ username, fullName, email, projectId, expires }: NewBot & { readonly email: string }) =>
    Effect.map(
      sql<{ id: UserId }>`insert into users (username, full_name, email, is_bot, project_id, date_expires)
        values (${username}, ${fullName}, ${email}, true, ${projectId}, ${expires}) returning id`,
      insertedId,
    );

  const bot = (username: string) =>
    Effect.map(
      sql<{ id: UserId }>`select id from users where username = ${username} and is_bot`,
      (rows) => rows[0]?.id,
    );

  /** Undefined where the name is taken. */
  const insertEngine = (username: string) =>
    Effect.map(
      sql<{ id: UserId }>`insert into users (username, full_name, is_bot, is_active)
        values (${username}, ${username}, true, false) on conflict do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  const update = (id: UserId, patch: UserPatch) =>
    Object.keys(patch).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update users set ${sql.update(patch)} where id = ${id}`);

  const profile = (id: UserId) =>
    Effect.map(
      sql<{ profile: ProfilePatch }>`select profile from users where id = ${id}`,
      (rows) => rows[0]?.profile ?? {},
    );

  const setProfile = (id: UserId, patch: ProfilePatch) =>
    Effect.asVoid(sql`update users set profile = profile || ${JSON.stringify(patch)}::jsonb where id = ${id}`);

  /** Takes the person out of the row and of the records about it; what they did stays theirs, by id. */
  const anonymise = (id: UserId) =>
    sql`with watched as (delete from watched_projects where user_id = ${id}),
        tokens_gone as (delete from tokens where user_id = ${id}),
        sessions_gone as (delete from sessions where user_id = ${id}),
        passwords_gone as (delete from passwords where user_id = ${id}),
        apps_gone as (delete from totp_secrets where user_id = ${id}),
        recovery_gone as (delete from recovery_codes where user_id = ${id}),
        passkeys_gone as (delete from passkeys where user_id = ${id}),
        challenges_gone as (delete from passkey_challenges where user_id = ${id}),
        identities_gone as (delete from identities where user_id = ${id}),
        flows_gone as (delete from sign_in_flows where user_id = ${id}),
        codes_gone as (delete from account_codes where user_id = ${id}
          or lower(email) = (select lower(email) from users where id = ${id})),
        invitations_gone as (delete from invitations where inviter_id = ${id}
          or lower(email) = (select lower(email) from users where id = ${id})),
        acts_gone as (delete from account_acts where user_id = ${id}),
        blocks_gone as (delete from user_blocks where user_id = ${id}),
        memory_gone as (delete from memory_entries where user_id = ${id}),
        named as (update changes set target = 'deleted-' || ${id}::int
          where action in (${sql.literal(String(actions.userAdded))}, ${sql.literal(String(actions.userRemoved))}) and details->>'user' = ${String(id)}),
        described as (update changes set target = '', details = ${sql.literal(forgetting)}
          where action >= ${sql.literal(String(firstUnlisted))} and details->>'user' = ${String(id)})
      update users set username = 'deleted-' || id, full_name = 'Deleted User', email = null, is_superuser = false,
        is_active = false, last_login = null, date_expires = null, profile = '{}' where id = ${id}`;

  return {
    byUsername,
    byEmail,
    listed,
    one,
    lockNames,
    taken,
    insert,
    freeUsername,
    bot,
    insertBot,
    insertEngine,
    update,
    profile,
    setProfile,
    anonymise,
  };
});
