/** Columns of an entry of the translation memory for shapes, over `memory_entries m`. Forms of plurals are one text. */
import type { LanguageId, MemoryId, ProjectId } from "../ids/index.ts";
import { flag, int, nullable, text } from "../database/index.ts";

export const memoryColumns = {
  id: int<MemoryId>("m.id"),
  source: text("m.source"),
  target: text("m.target"),
  sourceLanguage: int<LanguageId>("m.source_language_id"),
  targetLanguage: int<LanguageId>("m.target_language_id"),
  origin: text("m.origin"),
  /** Whose memory it is in; NULL where it is everybody's or one user's own. */
  project: nullable(int<ProjectId>("m.project_id")),
  fromFile: flag("m.scope = 'file'"),
  shared: flag("m.scope = 'shared'"),
} as const;
export type MemoryColumn = keyof typeof memoryColumns;
