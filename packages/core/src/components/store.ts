/** Components in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { CategoryId, ComponentId, LanguageId, ProjectId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { ints, itemOf, type Page, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import type { Actor } from "../access/index.ts";
import { holdsInComponent, visibleComponent } from "../access/inside.ts";
import { type ComponentColumn, componentColumns, componentJoins } from "./columns.ts";
import type { CommitInfo } from "../git/inside.ts";
import type { KeepsCredentials } from "../checkouts/inside.ts";
import type { ComponentFacts } from "./facts.ts";
import type { ComponentFilter } from "./model.ts";

/** Columns of `components` that inputs may write. */
export type ComponentValues = Readonly<
  Record<string, string | number | boolean | null | Uint8Array | readonly string[]>
>;

/** A component as records keep it: what was decided of it, not where its repository stands. */
export const keptComponent: Kept = {
  table: "components",
  without: [
    "deleting",
    "local_revision",
    "remote_revision",
    "local_commit",
    "remote_commit",
    "outgoing_commits",
    "missing_commits",
    "repository_status",
    "task_id",
    "head_revision",
    "pushed_revision",
    "upstream_revision",
  ],
  secret: ["repo_credentials", "push_credentials"],
};

/** One that goes, with the languages and the ties that go with it. */
export const keptWholeComponent: Kept = {
  ...keptComponent,
  more: {
    translations: `(select coalesce(jsonb_agg(to_jsonb(t) - array['revision', 'read_revision', 'units_version'] order by t.id), '[]')
      from translations t where t.component_id = x.id)`,
    shared_with: "to_jsonb(array(select k.project_id from component_links k where k.component_id = x.id order by 1))",
    teams: "to_jsonb(array(select k.team_id from team_components k where k.component_id = x.id order by 1))",
    component_lists: `to_jsonb(array(select k.component_list_id from component_list_components k
      where k.component_id = x.id order by 1))`,
    addons: `(select coalesce(jsonb_agg(to_jsonb(a) order by a.id), '[]') from addons a where a.component_id = x.id)`,
  },
};

/** Where a repository stands, kept so that asking for it needs no git. */
export interface RepositoryState {
  readonly local: CommitInfo | null;
  readonly remote: CommitInfo | null;
  readonly ahead: number;
  readonly behind: number;
  readonly status: string;
}

type KeepsAddresses = Pick<
  ComponentFacts,
  "repo" | "push" | "linked_component_id" | "repo_credentials" | "push_credentials"
>;

/** What does not count as taken: the object itself. */
export type Sibling = { readonly component: number } | { readonly category: number };

export const makeComponentStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const facts =
    sql.literal(`c.*, sl.code as source_language_code, p.slug as project_slug, p.name as project_name, p.access_control,
    p.translation_review, p.source_review, p.set_language_team, p.instructions as project_instructions,
    p.language_aliases as project_language_aliases`);
  const factsFrom = sql.literal(
    "from components c join projects p on p.id = c.project_id join languages sl on sl.id = c.source_language_id",
  );

  const visible = (actor: Actor, project: string, path: string) =>
    Effect.map(
      sql<ComponentFacts>`select ${facts} ${factsFrom}
        where p.slug = ${project} and c.path = ${path} and not c.deleting and ${visibleComponent(sql, actor)}`,
      (rows) => rows[0],
    );

  const byId = (id: ComponentId) =>
    Effect.map(sql<ComponentFacts>`select ${facts} ${factsFrom} where c.id = ${id}`, (rows) => rows[0]);

  const byIds = (ids: readonly ComponentId[]) =>
    sql<ComponentFacts>`select ${facts} ${factsFrom} where c.id = any(${ints(ids)})`;

  /** The owner of a repository and all that are linked to it, the owner first. */
  const sharing = (ownerId: ComponentId) =>
    sql<ComponentFacts>`select ${facts} ${factsFrom} where (c.id = ${ownerId} or c.linked_component_id = ${ownerId}) and not c.deleting
      order by c.id <> ${ownerId}, c.id`;

  const ofProject = (projectId: ProjectId) =>
    sql<ComponentFacts>`select ${facts} ${factsFrom} where c.project_id = ${projectId} and not c.deleting order by c.id`;

  /** Rows for shapes; `where` may use `c` and `p`. */
  const from = (
    actor: Actor,
  ) => sql`from components c join projects p on p.id = c.project_id ${sql.literal(componentJoins)}
    cross join lateral (select ${holdsInComponent(sql, actor, "vcs.view")} as vcs) may`;

  const source = (actor: Actor) => ({
    columns: componentColumns,
    from: from(actor),
    counted: sql`from components c join projects p on p.id = c.project_id`,
  });

  const page = (
    actor: Actor,
    { projectId, listId }: ComponentFilter,
    view: View<ComponentColumn>,
    slice: Slice,
  ): Effect.Effect<Page> => {
    const where = sql.and([
      sql`not c.deleting`,
      visibleComponent(sql, actor),
      ...(projectId === undefined ? [] : [sql`c.project_id = ${projectId}`]),
      ...(listId === undefined
        ? []
        : [sql`c.id in (select component_id from component_list_components where component_list_id = ${listId})`]),
    ]);
    return Effect.orDie(pageOf(sql, source(actor), view, { where, order: sql`c.id` }, slice));
  };

  const one = (actor: Actor, id: ComponentId, view: View<ComponentColumn>) =>
    itemOf(sql, source(actor), view, sql`c.id = ${id}`);

  /** Whether a sibling (a component or category of the same level) has the slug or the name. */
  const taken = (
    level: { readonly projectId: ProjectId; readonly categoryId: CategoryId | null },
    wanted: { readonly name?: string; readonly slug?: string },
    except: Sibling | null,
  ) =>
    Effect.map(
      sql<{
        name: boolean;
        slug: boolean;
      }>`select coalesce(bool_or(name = ${wanted.name ?? null}), false) as name, coalesce(bool_or(slug = ${wanted.slug ?? null}), false) as slug from (
        select name, slug from components where project_id = ${level.projectId} and category_id is not distinct from ${level.categoryId}::int and id is distinct from ${except !== null && "component" in except ? except.component : null}::int
        union all
        select name, slug from categories where project_id = ${level.projectId} and category_id is not distinct from ${level.categoryId}::int
          and id is distinct from ${except !== null && "category" in except ? except.category : null}::int) siblings`,
      (rows) => rows[0] ?? { name: false, slug: false },
    );

  /** Components of the same project with the same repository, which may be shared. */
  const shareable = (
    actor: Actor,
    projectId: ProjectId,
    repo: string,
    vcs: string,
    branch: string,
    push: string | undefined,
  ) =>
    sql<KeepsCredentials>`select c.id, c.repo_credentials, c.push_credentials
      from components c join projects p on p.id = c.project_id
      where p.id = ${projectId} and ${visibleComponent(sql, actor)} and c.linked_component_id is null and not c.deleting
        and c.repo = ${repo} and c.vcs = ${vcs} and c.branch = ${branch} ${push === undefined ? sql`` : sql`and c.push = ${push}`}
      order by c.id`;

  /** Where the repository is and how it is reached, for the rest of the transaction. */
  const lockAddresses = (id: ComponentId) =>
    Effect.map(
      sql<KeepsAddresses>`select repo, push, linked_component_id, repo_credentials, push_credentials
        from components where id = ${id} for update`,
      (rows) => rows[0],
    );

  const languageByCode = (code: string) =>
    Effect.map(sql<{ id: LanguageId }>`select id from languages where code = ${code}`, (rows) => rows[0]?.id);

  const categoryPath = (projectId: ProjectId, categoryId: CategoryId | null) =>
    categoryId === null
      ? Effect.succeed<string | undefined>("")
      : Effect.map(
          sql<{ path: string; project_id: ProjectId }>`with recursive up as (
              select id, category_id, project_id, slug::text as path, 1 as depth from categories where id = ${categoryId} and project_id = ${projectId}
              union all select k.id, k.category_id, k.project_id, k.slug || '/' || up.path, depth + 1 from categories k join up on up.category_id = k.id)
            select path, project_id from up where category_id is null`,
          (rows) => (rows[0] === undefined ? undefined : `${rows[0].path}/`),
        );

  const inCategories = (categoryIds: readonly CategoryId[]) =>
    sql<ComponentFacts>`select ${facts} ${factsFrom} where c.category_id = any(${ints(categoryIds)}) order by c.id`;

  /** One change of a project's categories, and of what is in them, at a time. */
  const lockTree = (projectId: ProjectId) => sql`select 1 from projects where id = ${projectId} for no key update`;

  /** Paths as the categories have them now, and the addresses by which others share their repositories. */
  const settlePaths = (projectId: ProjectId) =>
    Effect.gen(function* () {
      yield* sql`with recursive down as (
          select id, slug || '/' as path from categories where project_id = ${projectId} and category_id is null
          union all select k.id, down.path || k.slug || '/' from categories k join down on k.category_id = down.id)
        update components c set path = coalesce((select path from down where down.id = c.category_id), '') || c.slug
        where c.project_id = ${projectId}
          and c.path <> coalesce((select path from down where down.id = c.category_id), '') || c.slug`;
      yield* sql`update components l set repo = 'dragoman://' || p.slug || '/' || o.path
        from components o join projects p on p.id = o.project_id
        where l.linked_component_id = o.id and p.id = ${projectId} and l.repo <> 'dragoman://' || p.slug || '/' || o.path`;
    });

  const isShared = (id: ComponentId) =>
    Effect.map(sql`select 1 from component_links where component_id = ${id} limit 1`, (rows) => rows.length > 0);

  /** The id of a component that is not stored yet. */
  const nextId = Effect.map(
    sql<{ id: ComponentId }>`select nextval(pg_get_serial_sequence('components', 'id'))::int as id`,
    insertedId,
  );

  /** Those that share a repository use it as its owner does. */
  const followOwner = (ownerId: ComponentId) =>
    sql`update components l set vcs = o.vcs from components o
      where o.id = ${ownerId} and l.linked_component_id = o.id and l.vcs <> o.vcs`;

  const insert = (values: ComponentValues) => Effect.asVoid(sql`insert into components ${sql.insert(values)}`);

  const update = (id: ComponentId, values: ComponentValues) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update components set ${sql.update(values)} where id = ${id}`);

  const hasGlossary = (projectId: ProjectId) =>
    Effect.map(
      sql`select 1 from components where project_id = ${projectId} and is_glossary limit 1`,
      (rows) => rows.length > 0,
    );

  const linkedIds = (ids: readonly ComponentId[]) =>
    Effect.map(
      sql<{ id: ComponentId }>`select id from components where linked_component_id = any(${ints(ids)})`,
      (rows) => rows.map((row) => row.id),
    );

  /** Answers how many of them were there. */
  const remove = (ids: readonly ComponentId[]) =>
    Effect.map(sql`delete from components where id = any(${ints(ids)}) returning 1`, (rows) => rows.length);

  const noteRepository = (id: ComponentId, state: RepositoryState) =>
    Effect.asVoid(
      sql`update components set local_revision = ${state.local?.revision ?? null}, remote_revision = ${state.remote?.revision ?? null},
        local_commit = ${JSON.stringify(state.local)}::jsonb, remote_commit = ${JSON.stringify(state.remote)}::jsonb,
        outgoing_commits = ${state.ahead}, missing_commits = ${state.behind}, repository_status = ${state.status},
        upstream_revision = ${state.behind === 0 ? sql`${state.remote?.revision ?? null}` : sql`upstream_revision`}
        where id = ${id}`,
    );

  return {
    visible,
    byId,
    byIds,
    sharing,
    ofProject,
    page,
    one,
    taken,
    shareable,
    lockAddresses,
    languageByCode,
    categoryPath,
    nextId,
    inCategories,
    lockTree,
    settlePaths,
    isShared,
    followOwner,
    insert,
    update,
    hasGlossary,
    linkedIds,
    remove,
    noteRepository,
  };
});

export type ComponentStore = Effect.Success<typeof makeComponentStore>;
