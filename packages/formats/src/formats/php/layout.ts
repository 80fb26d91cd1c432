/** The lines of an entry: with the comments above it, the comma and the remark behind it. */
import { Comments, isBlank, type Range, skipBlanks, skipLineEnd, startOfLine } from "../../entries/index.ts";
import type { PhpEntry } from "./tree.ts";

export interface PhpBlock extends Range {
  /** Whether nothing else stands on these lines. */
  readonly alone: boolean;
  readonly comma: boolean;
  readonly note: string;
}

export const blockOf = (entry: PhpEntry, file: string): PhpBlock => {
  const comments = new Comments(file);
  for (const comment of entry.comments)
    if (isBlank(file, startOfLine(file, comment.start), comment.start)) comments.add(comment);
    else comments.clear();
  const { start, note } = comments.take(entry.start);
  const behind = skipBlanks(file, entry.end);
  const comma = file[behind] === ",";
  const rest = skipRemark(file, skipBlanks(file, comma ? behind + 1 : behind));
  const end = skipLineEnd(file, rest);
  const alone = start === startOfLine(file, start) && (end > rest || rest === file.length);
  return { start, end, alone, comma, note };
};

const remark = /(?:\/\/|#(?!\[))[^\r\n]*|\/\*(?:[^*\r\n]|\*(?!\/))*\*\/[ \t]*/y;

const skipRemark = (file: string, start: number): number => {
  remark.lastIndex = start;
  return start + (remark.exec(file)?.[0].length ?? 0);
};

/** The white space with which the line of `offset` begins. */
export const indentAt = (file: string, offset: number): string => {
  const start = startOfLine(file, offset);
  return file.slice(start, Math.min(skipBlanks(file, start), offset));
};
