/** Alerts of components, and the locks that follow them. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId } from "../../ids/index.ts";
import type { Kept } from "../../changes/inside.ts";
import { texts } from "../../database/index.ts";

/** What locking changes. */
export const keptLock: Kept = { table: "components", only: ["locked", "locked_automatically"] };

export const makeAlertStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const setLock = (id: ComponentId, locked: boolean, automatically: boolean) =>
    Effect.orDie(sql`update components set locked = ${locked}, locked_automatically = ${locked && automatically}
      where id = ${id} and locked <> ${locked}`);

  const setAlert = (id: ComponentId, name: string, details: Readonly<Record<string, unknown>>) =>
    Effect.map(
      sql<{
        name: string;
      }>`insert into component_alerts (component_id, name, details) values (${id}, ${name}, ${JSON.stringify(details)}::jsonb) on conflict do nothing returning name`,
      (rows) => rows.length > 0,
    );
  const clearAlerts = (id: ComponentId, names: readonly string[]) =>
    sql`delete from component_alerts where component_id = ${id} and name = any(${texts(names)})`;
  const alerts = (id: ComponentId) =>
    sql<{
      name: string;
      details: Readonly<Record<string, unknown>>;
    }>`select name, details from component_alerts where component_id = ${id} order by created`;

  return { setLock, setAlert, clearAlerts, alerts };
});
