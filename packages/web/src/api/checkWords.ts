/** What checks are called, and when they fail, in the language of the page: from the texts of the room `checks`. */
import { known } from "../l10n/text.ts";

interface Named {
  readonly name: string;
  readonly description: string;
}

/** A check that the console has no words for keeps those of the server. */
export const inOwnWords = <C extends Named>(id: string, check: C): C => {
  const text = `checks-${id}`;
  return { ...check, name: known(text) ?? check.name, description: known(`${text}-about`) ?? check.description };
};
