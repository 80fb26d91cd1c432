/** What is said to the thread that parses files, and by it. */
import type { CodecContext, Unit } from "@dragoman/formats";

/** A file with all that decides how it is read, but for its base. */
export interface Origin {
  readonly codec: string;
  readonly bytes: Uint8Array;
  readonly context: CodecContext;
}

/** Bases that the thread keeps: the ones that were sent last. */
export const mostBases = 4;

export type ToThread =
  | { readonly type: "parse"; readonly job: number; readonly file: Origin; readonly base: number | undefined }
  /** A base that later files name. */
  | { readonly type: "base"; readonly base: number; readonly file: Origin }
  | { readonly type: "more"; readonly job: number }
  | { readonly type: "drop"; readonly job: number };

export type FromThread =
  | { readonly type: "parsed"; readonly job: number; readonly header: ReadonlyMap<string, string> }
  /** The next units; none at the end. */
  | { readonly type: "units"; readonly job: number; readonly units: readonly Unit[] }
  | { readonly type: "refused"; readonly job: number; readonly error: Refusal }
  | { readonly type: "failed"; readonly job: number; readonly reason: string };

/** A `CodecError`. */
export interface Refusal {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
