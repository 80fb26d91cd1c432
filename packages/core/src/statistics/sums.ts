/** Columns of counters added up over many translations, for shapes: over `s` with `translation_ids`, `review`, and `l` for languages. */
import { changesContent } from "../changes/index.ts";
import { int, nullable, text } from "../database/index.ts";
import { statisticsColumns } from "./columns.ts";

export const sumColumns = {
  ...statisticsColumns("review.active"),
  words_percent: statisticsColumns("review.active").translated_words_percent,
  recentChanges: int(`(select count(*)::int from changes h where h.translation_id = any(s.translation_ids)
    and h.timestamp > s.last_change - interval '6 hours' and ${changesContent})`),
  language: text("l.name"),
  code: text("l.code"),
  project: nullable(text("review.project")),
} as const;
export type SumColumn = keyof typeof sumColumns;
