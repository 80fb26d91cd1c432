/** What the doctor looks at, and how it tells of what it finds. */
import type { ComponentId, LanguageId, ProjectId, TranslationId, UnitId } from "../ids/index.ts";

export const examinations = [
  "surroundings",
  "secrets",
  "folders",
  "files",
  "related checks",
  "marks",
  "statistics",
] as const;
export type ExaminationName = (typeof examinations)[number];

/** A string that the file and the database do not agree on. */
export interface StringDifference {
  /** The unit; null where the database has none. */
  readonly id: UnitId | null;
  readonly context: string;
  readonly source: string;
  /** What differs: "text", "state", "checks" and so on. */
  readonly differs: readonly string[];
  readonly database: string | null;
  readonly file: string | null;
}

export interface Finding {
  readonly examination: ExaminationName;
  /** What it is about: `project/component/language`, a folder, a setting. */
  readonly place: string;
  readonly message: string;
  readonly strings?: readonly StringDifference[];
  /** It could not be looked at, so that nothing is known of it. */
  readonly unseen?: true;
  /** How it is mended; undefined where people have to. */
  readonly remedy?: Remedy;
}

export type Remedy =
  | { readonly _tag: "recount"; readonly translationId: TranslationId }
  | {
      readonly _tag: "mark";
      readonly componentId: ComponentId;
      readonly projectId: ProjectId;
      readonly sourceTranslationId: TranslationId | null;
    }
  | { readonly _tag: "judge"; readonly projectId: ProjectId; readonly languageId: LanguageId }
  | { readonly _tag: "judgeSources"; readonly sourceTranslationId: TranslationId }
  /** `ours` are the units whose text was accepted here, and goes into the file; the file wins for all others. */
  | { readonly _tag: "read"; readonly componentId: ComponentId; readonly ours: readonly UnitId[] }
  /** Work on a repository goes to its end first, also what a dead process has left. */
  | { readonly _tag: "finish"; readonly key: string }
  | { readonly _tag: "sweep" }
  | { readonly _tag: "close"; readonly file: string };
