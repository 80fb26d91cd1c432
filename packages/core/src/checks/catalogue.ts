/** The catalogue of quality checks: every id, what it runs on, and the flags that switch it on and off. */

/** What a check needs: the unit alone, other rows of the database, or fonts to draw with. */
type Scope = "unit" | "database" | "fonts";

export interface Check<Id extends string = string, Needs extends Scope = Scope> {
  readonly id: Id;
  /** Whether it judges source strings or translations. */
  readonly kind: "source" | "target";
  /** Without this flag the check does not run; a check that has none runs unless it is ignored. */
  readonly flag?: string;
  readonly ignoreFlag: string;
  /** Whether its answer changes with other strings, so that it is computed again across many after bulk work. */
  readonly batch: boolean;
  readonly scope: Needs;
}

interface Rest<Needs extends Scope> {
  readonly flag?: string;
  readonly ignoreFlag?: string;
  readonly batch?: boolean;
  readonly scope?: Needs;
}

const define =
  (kind: Check["kind"]) =>
  <Id extends string, Needs extends Scope = "unit">(
    id: Id,
    { scope, ...rest }: Rest<Needs> = {},
  ): Check<Id, Needs> => ({
    id,
    kind,
    ignoreFlag: `ignore-${id.replaceAll("_", "-")}`,
    batch: false,
    scope: (scope ?? "unit") as Needs,
    ...rest,
  });
const source = define("source");
const target = define("target");

/** All checks, in the order in which they are listed. */
export const checks = [
  target("same"),
  target("begin_newline"),
  target("end_newline"),
  target("begin_space"),
  target("end_space"),
  target("double_space"),
  target("end_stop"),
  target("end_colon"),
  target("end_question"),
  target("end_exclamation"),
  target("end_Interrobang"),
  target("end_ellipsis"),
  target("end_semicolon"),
  target("max-length", { flag: "max-length" }),
  target("kashida"),
  target("punctuation_spacing"),
  target("python_format", { flag: "python-format" }),
  target("python_brace_format", { flag: "python-brace-format" }),
  target("php_format", { flag: "php-format" }),
  target("c_format", { flag: "c-format" }),
  target("perl_format", { flag: "perl-format" }),
  target("perl_brace_format", { flag: "perl-brace-format" }),
  target("javascript_format", { flag: "javascript-format" }),
  target("lua_format", { flag: "lua-format" }),
  target("object_pascal_format", { flag: "object-pascal-format" }),
  target("scheme_format", { flag: "scheme-format" }),
  target("c_sharp_format", { flag: "c-sharp-format" }),
  target("java_printf_format", { flag: "java-printf-format" }),
  target("java_format", { flag: "java-format" }),
  target("percent_placeholders", { flag: "percent-placeholders" }),
  target("vue_format", { flag: "vue-format" }),
  target("i18next_interpolation", { flag: "i18next-interpolation" }),
  target("es_format", { flag: "es-format" }),
  target("angularjs_format", { flag: "angularjs-format" }),
  target("icu_message_format", { flag: "icu-message-format" }),
  source("icu_message_format_syntax", { flag: "icu-message-format", ignoreFlag: "ignore-icu-message-format" }),
  target("qt_format", { flag: "qt-format" }),
  target("qt_plural_format", { flag: "qt-plural-format" }),
  target("ruby_format", { flag: "ruby-format" }),
  target("plurals"),
  target("same-plurals"),
  target("inconsistent", { batch: true, scope: "database" }),
  target("reused", { batch: true, scope: "database" }),
  target("translated", { scope: "database" }),
  target("escaped_newline"),
  target("newline-count"),
  target("bbcode"),
  target("zero-width-space"),
  target("max-size", { flag: "max-size", scope: "fonts" }),
  target("xml-invalid"),
  target("xml-tags"),
  target("md-reflink", { flag: "md-text" }),
  target("md-link", { flag: "md-text" }),
  target("md-syntax", { flag: "md-text" }),
  target("url", { flag: "url" }),
  target("safe-html", { flag: "safe-html" }),
  target("placeholders", { flag: "placeholders" }),
  target("regex", { flag: "regex" }),
  target("duplicate"),
  source("optional_plural"),
  source("ellipsis"),
  source("multiple_failures", { scope: "database" }),
  source("long_untranslated", { scope: "database" }),
  source("unnamed_format"),
  target("check_glossary", { flag: "check-glossary", scope: "database" }),
  source("fluent-source-syntax", { flag: "fluent-source-syntax" }),
  target("fluent-target-syntax", { flag: "fluent-target-syntax" }),
  target("fluent-parts", { flag: "fluent-parts" }),
  target("fluent-references", { flag: "fluent-references" }),
  source("fluent-source-inner-html", { flag: "fluent-source-inner-html" }),
  target("fluent-target-inner-html", { flag: "fluent-target-inner-html" }),
] as const;

export type CheckId = (typeof checks)[number]["id"];

/** Ids of the checks that need nothing but the unit: each has a rule. */
export type UnitCheckId = Extract<(typeof checks)[number], { scope: "unit" }>["id"];

/** The ids as a set: `enforced_checks` may name any of them. */
export const checkIds: ReadonlySet<string> = new Set(checks.map((entry) => entry.id));
