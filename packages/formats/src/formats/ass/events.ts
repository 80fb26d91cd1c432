/**
 * The events of a SubStation Alpha script: in the section `[Events]` a line `Format:` names the fields, of which the text
 * is the last and may hold commas; each line `Dialogue:` is a subtitle. All other lines are left alone.
 */
import { CodecError } from "../../contract/index.ts";
import { endOfLine, skipLineEnd } from "../../entries/index.ts";
import type { Subtitle } from "../../subtitles/lines.ts";
import { normalTime } from "../../subtitles/times.ts";

interface Fields {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly speaker: number;
}

/** What both versions have where no line says it. */
const usual: Fields = { count: 10, start: 1, end: 2, speaker: 4 };

const time = /^\s*(\d+):(\d{1,2}):(\d{1,2})[.,:](\d{1,3})\s*$/;
/** Shapes to draw instead of letters. */
const drawing = /\{[^}]*\\p[1-9]/;

/** @throws CodecError with the line of an event that lacks a field, or of a script without events */
export const eventsOf = (text: string): Subtitle[] => {
  const events: Subtitle[] = [];
  let fields = usual;
  let section = "";
  let found = false;
  for (let start = 0, line = 1; start < text.length; line++) {
    const end = endOfLine(text, start);
    const next = skipLineEnd(text, end);
    const head = text.slice(start, Math.min(end, start + 40));
    const heading = /^\s*\[([^\]]*)\]\s*$/.exec(head)?.[1];
    if (heading !== undefined) section = heading.trim().toLowerCase();
    found ||= section === "events";
    const kind = section === "events" ? /^\s*(Format|Dialogue):/i.exec(head) : null;
    const content = start + (kind?.[0].length ?? 0);
    if (kind?.[1]?.toLowerCase() === "format") fields = fieldsOf(text.slice(content, end), line);
    else if (kind !== null) {
      const event = eventOf(text, { start: content, end }, fields, line);
      if (!drawing.test(text.slice(event.text.start, event.text.end)))
        events.push({ ...event, block: { start, end: next } });
    }
    start = next;
  }
  if (!found) throw new CodecError("This is no SubStation Alpha script: it has no section [Events].", 1);
  return events;
};

const fieldsOf = (content: string, line: number): Fields => {
  const names = content.split(",").map((name) => name.trim().toLowerCase());
  const fields = {
    count: names.length,
    start: names.indexOf("start"),
    end: names.indexOf("end"),
    speaker: Math.max(names.indexOf("name"), names.indexOf("actor")),
  };
  if (fields.start < 0 || fields.end < 0 || names.at(-1) !== "text")
    throw new CodecError("Expected the fields Start and End, and Text as the last.", line);
  return fields;
};

const eventOf = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  fields: Fields,
  line: number,
): Omit<Subtitle, "block"> => {
  const values: string[] = [];
  let at = start;
  while (values.length < fields.count - 1) {
    const comma = text.indexOf(",", at);
    if (comma < 0 || comma >= end)
      throw new CodecError(`Expected ${fields.count} fields, found ${values.length + 1}.`, line);
    values.push(text.slice(at, comma));
    at = comma + 1;
  }
  const times = [values[fields.start], values[fields.end]].map((value = "") => time.exec(value));
  const [from, to] = times;
  if (!from || !to) throw new CodecError("Expected times like 0:00:20.00.", line);
  return {
    context: `${normalTime(from.slice(1))}-->${normalTime(to.slice(1))}`,
    speaker: values[fields.speaker]?.trim() ?? "",
    text: { start: at, end },
    line,
  };
};
