/**
 * The family of `printf`: a per cent sign, an optional argument number or name, flags, width, precision, length and a
 * conversion. The languages differ in which of these they have. A doubled per cent sign stands for itself.
 */
import type { Syntax } from "./syntax.ts";

interface Dialect {
  /** What may name the argument, after the per cent sign. */
  readonly argument?: string;
  readonly flags?: string;
  readonly length?: string;
  readonly conversion: string;
}

// Flags and digits are bounded because a zero may be either: long rows of them would be tried in every split.
const printf = ({
  argument = String.raw`\d+\$`,
  flags = "[-+ 0#']{0,9}",
  length = "",
  conversion,
}: Dialect): Syntax => ({
  pattern: new RegExp(
    String.raw`%(?:%|(${argument})?${flags}(?:\*|\d{1,9})?(?:\.(?:\*|\d{1,9})?)?${length}(?:${conversion}))`,
    "g",
  ),
  read: ([text, name]) =>
    text === "%%"
      ? undefined
      : { text: text.includes("'") ? text.replaceAll("'", "") : text, positional: name === undefined },
});

const cLength = "(?:hh|h|ll|l|L|q|j|z|t)?";

export const pythonFormat = printf({
  argument: String.raw`\([^()]*\)`,
  flags: "[-+ 0#]{0,9}",
  length: "[hlL]?",
  conversion: "[diouxXeEfFgGcrsa]",
});

export const cFormat = printf({
  argument: String.raw`\d+\$`,
  flags: "[-+ 0#'I]{0,9}",
  length: cLength,
  conversion: "[diouxXeEfFgGaAcCsSpn@]|<PRI[a-zA-Z0-9]+>",
});

export const phpFormat = printf({ flags: "(?:[-+ 0]|'.){0,9}", conversion: "[bcdeEfFgGosuxX]" });

export const perlFormat = printf({
  flags: "[-+ 0#]{0,9}v?",
  length: "(?:hh|h|ll|l|q|L|V|z|t)?",
  conversion: "[csduoxefgXEGbBiDUOFpn]",
});

export const javascriptFormat = printf({
  argument: String.raw`\d+\$|\([\w.[\]]+\)`,
  flags: "(?:[-+0]|'.){0,9}",
  conversion: "[bcdieufFgGosxXjtTv]",
});

export const luaFormat = printf({ length: cLength, conversion: "[AacdEefGgiopqsuXx]" });

export const javaPrintfFormat = ((): Syntax => {
  const syntax = printf({
    argument: String.raw`\d+\$|<`,
    flags: "[-#+ 0,(]{0,9}",
    conversion: "[tT][a-zA-Z]|[bBhHsScCdoxXeEfgGaAn]",
  });
  return { ...syntax, read: (match) => (match[0] === "%n" ? undefined : syntax.read(match)) };
})();

/** `%{name}` and `%<name>d` beside the usual ones. */
export const rubyFormat = ((): Syntax => {
  const syntax = printf({
    argument: String.raw`\d+\$|<\w+>`,
    flags: "[-+ 0#]{0,9}",
    conversion: "[bBdiouxXeEfgGaAcps]",
  });
  return {
    pattern: new RegExp(String.raw`%(\{\w+\})|${syntax.pattern.source}`, "g"),
    read: ([text, braced, name]) =>
      text === "%%" ? undefined : { text, positional: braced === undefined && name === undefined },
  };
})();

/** `%0:s`; the type may be written in either case. */
export const objectPascalFormat = printf({
  argument: String.raw`\d+:`,
  flags: "-?",
  conversion: "[dueEfFgGnNmMpPsSxXDU]",
});
