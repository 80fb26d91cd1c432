/** How tables spell that a translation needs editing. */

/** Needs editing, and not. */
export type FuzzyWords = readonly [yes: string, no: string];

const spellings: readonly FuzzyWords[] = [
  ["True", "False"],
  ["true", "false"],
  ["TRUE", "FALSE"],
  ["1", "0"],
  ["yes", "no"],
  ["Yes", "No"],
  ["x", ""],
  ["X", ""],
  ["fuzzy", ""],
];

const usual: FuzzyWords = ["True", "False"];

export const isFuzzy = (cell: string): boolean => /^(?:true|1|yes|x|fuzzy)$/i.test(cell.trim());

/** The spelling of a column, by the first cell that shows one. */
export const fuzzyWords = (cells: Iterable<string>): FuzzyWords => {
  for (const cell of cells) {
    const found = cell === "" ? undefined : spellings.find((words) => words.includes(cell.trim()));
    if (found !== undefined) return found;
  }
  return usual;
};
