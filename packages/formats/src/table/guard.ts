/**
 * Protection against formulas: a text that a spreadsheet would run when it opens the table is wrapped in single quotes,
 * with a backslash before each `|`. A text that already looks wrapped is wrapped once more, so that all texts read back.
 */

const formula = /^[=+\-@|%]/;
const wrapped = /^'('*(?:[=+\-@%]|\\*\|)[\s\S]*)'$/;

export const guardFormula = (text: string): string =>
  formula.test(text) || wrapped.test(text) ? `'${text.replaceAll("|", "\\|")}'` : text;

export const unguardFormula = (cell: string): string => {
  const inner = cell.startsWith("'") ? wrapped.exec(cell)?.[1] : undefined;
  return inner === undefined ? cell : inner.replaceAll("\\|", "|");
};
