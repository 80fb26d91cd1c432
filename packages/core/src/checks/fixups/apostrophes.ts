/** In Java's MessageFormat a lone apostrophe starts a quotation, so that one which is meant has to be doubled. */
import type { Fixup } from "../fixups.ts";

// Apostrophes that quote a brace are left as they are, to the end of the quotation.
const quotation = /''|'[{}][^']*(?:'|$)|'/g;

export const doubleApostrophes: Fixup = (target, { source, flags }) =>
  flags.has("auto-java-messageformat") && source.includes("{0")
    ? target.replace(quotation, (found) => (found === "'" ? "''" : found))
    : target;
