/** Comments between entries: those right above an entry, with no empty line between, are its notes and go with it. */
import { isBlank, startOfLine } from "./lines.ts";

export interface Comment {
  readonly start: number;
  readonly end: number;
  /** Without the signs of the comment. */
  readonly text: string;
}

export class Comments {
  private readonly file: string;
  private pending: Comment[] = [];

  constructor(file: string) {
    this.file = file;
  }

  add(comment: Comment): void {
    this.pending.push(comment);
  }

  clear(): void {
    this.pending = [];
  }

  /** What belongs to the entry at `position`: its note, and where it begins with its comments and indentation. */
  take(position: number): { readonly note: string; readonly start: number } {
    let start = position;
    const lines: string[] = [];
    for (const comment of this.pending.toReversed()) {
      if (this.isApart(comment.end, start)) break;
      start = comment.start;
      lines.push(comment.text);
    }
    this.clear();
    const line = startOfLine(this.file, start);
    return { note: lines.reverse().join("\n"), start: isBlank(this.file, line, start) ? line : start };
  }

  private isApart(end: number, start: number): boolean {
    return (this.file.slice(end, start).match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
  }
}

/** The words of a block comment, without the stars that decorate its lines. */
export const plainComment = (raw: string): string =>
  raw
    .split(/\r\n|\r|\n/)
    .map(undecorated)
    .join("\n")
    .trim();

// Not by one regular expression: `[\s*]+$` is quadratic on long runs.
const undecorated = (line: string): string => {
  let end = line.length;
  while (end > 0 && " \t*".includes(line[end - 1] ?? "")) end--;
  return line.slice(0, end).replace(/^[\s*]+/, "");
};
