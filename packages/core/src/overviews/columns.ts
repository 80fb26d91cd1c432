/**
 * Columns of the matrix of components and languages, for shapes: rows over `components c` of a project `p` with
 * `may.status`, cells over a translation `t` in the language `l` with its counters `s`, heads over `l`.
 */
import type { ComponentId, LanguageId } from "../ids/index.ts";
import { flag, int, nullable, percentage, text } from "../database/index.ts";

/** Shown only to those who may see where the repository stands. */
const whenSeen = (expression: string) => nullable(flag(`case when may.status then ${expression} end`));

export const matrixColumns = {
  project: text("p.slug"),
  componentId: int<ComponentId>("c.id"),
  component: text("c.slug"),
  componentName: text("c.name"),
  componentPath: text("c.path"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  /** Slugs of the categories above it with slashes between them; empty at the top. */
  categoryPath: text("left(c.path, greatest(length(c.path) - length(c.slug) - 1, 0))"),
  locked: flag("c.locked"),
  isGlossary: flag("c.is_glossary"),
  alerts: int("(select count(*)::int from component_alerts a where a.component_id = c.id)"),
  needsCommit: whenSeen(`exists (select 1 from pending_changes w join translations t on t.id = w.translation_id
    where t.component_id = c.id)`),
  needsMerge: whenSeen("coalesce(o.missing_commits, c.missing_commits) > 0"),
  needsPush: whenSeen("coalesce(o.outgoing_commits, c.outgoing_commits) > 0"),
} as const;
export type MatrixColumn = keyof typeof matrixColumns;

export const cellColumns = {
  project: text("p.slug"),
  componentPath: text("c.path"),
  language: text("l.code"),
  isSource: flag("t.is_source"),
  total: int("s.total"),
  total_words: int("s.total_words"),
  translated: int("s.translated"),
  translated_words: int("s.translated_words"),
  translated_percent: percentage("s.translated", "s.total", 100),
  fuzzy: int("s.fuzzy"),
  untranslated: int("s.total - s.translated - s.fuzzy"),
  approved: int("s.approved"),
  readonly: int("s.readonly"),
  failing: int("s.failing"),
  suggestions: int("s.suggestions"),
  comments: int("s.comments"),
} as const;
export type CellColumn = keyof typeof cellColumns;

export const headColumns = {
  languageId: int<LanguageId>("l.id"),
  code: text("l.code"),
  name: text("l.name"),
  direction: text("l.direction"),
} as const;
export type HeadColumn = keyof typeof headColumns;
