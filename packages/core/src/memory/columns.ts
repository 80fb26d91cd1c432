/** Columns of an entry of the translation memory for shapes, over `memory_entries m`. Forms of plurals are one text. */
export const memoryColumns = {
  id: "m.id",
  source: "m.source",
  target: "m.target",
  sourceLanguage: "m.source_language_id",
  targetLanguage: "m.target_language_id",
  origin: "m.origin",
  /** Whose memory it is in; NULL where it is everybody's or one user's own. */
  project: "m.project_id",
  fromFile: "m.scope = 'file'",
  shared: "m.scope = 'shared'",
} as const;
export type MemoryColumn = keyof typeof memoryColumns;
