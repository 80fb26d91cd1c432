/** Components that discoveries made, and what would be lost with them. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { ints } from "../../database/index.ts";
import type { ComponentId } from "../../ids/index.ts";

export const makeDiscoveredStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const remember = (id: ComponentId) =>
    sql`insert into discovered_components (component_id) values (${id}) on conflict do nothing`;

  const among = (ids: readonly ComponentId[]) =>
    Effect.map(
      sql<{ id: ComponentId }>`select component_id as id from discovered_components
        where component_id = any(${ints(ids)})`,
      (rows): ReadonlySet<ComponentId> => new Set(rows.map(({ id }) => id)),
    );

  /** How many strings of a component upstream does not have: they wait for a commit, or for a push. */
  const waiting = (id: ComponentId) =>
    Effect.map(
      sql<{ count: number }>`select count(*)::int as count from (
        select k.unit_id from pending_changes k join translations t on t.id = k.translation_id
          where t.component_id = ${id}
        union select k.unit_id from unpushed_strings k join translations t on t.id = k.translation_id
          where t.component_id = ${id}) s`,
      ([row]) => row?.count ?? 0,
    );

  return { remember, among, waiting };
});
