/** Worlds of projects, components, teams and users: made up at random, and planted in a database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import fc from "fast-check";
import type { Permission } from "../../src/access/index.ts";
import { bigints, texts } from "../../src/database/index.ts";

/** Ids are places in the lists below, from 1. */
type Ids = readonly number[];

export interface World {
  readonly projects: readonly { readonly access: number }[];
  readonly components: readonly { readonly project: number; readonly restricted: boolean }[];
  readonly lists: readonly { readonly components: Ids }[];
  readonly teams: readonly {
    readonly permissions: readonly Permission[];
    readonly projectSelection: number;
    readonly languageSelection: number;
    readonly projects: Ids;
    readonly components: Ids;
    readonly lists: Ids;
    /** It named components or lists once, which may be gone. */
    readonly limited: boolean;
    readonly languages: Ids;
  }[];
  readonly user: {
    readonly isSuperuser: boolean;
    readonly teams: Ids;
    readonly blocked: Ids;
    readonly token: { readonly scopes: readonly Permission[] | null; readonly project: number | null };
  };
}

/** Few enough that teams meet each other in the same places. */
export const askedFor: readonly Permission[] = ["unit.edit", "project.edit", "vcs.push"];

const idsOf = (count: number) => fc.subarray(Array.from({ length: count }, (_, index) => index + 1));
const permissionsOf = fc.subarray([...askedFor]);

export const worlds: fc.Arbitrary<World> = fc
  .record({
    projects: fc.integer({ min: 1, max: 5 }),
    components: fc.integer({ min: 0, max: 6 }),
    lists: fc.integer({ min: 0, max: 2 }),
    teams: fc.integer({ min: 0, max: 4 }),
  })
  .chain((count) =>
    fc.record({
      projects: fc.array(fc.record({ access: fc.constantFrom(0, 1, 100, 200) }), {
        minLength: count.projects,
        maxLength: count.projects,
      }),
      components: fc.array(
        fc.record({ project: fc.integer({ min: 1, max: count.projects }), restricted: fc.boolean() }),
        {
          minLength: count.components,
          maxLength: count.components,
        },
      ),
      lists: fc.array(fc.record({ components: idsOf(count.components) }), {
        minLength: count.lists,
        maxLength: count.lists,
      }),
      teams: fc.array(
        fc.record({
          permissions: permissionsOf,
          projectSelection: fc.integer({ min: 0, max: 4 }),
          languageSelection: fc.integer({ min: 0, max: 1 }),
          projects: idsOf(count.projects),
          components: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, idsOf(count.components)),
          lists: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, idsOf(count.lists)),
          limited: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
          languages: idsOf(3),
        }),
        { minLength: count.teams, maxLength: count.teams },
      ),
      user: fc.record({
        isSuperuser: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
        teams: idsOf(count.teams),
        blocked: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, idsOf(count.projects)),
        token: fc.record({
          scopes: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, permissionsOf),
          project: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: count.projects })),
        }),
      }),
    }),
  );

/** Empties the tables and plants `world`; `hash` is the digest of the user's token. */
export const plant = (world: World, hash: Uint8Array) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`truncate projects, components, component_lists, teams, roles, users restart identity cascade`;
    for (const [index, { access }] of world.projects.entries())
      yield* sql`insert into projects (name, slug, web, access_control) values (${`p${index}`}, ${`p${index}`}, '', ${access})`;
    for (const [index, { project, restricted }] of world.components.entries())
      yield* sql`insert into components (project_id, source_language_id, name, slug, path, vcs, repo, filemask, file_format, restricted,
          commit_message, add_message, delete_message, merge_message, addon_message, pull_message)
        select ${project}, min(id), ${`c${index}`}, ${`c${index}`}, ${`c${index}`}, 'local', '', '', 'po', ${restricted}, '', '', '', '', '', '' from languages`;
    const tie = (table: string, columns: readonly [string, string], id: number, others: Ids) =>
      others.length === 0
        ? Effect.void
        : sql`insert into ${sql(table)} (${sql(columns[0])}, ${sql(columns[1])}) select ${id}, * from unnest(${bigints(others)})`;
    for (const [index, { components }] of world.lists.entries()) {
      yield* sql`insert into component_lists (name, slug) values (${`l${index}`}, ${`l${index}`})`;
      yield* tie("component_list_components", ["component_list_id", "component_id"], index + 1, components);
    }
    for (const [index, team] of world.teams.entries()) {
      const id = index + 1;
      yield* sql`insert into roles (name, permissions) values (${`r${index}`}, ${texts(team.permissions)})`;
      const limited = team.limited || team.components.length > 0 || team.lists.length > 0;
      yield* sql`insert into teams (name, project_selection, language_selection, limited)
        values (${`t${index}`}, ${team.projectSelection}, ${team.languageSelection}, ${limited})`;
      yield* tie("team_roles", ["team_id", "role_id"], id, [id]);
      yield* tie("team_projects", ["team_id", "project_id"], id, team.projects);
      yield* tie("team_components", ["team_id", "component_id"], id, team.components);
      yield* tie("team_component_lists", ["team_id", "component_list_id"], id, team.lists);
      yield* tie("team_languages", ["team_id", "language_id"], id, team.languages);
    }
    const { user } = world;
    yield* sql`insert into users (username, full_name, is_superuser) values ('somebody', 'Somebody', ${user.isSuperuser})`;
    for (const team of user.teams) yield* tie("team_members", ["user_id", "team_id"], 1, [team]);
    yield* tie("user_blocks", ["user_id", "project_id"], 1, user.blocked);
    const { scopes, project } = user.token;
    yield* sql`insert into tokens (user_id, hash, hint, scopes, project_id)
      values (1, ${hash}, '', ${scopes === null ? null : texts(scopes)}, ${project})`;
  });
