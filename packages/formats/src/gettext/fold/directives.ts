/** Format directives, inside which gettext breaks no line. Formats without a pattern have none that could be broken. */

/** A directive like that of printf: position, flags, width, precision, size, and one of the `conversions`. */
const printf = (flags: string, conversions: string): string =>
  String.raw`%(?:\d{1,9}\$)?[${flags}]{0,9}(?:\*(?:\d{1,9}\$)?|\d{1,9})?(?:\.(?:\*(?:\d{1,9}\$)?|\d{1,9})?)?` +
  String.raw`(?:hh|ll|[hlLqjzt])?(?:<\w+>|[${conversions}])`;

const c = printf("-+ #0'I", "diouxXeEfFgGaAcCsSpnm%");
const script = printf("-+ #0", "diouxXeEfFgGaAcsSpqvTtbwD@%");

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    "c-format": c,
    "objc-format": `${c}|%@`,
    "python-format": String.raw`%(?:\((?:[^()]|\([^()]*\))*\))?${script.slice(1)}`,
    "java-printf-format": printf("-+ #0,(", "bBhHsScCdoxXeEfgGaAtTn%"),
    "csharp-format": String.raw`\{\d[^{}]*\}`,
    "javascript-format": script,
    "php-format": String.raw`%(?:\d{1,9}\$)?(?:[- 0]|'.){0,9}(?:\d{1,9})?(?:\.\d{1,9})?[bcdeEfFgGosuxX%]`,
    "perl-format": script,
    "boost-format": String.raw`%\|[^|]*\||${script}`,
    "tcl-format": script,
    "sh-format": String.raw`\$\{\w+\}`,
    "sh-printf-format": script,
    "ruby-format": String.raw`%(?:<[^<>]*>[-+ #0]{0,9}(?:\d{1,9})?(?:\.\d{1,9})?[a-zA-Z]|\{[^{}]*\})|${script}`,
    "lua-format": printf("-+#0", "diouxXeEfFgGaAcsq%"),
    "object-pascal-format": script,
    "smalltalk-format": "%%",
    "ycp-format": "%%",
    "gcc-internal-format": script,
    "gfc-internal-format": "%%",
    "awk-format": script,
    "elisp-format": script,
    "librep-format": script,
    "go-format": script,
    "d-format": "%%",
  }).map(([flag, pattern]) => [flag, new RegExp(pattern, "g")]),
);

/** The directives of a text whose entry has these flags. */
export const directivesOf = (text: string, flags: readonly string[]): readonly RegExpExecArray[] =>
  flags.flatMap((flag) => {
    const pattern = patterns.get(flag);
    return pattern === undefined ? [] : [...text.matchAll(pattern)];
  });
