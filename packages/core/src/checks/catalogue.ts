/** The catalogue of quality checks: every id, what it runs on, and the flags that switch it on and off. */

/** What a check needs: the unit alone, other rows of the database, or fonts to draw with. */
type Scope = "unit" | "database" | "fonts";

export interface Check<Id extends string = string, Needs extends Scope = Scope> {
  readonly id: Id;
  /** Whether it judges source strings or translations. */
  readonly kind: "source" | "target";
  /** Without one of these flags the check does not run; a check that has none runs unless it is ignored. */
  readonly flags: readonly string[];
  readonly ignoreFlag: string;
  /** Whether its answer changes with other strings, so that it is computed again across many after bulk work. */
  readonly batch: boolean;
  readonly scope: Needs;
}

interface Rest<Needs extends Scope> {
  readonly flags?: readonly string[];
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
    flags: [],
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
  target("max-length", { flags: ["max-length"] }),
  target("kashida"),
  target("punctuation_spacing"),
  target("python_format", { flags: ["python-format"] }),
  target("python_brace_format", { flags: ["python-brace-format"] }),
  target("php_format", { flags: ["php-format"] }),
  target("c_format", { flags: ["c-format"] }),
  target("perl_format", { flags: ["perl-format"] }),
  target("perl_brace_format", { flags: ["perl-brace-format"] }),
  target("javascript_format", { flags: ["javascript-format"] }),
  target("lua_format", { flags: ["lua-format"] }),
  target("object_pascal_format", { flags: ["object-pascal-format"] }),
  target("scheme_format", { flags: ["scheme-format"] }),
  target("c_sharp_format", { flags: ["c-sharp-format"] }),
  target("java_printf_format", { flags: ["java-printf-format"] }),
  target("java_format", { flags: ["java-format", "auto-java-messageformat"] }),
  target("percent_placeholders", { flags: ["percent-placeholders"] }),
  target("vue_format", { flags: ["vue-format"] }),
  target("i18next_interpolation", { flags: ["i18next-interpolation"] }),
  target("es_format", { flags: ["es-format"] }),
  target("angularjs_format", { flags: ["angularjs-format"] }),
  target("icu_message_format", { flags: ["icu-message-format"] }),
  source("icu_message_format_syntax", { flags: ["icu-message-format"], ignoreFlag: "ignore-icu-message-format" }),
  target("qt_format", { flags: ["qt-format"] }),
  target("qt_plural_format", { flags: ["qt-plural-format"] }),
  target("ruby_format", { flags: ["ruby-format"] }),
  target("plurals"),
  target("same-plurals"),
  target("inconsistent", { batch: true, scope: "database" }),
  target("reused", { batch: true, scope: "database" }),
  target("translated", { scope: "database" }),
  target("escaped_newline"),
  target("newline-count"),
  target("bbcode"),
  target("zero-width-space"),
  target("max-size", { flags: ["max-size"], scope: "fonts" }),
  target("xml-invalid"),
  target("xml-tags"),
  target("md-reflink", { flags: ["md-text"] }),
  target("md-link", { flags: ["md-text"] }),
  target("md-syntax", { flags: ["md-text"] }),
  target("url", { flags: ["url"] }),
  target("safe-html", { flags: ["safe-html"] }),
  target("placeholders", { flags: ["placeholders"] }),
  target("regex", { flags: ["regex"] }),
  target("duplicate"),
  source("optional_plural"),
  source("ellipsis"),
  source("multiple_failures", { scope: "database" }),
  source("long_untranslated", { scope: "database" }),
  source("unnamed_format"),
  target("check_glossary", { flags: ["check-glossary"], scope: "database" }),
  source("fluent-source-syntax", { flags: ["fluent-source-syntax"] }),
  target("fluent-target-syntax", { flags: ["fluent-target-syntax"] }),
  target("fluent-parts", { flags: ["fluent-parts"] }),
  target("fluent-references", { flags: ["fluent-references"] }),
  source("fluent-source-inner-html", { flags: ["fluent-source-inner-html"] }),
  target("fluent-target-inner-html", { flags: ["fluent-target-inner-html"] }),
] as const;

export type CheckId = (typeof checks)[number]["id"];

/** Ids of the checks that need nothing but the unit: each has a rule. */
export type UnitCheckId = Extract<(typeof checks)[number], { scope: "unit" }>["id"];

/** Ids of the checks that compare with other strings or with history: they are judged apart from the unit's own. */
export const relatedChecks: readonly CheckId[] = checks.filter(({ scope }) => scope === "database").map(({ id }) => id);

/** The ids as a set: `enforced_checks` may name any of them. */
export const checkIds: ReadonlySet<string> = new Set(checks.map((entry) => entry.id));
