/** What the lines of a MediaWiki page are, by its published syntax. */
import { trimBlanks } from "../../entries/index.ts";
import { cellsOf } from "../../wiki/cells.ts";
import type { Piece, WikiDialect } from "../../wiki/segments.ts";

const still = /^(?:-{4,}|(?:__[A-Z]+__\s*)+|\{\||\|\}|\|-|#REDIRECT\b)/i;

export const mediawikiLines: WikiDialect = {
  verbatim: [
    {
      begins: /^[ \t]*<(pre|nowiki|syntaxhighlight|source|math|score|timeline)(?=[ \t>])[^>]*>/,
      ends: ([, name = ""]) => `</${name}>`,
    },
    { begins: /^[ \t]*<!--/, ends: () => "-->" },
  ],

  pieces(line) {
    const content = trimBlanks(line, 0, line.length);
    if (still.test(line.slice(content.start, content.start + 80)) && !/^-{4,}[^-]/.test(line)) return [];
    const heading = headingOf(line, content.end);
    if (heading !== undefined) return [heading];
    const mark = /^(?:[*#:;]+|[ \t]+(?=[^ \t|!{]))/.exec(line)?.[0];
    if (mark !== undefined) return [{ ...trimBlanks(line, mark.length, line.length), kind: "item" }];
    const row = /^[ \t]*(?:\|\+|[|!])/.exec(line)?.[0];
    if (row !== undefined)
      return cellsOf(line, row.length, row.endsWith("!") ? ["||", "!!"] : ["||"]).map(({ start, end }) => ({
        ...withoutAttributes(line, start, end),
        kind: "cell",
      }));
    return undefined;
  },
};

/** A cell may begin with attributes and a bar: `style="width: 5em" | text`. */
const withoutAttributes = (line: string, start: number, end: number) => {
  const attributes = /^(?:\s*[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'|]+))+\s*\|(?!\|)/.exec(line.slice(start, end));
  return attributes === null ? { start, end } : trimBlanks(line, start + attributes[0].length, end);
};

const headingOf = (line: string, end: number): Piece | undefined => {
  let level = 0;
  while (level < 6 && line[level] === "=" && end - 1 - level > level && line[end - 1 - level] === "=") level++;
  if (level === 0) return undefined;
  const text = trimBlanks(line, level, end - level);
  return text.end > text.start ? { ...text, kind: "heading" } : undefined;
};
