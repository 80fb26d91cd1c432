/** Columns of days with what was done on them, and of people with what they did, for shapes: over the counts `s`. */
import { instant, int, text } from "../database/index.ts";

export const dayColumns = {
  day: text("to_char(s.day, 'YYYY-MM-DD')"),
  changes: int("s.changes"),
  /** Those that changed what a string says. */
  edits: int("s.edits"),
  people: int("s.people"),
} as const;
export type DayColumn = keyof typeof dayColumns;

/** With the account `u`. */
export const doerColumns = {
  user: text("u.username"),
  fullName: text("u.full_name"),
  changes: int("s.changes"),
  edits: int("s.edits"),
  lastChange: instant("s.last"),
} as const;
export type DoerColumn = keyof typeof doerColumns;
