/** The line breaking class and the width of characters, from the generated table, which is unpacked when first needed. */
import { kinds, letters, runs } from "./generated/characters.ts";

export type LineClass = (typeof kinds)[number][0];

export interface Character {
  /** Class of UAX #14 after its rule LB1; QI and QF are initial and final quotes, DC is U+25CC, LT "<", IX unassigned pictographs. */
  readonly lineClass: LineClass;
  /** 0, 1 or 2. */
  readonly columns: number;
  /** East Asian width W, F or H. */
  readonly eastAsian: boolean;
}

const characters: readonly Character[] = kinds.map(([lineClass, columns, eastAsian]) => ({
  lineClass,
  columns,
  eastAsian,
}));

const unpack = (): Uint8Array => {
  const table = new Uint8Array(0x110000);
  let start = 0;
  for (const [, length, letter] of runs.matchAll(/(\d*)(\D)/gu)) {
    const end = start + (length === "" ? 1 : Number(length));
    table.fill(letters.indexOf(letter ?? ""), start, end);
    start = end;
  }
  return table;
};

let table: Uint8Array | undefined;

export const characterOf = (codePoint: number): Character => {
  table ??= unpack();
  return characters[table[codePoint] ?? 0] as Character;
};

/** Columns of a text on a terminal. */
export const columnsOf = (text: string): number => {
  let columns = 0;
  for (const character of text) columns += characterOf(character.codePointAt(0) ?? 0).columns;
  return columns;
};
