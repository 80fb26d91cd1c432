/** Sets of strings: their ids in an order, some of their rows, and how many of each kind there are. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { UnitId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { allOf, bigints, type View } from "../../database/index.ts";
import { unitJoins } from "../../units/index.ts";
import { type RowColumn, rowColumns } from "../columns.ts";
import { mostIds, type Queue, type Scope, type Sorting, type SortKey } from "../model.ts";

export interface Ids {
  readonly count: number;
  readonly ids: readonly UnitId[];
}

export const makeSetStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const from = sql`from units u ${sql.literal(unitJoins)}`;

  const within = (actor: Actor, { project, component, language }: Scope): Fragment =>
    sql.and([
      sql`not c.deleting`,
      visibleComponent(sql, actor),
      ...(project === undefined ? [] : [sql`p.slug = ${project}`]),
      ...(component === undefined ? [] : [sql`c.path = ${component}`]),
      ...(language === undefined ? [] : [sql`l.code = ${language}`]),
    ]);

  const chosen = (actor: Actor, scope: Scope, search: Fragment | undefined): Fragment =>
    search === undefined ? within(actor, scope) : sql`${within(actor, scope)} and ${search}`;

  const keys: Readonly<Record<SortKey, string>> = {
    priority: "u.priority",
    position: "u.position",
    context: "u.context",
    num_words: "u.num_words",
    labels: `(select min(b.name) from unit_labels ub join labels b on b.id = ub.label_id
      where ub.unit_id in (u.id, u.source_unit_id))`,
    timestamp: "u.created",
    last_updated: "u.updated",
    source: "u.source",
    target: "u.target",
    location: "u.location",
    num_comments: "(select count(*) from comments k where k.unit_id = u.id and not k.resolved)",
    num_failing_checks: "(select count(*) from checks k where k.unit_id = u.id and not k.dismissed)",
    project: "p.slug",
    component: "c.path",
    language: "l.code",
  };
  // Within one translation positions tell strings apart; sets of many keep theirs together.
  const last = ["p.slug", "c.path", "l.code", "u.position", "u.id"];

  const orderOf = (sorting: readonly Sorting[]) =>
    sql.literal(
      [...sorting.map(({ key, descending }) => `${keys[key]} ${descending ? "desc" : "asc"} nulls last`), ...last].join(
        ", ",
      ),
    );

  const ids = (actor: Actor, scope: Scope, search: Fragment | undefined, sorting: readonly Sorting[]) =>
    Effect.map(
      sql<Ids>`with found as materialized (
          select u.id, row_number() over (order by ${orderOf(sorting)}) as place
          ${from} where ${chosen(actor, scope, search)})
        select (select count(*)::int from found) as count,
          coalesce((select json_agg(id order by place) from found where place <= ${mostIds}), '[]') as ids`,
      ([row]) => row ?? { count: 0, ids: [] },
    );

  /** The rows of these ids that the actor sees, in their order. */
  const rows = (actor: Actor, wanted: readonly UnitId[], view: View<RowColumn>) =>
    allOf(sql, { columns: rowColumns, from }, view, {
      where: sql`u.id = any(${bigints(wanted)}) and ${within(actor, {})}`,
      order: sql`array_position(${bigints(wanted)}, u.id)`,
    });

  const kinds: Readonly<Record<Queue, Fragment>> = {
    all: sql`true`,
    unfinished: sql`u.state < 20`,
    untranslated: sql`u.state = 0`,
    needs_editing: sql`u.state = 10`,
    translated: sql`u.state >= 20`,
    approved: sql`u.state = 30`,
    read_only: sql`u.state = 100`,
    failing_checks: sql`u.has_failing_check`,
    suggestions: sql`u.has_suggestion`,
    comments: sql`u.has_comment`,
  };

  const counted = (actor: Actor, scope: Scope, search: Fragment) =>
    sql<Record<Queue, number>>`select ${sql.csv(
      Object.entries(kinds).map(([queue, kind]) => sql`count(*) filter (where ${kind})::int as ${sql(queue)}`),
    )} ${from} where ${chosen(actor, scope, search)}`;

  /** The same of all strings, from what is counted already. */
  const summed = (actor: Actor, scope: Scope) => {
    const sum = (expression: string) => sql.literal(`coalesce(sum(${expression}), 0)::int`);
    return sql<Record<Queue, number>>`select ${sum("s.total")} as "all",
        ${sum("s.total - s.translated")} as unfinished, ${sum("s.total - s.translated - s.fuzzy")} as untranslated,
        ${sum("s.fuzzy")} as needs_editing, ${sum("s.translated")} as translated, ${sum("s.approved")} as approved,
        ${sum("s.readonly")} as read_only, ${sum("s.failing")} as failing_checks,
        ${sum("s.suggestions")} as suggestions, ${sum("s.comments")} as comments
      from translation_statistics s join translations t on t.id = s.translation_id
        join languages l on l.id = t.language_id join components c on c.id = t.component_id
        join projects p on p.id = c.project_id where ${within(actor, scope)}`;
  };

  const counts = (actor: Actor, scope: Scope, search: Fragment | undefined) =>
    Effect.map(search === undefined ? summed(actor, scope) : counted(actor, scope, search), ([row]) => row);

  return { ids, rows, counts };
});
