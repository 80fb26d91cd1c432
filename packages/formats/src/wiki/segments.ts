/**
 * Pages of wikis, whose markup is told by the beginnings of lines: what is a text to translate, and where it stands. The
 * dialects know their lines; paragraphs, blocks that stay as they are and the numbers of texts are the same for all.
 */
import { endOfLine, isBlank, type Range, skipLineEnd } from "../entries/index.ts";

export type Kind = "heading" | "item" | "cell" | "paragraph";

export interface Piece extends Range {
  readonly kind: Kind;
}

/** A text with the lines that decide what it is. */
export interface Segment extends Piece {
  readonly line: number;
  readonly lines: Range;
}

export interface WikiDialect {
  /** The end of a block that begins with this line and stays as it is; `undefined` where no such block begins. */
  readonly verbatim: ReadonlyArray<{ readonly begins: RegExp; ends(begin: RegExpExecArray): string }>;
  /** The texts of a line by their places in it; `undefined` where the line is one of a paragraph. */
  pieces(line: string): readonly Piece[] | undefined;
}

export const segmentsOf = (text: string, dialect: WikiDialect): readonly Segment[] => {
  const found: Segment[] = [];
  const ends = new Ends(text);
  let paragraph: { start: number; end: number; line: number; depth: number } | undefined;
  const close = () => {
    if (paragraph === undefined) return;
    const { start, end, line } = paragraph;
    found.push({ kind: "paragraph", start, end, line, lines: { start, end } });
    paragraph = undefined;
  };
  for (let start = 0, line = 1; start < text.length; line++) {
    const end = endOfLine(text, start);
    const next = skipLineEnd(text, end);
    const blank = isBlank(text, start, end);
    if (paragraph !== undefined && paragraph.depth > 0 && !blank) {
      paragraph.end = end;
      paragraph.depth += depthOf(text.slice(start, end));
      start = next;
      continue;
    }
    const content = blank ? "" : text.slice(start, end);
    const skipped = blank ? undefined : ends.of(content, start, dialect);
    if (skipped !== undefined) {
      close();
      line += linesIn(text, start, skipped) - 1;
      start = skipped;
      continue;
    }
    const pieces = blank ? [] : dialect.pieces(content);
    if (pieces === undefined) {
      if (paragraph === undefined)
        paragraph = { start, end, line, depth: content.startsWith("{{") ? depthOf(content) : 0 };
      else paragraph.end = end;
    } else {
      close();
      for (const piece of pieces)
        if (piece.end > piece.start)
          found.push({
            kind: piece.kind,
            start: start + piece.start,
            end: start + piece.end,
            line,
            lines: { start, end },
          });
    }
    start = next;
  }
  close();
  return found;
};

/** How many templates a line leaves open. */
const depthOf = (line: string): number =>
  [...line.matchAll(/\{\{|\}\}/g)].reduce((depth, [sign]) => depth + (sign === "{{" ? 1 : -1), 0);

const linesIn = (text: string, start: number, end: number): number => {
  let count = 0;
  for (let at = start; at < end; count++) at = skipLineEnd(text, endOfLine(text, at));
  return count;
};

/** Ends of blocks; an end that was not found once is not looked for again, which would take quadratic time. */
class Ends {
  private readonly text: string;
  private readonly missing = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  /** The offset behind the last line of the block that begins with this line. */
  of(line: string, start: number, { verbatim }: WikiDialect): number | undefined {
    for (const { begins, ends } of verbatim) {
      const begin = begins.exec(line);
      if (begin === null) continue;
      const sign = ends(begin);
      if (this.missing.has(sign)) continue;
      const found = this.text.indexOf(sign, start + begin[0].length);
      if (found >= 0) return skipLineEnd(this.text, endOfLine(this.text, found));
      this.missing.add(sign);
    }
    return undefined;
  }
}
