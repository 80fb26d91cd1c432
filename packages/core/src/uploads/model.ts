/** What an upload says beside its file, and what becomes of it. The words travel on the wire. */
import { Schema } from "effect";
import { Choice, Email, File, Text } from "../fields/index.ts";

export const uploadMethods = ["translate", "approve", "suggest", "fuzzy", "replace", "source", "add"] as const;
export type UploadMethod = (typeof uploadMethods)[number];

/** The reference's names of the author beside the seed's. */
const author = {
  author: Schema.optionalKey(Text({ max: 200, blank: true })),
  author_name: Schema.optionalKey(Text({ max: 200, blank: true })),
  email: Schema.optionalKey(Email),
  author_email: Schema.optionalKey(Email),
};

export const UploadInput = Schema.Struct({
  file: File,
  method: Schema.optionalKey(Choice(uploadMethods)),
  conflicts: Schema.optionalKey(Choice(["", "ignore", "replace-translated", "replace-approved"])),
  fuzzy: Schema.optionalKey(Choice(["", "process", "approve"])),
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

/** What an upload does to one string. */
export interface PlannedString {
  readonly outcome: Outcome;
  /** Why a string is skipped; for people. */
  readonly reason: string | null;
  /** Null where there is no unit yet. */
  readonly unit: number | null;
  readonly language: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly before: Said | null;
  readonly after: Said | null;
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

/** What an upload would do; the token names exactly this. */
export interface UploadPlan {
  readonly token: string;
  readonly result: UploadResult;
  readonly count: number;
  readonly rows: readonly PlannedString[];
}
