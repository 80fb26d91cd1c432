/** The catalogue of translation flags: which names there are and what each takes as parameters. */
import { checks } from "./catalogue.ts";

/** Flags that take no parameter. */
export const plainFlags = [
  "angularjs-format",
  "auto-java-messageformat",
  "c-format",
  "c-sharp-format",
  "case-insensitive",
  "check-glossary",
  "dos-eol",
  "es-format",
  "fluent-parts",
  "fluent-references",
  "fluent-source-inner-html",
  "fluent-source-syntax",
  "fluent-target-inner-html",
  "fluent-target-syntax",
  "forbidden",
  "i18next-interpolation",
  "icu-message-format",
  "ignore-all-checks",
  "java-format",
  "java-printf-format",
  "javascript-format",
  "lua-format",
  "md-text",
  "object-pascal-format",
  "percent-placeholders",
  "perl-brace-format",
  "perl-format",
  "php-format",
  "python-brace-format",
  "python-format",
  "qt-format",
  "qt-plural-format",
  "read-only",
  "rst-text",
  "ruby-format",
  "safe-html",
  "scheme-format",
  "strict-format",
  "strict-same",
  "terminology",
  "url",
  "vue-format",
  "xml-text",
] as const;

/** Flags that take parameters. */
export const valueFlags = [
  "fluent-type",
  "font-family",
  "font-size",
  "font-spacing",
  "font-weight",
  "icu-flags",
  "icu-tag-prefix",
  "max-length",
  "max-size",
  "placeholders",
  "priority",
  "regex",
  "replacements",
  "variant",
] as const;
export type ValueFlag = (typeof valueFlags)[number];

/** One flag for each check that can be silenced. */
export const ignoreFlags: readonly string[] = [...new Set(checks.map((check) => check.ignoreFlag))];

/** Other spellings, with the name they stand for. */
export const flagAliases: ReadonlyMap<string, string> = new Map([["markdown-text", "md-text"]]);

/** What `icu-flags` may list. */
export const icuFlags = [
  "xml",
  "strict-xml",
  "-extra",
  "-missing",
  "-types",
  "-tags",
  "-highlight",
  "-require_other",
  "-plural_selectors",
  "-submessage_selectors",
] as const;
