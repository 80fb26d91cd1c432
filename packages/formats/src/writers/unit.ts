/** What the writers of whole new files are given: units as the database knows them, in the order of their positions. */
import type { CodecContext } from "../contract/index.ts";

export interface ExportUnit {
  /** Context of a bilingual unit, key of a monolingual one. */
  readonly context: string;
  /** Source forms; of a monolingual unit the texts of the base. */
  readonly source: readonly string[];
  /** One text for each plural form of the language, or one. */
  readonly target: readonly string[];
  /** `file:line` references. */
  readonly location: readonly string[];
  /** For translators: the note of the file and the explanation of the source, lines joined by `\n`. */
  readonly developerNote: string;
  /** By translators: unresolved comments and suggestions, lines joined by `\n`. */
  readonly translatorNote: string;
  /** Effective flags, without `fuzzy`. */
  readonly flags: readonly string[];
  /** State 10. */
  readonly fuzzy: boolean;
  /** The 64-bit identity as 16 hexadecimal digits. */
  readonly idHash: string;
  /** 0 empty, 10 fuzzy, 20 translated, 30 approved, 100 read-only. */
  readonly state: number;
}

/** What the file is about. Only some formats have a place for it. */
export interface ExportMeta {
  readonly project: string;
  /** Code and English name of the language, and the code of the source language. */
  readonly language: string;
  readonly languageName: string;
  readonly sourceLanguage: string;
  readonly plural: CodecContext["plural"];
  /** Page of the translation. */
  readonly url: string;
  /** Name and version of the program. */
  readonly generator: string;
  readonly created: Date;
}

/** A writer makes the bytes of a whole file. */
export type UnitWriter = (units: readonly ExportUnit[], meta: ExportMeta) => Uint8Array;
