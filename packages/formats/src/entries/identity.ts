/** Ids within one file: the first unit of a name keeps it, later duplicates are numbered. */

/**
 * A function that returns `name`, or for the n-th duplicate `name#n`; never the same id twice. A caller that keeps its
 * units by id anyway passes them as `taken`.
 */
export const uniqueIds = (taken?: Pick<ReadonlyMap<string, unknown>, "has">): ((name: string) => string) => {
  const own = new Set<string>();
  const used = taken ?? own;
  const times = new Map<string, number>();
  return (name) => {
    let id = name;
    if (used.has(name)) {
      let time = times.get(name) ?? 1;
      do id = `${name}#${++time}`;
      while (used.has(id));
      times.set(name, time);
    }
    if (taken === undefined) own.add(id);
    return id;
  };
};
