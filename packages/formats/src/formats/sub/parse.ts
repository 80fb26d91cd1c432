/** Lines of MicroDVD: the numbers of the first and the last frame in braces, then the text. */
import { CodecError } from "../../contract/index.ts";
import { endOfLine, isBlank, skipLineEnd } from "../../entries/index.ts";
import type { Subtitle } from "../../subtitles/lines.ts";

const frames = /^[ \t]*\{(\d+)\}[ \t]*\{(\d*)\}/;

/** @throws CodecError with the line that is no subtitle */
export const subtitlesOf = (text: string): Subtitle[] => {
  const found: Subtitle[] = [];
  let first = true;
  for (let start = 0, line = 1; start < text.length; line++) {
    const end = endOfLine(text, start);
    const next = skipLineEnd(text, end);
    const head = frames.exec(text.slice(start, Math.min(end, start + 80)));
    if (head !== null) {
      const place = { start: start + head[0].length, end };
      if (!first || !isRate(head, text.slice(place.start, Math.min(end, place.start + 20))))
        found.push({
          context: `${Number(head[1])}-->${head[2] === "" ? "" : Number(head[2])}`,
          speaker: "",
          text: place,
          block: { start, end: next },
          line,
        });
      first = false;
    } else if (!isBlank(text, start, end))
      throw new CodecError("Expected two numbers of frames in braces, like {100}{150}.", line);
    start = next;
  }
  return found;
};

/** Whether a first line says how many frames a second has, and is never seen. */
const isRate = ([, from = "", to = ""]: readonly string[], text: string): boolean =>
  from === to && Number(from) <= 1 && /^\s*\d+(?:[.,]\d+)?\s*$/.test(text);
