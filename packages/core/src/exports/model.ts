/** What is given out: files as they are stored, and archives of them. */
import type { Readable } from "node:stream";

export interface StoredFile {
  /** Name to keep it under. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** When anything about it last changed, for conditional requests. */
  readonly changed: Date | undefined;
  /** Id of the content. */
  readonly tag: string;
}

export interface Archive {
  readonly name: string;
  /** A ZIP file, made while it is read. */
  readonly stream: Readable;
}
