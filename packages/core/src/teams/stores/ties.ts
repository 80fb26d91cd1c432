/** What teams are tied to: roles, projects, components, component lists and languages. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentListId, TeamId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { visibleComponent, visibleComponentList, visibleProject } from "../../access/inside.ts";
import { ints } from "../../database/index.ts";
import type { Tie } from "../model.ts";

/** The table of a tie, and its column beside `team_id`. */
const tables: { readonly [T in Tie]: readonly [table: string, column: string] } = {
  role: ["team_roles", "role_id"],
  project: ["team_projects", "project_id"],
  component: ["team_components", "component_id"],
  componentList: ["team_component_lists", "component_list_id"],
  language: ["team_languages", "language_id"],
};

export const makeTies = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** What the actor means by `key`, as a statement that answers ids; languages go by their code. */
  const meant: { readonly [T in Tie]: (actor: Actor, key: number | string) => Fragment } = {
    role: (_, id) => sql`select id from roles where id = ${id}`,
    project: (actor, id) => sql`select p.id from projects p where p.id = ${id} and ${visibleProject(sql, actor)}`,
    component: (actor, id) => sql`select c.id from components c join projects p on p.id = c.project_id
      where c.id = ${id} and ${visibleComponent(sql, actor)}`,
    componentList: (actor, id) => sql`select k.id from component_lists k
      where k.id = ${id} and ${visibleComponentList(sql, actor)}`,
    language: (_, code) => sql`select id from languages where code = ${code}`,
  };

  /** Answers false where `key` means nothing to the actor. */
  const add = (actor: Actor, teamId: TeamId, tie: Tie, key: number | string) =>
    Effect.map(
      sql`with meant as (${meant[tie](actor, key)}),
          tied as (insert into ${sql(tables[tie][0])} (team_id, ${sql(tables[tie][1])})
            select ${teamId}, id from meant on conflict do nothing)
        select 1 from meant`,
      (rows) => rows.length > 0,
    );

  /** Answers false where the team has no such tie that the actor sees. */
  const remove = (actor: Actor, teamId: TeamId, tie: Tie, key: number | string) =>
    Effect.map(
      sql`delete from ${sql(tables[tie][0])} where team_id = ${teamId}
        and ${sql(tables[tie][1])} in (${meant[tie](actor, key)}) returning 1`,
      (rows) => rows.length > 0,
    );

  /** Whether the team reaches what it names only. It stays so when that is deleted: only people widen a team. */
  const limit = (teamId: TeamId) =>
    sql`update teams t set limited = exists (select 1 from team_components where team_id = t.id)
      or exists (select 1 from team_component_lists where team_id = t.id) where t.id = ${teamId}`;

  /** Selections that name no list leave no list behind; the projects of component lists are those of their components. */
  const settle = (teamIds: readonly TeamId[]) =>
    Effect.gen(function* () {
      const ids = ints(teamIds);
      yield* sql`delete from team_languages x using teams t
        where x.team_id = t.id and t.id = any(${ids}) and t.language_selection = 1`;
      yield* sql`delete from team_projects x using teams t
        where x.team_id = t.id and t.id = any(${ids}) and t.project_selection <> 0`;
      yield* sql`insert into team_projects (team_id, project_id)
        select distinct t.id, c.project_id from teams t join team_component_lists k on k.team_id = t.id
          join component_list_components i on i.component_list_id = k.component_list_id
          join components c on c.id = i.component_id
        where t.id = any(${ids}) and t.project_selection = 2`;
    });

  /** Ids of the teams that are tied to any of the lists. */
  const tiedToLists = (listIds: readonly ComponentListId[]) =>
    Effect.map(
      sql<{ id: TeamId }>`select distinct team_id as id from team_component_lists
        where component_list_id = any(${ints(listIds)}) order by 1`,
      (rows) => rows.map(({ id }) => id),
    );

  return { add, remove, limit, settle, tiedToLists };
});
