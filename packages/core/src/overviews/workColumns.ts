/**
 * Columns of what waits for somebody, for shapes: strings of a project `p` in a language `l`, counted in `s`, and
 * translations `t` that somebody worked on, with their counters `s`.
 */
import { flag, instant, int, nullable, percentage, text } from "../database/index.ts";

const counted = {
  total: int("s.total"),
  translated: int("s.translated"),
  translated_percent: percentage("s.translated", "s.total", 100),
  untranslated: int("s.total - s.translated - s.fuzzy"),
  fuzzy: int("s.fuzzy"),
  failing: int("s.failing"),
  suggestions: int("s.suggestions"),
  comments: int("s.comments"),
  /** What waits for a review; NULL where there are none. */
  unapproved: nullable(int("case when p.translation_review then s.translated - s.approved - s.readonly end")),
} as const;

const placed = {
  project: text("p.slug"),
  projectName: text("p.name"),
  language: text("l.code"),
  languageName: text("l.name"),
  direction: text("l.direction"),
} as const;

export const workColumns = { ...placed, ...counted, watched: flag("s.watched") } as const;
export type WorkColumn = keyof typeof workColumns;

export const recentColumns = {
  ...placed,
  ...counted,
  component: text("c.slug"),
  componentName: text("c.name"),
  componentPath: text("c.path"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  timestamp: instant("r.timestamp"),
} as const;
export type RecentColumn = keyof typeof recentColumns;
