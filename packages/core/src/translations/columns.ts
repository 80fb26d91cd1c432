/** Columns of a translation for shapes, over `translations t`, its component `c`, project `p`, language `l`, counters `s`. */
import type { TranslationId } from "../ids/index.ts";
import { changesContent } from "../changes/index.ts";
import { flag, int, text } from "../database/index.ts";
import { componentColumns, componentJoins } from "../components/index.ts";
import { languageColumns } from "../languages/index.ts";
import { statisticsColumns } from "../statistics/index.ts";

export const translationColumns = {
  ...componentColumns,
  ...languageColumns("language", "l", "lp"),
  ...statisticsColumns("case when t.is_source then p.source_review else p.translation_review end"),
  translationId: int<TranslationId>("t.id"),
  languageInFiles: text("t.language_code"),
  filename: text("t.filename"),
  revision: text("t.revision"),
  isSource: flag("t.is_source"),
  isTemplate: flag("t.is_template"),
  recentChanges:
    int(`(select count(*)::int from changes h where h.translation_id = t.id and h.timestamp > s.last_change - interval '6 hours'
    and ${changesContent})`),
} as const;
export type TranslationColumn = keyof typeof translationColumns;

/** What `translationColumns` need beside `translations t`, `components c`, `projects p` and `may`. */
export const translationJoins = `${componentJoins}
  join languages l on l.id = t.language_id
  join plurals lp on lp.language_id = l.id and lp.source = 0
  join translation_statistics s on s.translation_id = t.id`;
