/** Requests that were opened at forges, and the credentials of projects, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import type { ComponentId, ForgeId, ForgeRequestId, ProjectId } from "../ids/index.ts";
import { type ForgeColumn, forgeColumns } from "./columns.ts";
import {
  type Draft,
  type ForgeKindId,
  forgeKindIds,
  type ForgeRequest,
  type RequestState,
  type Route,
} from "./model.ts";

/** A request as it is kept. */
export interface KeptRequest {
  readonly id: ForgeRequestId;
  readonly component_id: ComponentId;
  readonly kind: ForgeKindId;
  readonly host: string;
  readonly into_owner: string;
  readonly into_name: string;
  readonly from_owner: string;
  readonly from_name: string;
  readonly branch: string;
  readonly target: string;
  readonly change_id: string;
  readonly number: number;
  readonly url: string;
  readonly state: RequestState;
  readonly revision: string;
  readonly said: Draft;
  readonly settled: boolean;
  readonly opened: Date;
  readonly closed: Date | null;
}

export interface NoticedComponent {
  readonly id: ComponentId;
  readonly project_id: ProjectId;
  readonly linked_component_id: ComponentId | null;
}

export interface Proposal {
  readonly kind: ForgeKindId;
  readonly host: string;
  readonly route: Route;
  readonly request: Pick<ForgeRequest, "number" | "url">;
  readonly revision: string;
  readonly said: Draft;
}

export const makeRequestStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns =
    sql.literal(`r.id, r.component_id, r.kind, r.host, r.into_owner, r.into_name, r.from_owner, r.from_name,
    r.branch, r.target, r.change_id, r.number, r.url, r.state, r.revision, r.said, r.settled, r.opened, r.closed`);

  /** The newest one of a repository. */
  const latest = (componentId: ComponentId) =>
    Effect.map(
      sql<KeptRequest>`select ${columns} from forge_requests r where r.component_id = ${componentId}
        order by r.id desc limit 1`,
      (rows) => rows[0],
    );

  const columnsOf = ({ kind, host, route, request, revision, said }: Proposal) => ({
    kind,
    host,
    into_owner: route.into.owner,
    into_name: route.into.name,
    from_owner: route.from.owner,
    from_name: route.from.name,
    branch: route.branch,
    change_id: route.changeId,
    target: said.target,
    number: request.number,
    url: request.url,
    revision,
    said: JSON.stringify(said),
  });

  /** Keeps what is open; the same request stays the same row. */
  const keepOpen = (componentId: ComponentId, proposal: Proposal) => {
    const values = columnsOf(proposal);
    return Effect.asVoid(sql`insert into forge_requests ${sql.insert({ component_id: componentId, state: "open", ...values })}
      on conflict (component_id) where state = 'open' do update set ${sql.update(values)}, looked = now()`);
  };

  const looked = (id: ForgeRequestId, state: RequestState) =>
    Effect.asVoid(sql`update forge_requests set state = ${state}, looked = now(),
      closed = case when ${state}::text = 'open' then null else coalesce(closed, now()) end where id = ${id}`);

  const settle = (id: ForgeRequestId) => Effect.asVoid(sql`update forge_requests set settled = true where id = ${id}`);

  /** Components that have an open request with this number, or one of this branch, by parts of its address. */
  const noticed = (event: {
    readonly fullName: string;
    readonly number: number | null;
    readonly branch: string | null;
  }) =>
    sql<NoticedComponent>`
      select c.id, c.project_id, c.linked_component_id from forge_requests r join components c on c.id = r.component_id
      where not r.settled and not c.deleting
        and lower(${event.fullName}) in (lower(r.into_owner || '/' || r.into_name), lower(r.from_owner || '/' || r.from_name))
        and (r.number = ${event.number}::int or r.branch = ${event.branch}::text)`;

  /**
   * Components whose requests nobody has looked at for some minutes, and those whose branch was pushed while the forge did
   * not answer: what was not even pushed is pushed again as everywhere.
   */
  const due = (minutes: number) =>
    sql<NoticedComponent>`
      select c.id, c.project_id, c.linked_component_id from components c
      left join lateral (select * from forge_requests k where k.component_id = c.id order by k.id desc limit 1) r on true
      where c.vcs in ${sql.in(forgeKindIds)} and c.linked_component_id is null and not c.deleting
        and case when r.id is not null and not r.settled
          then r.looked < now() - make_interval(mins => ${minutes}::int)
            or (r.state = 'open' and (r.revision <> c.pushed_revision or r.said ->> 'title' = ''))
          else c.outgoing_commits > 0 and c.push_on_commit and c.pushed_revision = c.local_revision
            and coalesce(r.state, 'merged') = 'merged'
            and not exists (select from component_alerts a where a.component_id = c.id and a.name = 'PushFailure')
        end order by c.id`;

  return { latest, keepOpen, looked, settle, noticed, due };
});
export type RequestStore = Effect.Success<typeof makeRequestStore>;

/** A forge of a project, as it is kept; `credentials` are sealed. */
export interface KeptForge {
  readonly id: ForgeId;
  readonly host: string;
  readonly kind: ForgeKindId;
  readonly api: string;
  readonly credentials: Uint8Array | null;
}

/** As records keep it. */
export const keptForge: Kept = { table: "project_forges", secret: ["credentials"] };

export const makeForgeStore = Effect.map(SqlClient.SqlClient, (sql) => {
  const source = { columns: forgeColumns, from: sql`from project_forges f` };
  return {
    ofHosts: (projectId: ProjectId, hosts: readonly string[]) =>
      sql<KeptForge>`select f.id, f.host, f.kind, f.api, f.credentials from project_forges f
        where f.project_id = ${projectId} and f.host in ${sql.in(hosts)}`,

    page: (projectId: ProjectId, view: View<ForgeColumn>, slice: Slice) =>
      pageOf(sql, source, view, { where: sql`f.project_id = ${projectId}`, order: sql`f.host` }, slice),

    one: (projectId: ProjectId, id: ForgeId, view: View<ForgeColumn>) =>
      itemOf(sql, source, view, sql`f.id = ${id} and f.project_id = ${projectId}`),

    /** Undefined where the project has credentials for this host. */
    insert: (
      projectId: ProjectId,
      row: Pick<KeptForge, "host" | "kind" | "api"> & { readonly type: string; readonly account: string },
    ) =>
      Effect.map(
        sql<{ id: ForgeId }>`insert into project_forges ${sql.insert({ project_id: projectId, ...row })}
          on conflict do nothing returning id`,
        (rows) => rows[0]?.id,
      ),

    /** The id that they are sealed for is known only now. */
    seal: (id: ForgeId, credentials: Uint8Array) =>
      Effect.asVoid(sql`update project_forges set credentials = ${credentials} where id = ${id}`),

    isOf: (projectId: ProjectId, id: ForgeId) =>
      Effect.map(
        sql`select 1 from project_forges where id = ${id} and project_id = ${projectId}`,
        (rows) => rows.length > 0,
      ),

    remove: (id: ForgeId) => Effect.asVoid(sql`delete from project_forges where id = ${id}`),
  };
});
