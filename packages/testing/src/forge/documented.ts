/** What calls take by a forge's documentation: another name is a mistake of ours, which forges would pass over. */
import type { ApiCall } from "./server.ts";

export type Documented = readonly (readonly [method: string, path: RegExp, names: readonly string[]])[];

export const undocumented = (known: Documented, { method, path, query, body }: ApiCall): readonly string[] => {
  const [, , names] = known.find(([verb, pattern]) => verb === method && pattern.test(path)) ?? [];
  if (names === undefined) return [`There is no ${method} ${path}.`];
  const sent = Array.isArray(body)
    ? body.flatMap((one: object) => Object.keys(one))
    : Object.keys((body ?? {}) as object);
  return [...query.keys(), ...sent]
    .filter((name) => !names.includes(name))
    .map((name) => `${method} ${path}: ${name} is not known.`);
};
