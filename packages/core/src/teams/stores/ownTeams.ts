/** Teams of projects as those who keep the projects' permissions make and change them. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Permission } from "../../access/index.ts";
import { ints, pageOf, type Slice, texts, type View } from "../../database/index.ts";
import type { LanguageId, ProjectId, RoleId, TeamId } from "../../ids/index.ts";
import { type GivableRoleColumn, givableRoleColumns } from "../columns.ts";
import type { Giving, OwnTeam } from "../model.ts";

interface Row {
  readonly internal: boolean;
  readonly beyond: boolean;
  readonly all: boolean;
  readonly roles: readonly RoleId[];
  readonly languages: readonly LanguageId[];
}

export const makeOwnTeams = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** What the team gives, which nobody else changes until the transaction ends. */
  const locked = (projectId: ProjectId, id: TeamId) =>
    Effect.gen(function* () {
      const [found] = yield* sql`select 1 from teams
        where id = ${id} and defining_project_id = ${projectId} for no key update`;
      if (found === undefined) return undefined;
      const [row] = yield* sql<Row>`select t.internal, t.language_selection = 1 as all,
          t.project_selection <> 0
          or exists (select 1 from team_component_lists k where k.team_id = t.id)
          or exists (select 1 from team_projects k where k.team_id = t.id and k.project_id <> ${projectId})
          or exists (select 1 from team_components k join components c on c.id = k.component_id
            where k.team_id = t.id and c.project_id <> ${projectId}) as beyond,
          array(select role_id from team_roles k where k.team_id = t.id) as roles,
          array(select language_id from team_languages k where k.team_id = t.id) as languages
        from teams t where t.id = ${id}`;
      if (row === undefined) return undefined;
      const { internal, beyond, all, roles, languages } = row;
      return {
        id,
        internal,
        reachesBeyond: beyond,
        roles: new Set(roles),
        languages: all ? "all" : new Set(languages),
      } satisfies OwnTeam;
    });

  /** Roles by id, with what they hold. Until the transaction ends nobody widens them. */
  const roles = (ids: ReadonlySet<RoleId>) =>
    sql<{ id: RoleId; name: string; permissions: readonly Permission[] }>`select id, name, permissions from roles
      where id = any(${ints([...ids])}) order by id for share`;

  const languages = (codes: readonly string[]) =>
    Effect.map(
      sql<{ id: LanguageId; code: string }>`select id, code from languages where code = any(${texts(codes)})`,
      (rows) => new Map(rows.map(({ id, code }) => [code, id])),
    );

  const insert = (projectId: ProjectId, name: string) =>
    Effect.gen(function* () {
      const [row] = yield* sql<{ id: TeamId }>`insert into teams
        (name, defining_project_id, project_selection, language_selection) values (${name}, ${projectId}, 0, 1)
        returning id`;
      if (row === undefined) return yield* Effect.die(new Error("The team was not written."));
      yield* sql`insert into team_projects (team_id, project_id) values (${row.id}, ${projectId})`;
      return row.id;
    });

  const describe = (id: TeamId, { name, enforced_2fa: enforced }: { name?: string; enforced_2fa?: boolean }) =>
    sql`update teams set name = coalesce(${name ?? null}, name),
      enforced_2fa = coalesce(${enforced ?? null}, enforced_2fa) where id = ${id}`;

  const give = (id: TeamId, giving: Giving) =>
    Effect.gen(function* () {
      const chosenRoles = ints([...giving.roles]);
      const all = giving.languages === "all";
      const chosenLanguages = ints(giving.languages === "all" ? [] : [...giving.languages]);
      yield* sql`update teams set language_selection = ${all ? 1 : 0} where id = ${id}`;
      yield* sql`delete from team_roles where team_id = ${id} and role_id <> all(${chosenRoles})`;
      yield* sql`insert into team_roles (team_id, role_id) select ${id}, unnest(${chosenRoles}) on conflict do nothing`;
      yield* sql`delete from team_languages where team_id = ${id} and language_id <> all(${chosenLanguages})`;
      yield* sql`insert into team_languages (team_id, language_id)
        select ${id}, unnest(${chosenLanguages}) on conflict do nothing`;
    });

  /** Roles that can be given by who holds `held`, and those that teams of the project give already. */
  const givable = (projectId: ProjectId, held: readonly Permission[], view: View<GivableRoleColumn>, slice: Slice) =>
    pageOf(
      sql,
      {
        columns: givableRoleColumns,
        from: sql`from roles r cross join lateral (select r.permissions <@ ${texts(held)} as givable) seen`,
        counted: sql`from roles r`,
      },
      view,
      {
        where: sql`(r.permissions <@ ${texts(held)} or r.id in (select k.role_id from team_roles k
          join teams t on t.id = k.team_id where t.defining_project_id = ${projectId}))`,
        order: sql`r.id`,
      },
      slice,
    );

  return { locked, roles, languages, insert, describe, give, givable };
});
