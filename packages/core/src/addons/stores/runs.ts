/** What add-ons did, the last times. */
import { SqlClient } from "effect/sql";
import { Effect } from "effect";
import type { AddonId, ComponentId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { pageOf, type Slice, type View } from "../../database/index.ts";
import { type AddonRunColumn, addonRunColumns } from "../columns.ts";

export interface Run {
  readonly addonId: AddonId;
  readonly componentId: ComponentId;
  readonly event: string;
  readonly started: Date;
  readonly failed: boolean;
  readonly log: string;
}

/** Of each add-on so many are kept. */
const mostRuns = 100;
/** Characters of a log that are kept, the last ones. */
const longestLog = 65_536;

export const makeRunStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Nothing is written of an add-on that is gone meanwhile. */
  const keep = ({ addonId, componentId, event, started, failed, log }: Run) =>
    Effect.andThen(
      sql`insert into addon_runs (addon_id, component_id, event, started, failed, log)
        select a.id, k.id, ${event}, ${started}, ${failed}, ${log.slice(-longestLog)}
        from addons a, components k where a.id = ${addonId} and k.id = ${componentId}`,
      sql`delete from addon_runs where addon_id = ${addonId} and id <= (
        select r.id from addon_runs r where r.addon_id = ${addonId} order by r.id desc offset ${mostRuns} limit 1)`,
    );

  /** Those on components that the actor sees, the newest first. */
  const page = (actor: Actor, id: AddonId, view: View<AddonRunColumn>, slice: Slice) =>
    pageOf(
      sql,
      {
        columns: addonRunColumns,
        from: sql`from addon_runs r join components c on c.id = r.component_id join projects p on p.id = c.project_id`,
      },
      view,
      { where: sql`r.addon_id = ${id} and ${visibleComponent(sql, actor)}`, order: sql`r.id desc` },
      slice,
    );

  return { keep, page };
});
