/** The parts of a TOML text with their places: sections (tables), pairs, and values. */
import type { Path } from "../../paths/path.ts";

interface Placed {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export type Quote = '"' | "'" | '"""' | "'''";

export interface TomlString extends Placed {
  readonly kind: "string";
  readonly value: string;
  readonly quote: Quote;
}

/** A number, a boolean or a date: not text. */
export interface TomlScalar extends Placed {
  readonly kind: "scalar";
}

/** An array or an inline table. */
export interface TomlContainer extends Placed {
  readonly kind: "array" | "table";
  readonly entries: readonly TomlEntry[];
}

export type TomlValue = TomlString | TomlScalar | TomlContainer;

/** An element of an array (no keys) or a pair of an inline table. */
export interface TomlEntry {
  readonly keys: readonly string[];
  readonly start: number;
  readonly value: TomlValue;
}

/** `a.b = value` on lines of its own. */
export interface Pair extends Placed {
  readonly keys: readonly string[];
  /** From the top of the document. */
  readonly path: Path;
  readonly key: { readonly start: number; readonly end: number };
  readonly value: TomlValue;
  /** The comments right above and behind it. */
  readonly note: string;
  readonly section: Section;
}

/** A table with a header, or the pairs before the first header. `start` to `end` are the lines of the header. */
export interface Section extends Placed {
  readonly path: Path;
  /** `[[path]]`: the last index of `path` counts the elements. */
  readonly isElement: boolean;
  readonly pairs: readonly Pair[];
}
