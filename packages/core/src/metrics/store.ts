/** Everything counted in the database, as far as an actor sees it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { type Actor, hasFullPower } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import { seenChange } from "../changes/inside.ts";
import { countedUser } from "../users/inside.ts";
import type { Counts } from "./model.ts";

const none: Counts = {
  units: 0,
  unitsTranslated: 0,
  users: 0,
  changes: 0,
  projects: 0,
  components: 0,
  translations: 0,
  languages: 0,
  checks: 0,
  configurationErrors: 0,
  suggestions: 0,
};

export const makeMetricsStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Rows of a table that hang on units of components that are seen. */
  const ofUnits = (table: string) =>
    sql`(select count(*)::int from ${sql(table)} k join units u on u.id = k.unit_id join translations t on t.id = u.translation_id
      join seen on seen.id = t.component_id)`;

  const counts = (actor: Actor) =>
    Effect.map(
      sql<Counts>`with seen as materialized (
          select c.id from components c join projects p on p.id = c.project_id where not c.deleting and ${visibleComponent(sql, actor)}),
        translated as materialized (
          select t.language_id, s.total, s.translated from translations t join seen on seen.id = t.component_id
            join translation_statistics s on s.translation_id = t.id)
        select (select coalesce(sum(total), 0)::int from translated) as units,
          (select coalesce(sum(translated), 0)::int from translated) as "unitsTranslated",
          (select count(*)::int from users u where ${countedUser(sql, actor)}) as users,
          (select count(*)::int from changes h left join projects p on p.id = h.project_id
            left join components c on c.id = h.component_id where ${seenChange(sql, actor)}) as changes,
          (select count(*)::int from projects p where ${visibleProject(sql, actor)}) as projects,
          (select count(*)::int from seen) as components,
          (select count(*)::int from translated) as translations,
          (select count(distinct language_id)::int from translated) as languages,
          ${ofUnits("checks")} as checks,
          (select count(*)::int from component_alerts k join seen on seen.id = k.component_id) as "configurationErrors",
          ${ofUnits("suggestions")} as suggestions`,
      ([row]) => row ?? none,
    );

  /** Waiting tasks by kind: those of components that are seen, and those of no component; all of them for superusers. */
  const waiting = (actor: Actor) =>
    sql<{ kind: string; count: number }>`select k.kind, count(*)::int as count from tasks k
      left join components c on c.id = k.component_id left join projects p on p.id = c.project_id
      where k.state = 'queued' and (${hasFullPower(actor)}
        or (k.component_id is null and k.project_id is null) or (c.id is not null and ${visibleComponent(sql, actor)}))
      group by k.kind`;

  return { counts, waiting };
});
