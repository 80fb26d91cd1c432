/** Placeholders with other marks. */
import { named, type Syntax } from "./syntax.ts";

/** `%NAME%` */
export const percentPlaceholders = named(/%[\w.-]+%/g);

/** `%1` to `%99`, and `%L1` for the language's digits. */
export const qtFormat = named(/%L?\d{1,2}/g);

/** The number of a plural in Qt: `%n`, `%Ln`. */
export const qtPluralFormat = named(/%L?n/g);

/** Directives of Scheme's `format`: `~a`, `~5d`; a jump such as `~1@*` before one names its argument. */
export const schemeFormat: Syntax = {
  pattern: /~(?:[~%&_\n]|(\d+@\*~)?(?:(?:[-+]?\d+|'.|[v#])(?:,(?:[-+]?\d+|'.|[v#])?)*)?[:@]*[a-zA-Z$?!{}()[\]<>;^|/])/g,
  read: ([text, jump]) => (/^~[~%&_\n]/.test(text) ? undefined : { text, positional: jump === undefined }),
};
