/** What checks are called, and when they fail, for people. A test keeps `docs/checks` saying the same. */
import type { CheckId } from "./catalogue.ts";

export interface CheckWords {
  readonly name: string;
  /** When it fails; code stands between grave accents. */
  readonly description: string;
}

export const checkWords: Readonly<Record<CheckId, CheckWords>> = {
  same: {
    name: "Same as the source",
    description: "The translation is the source, and more than what languages write alike.",
  },
  begin_newline: {
    name: "Line feed at the start",
    description: "Only one of the two begins with a line feed.",
  },
  end_newline: {
    name: "Line feed at the end",
    description: "Only one of the two ends with a line feed.",
  },
  begin_space: {
    name: "Spaces at the start",
    description: "The numbers of spaces at the beginning differ.",
  },
  end_space: {
    name: "Spaces at the end",
    description: "The numbers of spaces at the end differ.",
  },
  double_space: {
    name: "Two spaces in a row",
    description: "The translation has two spaces in a row, the source has not.",
  },
  end_stop: {
    name: "Full stop at the end",
    description: "Only one ends with a full stop, in any script. Sources of up to four characters are abbreviations.",
  },
  end_colon: {
    name: "Colon at the end",
    description: "Only one ends with a colon.",
  },
  end_question: {
    name: "Question mark at the end",
    description: "Only one ends with a question mark.",
  },
  end_exclamation: {
    name: "Exclamation mark at the end",
    description: "Only one ends with an exclamation mark.",
  },
  end_Interrobang: {
    name: "Question and exclamation mark at the end",
    description: "Only one ends with a question and an exclamation mark, in either order.",
  },
  end_ellipsis: {
    name: "Ellipsis at the end",
    description: "Only one ends with the ellipsis `…`. It may stand for three dots of the source.",
  },
  end_semicolon: {
    name: "Semicolon at the end",
    description: "Only one ends with a semicolon that is not part of an entity.",
  },
  "max-length": {
    name: "Too long",
    description:
      "A form has more characters than the flag says, after `replacements` and, with `xml-text`, " + "without tags.",
  },
  kashida: {
    name: "Stretched letters",
    description: "Stretching letters as decoration in Arabic script.",
  },
  punctuation_spacing: {
    name: "Space before punctuation",
    description: "French and Breton: no space before `; : ? !`.",
  },
  python_format: {
    name: "Python placeholders",
    description: "Placeholders such as `%(name)s`, `%s` differ.",
  },
  python_brace_format: {
    name: "Python placeholders in braces",
    description: "Placeholders such as `{}`, `{name!r:>10}` differ.",
  },
  php_format: {
    name: "PHP placeholders",
    description: "Placeholders such as `%1$s` differ.",
  },
  c_format: {
    name: "C placeholders",
    description: "Placeholders such as `%-5.2lf`, `%1$s` differ.",
  },
  perl_format: {
    name: "Perl placeholders",
    description: "Placeholders such as `%s` differ.",
  },
  perl_brace_format: {
    name: "Perl placeholders in braces",
    description: "Placeholders such as `{name}` differ.",
  },
  javascript_format: {
    name: "JavaScript placeholders",
    description: "Placeholders such as `%(name)s`, `%s` differ.",
  },
  lua_format: {
    name: "Lua placeholders",
    description: "Placeholders such as `%s` differ.",
  },
  object_pascal_format: {
    name: "Object Pascal placeholders",
    description: "Placeholders such as `%0:s` differ.",
  },
  scheme_format: {
    name: "Scheme placeholders",
    description: "Placeholders such as `~a`, `~1@*~d` differ.",
  },
  c_sharp_format: {
    name: "C# placeholders",
    description: "Placeholders such as `{0,10:format}` differ.",
  },
  java_printf_format: {
    name: "Java placeholders",
    description: "Placeholders such as `%1$s`, `%tY` differ.",
  },
  java_format: {
    name: "Java MessageFormat placeholders",
    description:
      "Placeholders such as `{0, number}` differ, or apostrophes are not in pairs. With " +
      "`auto-java-messageformat` only where the source has `{0`.",
  },
  percent_placeholders: {
    name: "Placeholders between per cent signs",
    description: "Placeholders such as `%NAME%` differ.",
  },
  vue_format: {
    name: "Vue placeholders",
    description: "Placeholders such as `{name}`, `%{name}`, `@:key` differ.",
  },
  i18next_interpolation: {
    name: "i18next placeholders",
    description: "Placeholders such as `{{name}}`, `$t(key)` differ.",
  },
  es_format: {
    name: "Template literals",
    description: "Placeholders such as `${name}` differ.",
  },
  angularjs_format: {
    name: "AngularJS placeholders",
    description: "Placeholders such as `{{ name }}` differ.",
  },
  icu_message_format: {
    name: "ICU message",
    description: "The message does not parse, or its arguments, choices or tags are not the source's.",
  },
  icu_message_format_syntax: {
    name: "ICU message in the source",
    description: "The source does not parse as an ICU message.",
  },
  qt_format: {
    name: "Qt placeholders",
    description: "Placeholders such as `%1`, `%L1` differ.",
  },
  qt_plural_format: {
    name: "Number of a Qt plural",
    description: "Placeholders such as `%n` differ.",
  },
  ruby_format: {
    name: "Ruby placeholders",
    description: "Placeholders such as `%{name}`, `%<name>d`, `%s` differ.",
  },
  plurals: {
    name: "Plural forms left empty",
    description: "Some plural forms are empty and some are not.",
  },
  "same-plurals": {
    name: "Plural forms all alike",
    description: "All plural forms are the same.",
  },
  inconsistent: {
    name: "Translated differently elsewhere",
    description:
      "The same string elsewhere in the project has another translation, or only one of the two is " + "translated.",
  },
  reused: {
    name: "Same translation for another source",
    description: "The same translation serves for a different source.",
  },
  translated: {
    name: "Was translated before",
    description: "The string had another translation before and has none that counts now.",
  },
  escaped_newline: {
    name: "Escaped line feeds",
    description: "The numbers of line breaks that are written `\\n` differ.",
  },
  "newline-count": {
    name: "Number of lines",
    description: "The numbers of line feeds differ.",
  },
  bbcode: {
    name: "BBCode tags",
    description: "The pairs of BBCode tags differ in number or in names.",
  },
  "zero-width-space": {
    name: "Invisible space",
    description: "The translation has a zero-width space, the source has not (Khmer may).",
  },
  "max-size": {
    name: "Too large when drawn",
    description: "Drawn, the text is wider or has more lines than the flag says. Not evaluated: it needs fonts.",
  },
  "xml-invalid": {
    name: "Broken XML",
    description: "The source is XML with elements, the translation is not well-formed.",
  },
  "xml-tags": {
    name: "XML tags",
    description: "The elements, or the names of their attributes, differ.",
  },
  "md-reflink": {
    name: "Markdown link labels",
    description: "The labels of Markdown's links by reference differ.",
  },
  "md-link": {
    name: "Markdown link addresses",
    description: "The numbers of Markdown's links differ, or their targets where these are no full addresses.",
  },
  "md-syntax": {
    name: "Markdown emphasis and code",
    description: "The kinds of Markdown (emphasis, code, links in angle brackets) differ.",
  },
  url: {
    name: "No address",
    description: "The translation is not an `http(s)` or `ftp(s)` address.",
  },
  "safe-html": {
    name: "HTML that is not allowed",
    description: "The translation has elements, attributes or addresses that its source gives no right to.",
  },
  placeholders: {
    name: "Placeholders of this string",
    description: "What the flag lists is not found alike in source and translation.",
  },
  regex: {
    name: "Required pattern",
    description: "The expression of the flag matches nowhere in a form.",
  },
  duplicate: {
    name: "Word written twice",
    description: "A word stands twice in a row, and does not in the source.",
  },
  optional_plural: {
    name: "Source without plural forms",
    description: "A source without plural forms is worded for several, like `file(s)`.",
  },
  ellipsis: {
    name: "Three dots in the source",
    description: "The source has three dots where there is a character for them.",
  },
  multiple_failures: {
    name: "Fails in several languages",
    description: "Translations of the string have at least two failing checks, dismissed ones counted.",
  },
  long_untranslated: {
    name: "Waits for long",
    description:
      "The string is older than 90 days and is translated less than half as much as its component. Not " +
      "evaluated yet.",
  },
  unnamed_format: {
    name: "Placeholders without names",
    description: "The source has several placeholders that only their order tells apart.",
  },
  check_glossary: {
    name: "Terms of the glossary",
    description:
      "A term of the glossary is in the source, and none of its translations in the translation; or a " +
      "forbidden one is. Not evaluated yet.",
  },
  "fluent-source-syntax": {
    name: "Fluent in the source",
    description: "The source does not parse as a Fluent entry.",
  },
  "fluent-target-syntax": {
    name: "Fluent",
    description: "The translation does not parse as a Fluent entry.",
  },
  "fluent-parts": {
    name: "Fluent value and attributes",
    description: "The value or the attributes of a Fluent message are not the source's (terms may differ).",
  },
  "fluent-references": {
    name: "Fluent references",
    description: "A variant refers to what no variant of the source refers to, or all of them lack what it refers to.",
  },
  "fluent-source-inner-html": {
    name: "HTML in the Fluent source",
    description: "HTML in the Fluent source has tags that are broken or not closed in turn.",
  },
  "fluent-target-inner-html": {
    name: "HTML in Fluent",
    description: "HTML in the Fluent translation is broken, or has other elements than the source's variants.",
  },
};
