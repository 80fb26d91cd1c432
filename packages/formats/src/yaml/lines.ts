/** The lines of a block entry: where they end, and the comments that belong to them. */
import { endOfLine, isBlank, skipLineEnd, startOfLine } from "../entries/index.ts";
import { type Entry, isContainer } from "../tree/node.ts";
import { isFlow } from "./node.ts";

/** The offset behind the last line of `entry`, its line end included. */
export const endOfEntry = (text: string, entry: Entry): number => {
  const { value } = entry;
  if (isContainer(value) && !isFlow(value)) {
    const last = value.entries.at(-1);
    if (last !== undefined) return endOfEntry(text, last);
  }
  // A block scalar ends behind its last line.
  if (value.end > entry.start && text[value.end - 1] === "\n") return value.end;
  return skipLineEnd(text, endOfLine(text, value.end));
};

/** The column of `entry`, from 0. */
export const columnOf = (text: string, entry: Entry): number => entry.start - startOfLine(text, entry.start);

/** Whether nothing but blanks stands before `entry` on its line. */
export const beginsLine = (text: string, entry: Entry): boolean =>
  isBlank(text, startOfLine(text, entry.start), entry.start);

/** The end of the last line of `entry`, before its line end. */
export const endBeforeLineEnd = (text: string, entry: Entry): number => {
  const end = endOfEntry(text, entry);
  return end - (/\r?\n$/.exec(text.slice(Math.max(end - 2, 0), end))?.[0].length ?? 0);
};

/** The start of the lines of `entry`, with the comments right above. */
export const startOfEntry = (text: string, entry: Entry): number => {
  const above = commentsAbove(text, entry.start, entry.parent.entries[entry.index - 1], entry.parent.owner);
  return above.at(-1)?.start ?? startOfLine(text, entry.start);
};

/** The comments right above what starts at `start`, and behind what ends at `end`. */
export const noteAt = (
  text: string,
  start: number,
  end: number,
  previous: Entry | undefined,
  owner: Entry | undefined,
): string => {
  const above = commentsAbove(text, start, previous, owner).map(({ comment }) => comment);
  const rest = text[end - 1] === "\n" ? "" : text.slice(end, endOfLine(text, end));
  const behind = /^[ \t]*#(.*)$/.exec(rest)?.[1] ?? "";
  return [...above.reverse(), behind.trim()].join("\n").trim();
};

/**
 * The comments right above an entry, from below; not those that head the file. The end of the entry before is the limit,
 * since lines of a block of text can look alike.
 */
const commentsAbove = (
  text: string,
  start: number,
  previous: Entry | undefined,
  owner: Entry | undefined,
): ReadonlyArray<{ readonly start: number; readonly comment: string }> => {
  const comments: { start: number; comment: string }[] = [];
  const floor = previous !== undefined ? endOfEntry(text, previous) : (owner?.keyEnd ?? 0);
  let line = startOfLine(text, start);
  if (!isBlank(text, line, start)) return [];
  while (line > floor) {
    const above = startOfLine(text, text.startsWith("\r\n", line - 2) ? line - 2 : line - 1);
    const comment = above < floor ? undefined : /^[ \t]*#([^\r\n]*)/.exec(text.slice(above, line))?.[1];
    if (comment === undefined) break;
    comments.push({ start: above, comment: comment.trim() });
    line = above;
  }
  const isHead = previous === undefined && owner === undefined && /^(?:---)?\s*$/.test(text.slice(0, line));
  return isHead ? [] : comments;
};
