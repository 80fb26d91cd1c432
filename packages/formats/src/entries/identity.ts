/** Ids within one file: the first unit of a name keeps it, later duplicates are numbered. */

/** A function that returns `name`, or for the n-th duplicate `name#n`; never the same id twice. */
export const uniqueIds = (): ((name: string) => string) => {
  const last = new Map<string, number>();
  return (name) => {
    let number = last.get(name);
    if (number === undefined) {
      last.set(name, 1);
      return name;
    }
    do number++;
    while (last.has(`${name}#${number}`));
    last.set(name, number);
    last.set(`${name}#${number}`, 1);
    return `${name}#${number}`;
  };
};
