/** What an act changed: its fields before and after, only those that differ, and of secrets only whether there was one. */
import { isDeepStrictEqual } from "node:util";

export type Fields = Readonly<Record<string, unknown>>;

/** Without `before` something was made, without `after` removed; without both nothing changed. */
export interface Difference {
  readonly before?: Fields;
  readonly after?: Fields;
}

const shown = (fields: Fields, secret: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secret.includes(name) ? (value == null ? "not set" : "set") : value,
    ]),
  );

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/** `secret` names the fields whose values are compared, but not told. */
export const differences = (
  before: Fields | undefined,
  after: Fields | undefined,
  secret: readonly string[] = [],
): Difference => {
  if (before === undefined || after === undefined)
    return {
      ...(before === undefined ? {} : { before: shown(before, secret) }),
      ...(after === undefined ? {} : { after: shown(after, secret) }),
    };
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  return changed.length === 0
    ? {}
    : { before: shown(picked(before, changed), secret), after: shown(picked(after, changed), secret) };
};

export const isNothing = ({ before, after }: Difference): boolean => before === undefined && after === undefined;
