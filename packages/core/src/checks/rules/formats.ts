/** Placeholders of a programming language differ between source and translation. One rule for each syntax. */
import type { Rule } from "../rule.ts";
import { agree, everyFormPasses } from "../placeholders/compare.ts";
import { findPlaceholders, type Syntax } from "../placeholders/syntax.ts";
import { syntaxes } from "../placeholders/syntaxes.ts";

const formatRule =
  (syntax: Syntax): Rule =>
  () =>
  (unit) =>
    !everyFormPasses(
      unit,
      (source) => findPlaceholders(syntax, source).length > 0,
      (source, target, mayMiss) => agree(findPlaceholders(syntax, source), findPlaceholders(syntax, target), mayMiss),
    );

export const pythonFormat = formatRule(syntaxes.python_format);
export const pythonBraceFormat = formatRule(syntaxes.python_brace_format);
export const phpFormat = formatRule(syntaxes.php_format);
export const cFormat = formatRule(syntaxes.c_format);
export const perlFormat = formatRule(syntaxes.perl_format);
export const perlBraceFormat = formatRule(syntaxes.perl_brace_format);
export const javascriptFormat = formatRule(syntaxes.javascript_format);
export const luaFormat = formatRule(syntaxes.lua_format);
export const objectPascalFormat = formatRule(syntaxes.object_pascal_format);
export const schemeFormat = formatRule(syntaxes.scheme_format);
export const cSharpFormat = formatRule(syntaxes.c_sharp_format);
export const javaPrintfFormat = formatRule(syntaxes.java_printf_format);
export const percentPlaceholders = formatRule(syntaxes.percent_placeholders);
export const vueFormat = formatRule(syntaxes.vue_format);
export const i18nextInterpolation = formatRule(syntaxes.i18next_interpolation);
export const esFormat = formatRule(syntaxes.es_format);
export const angularjsFormat = formatRule(syntaxes.angularjs_format);
export const qtFormat = formatRule(syntaxes.qt_format);
export const qtPluralFormat = formatRule(syntaxes.qt_plural_format);
export const rubyFormat = formatRule(syntaxes.ruby_format);

const placeholdersOfJava = formatRule(syntaxes.java_format);
const evenApostrophes = (text: string): boolean => (text.split("'").length - 1) % 2 === 0;

/**
 * Java's MessageFormat: its placeholders, and apostrophes only in pairs. With `auto-java-messageformat` alone a string
 * is one when it has a first argument.
 */
export const javaFormat: Rule = (setting) => {
  const differs = placeholdersOfJava(setting);
  const always = setting.flags.has("java-format");
  return (unit) =>
    (always || unit.sources.some((source) => source.includes("{0"))) &&
    ((differs?.(unit) ?? false) || !unit.targets.every(evenApostrophes));
};
