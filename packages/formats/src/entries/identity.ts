import { CodecError, mostUnits } from "../contract/index.ts";
/** Ids within one file: the first unit of a name keeps it, later duplicates are numbered. */

/**
 * A function that returns `name`, or for the n-th duplicate `name#n`; never the same id twice. With `taken` the caller
 * keeps the ids itself, and each must be there before the next is asked for.
 */
export const uniqueIds = (taken?: { has(id: string): boolean }): ((name: string) => string) => {
  const own = new Set<string>();
  const ids = taken ?? own;
  const numbers = new Map<string, number>();
  let count = 0;
  return (name) => {
    if (++count > mostUnits) throw new CodecError(`The file has more than ${mostUnits} strings.`);
    let id = name;
    if (ids.has(name)) {
      let number = numbers.get(name) ?? 1;
      do number++;
      while (ids.has(`${name}#${number}`));
      numbers.set(name, number);
      id = `${name}#${number}`;
    }
    if (taken === undefined) own.add(id);
    return id;
  };
};
