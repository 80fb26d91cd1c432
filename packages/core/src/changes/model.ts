/** One accepted act, as it is recorded. */
import type { ComponentId, ProjectId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import type { Action } from "./actions.ts";
import type { Difference } from "./differences.ts";

/** What counts of a unit for statistics. */
export interface UnitCounts {
  readonly state: number;
  readonly words: number;
  readonly chars: number;
  readonly failing: boolean;
  readonly suggested: boolean;
  readonly commented: boolean;
}

/** What else is known of an act. `id` is of the row that it was about, where that is none of those a record names. */
export interface Details extends Difference {
  readonly id?: number;
  /** To whom it was done: what is kept of them goes when they do. */
  readonly user?: number;
  readonly [more: string]: unknown;
}

export interface NewChange {
  readonly action: Action;
  readonly userId?: UserId | null;
  readonly authorId?: UserId | null;
  readonly projectId?: ProjectId | null;
  readonly componentId?: ComponentId | null;
  readonly translationId?: TranslationId | null;
  readonly unitId?: UnitId | null;
  /** Changed text or details for people; forms of a plural are joined by `formSeparator`. */
  readonly target?: string;
  readonly old?: string;
  readonly details?: Details;
  /** Of the unit before and after, so that counters follow in the same transaction; null where there was or is none. */
  readonly counts?: { readonly before: UnitCounts | null; readonly after: UnitCounts | null };
}

/** Between plural forms where they travel or are stored as one text. */
export const formSeparator = "\u001e\u001e";
