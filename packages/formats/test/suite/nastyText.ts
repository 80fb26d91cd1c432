/** Texts that break careless escapers: quotes, markup, placeholders, line ends, spaces at the edges, rare characters. */
import * as fc from "fast-check";

const pieces = [
  "word",
  "žluťoučký kůň",
  " ",
  "  ",
  "\n",
  "\n\n",
  "\t",
  '"',
  "'",
  "`",
  "\\",
  "\\n",
  "\\u0041",
  "%s",
  "%(name)s",
  "%",
  "{0}",
  "{{ x }}",
  "${x}",
  "$t(x)",
  "#",
  "#, fuzzy",
  "!",
  "=",
  ":",
  ": ",
  " #",
  ";",
  ",",
  "|",
  "||",
  "&",
  "&amp;",
  "&#10;",
  "<b>",
  "</string>",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "@",
  "?",
  "- ",
  "* ",
  "[x]",
  "_QQ_",
  "*/",
  "//",
  "<?php",
  "?>",
  "yes",
  "null",
  "007",
  "~",
  "\u00a0",
  "\u200b",
  "\u200f",
  "\u2028",
  "\u0085",
  "\ufeff",
  "é",
  "e\u0301",
  "漢字",
  "عربي",
  "👩‍👩‍👧",
  "𝒳",
  "msgid",
] as const;

export interface NastyTextOptions {
  /** Texts that match are left out: what the format cannot hold. */
  readonly without?: RegExp;
  /** More pieces, such as the delimiters of the format. */
  readonly with?: readonly string[];
}

/** Never empty, never with a lone surrogate or with a control character beside tab and line feed. */
export const nastyText = (options: NastyTextOptions = {}): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom<string>(...pieces, ...(options.with ?? [])) },
        { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join(""))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left out
    .filter((text) => text !== "" && !/[\0-\x08\x0b-\x1f\x7f]/.test(text) && !(options.without?.test(text) ?? false));
