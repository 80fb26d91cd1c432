/** French double punctuation: a space before it becomes the narrow no-break space. None is ever added. */
import { spacesPunctuation } from "../language.ts";
import type { Fixup } from "../fixups.ts";

// A colon or question mark before a letter, digit or slash is part of a code, a role or a path.
const spaced = /[ \u00a0\u2009](?=[;:?!]+(?![\p{L}\p{N}/\\]))/gu;

export const narrowPunctuationSpaces: Fixup = (target, { language, flags }) =>
  spacesPunctuation(language) && !flags.has("ignore-punctuation-spacing") ? target.replace(spaced, "\u202f") : target;
