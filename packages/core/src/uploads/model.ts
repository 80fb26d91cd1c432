/** What an upload says beside its file, and what becomes of it. The words travel on the wire. */
import { Schema } from "effect";
import { Choice, Email, field, File, problem, Text } from "../fields/index.ts";
import { UnitId } from "../ids/index.ts";
import type { Slice } from "../database/index.ts";

export const uploadMethods = ["translate", "approve", "suggest", "fuzzy", "replace", "source", "add"] as const;
export type UploadMethod = (typeof uploadMethods)[number];

/** The reference's names of the author beside the seed's. */
const author = {
  author: Schema.optionalKey(Text({ max: 200, blank: true })),
  author_name: Schema.optionalKey(Text({ max: 200, blank: true })),
  email: Schema.optionalKey(Email),
  author_email: Schema.optionalKey(Email),
};

/** Ids of strings: a list, or in a form repeated, or one text with commas. */
const UnitIds = field(Schema.Array(UnitId), { type: "array", items: { type: "integer", minimum: 1 } }, (input) => {
  const texts = (Array.isArray(input) ? input : [input]).flatMap((each) => String(each).split(","));
  const ids = texts.map((text) => text.trim()).filter((text) => text !== "");
  return ids.every((id) => /^[1-9]\d{0,14}$/.test(id))
    ? ids.map((id) => UnitId.make(Number(id)))
    : problem("Ids of strings are whole numbers.");
});

export const UploadInput = Schema.Struct({
  file: File,
  method: Schema.optionalKey(Choice(uploadMethods)),
  conflicts: Schema.optionalKey(Choice(["", "ignore", "replace-translated", "replace-approved"])),
  fuzzy: Schema.optionalKey(Choice(["", "process", "approve"])),
  /** Strings whose translations give way to the file's, whatever becomes of the other conflicts. */
  overwrite: Schema.optionalKey(UnitIds),
  ...author,
});
export type UploadInput = typeof UploadInput.Type;

export interface UploadResult {
  readonly not_found: number;
  readonly skipped: number;
  readonly accepted: number;
  readonly total: number;
}

export const outcomes = ["changed", "added", "removed", "suggested", "skipped", "not_found"] as const;
export type Outcome = (typeof outcomes)[number];

/** What people tell apart in a plan: what happens, and of the strings that stay as they are the reason. */
export const plannedKinds = [
  "changed",
  "added",
  "removed",
  "suggested",
  "conflict",
  "refused",
  "same",
  "not_found",
] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** What an upload does to one string. */
export interface PlannedString {
  readonly outcome: Outcome;
  readonly kind: PlannedKind;
  /** Why a string is skipped; for people. */
  readonly reason: string | null;
  /** Null where there is no unit yet. */
  readonly unit: number | null;
  readonly language: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly before: Said | null;
  readonly after: Said | null;
  /** What the file says of a string that does not take it. */
  readonly offered: readonly string[] | null;
}

export interface Said {
  readonly target: readonly string[];
  readonly state: number;
}

/** Where the file goes. */
export interface UploadPlace {
  readonly project: string;
  readonly path: string;
  readonly language: string;
}

/** Which rows of a plan are looked at. */
export interface PlanLook extends Slice {
  readonly kinds?: readonly PlannedKind[] | undefined;
  /** Words that stand in the key, the source or one of the texts. */
  readonly words?: string | undefined;
}

/** What an upload would do; the token names exactly this. */
export interface UploadPlan {
  readonly token: string;
  readonly result: UploadResult;
  /** Rows of each kind, whatever is looked at. */
  readonly kinds: Readonly<Record<PlannedKind, number>>;
  /** Those that are looked at. */
  readonly count: number;
  readonly rows: readonly PlannedString[];
}
