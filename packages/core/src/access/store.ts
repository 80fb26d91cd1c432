/** Reads everything that decides about one user's rights in one statement. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, LanguageId, ProjectId, TeamId, TokenId, UserId } from "../ids/index.ts";
import { type Actor, anonymousUsername, type Grant, type Grants, type SessionFacts } from "./model.ts";
import { globalPermissions, type Permission } from "./permissions.ts";

interface UserRow {
  readonly id: UserId;
  readonly username: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly is_superuser: boolean;
  readonly is_active: boolean;
  readonly is_bot: boolean;
  readonly expired: boolean;
  readonly second_factor: boolean;
  readonly teams: readonly TeamRow[] | null;
  readonly administered: readonly TeamId[] | null;
  readonly blocked: readonly ProjectId[] | null;
}

interface TeamRow {
  readonly id: TeamId;
  readonly name: string;
  readonly project_selection: number;
  readonly language_selection: number;
  readonly permissions: readonly Permission[] | null;
  readonly languages: readonly LanguageId[] | null;
  readonly projects: readonly ProjectId[] | null;
  /** Pairs of component and project. */
  readonly components: readonly (readonly [number, number])[] | null;
  readonly limited: boolean;
  readonly enforced_2fa: boolean;
  readonly lists: number;
  readonly listed: readonly (readonly [number, number])[] | null;
}

/** A user as found at the door, before the token's own limits are laid on. */
export interface Account {
  readonly actor: Actor;
  readonly isActive: boolean;
}

export interface SessionRow extends Omit<SessionFacts, "id" | "userId"> {
  readonly session_id: SessionFacts["id"];
}

export interface TokenRow {
  readonly token_id: TokenId;
  readonly scopes: readonly Permission[] | null;
  readonly project_id: ProjectId | null;
  readonly expires: Date | null;
}

/**
 * Whether the user `u` shows more than a password to sign in: by a factor of ours, or as nothing but providers that ask
 * for one lead to the account. Bots sign in nowhere.
 */
const hasSecondFactor = `(u.is_bot or exists (select 1 from passkeys where user_id = u.id)
  or exists (select 1 from totp_secrets where user_id = u.id and confirmed is not null)
  or (not exists (select 1 from passwords where user_id = u.id)
    and coalesce((select bool_and(second_factor) from identities where user_id = u.id), false)))`;

/** The reads of the door. `where` and `columns` are over `users u`. */
export const makeAccountStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const select = <Extra extends object>(columns: Fragment, rest: Fragment) => sql<UserRow & Extra>`
    select u.id, u.username, u.full_name, u.email, u.is_superuser, u.is_active, u.is_bot,
      coalesce(u.date_expires < now(), false) as expired, ${sql.literal(hasSecondFactor)} as second_factor, ${columns},
      (select json_agg(x) from (
        select t.id, t.name, t.project_selection, t.language_selection, t.limited, t.enforced_2fa,
          (select array_agg(distinct permission) from team_roles tr join roles r on r.id = tr.role_id,
            unnest(r.permissions) permission where tr.team_id = t.id) as permissions,
          (select array_agg(language_id) from team_languages where team_id = t.id) as languages,
          (select array_agg(project_id) from team_projects where team_id = t.id) as projects,
          (select json_agg(json_build_array(c.id, c.project_id)) from team_components tc
            join components c on c.id = tc.component_id where tc.team_id = t.id) as components,
          (select count(*)::int from team_component_lists where team_id = t.id) as lists,
          (select json_agg(json_build_array(c.id, c.project_id)) from team_component_lists tl
            join component_list_components lc on lc.component_list_id = tl.component_list_id
            join components c on c.id = lc.component_id where tl.team_id = t.id) as listed
        from team_members m join teams t on t.id = m.team_id where m.user_id = u.id order by t.id
      ) x) as teams,
      (select array_agg(team_id) from team_admins where user_id = u.id) as administered,
      (select array_agg(project_id) from user_blocks where user_id = u.id and (expires is null or expires > now())) as blocked
    from users u ${rest}`;

  const byTokenHash = (hash: Uint8Array) =>
    Effect.map(
      select<TokenRow>(
        sql`k.id as token_id, k.scopes, k.project_id, k.expires`,
        sql`join tokens k on k.user_id = u.id where k.hash = ${hash}`,
      ),
      (rows) => rows[0],
    );

  const bySessionHash = (hash: Uint8Array) =>
    Effect.map(
      select<SessionRow>(
        sql`s.id as session_id, s.stage, s.method, s.created, s.expires`,
        sql`join sessions s on s.user_id = u.id where s.hash = ${hash}`,
      ),
      (rows) => rows[0],
    );

  const byId = (id: UserId) => Effect.map(select(sql`null as extra`, sql`where u.id = ${id}`), (rows) => rows[0]);

  const byUsername = (username: string) =>
    Effect.map(select(sql`null as extra`, sql`where lower(u.username) = lower(${username})`), (rows) => rows[0]);

  /** Tells every process, when the transaction commits. */
  const notify = sql`select pg_notify('dragoman_access', '')`;

  return { byTokenHash, bySessionHash, byId, byUsername, notify, afterCommit: sql.afterCommit };
});

/** A team that asks for a second factor gives nothing to who has none, and a superuser in it is none until then. */
export const toAccount = (row: UserRow, token: Actor["token"]): Account => {
  const teams = row.teams ?? [];
  const withheld = row.second_factor ? [] : teams.filter((team) => team.enforced_2fa);
  return {
    isActive: row.is_active && !row.expired,
    actor: {
      id: row.id,
      username: row.username,
      fullName: row.full_name,
      email: row.email,
      isSuperuser: row.is_superuser && withheld.length === 0,
      isAnonymous: row.username === anonymousUsername,
      isBot: row.is_bot,
      grants: toGrants(
        teams.filter((team) => !withheld.includes(team)),
        row.blocked ?? [],
      ),
      teams: new Set(teams.map((team) => team.id)),
      administeredTeams: new Set((row.administered ?? []).filter((id) => !withheld.some((team) => team.id === id))),
      withheldTeams: withheld.map((team) => team.name),
      token,
    },
  };
};

const siteWide: ReadonlySet<Permission> = new Set(globalPermissions);
const nothing: ReadonlySet<Permission> = new Set();

/** A team that is limited to component lists or components grants only there, whatever its selection of projects says. */
const toGrants = (teams: readonly TeamRow[], blocked: readonly ProjectId[]): Grants => {
  const global = new Set<Permission>();
  const buckets = { all: [] as Grant[], public: [] as Grant[], protected: [] as Grant[] };
  const projects = new Map<ProjectId, Grant[]>();
  const components = new Map<ComponentId, Grant[]>();
  const push = <Id>(map: Map<Id, Grant[]>, id: Id, grant: Grant) => {
    const known = map.get(id);
    if (known === undefined) map.set(id, [grant]);
    else known.push(grant);
  };
  for (const team of teams) {
    const permissions = new Set(team.permissions ?? []);
    for (const permission of permissions) if (siteWide.has(permission)) global.add(permission);
    const languages = team.language_selection === 1 ? ("all" as const) : new Set(team.languages ?? []);
    const grant: Grant = { permissions, languages, team: team.name };
    if (team.limited) {
      for (const [componentId, projectId] of (team.lists > 0 ? team.listed : team.components) ?? []) {
        push(components, componentId, grant);
        push(projects, projectId, { ...grant, permissions: nothing });
      }
    } else if (team.project_selection === 1) buckets.all.push(grant);
    else if (team.project_selection === 3) buckets.public.push(grant);
    else if (team.project_selection === 4) buckets.protected.push(grant);
    else for (const projectId of team.projects ?? []) push(projects, projectId, grant);
  }
  return { global, ...buckets, projects, components, blocked: new Set(blocked) };
};
