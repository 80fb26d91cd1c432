/** The strings of XWiki's property files, and how they are written. */
import { type CodecContext, type Document, isMonolingual, type SourceText } from "../../contract/index.ts";
import { type Entry, EntryDocument, type Shape, singleForm, uniqueIds } from "../../entries/index.ts";
import type { PropertyStyle } from "../properties/escape.ts";
import { commentLines, copyProperty, newProperty, replaceValue } from "../properties/write.ts";
import { type Line, linesOf } from "./lines.ts";
import { readQuotes, writeQuotes } from "./quotes.ts";

interface LineEntry extends Entry {
  readonly line: Line;
}

const shape: Shape<LineEntry, PropertyStyle> = {
  set({ target }, { line }, style) {
    const text = writeQuotes(singleForm(target));
    if (line.missing === undefined) return [replaceValue(line, text, style)];
    const written = newProperty(line.key, text, style, line.separator || "=").slice(0, -style.eol.length);
    return [{ start: line.missing, end: line.value.end, text: written }];
  },

  add: ({ id, target, notes }, style, _, base) => {
    const text = writeQuotes(singleForm(target));
    return base === undefined || base.entry.line.missing !== undefined
      ? commentLines(notes?.developer ?? "", style) + newProperty(id, text, style)
      : copyProperty(base.entry.line, base.text, text, style);
  },
};

export const documentOf = (source: SourceText, style: PropertyStyle, context: CodecContext): Document => {
  const unique = uniqueIds();
  const entries = linesOf(source.text).map((line): LineEntry => {
    const { key, text, comment, name, value, block, missing } = line;
    return {
      unit: {
        id: unique(key),
        context: key,
        source: isMonolingual(context) ? [] : [key],
        target: [readQuotes(text)],
        state: text === "" ? "empty" : "translated",
        notes: { developer: comment, translator: "" },
        locations: [],
        flags: [],
        span: { start: missing ?? name.start, end: value.end, line: line.line },
      },
      block,
      value,
      line,
    };
  });
  return new EntryDocument({ source, style, entries }, shape);
};
