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

  /** Answers whether it was not there before; the details are always those of the last time. */
  const setAlert = (id: ComponentId, name: string, details: Readonly<Record<string, unknown>>) =>
    Effect.map(
      sql<{ made: boolean }>`insert into component_alerts as a (component_id, name, details)
        values (${id}, ${name}, ${JSON.stringify(details)}::jsonb)
        on conflict (component_id, name) do update set details = excluded.details
          where a.details is distinct from excluded.details
        returning a.xmax = 0 as made`,
      (rows) => rows[0]?.made === true,
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
