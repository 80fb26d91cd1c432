/**
 * Shapes: what an answer looks like, as data. The wire says which columns it wants under which keys and how links are
 * put together; the database builds the JSON text. So a page of a thousand rows is one statement and no object is made
 * for a row, while paths and addresses stay in the wire's hands and SQL in the stores'.
 */
import type { Fragment } from "effect/sql/Statement";
import type { Schema } from "effect";
import type { SqlClient } from "effect/sql";
import type { Columns, Json } from "./column.ts";

/** An address: text parts and columns in turn, behind the base address of the site. NULL when a column is NULL. */
export interface Link<Column extends string> {
  readonly link: ReadonlyArray<string | { readonly column: Column }>;
  /** False for a path without the site's address. */
  readonly absolute: boolean;
  /** Whether an empty text stands for NULL. */
  readonly empty?: boolean;
}

/** The addresses of all items of a column that is an array: `before`, the item, a slash. Without items, or for NULL, an empty list. */
export interface Links<Column extends string> {
  readonly links: Column;
  readonly before: string;
}

export type Field<Column extends string> =
  | Column
  | Link<Column>
  | Links<Column>
  | { readonly constant: string | number | boolean | null }
  | { readonly object: Shape<Column>; readonly unless?: Column };

export type Shape<Column extends string> = { readonly [key: string]: Field<Column> };

/** ``link`/api/projects/${"project"}/` `` — an absolute address. */
export const link = <const Column extends string>(texts: TemplateStringsArray, ...columns: Column[]): Link<Column> => ({
  link: texts.flatMap((text, index) => {
    const column = columns[index];
    return column === undefined ? [text] : [text, { column }];
  }),
  absolute: true,
});

/** Like `link`, without the site's address. */
export const path = <const Column extends string>(texts: TemplateStringsArray, ...columns: Column[]): Link<Column> => ({
  ...link(texts, ...columns),
  absolute: false,
});

/** The same, or an empty text where there is none. */
export const orEmpty = <Column extends string>(field: Link<Column>): Link<Column> => ({ ...field, empty: true });

/** `links("roles", "/api/roles/")` — absolute addresses. */
export const links = <const Column extends string>(items: Column, before: string): Links<Column> => ({
  links: items,
  before,
});

export const constant = <const A extends string | number | boolean | null>(value: A) => ({ constant: value });

/** A nested object; NULL instead where the column `unless` is NULL. */
export const object: {
  <const S extends Shape<string>>(shape: S): { readonly object: S };
  <const S extends Shape<string>, const U extends string>(
    shape: S,
    unless: U,
  ): { readonly object: S; readonly unless: U };
} = (shape: Shape<string>, unless?: string): never =>
  (unless === undefined ? { object: shape } : { object: shape, unless }) as never;

const compiled = new WeakMap<object, WeakMap<object, string>>();

/**
 * The select list of `shape` over `columns`. Expressions may use `base.url`, the address of the site, which
 * `selectShape` joins.
 */
export const compileShape = <Column extends string>(columns: Columns<Column>, shape: Shape<Column>): string => {
  const known = compiled.get(columns)?.get(shape);
  if (known !== undefined) return known;
  const text = Object.entries(shape)
    .map(([key, field]) => `${compileField(columns, field)} as ${quoteName(key)}`)
    .join(", ");
  const byShape = compiled.get(columns) ?? new WeakMap<object, string>();
  compiled.set(columns, byShape.set(shape, text));
  return text;
};

const compileField = <Column extends string>(columns: Columns<Column>, field: Field<Column>): string => {
  if (typeof field === "string") return `(${columns[field].sql})`;
  if ("constant" in field) return quoteConstant(field.constant);
  if ("object" in field) {
    const object = `(select row_to_json(o) from (select ${compileShape(columns, field.object)}) o)`;
    return field.unless === undefined
      ? object
      : `case when (${columns[field.unless].sql}) is not null then ${object} end`;
  }
  if ("links" in field)
    return `(select coalesce(json_agg(base.url || ${quoteText(field.before)} || i.item || '/' order by i.place), '[]')
      from unnest(${columns[field.links].sql}) with ordinality i (item, place))`;
  const parts = field.link.map((part) =>
    typeof part === "string" ? quoteText(part) : `(${columns[part.column].sql})`,
  );
  const address = [...(field.absolute ? ["base.url"] : []), ...parts].join(" || ");
  return field.empty === true ? `coalesce(${address}, '')` : `(${address})`;
};

/** What JSON the rows of `shape` over `columns` are. */
export const describeShape = <Column extends string>(columns: Columns<Column>, shape: Shape<Column>): Json => {
  const fields = Object.entries(shape);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([key, field]) => [key, describeField(columns, field)])),
    required: fields.map(([key]) => key),
  };
};

const describeField = <Column extends string>(columns: Columns<Column>, field: Field<Column>): Json => {
  if (typeof field === "string") return orNull(columns[field].schema, columns[field].nullable);
  if ("constant" in field) return { const: field.constant };
  if ("object" in field) return orNull(describeShape(columns, field.object), field.unless !== undefined);
  // Names in addresses may have letters of any script.
  const address = { type: "string", format: "iri-reference" };
  if ("links" in field) return { type: "array", items: { ...address, format: "iri" } };
  if (field.empty === true) return { type: "string" };
  const parts = field.link.map((part) => typeof part !== "string" && columns[part.column].nullable);
  return orNull({ ...address, ...(field.absolute ? { format: "iri" } : {}) }, parts.includes(true));
};

/** The same, or null. */
export const orNull = (schema: Json, nullable = true): Json =>
  !nullable
    ? schema
    : typeof schema["type"] === "string" && !("enum" in schema || "title" in schema || "properties" in schema)
      ? { ...schema, type: [schema["type"], "null"] }
      : { anyOf: [schema, { type: "null" }] };

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quoteConstant = (value: string | number | boolean | null) =>
  value === null ? "null::text" : typeof value === "string" ? `${quoteText(value)}::text` : String(value);

/** What a read of shaped rows needs: the columns of its noun, the shape wanted, and the address of the site. */
export interface View<Column extends string> {
  readonly shape: Shape<Column>;
  readonly baseUrl: string;
}

/** A page of a list: how many rows to pass over and how many to give. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A page as answered: the number of all rows, and the JSON text of an array of shaped rows. */
export interface Page {
  readonly count: number;
  readonly json: string;
  /** What the answer says beside the list. */
  readonly beside?: Readonly<Record<string, Schema.Json>>;
}

/** `select <shape> <from> cross join base <rest>` as one JSON object a row. */
export const shapedRows = <Column extends string>(
  sql: SqlClient.SqlClient,
  columns: Columns<Column>,
  view: View<Column>,
  from: Fragment,
  rest: Fragment,
): Fragment =>
  sql`select ${sql.literal(compileShape(columns, view.shape))} ${from} cross join (select ${view.baseUrl}::text as url) base ${rest}`;

/** The rows of `rows` as the text of one JSON array, as `json`. */
export const jsonArray = (sql: SqlClient.SqlClient, rows: Fragment) =>
  sql<{ json: string }>`select coalesce(json_agg(t), '[]')::text as json from (${rows}) t`;

/** The same, and beside it what `count` selects. */
export const countedArray = (sql: SqlClient.SqlClient, rows: Fragment, count: Fragment) =>
  sql<{ json: string; count: number | null }>`select (${jsonArray(sql, rows)}) as json, (${count}) as count`;
