/** Writes translation memories in TMX 1.4 piece by piece, so that a memory of any size can be streamed. */
import { encodeAttribute, encodeText } from "../../xml/escape.ts";
import type { TmxEntry } from "./read.ts";

export interface TmxHeader {
  readonly sourceLanguage: string;
  /** Name and version of what writes the file. */
  readonly tool: string;
  readonly toolVersion: string;
}

const target = { eol: "\n", highest: 0x10ffff };

/** The text of a memory in pieces. @throws CodecError for characters that XML cannot hold */
export function* writeTmx(header: TmxHeader, entries: Iterable<TmxEntry>): Generator<string, void> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header creationtool="${attribute(header.tool)}" creationtoolversion="${attribute(header.toolVersion)}" segtype="sentence" o-tmf="UTF-8" adminlang="en" srclang="${attribute(header.sourceLanguage)}" datatype="PlainText"/>
  <body>
`;
  for (const entry of entries) yield unit(entry, header);
  yield "  </body>\n</tmx>\n";
}

const unit = (entry: TmxEntry, header: TmxHeader): string => {
  const id = entry.id === "" ? "" : ` tuid="${attribute(entry.id)}"`;
  const language =
    entry.sourceLanguage === header.sourceLanguage ? "" : ` srclang="${attribute(entry.sourceLanguage)}"`;
  const notes = entry.notes.map((note) => `      <note>${content(note)}</note>\n`).join("");
  return `    <tu${id}${language}>\n${notes}${variant(entry.sourceLanguage, entry.source)}${variant(entry.targetLanguage, entry.target)}    </tu>\n`;
};

const variant = (language: string, text: string): string =>
  `      <tuv xml:lang="${attribute(language)}">\n        <seg>${content(text)}</seg>\n      </tuv>\n`;

const attribute = (value: string) => encodeAttribute(value, target);
const content = (text: string) => encodeText(text, target);
