/** Rows of tables: what stands between the signs of cells, but not those inside of links and templates. */
import { type Range, trimBlanks } from "../entries/index.ts";

const opening = ["[[", "{{", "((", "%%"];
const closing: Readonly<Record<string, string>> = { "[[": "]]", "{{": "}}", "((": "))", "%%": "%%" };

/** The cells of `line` from `start` on, without the blanks around them; `signs` are the separators. */
export const cellsOf = (line: string, start: number, signs: readonly string[]): readonly Range[] => {
  const cells: Range[] = [];
  let begin = start;
  const missing = new Set<string>();
  for (let at = start; at < line.length; ) {
    const open = opening.find((sign) => line.startsWith(sign, at));
    const sign = signs.find((each) => line.startsWith(each, at));
    if (open !== undefined && !missing.has(open)) {
      const end = line.indexOf(closing[open] ?? "", at + 2);
      if (end < 0) missing.add(open);
      else at = end;
      at += 2;
    } else if (sign === undefined) at++;
    else {
      cells.push(trimBlanks(line, begin, at));
      at += sign.length;
      begin = at;
    }
  }
  cells.push(trimBlanks(line, begin, line.length));
  return cells;
};
