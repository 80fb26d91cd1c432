/** What the formats with one plain text for each key have in common. */
import { type Abilities, CodecError } from "../contract/index.ts";

export const keyedAbilities: Abilities = {
  plurals: false,
  contexts: false,
  notes: true,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

/** Of formats whose texts are known by their place: none can come or go. */
export const fixedAbilities: Abilities = { ...keyedAbilities, notes: false, add: false, remove: false };

/** For shapes of such formats. @throws CodecError always */
export const refuseAddition = (): never => {
  throw new CodecError("Strings cannot be added to a file of this format.");
};

/** The only form of a string. @throws CodecError when there are several */
export const singleForm = (target: readonly string[]): string => {
  if (target.length !== 1) throw new CodecError("This format holds one form of each string.");
  return target[0] ?? "";
};
