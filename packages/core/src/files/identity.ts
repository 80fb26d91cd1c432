/** The units of a file that are one string: codecs number those whose key stands there again. Pure. */
import type { Document, Unit } from "@dragoman/formats";

/** The unit of a key as the file knows it, and its duplicates behind it. */
export const unitsOfKey = (document: Document, key: string): readonly Unit[] => {
  const first = document.byId(key);
  if (first === undefined) return [];
  const units = [first];
  for (let number = 2; ; number++) {
    const next = document.byId(`${first.id}#${number}`);
    if (next === undefined || next.context !== first.context) return units;
    units.push(next);
  }
};
