/**
 * SubRip subtitles: a number, a line with two times, and text up to the next such pair. Empty lines may stand inside of
 * a text; those at its end separate the cues.
 */
import { CodecError, type SourceText } from "../../contract/index.ts";
import { type Entry, endOfLine, isBlank, type Range, skipLineEnd, uniqueIds } from "../../entries/index.ts";
import { normalTime } from "../../subtitles/times.ts";

export interface Cue extends Entry {
  /** What must stand around a text where there was none. */
  readonly before: string;
  readonly after: string;
}

interface Line extends Range {
  /** Where the next line starts. */
  readonly next: number;
  /** `start-->end` of a line with two times. */
  readonly times: string | undefined;
}

const time = "(\\d+):(\\d{1,2}):(\\d{1,2})[,.](\\d{1,3})";
const timesLine = new RegExp(`^[ \\t]*${time}[ \\t]*-->[ \\t]*${time}`);

/** @throws CodecError with the line of what stands before the first cue */
export const parseSrt = (source: SourceText): Cue[] => {
  const { text, eol } = source;
  const lines = linesOf(text);
  const heads = lines.flatMap(({ times }, index) => (times === undefined ? [] : [index]));
  refuseProse(text, lines, heads[0]);
  const unique = uniqueIds();
  return heads.map((head, order) => {
    const next = heads[order + 1];
    const stop =
      next === undefined ? lines.length : isNumber(text, lines[next - 1]) && next - 1 > head ? next - 1 : next;
    const value = textBetween(text, lines, head, stop);
    const context = lines[head]?.times ?? "";
    const target = text.slice(value.start, value.end).replace(/\r\n|\r/g, "\n");
    const end = lines[stop]?.start ?? text.length;
    const empty = value.start === value.end;
    return {
      unit: {
        id: unique(context),
        context,
        source: [],
        target: [target],
        state: target === "" ? "empty" : "translated",
        notes: { developer: "", translator: "" },
        locations: [],
        flags: [],
        span: { start: lines[head]?.start ?? 0, end, line: head + 1 },
      },
      block: { start: lines[head]?.start ?? 0, end },
      value,
      before: empty && lines[head]?.next === lines[head]?.end ? eol : "",
      after: empty && next !== undefined && stop - head < 3 ? eol : "",
    };
  });
};

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  for (let start = 0, next = 0; start < text.length; start = next) {
    const end = endOfLine(text, start);
    next = skipLineEnd(text, end);
    lines.push({ start, end, next, times: timesOf(text.slice(start, Math.min(end, start + 80))) });
  }
  return lines;
};

const timesOf = (line: string): string | undefined => {
  const found = timesLine.exec(line);
  return found === null ? undefined : `${normalTime(found.slice(1, 5))}-->${normalTime(found.slice(5, 9))}`;
};

const isNumber = (text: string, line: Line | undefined): boolean =>
  line !== undefined && line.end - line.start < 20 && /^\s*\d+\s*$/.test(text.slice(line.start, line.end));

const refuseProse = (text: string, lines: readonly Line[], first = lines.length): void => {
  for (const [index, line] of lines.slice(0, first).entries())
    if (!isBlank(text, line.start, line.end) && !isNumber(text, line))
      throw new CodecError("Expected the number of a cue and a line with its times.", index + 1);
};

/** The text between two lines without the empty lines around it; an empty place behind `head` where there is none. */
const textBetween = (text: string, lines: readonly Line[], head: number, stop: number): Range => {
  let first = head + 1;
  let last = stop - 1;
  const blank = (index: number) => isBlank(text, lines[index]?.start ?? 0, lines[index]?.end ?? 0);
  while (first <= last && blank(first)) first++;
  while (last > first && blank(last)) last--;
  const start = lines[first > last ? head : first]?.[first > last ? "next" : "start"] ?? text.length;
  return { start, end: first > last ? start : (lines[last]?.end ?? start) };
};
