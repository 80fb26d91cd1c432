/**
 * Parsers that few components need are loaded with the first file that asks for them: together they would take a third
 * of the memory that a server has after its start.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** `load` is called once, when the value is first asked for. */
export const lazily = <A>(load: (require: NodeJS.Require) => A): (() => A) => {
  let loaded: { readonly value: A } | undefined;
  return () => (loaded ??= { value: load(require) }).value;
};
