/**
 * Files that are a row of entries, each a key with one place for its text: what such a file is made of, and what each
 * format must say about its own entries so that `EntryDocument` can plan edits for it.
 */
import type { Change, CodecContext, NewUnit, TextEdit, Unit } from "../contract/index.ts";

/** UTF-16 offsets, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Entry {
  readonly unit: Unit;
  /** The entry with its comments and its line end: what a removal takes away, and behind what a neighbour is added. */
  readonly block: Range;
  /** The parts of `block`, where other things may stand between them. */
  readonly blocks?: readonly Range[];
  /** The section of the file that it stands in, where the format has sections. */
  readonly section?: string;
  /** Where the written text stands, quotes included. */
  readonly value: Range;
}

export type SetChange = Extract<Change, { op: "set" }>;

/** An entry in the text that it stands in. */
export interface Placed<E extends Entry> {
  readonly entry: E;
  readonly text: string;
}

/** What a format says about its entries; `S` is the style of one file, found once: line ends, quotes, escapes. */
export interface Shape<E extends Entry, S> {
  /** Whether `set` writes states. */
  readonly hasStates?: boolean;
  /** Edits that give an entry other forms. @throws CodecError when the format cannot hold them */
  set(change: SetChange, entry: E, style: S, context: CodecContext): readonly TextEdit[];
  /** A new entry with its final line end, shaped like the same entry of the base where there is one. @throws CodecError */
  add(unit: NewUnit, style: S, context: CodecContext, base: Placed<E> | undefined): string;
  /** The section that a new unit belongs to. */
  sectionOf?(unit: NewUnit): string;
  /** A new section with its entries, to stand at the end of the file. */
  addSection?(name: string, entries: string, style: S): string;
}
