/** The placeholder syntaxes under the ids of their checks. */
import type { Flags } from "../flags.ts";
import {
  angularjsFormat,
  cSharpFormat,
  esFormat,
  i18nextInterpolation,
  javaFormat,
  perlBraceFormat,
  pythonBraceFormat,
  vueFormat,
} from "./braces.ts";
import { percentPlaceholders, qtFormat, qtPluralFormat, schemeFormat } from "./marks.ts";
import {
  cFormat,
  javaPrintfFormat,
  javascriptFormat,
  luaFormat,
  objectPascalFormat,
  perlFormat,
  phpFormat,
  pythonFormat,
  rubyFormat,
} from "./printf.ts";
import type { Syntax } from "./syntax.ts";

export const syntaxes = {
  python_format: pythonFormat,
  python_brace_format: pythonBraceFormat,
  php_format: phpFormat,
  c_format: cFormat,
  perl_format: perlFormat,
  perl_brace_format: perlBraceFormat,
  javascript_format: javascriptFormat,
  lua_format: luaFormat,
  object_pascal_format: objectPascalFormat,
  scheme_format: schemeFormat,
  c_sharp_format: cSharpFormat,
  java_printf_format: javaPrintfFormat,
  java_format: javaFormat,
  percent_placeholders: percentPlaceholders,
  vue_format: vueFormat,
  i18next_interpolation: i18nextInterpolation,
  es_format: esFormat,
  angularjs_format: angularjsFormat,
  qt_format: qtFormat,
  qt_plural_format: qtPluralFormat,
  ruby_format: rubyFormat,
} as const satisfies Readonly<Record<string, Syntax>>;

export type SyntaxId = keyof typeof syntaxes;

/** The syntaxes that flags switch on. */
export const activeSyntaxes = (flags: Flags): readonly Syntax[] =>
  Object.entries(syntaxes).flatMap(([id, syntax]) => (flags.has(id.replaceAll("_", "-")) ? [syntax] : []));
