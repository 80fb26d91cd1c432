/** The ids of entries: context and msgid, made unique where they stand twice or are obsolete. */
import { uniqueIds } from "../entries/identity.ts";
import type { Entry } from "./entry.ts";

/** Between context and msgid in an id, as in MO files. */
export const contextEnd = "\u0004";

export const identity = (context: string | undefined, msgid: string): string =>
  context === undefined ? msgid : context + contextEnd + msgid;

export interface Identities {
  /** The id of each entry. */
  readonly ids: readonly string[];
  /** Where the entry of an id is. */
  readonly index: ReadonlyMap<string, number>;
  /** Where the entries are that stand a second time. */
  readonly repeated: readonly number[];
}

/** The n-th entry of a name is `name#n`, an obsolete one `name#~`; obsolete ones never take the id of one in use. */
export const identitiesOf = (entries: readonly Entry[]): Identities => {
  const ids = new Array<string>(entries.length).fill("");
  const index = new Map<string, number>();
  const repeated: number[] = [];
  const unique = uniqueIds(index);
  const place = (entry: Entry, position: number, name: string): void => {
    const id = unique(name);
    if (id !== name && !entry.obsolete) repeated.push(position);
    ids[position] = id;
    index.set(id, position);
  };
  entries.forEach((entry, position) => {
    if (!entry.obsolete) place(entry, position, identity(entry.context, entry.msgid));
  });
  entries.forEach((entry, position) => {
    if (entry.obsolete) place(entry, position, `${identity(entry.context, entry.msgid)}#~`);
  });
  return { ids, index, repeated };
};
