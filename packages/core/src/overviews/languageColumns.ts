/** Columns of the people who work on a language, for shapes: over `users u` with what they did in `s`. */
import { instant, int, text } from "../database/index.ts";

export const workerColumns = {
  user: text("u.username"),
  fullName: text("u.full_name"),
  changes: int("s.changes"),
  lastChange: instant("s.last"),
} as const;
export type WorkerColumn = keyof typeof workerColumns;
