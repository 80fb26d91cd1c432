/** Every rule under the id of its check. */
import type { UnitCheckId } from "../catalogue.ts";
import type { Rule } from "../rule.ts";
import { bbcode } from "./bbcode.ts";
import { duplicate } from "./duplicate.ts";
import { beginNewline, beginSpace, doubleSpace, endNewline, endSpace } from "./edges.ts";
import { endColon } from "./endColon.ts";
import { endEllipsis } from "./endEllipsis.ts";
import { endExclamation } from "./endExclamation.ts";
import { endInterrobang } from "./endInterrobang.ts";
import { endQuestion } from "./endQuestion.ts";
import { endSemicolon } from "./endSemicolon.ts";
import { endStop } from "./endStop.ts";
import * as fluent from "./fluent.ts";
import * as formats from "./formats.ts";
import { icuMessageFormat, icuMessageFormatSyntax } from "./icuMessageFormat.ts";
import { kashida } from "./kashida.ts";
import { mdLink, mdReflink, mdSyntax } from "./markdown.ts";
import { maxLength } from "./maxLength.ts";
import { escapedNewline, newlineCount } from "./newlines.ts";
import { placeholders } from "./placeholders.ts";
import { plurals, samePlurals } from "./plurals.ts";
import { punctuationSpacing } from "./punctuationSpacing.ts";
import { regex } from "./regex.ts";
import { safeHtml } from "./safeHtml.ts";
import { same } from "./same.ts";
import { ellipsis, optionalPlural } from "./sourceWording.ts";
import { unnamedFormat } from "./unnamedFormat.ts";
import { url } from "./url.ts";
import { xmlInvalid, xmlTags } from "./xml.ts";
import { zeroWidthSpace } from "./zeroWidthSpace.ts";

export const rules: Readonly<Record<UnitCheckId, Rule>> = {
  same,
  begin_newline: beginNewline,
  end_newline: endNewline,
  begin_space: beginSpace,
  end_space: endSpace,
  double_space: doubleSpace,
  end_stop: endStop,
  end_colon: endColon,
  end_question: endQuestion,
  end_exclamation: endExclamation,
  end_Interrobang: endInterrobang,
  end_ellipsis: endEllipsis,
  end_semicolon: endSemicolon,
  "max-length": maxLength,
  kashida,
  punctuation_spacing: punctuationSpacing,
  python_format: formats.pythonFormat,
  python_brace_format: formats.pythonBraceFormat,
  php_format: formats.phpFormat,
  c_format: formats.cFormat,
  perl_format: formats.perlFormat,
  perl_brace_format: formats.perlBraceFormat,
  javascript_format: formats.javascriptFormat,
  lua_format: formats.luaFormat,
  object_pascal_format: formats.objectPascalFormat,
  scheme_format: formats.schemeFormat,
  c_sharp_format: formats.cSharpFormat,
  java_printf_format: formats.javaPrintfFormat,
  java_format: formats.javaFormat,
  percent_placeholders: formats.percentPlaceholders,
  vue_format: formats.vueFormat,
  i18next_interpolation: formats.i18nextInterpolation,
  es_format: formats.esFormat,
  angularjs_format: formats.angularjsFormat,
  icu_message_format: icuMessageFormat,
  icu_message_format_syntax: icuMessageFormatSyntax,
  qt_format: formats.qtFormat,
  qt_plural_format: formats.qtPluralFormat,
  ruby_format: formats.rubyFormat,
  plurals,
  "same-plurals": samePlurals,
  escaped_newline: escapedNewline,
  "newline-count": newlineCount,
  bbcode,
  "zero-width-space": zeroWidthSpace,
  "xml-invalid": xmlInvalid,
  "xml-tags": xmlTags,
  "md-reflink": mdReflink,
  "md-link": mdLink,
  "md-syntax": mdSyntax,
  url,
  "safe-html": safeHtml,
  placeholders,
  regex,
  duplicate,
  optional_plural: optionalPlural,
  ellipsis,
  unnamed_format: unnamedFormat,
  "fluent-source-syntax": fluent.fluentSourceSyntax,
  "fluent-target-syntax": fluent.fluentTargetSyntax,
  "fluent-parts": fluent.fluentParts,
  "fluent-references": fluent.fluentReferences,
  "fluent-source-inner-html": fluent.fluentSourceInnerHtml,
  "fluent-target-inner-html": fluent.fluentTargetInnerHtml,
};
