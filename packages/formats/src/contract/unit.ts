/** The units that a codec finds in a file: what is translated, where it stands, and how its plural forms are addressed. */

/** The state that a file can express. The core maps it to its own numbers (empty 0, fuzzy 10, translated 20, approved 30, readonly 100). */
export type UnitState = "empty" | "fuzzy" | "translated" | "approved" | "readonly";

/** CLDR plural categories, in the order of the standard. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** How plural forms are addressed in the file; the core maps them to the language's gettext forms. */
export type PluralSlots =
  | { readonly by: "index"; readonly count: number }
  | { readonly by: "category"; readonly slots: readonly PluralCategory[] }
  | { readonly by: "icu" };

/** A place in `SourceText.text`: UTF-16 offsets, `end` exclusive; `line` counts from 1. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export interface Unit {
  /** Identity in the file (msgctxt + U+0004 + msgid, key path, trans-unit id …); unique: later duplicates are numbered. */
  readonly id: string;
  /** The context or key as people see it. */
  readonly context: string;
  /** Bilingual: the source forms in this file. Monolingual: empty; the core joins the base file by `id`. */
  readonly source: readonly string[];
  /** One text per slot of `plural`, or exactly one; "" where absent. */
  readonly target: readonly string[];
  readonly plural?: PluralSlots;
  readonly state: UnitState;
  /** Kept in the file but no longer used (PO `#~`, Qt vanished). */
  readonly obsolete?: boolean;
  readonly previousSource?: readonly string[];
  readonly previousContext?: string;
  readonly notes: { readonly developer: string; readonly translator: string };
  /** What explains the source beside notes: the definition of a term. */
  readonly explanation?: string;
  /** `file:line` references in the order of the file. */
  readonly locations: readonly string[];
  /** Translation flags from the file: `c-format`, `max-length:20`, `xml-text` …; never `fuzzy`. */
  readonly flags: readonly string[];
  readonly span: Span;
}
