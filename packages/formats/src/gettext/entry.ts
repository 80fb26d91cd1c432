/** What a PO file is made of: entries with the places of everything that an edit may touch. */

/** UTF-16 offsets, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One `msgstr`: from the start of its line to the end of its last line, without that line's end. */
export interface Form extends Range {
  readonly index: number;
  readonly text: string;
}

/** The texts of `#|` lines. */
export interface Previous {
  msgctxt?: string;
  msgid?: string;
  msgid_plural?: string;
}

/** An entry with its comments, from the start of its first line to the end of its last one, without that line's end. */
export interface Entry extends Range {
  /** Line of `start`, counted from 1. */
  readonly line: number;
  readonly obsolete: boolean;
  readonly context: string | undefined;
  readonly msgid: string;
  readonly plural: string | undefined;
  readonly forms: readonly Form[];
  /** Start of the line of `msgctxt` or `msgid`. */
  readonly body: number;
  /** `# ` comments, a line each. */
  readonly translator: readonly string[];
  /** `#.` comments, a line each. */
  readonly developer: readonly string[];
  readonly locations: readonly string[];
  /** Without `fuzzy`. */
  readonly flags: readonly string[];
  readonly fuzzy: boolean;
  /** Lines of flags, with their line ends. */
  readonly flagLines: readonly Range[];
  readonly previous: Readonly<Previous> | undefined;
  /** Lines of `#|`, with their line ends. */
  readonly previousLines: readonly Range[];
}

export interface Catalogue {
  /** In the order of the file, the header among them. */
  readonly entries: readonly Entry[];
  /** The first entry with an empty msgid, no context and not obsolete. */
  readonly header: Entry | undefined;
  readonly warnings: readonly { readonly line: number; readonly message: string }[];
}
