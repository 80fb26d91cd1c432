/** Units as files have them, and as they are compared with those. */
import type { ComponentId, ProjectId, TranslationId, UnitId } from "../ids/index.ts";
import type { UnitFacts } from "./model.ts";

/** What a file says of a unit. Hashes are decimal texts of signed 64-bit integers. */
export interface FileUnit {
  readonly idHash: string;
  readonly contentHash: string;
  readonly fileKey: string;
  readonly position: number;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly previousSource: string;
  readonly location: string;
  readonly note: string;
  readonly flags: string;
  readonly state: number;
  readonly originalState: number;
  readonly priority: number;
  readonly words: number;
  readonly chars: number;
  /** Ids of the checks it fails. */
  readonly failing: readonly string[];
  readonly pending: boolean;
}

/** What the database has of a unit, to be compared with its file. */
export interface StoredUnit
  extends Pick<
    UnitFacts,
    | "id"
    | "file_key"
    | "source"
    | "target"
    | "previous_source"
    | "note"
    | "flags"
    | "extra_flags"
    | "source_flags"
    | "explanation"
    | "state"
    | "original_state"
    | "pending"
  > {
  readonly id_hash: string;
  readonly position: number;
  readonly location: string;
  /** It, or its source string, was added here and stands in no file yet. */
  readonly unwritten: boolean;
  /** Ids of the checks that it fails by itself, whatever others say. */
  readonly failing: readonly string[];
  /** When it last changed, as the database writes it: tells whether it changed since it was read. */
  readonly updated: string;
}

export interface Owner {
  readonly projectId: ProjectId;
  readonly componentId: ComponentId;
  readonly translationId: TranslationId;
  /** Translation that holds the source units; the same one for the source itself. */
  readonly sourceTranslationId: TranslationId;
}

/** A unit that is to be added to a translation. */
export interface NewRow {
  readonly translationId: TranslationId;
  readonly unit: FileUnit;
}

/** What a file says of a unit that is there already. */
export interface UnitUpdate {
  readonly id: UnitId;
  readonly unit: FileUnit;
}

/** Rows of one statement. The embedded database serves nobody else meanwhile. */
export const batchSize = 500;
