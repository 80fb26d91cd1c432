/** What stands around one string, in one statement. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { LabelId, LanguageId, UnitId } from "../../ids/index.ts";
import type { CheckId } from "../../checks/index.ts";
import { actionFacts, actions, contentActions, firstUnlisted } from "../../changes/index.ts";
import { smallints } from "../../database/index.ts";
import { unitJoins } from "../../units/index.ts";

export interface Person {
  readonly username: string;
  readonly full_name: string;
}

export interface Surroundings {
  readonly language_name: string;
  readonly direction: string;
  readonly source_language_id: LanguageId;
  readonly source_language_name: string;
  readonly source_direction: string;
  readonly location: string;
  readonly repoweb: string;
  readonly branch: string;
  readonly previous_source: string;
  readonly checks: readonly { readonly name: CheckId; readonly dismissed: boolean }[];
  readonly source_unit: {
    readonly id: UnitId;
    readonly explanation: string;
    readonly extra_flags: string;
    readonly labels: readonly { readonly id: LabelId; readonly name: string; readonly color: string }[];
  };
  readonly last_change: (Person & { readonly timestamp: string; readonly action: number }) | null;
  /** Who locked the component, where somebody did; null for the server. */
  readonly lock: { readonly user: Person | null; readonly timestamp: string } | null;
  readonly counts: Readonly<Record<"translations" | "history" | "screenshots" | "suggestions" | "comments", number>>;
}

export const changeName = (action: number): string =>
  actionFacts[action as keyof typeof actionFacts]?.name ?? "Changed";

export const makeSurroundingsStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

  /** Of a string that the actor sees, which was asked before. */
  return (id: UnitId) =>
    Effect.map(
      sql<Surroundings>`select l.name as language_name, l.direction, sl.id as source_language_id,
          sl.name as source_language_name, sl.direction as source_direction, u.location, c.repoweb, c.branch,
          u.previous_source,
          (select coalesce(json_agg(json_build_object('name', k.name, 'dismissed', k.dismissed) order by k.name), '[]')
            from checks k where k.unit_id = u.id) as checks,
          (select json_build_object('id', s.id, 'explanation', s.explanation, 'extra_flags', s.extra_flags, 'labels',
              (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color)
                order by b.id), '[]') from labels b where b.id in
                  (select ul.label_id from unit_labels ul where ul.unit_id in (u.id, s.id))))
            from units s where s.id = coalesce(u.source_unit_id, u.id)) as source_unit,
          (select json_build_object('username', coalesce(w.username, ''), 'full_name', coalesce(w.full_name, ''),
              'timestamp', ${sql.literal(time("h.timestamp"))}, 'action', h.action)
            from changes h left join users w on w.id = coalesce(h.author_id, h.user_id)
            where h.unit_id = u.id and h.action = any(${smallints(contentActions)})
            order by h.id desc limit 1) as last_change,
          case when c.locked then (select json_build_object('timestamp', ${sql.literal(time("h.timestamp"))}, 'user',
              case when w.id is null then null
                else json_build_object('username', w.username, 'full_name', w.full_name) end)
            from changes h left join users w on w.id = h.user_id
            where h.component_id = c.id and h.action = ${actions.componentLocked}
            order by h.id desc limit 1) end as lock,
          json_build_object(
            'translations', (select count(*) from units o
              where o.source_unit_id = coalesce(u.source_unit_id, u.id) and o.id <> u.id
                and array_to_string(o.target, '') <> ''),
            'history', (select count(*) from changes h where h.unit_id = u.id and h.action < ${firstUnlisted}),
            'screenshots', (select count(distinct k.screenshot_id) from screenshot_units k
              where k.unit_id in (u.id, u.source_unit_id)),
            'suggestions', (select count(*) from suggestions k where k.unit_id = u.id),
            'comments', (select count(*) from comments k where k.unit_id in (u.id, u.source_unit_id))) as counts
        from units u ${sql.literal(unitJoins)} join languages sl on sl.id = c.source_language_id where u.id = ${id}`,
      ([row]) => row,
    );
});
