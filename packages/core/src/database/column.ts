/**
 * Columns: SQL expressions that say which JSON they give. Written in stores' `columns.ts` only. The database builds the
 * JSON; what is said here only describes it, for the document of the API.
 */
import type { JsonSchema } from "effect";

export type Json = JsonSchema.JsonSchema;

export interface Column<A = unknown> {
  readonly sql: string;
  /** Of its values other than NULL. */
  readonly schema: Json;
  readonly nullable: boolean;
  /** For types alone: what JSON.parse makes of a value. */
  readonly is?: A;
}

/** Columns by name, over the tables that the store's `from` joins. */
export type Columns<Name extends string = string> = Readonly<Record<Name, Column>>;

const of =
  <A>(schema: Json) =>
  (sql: string): Column<A> => ({ sql, schema, nullable: false });

export const int = <A extends number = number>(sql: string): Column<A> => of<A>({ type: "integer" })(sql);
/** A number with a fraction. */
export const number = of<number>({ type: "number" });
export const text = of<string>({ type: "string" });
export const flag = of<boolean>({ type: "boolean" });
export const intList = of<readonly number[]>({ type: "array", items: { type: "integer" } });
export const textList = of<readonly string[]>({ type: "array", items: { type: "string" } });

/** A number or a text that is one of a few. */
export const oneOf = <const A extends string | number>(values: readonly A[], sql: string): Column<A> =>
  of<A>({ type: values.every((value) => typeof value === "number") ? "integer" : "string", enum: [...values] })(sql);

/** A list whose items are each one of a few. */
export const manyOf = <const A extends string>(values: readonly A[], sql: string): Column<readonly A[]> =>
  of<readonly A[]>({ type: "array", items: { type: "string", enum: [...values] } })(sql);

/** A whole number within limits. */
export const intWithin = ({ min, max }: { readonly min: number; readonly max: number }, sql: string): Column<number> =>
  of<number>({ type: "integer", minimum: min, maximum: max })(sql);

/** JSON that the expression builds itself. */
export const json = <A = unknown>(schema: Json, sql: string): Column<A> => of<A>(schema)(sql);

/** The same where it may be NULL. */
export const nullable = <A>({ sql, schema }: Column<A>): Column<A | null> => ({ sql, schema, nullable: true });

/** An instant as the wire spells it: UTC with microseconds and Z. */
export const instant = (expression: string): Column<string> =>
  of<string>({ type: "string", format: "date-time" })(
    `to_char((${expression}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  );

/** Percentage of `part` in `total`, cut (not rounded) to one decimal, never 0.0 for some nor 100.0 for less than all. */
export const percentage = (part: string, total: string, ofNone: number): Column<number> =>
  of<number>({ type: "number", minimum: 0, maximum: 100 })(`case when (${total}) = 0 then ${ofNone.toFixed(1)}
    when (${part}) > 0 and (${part})::bigint * 1000 < (${total}) then 0.1
    else (trunc((${part})::numeric * 1000 / (${total})) / 10)::numeric(5, 1) end`);
