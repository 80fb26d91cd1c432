/** Queries of addresses: one schema says to the document what may be asked, and to the handler what was. */
import { decodeFields, describeFields, type Invalid, sentKey } from "@dragoman/core/fields";
import { type Effect, Schema } from "effect";
import type { Json } from "./json.ts";

/** A value; of a list, some items. */
type Example = string | number | readonly string[];

/** A field of a query with a word on it. */
export const parameter = <S extends Schema.Top>(field: S, about: string, example?: Example): S["Rebuild"] =>
  field.annotate({
    [sentKey]: { ...describeFields(field), description: about, ...(example === undefined ? {} : { example }) },
  });

/** The same where it may be left out. */
export const optional = <S extends Schema.Top>(field: S, about: string, example?: Example) =>
  Schema.optionalKey(parameter(field, about, example));

export type Query<A> = Schema.ConstraintDecoder<A>;

interface Described {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const known = new WeakMap<object, Described>();

export const describeQuery = (query: Query<unknown>): Described => {
  const described = known.get(query) ?? (describeFields(query) as unknown as Described);
  known.set(query, described);
  return described;
};

/** Of a parameter that is given several times the first counts, unless it is a list. Unknown ones are passed over. */
export const readQuery = <A>(query: Query<A>, asked: URLSearchParams): Effect.Effect<A, Invalid> => {
  const given = Object.entries(describeQuery(query).properties).filter(([name]) => asked.has(name));
  return decodeFields(
    query,
    Object.fromEntries(
      given.map(([name, { type }]) => [name, type === "array" ? asked.getAll(name) : asked.get(name)]),
    ),
  );
};
