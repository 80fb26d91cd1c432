/** Alerts that follow from what the database knows: found for many components at once, raised and taken back. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { ints, texts } from "../database/index.ts";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import { conditions, type StateAlert } from "./stores/conditions.ts";

/** An alert that was not there before. */
export interface Raised {
  readonly name: string;
  readonly component_id: ComponentId;
  readonly project_id: ProjectId;
}

/** A component, and the owner of its repository. */
export interface Place {
  readonly id: ComponentId;
  readonly owner_id: ComponentId;
}

/** An address that components show to people. */
export interface Shown {
  readonly component_id: ComponentId;
  readonly url: string;
}

/** Components that are looked at. */
export type Scope = readonly ComponentId[] | "all";

export const makeAlertStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const among = (scope: Scope) => (scope === "all" ? sql`true` : sql`c.id = any(${ints(scope)})`);

  /** Makes the alerts of a name in the scope those that `wanted` selects; answers the new ones. */
  const settle = (name: string, scope: Scope, wanted: Fragment) =>
    sql<Raised>`with wanted as materialized (${wanted}),
      gone as (delete from component_alerts a using components c where c.id = a.component_id and ${among(scope)}
        and a.name = ${name} and not exists (select 1 from wanted w where w.component_id = a.component_id)),
      raised as (insert into component_alerts as a (component_id, name, details)
        select component_id, ${name}, details from wanted
        on conflict (component_id, name) do update set details = excluded.details
          where a.details is distinct from excluded.details
        returning a.component_id, a.name, a.xmax = 0 as made)
      select r.name, r.component_id, c.project_id from raised r join components c on c.id = r.component_id
      where r.made order by r.component_id`;

  /** By what the database knows. */
  const settleStates = (scope: Scope) => {
    const all = conditions(sql, among(scope));
    return Effect.map(
      Effect.forEach(Object.keys(all) as StateAlert[], (name) => settle(name, scope, all[name])),
      (raised) => raised.flat(),
    );
  };

  /** By what was found out elsewhere. */
  const settleFound = (name: string, scope: Scope, found: readonly Shown[]) =>
    settle(
      name,
      scope,
      sql`select x.id as component_id, jsonb_build_object('url', x.url) as details
        from unnest(${ints(found.map(({ component_id: id }) => id))}, ${texts(found.map(({ url }) => url))}) as x(id, url)
        join components c on c.id = x.id`,
    );

  const place = sql.literal("c.id, coalesce(c.linked_component_id, c.id) as owner_id");

  /** Those among the given ones that have one of these alerts. */
  const alerted = (ids: readonly ComponentId[], names: readonly string[] | "any") =>
    sql<Place>`select distinct ${place} from components c join component_alerts a on a.component_id = c.id
      where c.id = any(${ints(ids)}) and ${names === "any" ? sql`true` : sql`a.name = any(${texts(names)})`}`;

  /** These, those that share their repositories, and all of projects. */
  const concerned = (ids: readonly ComponentId[], projects: readonly ProjectId[]) =>
    sql<Place>`select ${place} from components c where not c.deleting and (c.project_id = any(${ints(projects)})
      or c.id in (select coalesce(o.linked_component_id, o.id) from components o where o.id = any(${ints(ids)}))
      or c.linked_component_id in
        (select coalesce(o.linked_component_id, o.id) from components o where o.id = any(${ints(ids)})))`;

  const webs = (scope: Scope) =>
    sql<Shown>`select c.id as component_id, p.web as url from components c join projects p on p.id = c.project_id
      where ${among(scope)} and not c.deleting and p.web <> '' order by c.id`;

  /** Templates of links to sources, each with a place that a string of the component names. */
  const sourceLinks = (scope: Scope) =>
    sql<Shown & { readonly repoweb: string; readonly branch: string; readonly location: string }>`
      select c.id as component_id, '' as url, c.repoweb, c.branch, u.location
      from components c join translations t on t.component_id = c.id and t.is_source
        cross join lateral (select location from units where translation_id = t.id and location <> '' order by id limit 1) u
      where ${among(scope)} and not c.deleting and c.repoweb <> '' order by c.id`;

  return { settleStates, settleFound, alerted, concerned, webs, sourceLinks };
});
