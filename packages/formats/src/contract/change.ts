/** What can be asked of a document: changes to its units and header. */
import type { PluralSlots, UnitState } from "./unit.ts";

/** A unit to be added; forms as in `Unit`. */
export interface NewUnit {
  readonly id: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly plural?: PluralSlots;
  readonly state?: UnitState;
  readonly notes?: { readonly developer: string; readonly translator: string };
  readonly explanation?: string;
  readonly locations?: readonly string[];
  readonly flags?: readonly string[];
}

export type Change =
  /** Sets the target forms of a unit; `state` where the format can express it; `explanation` where it can carry one. */
  | {
      readonly op: "set";
      readonly id: string;
      readonly target: readonly string[];
      readonly state?: UnitState;
      readonly explanation?: string;
    }
  /** Adds a unit, behind the unit `after` (default: at the end). */
  | { readonly op: "add"; readonly unit: NewUnit; readonly after?: string }
  | { readonly op: "remove"; readonly id: string }
  /** Sets header fields (PO, XLIFF, TS …); null removes one. */
  | { readonly op: "header"; readonly set: Readonly<Record<string, string | null>> };

/** Replaces `text.slice(start, end)` of the untouched source by `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
