/**
 * Shaped rows as objects, for programs over the services: what the database builds as JSON text for the wire, read, and
 * typed by the columns that the shape names.
 */
import { Effect } from "effect";
import type { Column, Columns } from "./column.ts";
import type { Link, Links, Page, Shape, Slice, View } from "./shape.ts";

/** What a row of `S` over `C` is. */
export type Row<C extends Columns, S> = { readonly [K in keyof S]: FieldValue<C, S[K]> };

type Value<C> = C extends Column<infer A> ? A : never;

type FieldValue<C extends Columns, F> = F extends keyof C
  ? Value<C[F]>
  : F extends Link<infer Names>
    ? string | (null extends Value<C[Names & keyof C]> ? null : never)
    : F extends Links<string>
      ? readonly string[]
      : F extends { readonly constant: infer A }
        ? A
        : F extends { readonly object: infer S; readonly unless: string }
          ? Row<C, S> | null
          : F extends { readonly object: infer S }
            ? Row<C, S>
            : never;

type ShapeOver<C extends Columns> = Shape<keyof C & string>;

/** Rows of one statement. */
const atOnce = 1_000;

/** All rows of a list: `read` asks a service for a page of it. Addresses begin with `baseUrl`, which is empty unless told. */
export const allRows = <C extends Columns, const S extends ShapeOver<C>, E, R>(
  _columns: C,
  shape: S,
  read: (view: View<keyof C & string>, slice: Slice) => Effect.Effect<Page, E, R>,
  baseUrl = "",
): Effect.Effect<readonly Row<C, S>[], E, R> =>
  Effect.gen(function* () {
    const rows: Row<C, S>[] = [];
    for (;;) {
      const { json, count } = yield* read({ shape, baseUrl }, { offset: rows.length, limit: atOnce });
      const page = JSON.parse(json) as readonly Row<C, S>[];
      for (const row of page) rows.push(row);
      if (rows.length >= count || page.length === 0) return rows;
    }
  });

/** One row, which `read` asks a service for. */
export const oneRow = <C extends Columns, const S extends ShapeOver<C>, E, R>(
  _columns: C,
  shape: S,
  read: (view: View<keyof C & string>) => Effect.Effect<string, E, R>,
  baseUrl = "",
): Effect.Effect<Row<C, S>, E, R> => Effect.map(read({ shape, baseUrl }), (json) => JSON.parse(json) as Row<C, S>);
