/** What a PHP file says about strings: statements that assign them, and arrays that hold them, with their places. */
import type { Comment, Range } from "../../entries/index.ts";

export interface PhpString extends Range {
  readonly kind: "string";
  readonly text: string;
  /** The quotes in which a changed text is written. */
  readonly quote: "'" | '"';
  /** Variables stand in it, so that it cannot be written as one text. */
  readonly computed: boolean;
}

export interface PhpArray extends Range {
  readonly kind: "array";
  /** `[…]`, else `array(…)`. */
  readonly short: boolean;
  /** Behind the opening bracket, and before the closing one. */
  readonly inner: Range;
  readonly entries: readonly PhpEntry[];
}

export type PhpValue = PhpString | PhpArray;

/** An entry of an array, or a statement. */
export interface PhpEntry extends Range {
  /** The key as `path.ts` writes it; of a statement the whole path that it assigns. */
  readonly key: string;
  /** The key as it stands in the file. */
  readonly name: string;
  readonly keyed: boolean;
  /** The comments between the entry before and this one. */
  readonly comments: readonly Comment[];
  /** Absent where something else than a string or an array is assigned. */
  readonly value?: PhpValue;
}
