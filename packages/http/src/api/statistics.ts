/** Counts of strings, of one translation or added up. */
import { constant, link, type Shape } from "@dragoman/core/database";
import { type SumColumn, sumColumns } from "@dragoman/core/statistics";
import { type TranslationColumn, translationColumns } from "@dragoman/core/translations";
import { address, extended, named, shaped, text } from "../wire/json.ts";

type Counted = TranslationColumn & SumColumn;

const statistics: Shape<Counted> = {
  total: "total",
  total_words: "total_words",
  total_chars: "total_chars",
  last_change: "last_change",
  recent_changes: "recentChanges",
  translated: "translated",
  translated_words: "translated_words",
  translated_percent: "translated_percent",
  translated_words_percent: "translated_words_percent",
  translated_chars: "translated_chars",
  translated_chars_percent: "translated_chars_percent",
  fuzzy: "fuzzy",
  fuzzy_percent: "fuzzy_percent",
  fuzzy_words: "fuzzy_words",
  fuzzy_words_percent: "fuzzy_words_percent",
  fuzzy_chars: "fuzzy_chars",
  fuzzy_chars_percent: "fuzzy_chars_percent",
  failing: "failing",
  failing_percent: "failing_percent",
  approved: "approved",
  approved_percent: "approved_percent",
  approved_words: "approved_words",
  approved_words_percent: "approved_words_percent",
  approved_chars: "approved_chars",
  approved_chars_percent: "approved_chars_percent",
  readonly: "readonly",
  readonly_percent: "readonly_percent",
  readonly_words: "readonly_words",
  readonly_words_percent: "readonly_words_percent",
  readonly_chars: "readonly_chars",
  readonly_chars_percent: "readonly_chars_percent",
  /** The seed's spelling beside the reference's. */
  readonly_char_percent: "readonly_chars_percent",
  suggestions: "suggestions",
  comments: "comments",
  last_author: "last_author",
};

export const translationStatisticsShape: Shape<TranslationColumn> = {
  ...statistics,
  code: "languageCode",
  name: "languageName",
  url: link`/projects/${"project"}/${"componentPath"}/${"languageCode"}/`,
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"languageCode"}/`,
  url_translate: link`/translate/${"project"}/${"componentPath"}/${"languageCode"}/`,
};

/** Of what is added up under a name; `path` is that of its page. */
export const summedStatisticsShape = (name: string, path: string): Shape<SumColumn> => ({
  ...statistics,
  name: constant(name),
  url: { link: [path], absolute: true },
});

export const projectStatisticsShape = (name: string, slug: string): Shape<SumColumn> => ({
  words_percent: "words_percent",
  ...summedStatisticsShape(name, `/projects/${slug}/`),
});

export const projectLanguageShape: Shape<SumColumn> = {
  language: "language",
  ...statistics,
  words_percent: "words_percent",
  code: "code",
  name: "language",
  url: link`/projects/${"project"}/-/${"code"}/`,
  translate_url: link`/translate/${"project"}/-/${"code"}/`,
  url_translate: link`/translate/${"project"}/-/${"code"}/`,
};

export const TranslationStatistics = shaped("TranslationStatistics", translationColumns, translationStatisticsShape);
export const ProjectLanguage = shaped("ProjectLanguage", sumColumns, projectLanguageShape);

const Sums = shaped("Sums", sumColumns, statistics);
/** A name and an address are constants of each answer. */
export const SummedStatistics = named("SummedStatistics", extended(Sums, { name: text, url: address }));
export const ProjectStatistics = named(
  "ProjectStatistics",
  extended(shaped("Sums", sumColumns, { words_percent: "words_percent", ...statistics }), { name: text, url: address }),
);
