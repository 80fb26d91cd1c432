/** One accepted act, as it is recorded. */
import type { Action } from "./actions.ts";

/** What counts of a unit for statistics. */
export interface UnitCounts {
  readonly state: number;
  readonly words: number;
  readonly chars: number;
  readonly failing: boolean;
  readonly suggested: boolean;
  readonly commented: boolean;
}

export interface NewChange {
  readonly action: Action;
  readonly userId?: number | null;
  readonly authorId?: number | null;
  readonly projectId?: number | null;
  readonly componentId?: number | null;
  readonly translationId?: number | null;
  readonly unitId?: number | null;
  /** Changed text or details for people; forms of a plural are joined by `formSeparator`. */
  readonly target?: string;
  readonly old?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Of the unit before and after, so that counters follow in the same transaction; null where there was or is none. */
  readonly counts?: { readonly before: UnitCounts | null; readonly after: UnitCounts | null };
}

/** Between plural forms where they travel or are stored as one text. */
export const formSeparator = "\u001e\u001e";
