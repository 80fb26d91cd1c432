/** What the lines of a DokuWiki page are, by its published syntax. */
import { skipBlanks, trimBlanks } from "../../entries/index.ts";
import { cellsOf } from "../../wiki/cells.ts";
import type { Piece, WikiDialect } from "../../wiki/segments.ts";

const still = /^(?:-{4,}|~~[^~]+~~)$/;

export const dokuwikiLines: WikiDialect = {
  verbatim: [
    {
      begins: /^[ \t]*<(code|file|html|HTML|php|PHP|nowiki)(?=[ \t>])[^>]*>/,
      ends: ([, name = ""]) => `</${name}>`,
    },
  ],

  pieces(line) {
    const content = trimBlanks(line, 0, line.length);
    const heading = headingOf(line, content.start, content.end);
    if (heading !== undefined) return [heading];
    const indent = skipBlanks(line, 0);
    const first = line[indent];
    if (indent > 1 || line[0] === "\t") {
      // Any other line with such an indentation is code.
      return first === "*" || first === "-" ? [item(line, indent + 1)] : [];
    }
    if (still.test(line.slice(content.start, content.end))) return [];
    if (first === ">") return [item(line, indent + (/^>+/.exec(line.slice(indent))?.[0].length ?? 1))];
    if (line[0] === "|" || line[0] === "^")
      return cellsOf(line, 1, ["|", "^"])
        .filter(({ start, end }) => line.slice(start, end) !== ":::")
        .map((cell) => ({ ...cell, kind: "cell" }));
    return undefined;
  },
};

const item = (line: string, start: number): Piece => ({ ...trimBlanks(line, start, line.length), kind: "item" });

const headingOf = (line: string, start: number, end: number): Piece | undefined => {
  let from = start;
  while (line[from] === "=") from++;
  let to = end;
  while (to > from && line[to - 1] === "=") to--;
  if (from - start < 2 || end - to < 2) return undefined;
  const text = trimBlanks(line, from, to);
  return text.end > text.start ? { ...text, kind: "heading" } : undefined;
};
