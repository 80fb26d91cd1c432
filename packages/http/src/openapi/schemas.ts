/** Named schemas: every schema with a title is written once, and referred to wherever it stands. */
import type { Json } from "../wire/json.ts";

export interface Hoisted {
  /** The same with references in the place of named schemas. */
  readonly value: unknown;
  readonly schemas: Readonly<Record<string, Json>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapObject = (value: object, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));

/** What a schema says, whatever it and those within it are called. */
const untitled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(untitled);
  if (!isObject(value)) return value;
  const { title, ...rest } = value;
  return typeof title === "string" ? mapObject(rest, untitled) : mapObject(value, untitled);
};
const keyOf = (schema: unknown) => JSON.stringify(untitled(schema));

/** @throws Error where two different schemas have one name */
export const hoist = (value: unknown): Hoisted => {
  const names = new Map<string, string>();
  const keys = new Map<string, string>();
  const named = new Map<string, Json>();
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(collect);
    if (!isObject(part)) return;
    const { title } = part;
    if (typeof title === "string") {
      const key = keyOf(part);
      if ((keys.get(title) ?? key) !== key) throw new Error(`Two schemas are called ${title}.`);
      keys.set(title, key);
      if (!names.has(key)) names.set(key, title);
      named.set(title, part);
    }
    Object.values(part).forEach(collect);
  };
  collect(value);

  const refer = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(refer);
    if (!isObject(part)) return part;
    const name =
      typeof part["title"] === "string" ? part["title"] : "properties" in part ? names.get(keyOf(part)) : undefined;
    return name === undefined ? mapObject(part, refer) : { $ref: `#/components/schemas/${name}` };
  };
  const inside = ({ title: _title, ...schema }: Json): Json => mapObject(schema, refer);
  return {
    value: refer(value),
    schemas: Object.fromEntries(
      [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => [name, inside(schema)]),
    ),
  };
};
