/** What is said to the thread that reads files, and by it. */
import type { CodecContext, MergedFile, MergeRequest } from "@dragoman/formats";
import type { Manner, Portion } from "../portions.ts";

/** Bytes above which a file is read in the thread. Nobody keeps the bytes of such a file: they are handed over. */
export const large = 128 * 1024;

/** A file with all that decides how it is parsed, but for its base. */
export interface Origin {
  readonly codec: string;
  readonly bytes: Uint8Array;
  readonly context: CodecContext;
}

/** A file that is open in the thread already, or one that is parsed for this purpose only. */
export type Base = { readonly file: number } | Origin;

/** `file` is the number of an open file. */
export type ToThread =
  | { readonly type: "open"; readonly file: number; readonly origin: Origin; readonly base: Base | undefined }
  /** The units in a manner from the beginning, answered as by `more`. */
  | {
      readonly type: "read";
      readonly file: number;
      readonly manner: Manner;
      /** Open files that are earlier versions of it. */
      readonly earlier: readonly number[];
    }
  | { readonly type: "more"; readonly file: number }
  /** Versions of one file to be merged; nothing stays open. */
  | { readonly type: "merge"; readonly file: number; readonly codec: string; readonly request: MergeRequest }
  | { readonly type: "close"; readonly file: number };

export type FromThread =
  | { readonly type: "opened"; readonly file: number; readonly header: ReadonlyMap<string, string> }
  /** The next units; none at the end. */
  | { readonly type: "units"; readonly file: number; readonly portion: Portion }
  | { readonly type: "merged"; readonly file: number; readonly merged: MergedFile }
  | { readonly type: "refused"; readonly file: number; readonly error: Refusal }
  | { readonly type: "failed"; readonly file: number; readonly reason: string };

/** A `CodecError`. */
export interface Refusal {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
