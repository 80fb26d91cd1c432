/** Components by languages: a page of components, each with the counters of all its languages. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { CategoryId, ProjectId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { holdsInProject, visibleComponent } from "../../access/inside.ts";
import { compileShape, jsonArray, type Page, type Shape, shapedRows, type Slice, texts } from "../../database/index.ts";
import {
  type CellColumn,
  cellColumns,
  type HeadColumn,
  headColumns,
  type MatrixColumn,
  matrixColumns,
} from "../columns.ts";
import type { MatrixQuery } from "../model.ts";
import { statusPermissions } from "../../repository/index.ts";

export interface MatrixShapes {
  readonly component: Shape<MatrixColumn>;
  readonly cell: Shape<CellColumn>;
  readonly language: Shape<HeadColumn>;
}

export type MatrixPlace = { readonly projectId: ProjectId } | { readonly categoryId: CategoryId };

export const makeMatrixStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const inPlace = (place: MatrixPlace) =>
    "projectId" in place
      ? sql`c.project_id = ${place.projectId}`
      : sql`c.category_id in (with recursive down as (select ${place.categoryId}::int as id
          union all select k.id from categories k join down on k.category_id = down.id) select id from down)`;

  return (
    actor: Actor,
    place: MatrixPlace,
    { languages, name, order }: MatrixQuery,
    { shapes, baseUrl }: { readonly shapes: MatrixShapes; readonly baseUrl: string },
    { limit, offset }: Slice,
  ) =>
    Effect.gen(function* () {
      const seen = sql`not c.deleting and ${visibleComponent(sql, actor)} and ${inPlace(place)}`;
      const named = name === "" ? sql`true` : sql`strpos(lower(c.name || ' ' || c.path), lower(${name})) > 0`;
      const wanted = languages.length === 0 ? sql`true` : sql`l.code = any(${texts(languages)})`;
      const status = sql.or(statusPermissions.map((permission) => holdsInProject(sql, actor, permission)));
      const left =
        order === "name"
          ? sql`(select null::int as component_id, 0 as strings where false)`
          : sql`(select t.component_id, sum(s.total - s.translated) as strings from translations t
              join translation_statistics s on s.translation_id = t.id join languages l on l.id = t.language_id
              join components c on c.id = t.component_id join projects p on p.id = c.project_id
              where ${seen} and ${wanted} group by t.component_id)`;

      const [heads] = yield* jsonArray(
        sql,
        shapedRows(
          sql,
          headColumns,
          { shape: shapes.language, baseUrl },
          sql`from languages l`,
          sql`where ${wanted} and exists (select 1 from translations t join components c on c.id = t.component_id
            join projects p on p.id = c.project_id where t.language_id = l.id and ${seen}) order by l.name, l.id`,
        ),
      );
      const [all] = yield* sql<{ count: number }>`select count(*)::int as count
        from components c join projects p on p.id = c.project_id where ${seen} and ${named}`;
      // The page is chosen first, so that nothing is counted for other components.
      const [rows] = yield* sql<{ json: string }>`with chosen as materialized (
          select c.id, row_number() over (order by coalesce(w.strings, 0) desc, c.path, c.id) as place
          from components c join projects p on p.id = c.project_id left join ${left} w on w.component_id = c.id
          where ${seen} and ${named}
          order by place limit ${limit} offset ${offset})
        select coalesce(json_agg(r.row order by r.place), '[]')::text as json from (
          select k.place, (select row_to_json(x) from (select ${sql.literal(compileShape(matrixColumns, shapes.component))},
              (select coalesce(json_agg(y), '[]') from (select ${sql.literal(compileShape(cellColumns, shapes.cell))}
                from translations t join translation_statistics s on s.translation_id = t.id
                join languages l on l.id = t.language_id
                where t.component_id = c.id and ${wanted} order by l.name, l.id) y) as cells) x) as row
          from chosen k join components c on c.id = k.id join projects p on p.id = c.project_id
            left join components o on o.id = c.linked_component_id
            cross join lateral (select ${status} as status) may
            cross join (select ${baseUrl}::text as url) base) r`;
      return {
        count: all?.count ?? 0,
        json: rows?.json ?? "[]",
        beside: { languages: JSON.parse(heads?.json ?? "[]") },
      } satisfies Page;
    });
});
