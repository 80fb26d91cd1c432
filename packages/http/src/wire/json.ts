/** JSON schemas of what handlers put together themselves. What the database builds is described by its columns. */
import { type Columns, describeShape, type Json, orNull, type Shape } from "@dragoman/core/database";

export type { Json };

export const integer: Json = { type: "integer" };
export const count: Json = { type: "integer", minimum: 0 };
export const text: Json = { type: "string" };
export const flag: Json = { type: "boolean" };
export const instant: Json = { type: "string", format: "date-time" };
export const address: Json = { type: "string", format: "iri" };
export const list = (items: Json): Json => ({ type: "array", items });
export const nullable = (schema: Json): Json => orNull(schema);
export const anyOf = (...schemas: readonly Json[]): Json => ({ anyOf: [...schemas] });
export const oneOf = (values: readonly string[]): Json => ({ type: "string", enum: [...values] });

/** An object that has all of `properties`, and perhaps those of `more`. */
export const record = (
  properties: Readonly<Record<string, Json>>,
  more: Readonly<Record<string, Json>> = {},
): Json => ({
  type: "object",
  properties: { ...properties, ...more },
  required: Object.keys(properties),
});

/** The same object with further properties. */
export const extended = (base: Json, properties: Readonly<Record<string, Json>>): Json => {
  const { properties: known, required } = base as { readonly properties: object; readonly required: readonly string[] };
  return {
    type: "object",
    properties: { ...known, ...properties },
    required: [...required, ...Object.keys(properties)],
  };
};

/** A schema with the name that the document and clients have for it. */
export const named = (title: string, schema: Json): Json => ({ ...schema, title });

/** What rows of a shape are. */
export const shaped = <Column extends string>(title: string, columns: Columns<Column>, shape: Shape<Column>): Json =>
  named(title, describeShape(columns, shape));
