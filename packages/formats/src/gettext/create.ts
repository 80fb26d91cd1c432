/** The file of a new language: a template without its translations, with the header of the language. */
import { type CodecContext, encode, type SourceText, splice, type TextEdit } from "../contract/index.ts";
import type { Catalogue } from "./entry.ts";
import { parseHeader, pluralForms } from "./header.ts";
import { headerEdits } from "./headerEdits.ts";
import { layoutEdits } from "./layoutEdits.ts";
import { parseCatalogue } from "./parse.ts";
import { type Style, styleOf } from "./style.ts";
import { formEdits, fuzzyEdits } from "./unitEdits.ts";

/** `template` is a POT file, or a PO file whose translations, marks and obsolete entries are dropped. */
export const createCatalogue = (template: SourceText, context: CodecContext): Uint8Array => {
  const { text } = template;
  const { header, ...catalogue } = parseCatalogue(text);
  const style = styleOf(template, context);
  return written(template, [
    ...headerEdits(text, header, newFields(header?.forms[0]?.text ?? "", context), style),
    ...(header === undefined ? [] : fuzzyEdits(text, header, false, style)),
    ...clearing(text, { header, ...catalogue }, context.plural.number, style),
  ]);
};

/** The template that a catalogue is when its translations are taken away; its header stays. */
export const clearCatalogue = (file: SourceText): Uint8Array => {
  const style = styleOf(file, { options: {} });
  return written(file, clearing(file.text, parseCatalogue(file.text), 2, style));
};

const written = (source: SourceText, edits: readonly TextEdit[]): Uint8Array => {
  const result = splice(source.text, edits);
  return source.pack?.(result) ?? encode(result, source);
};

/** Edits that take translations, marks and obsolete entries away. */
const clearing = (text: string, { entries, header }: Catalogue, count: number, style: Style): readonly TextEdit[] => [
  ...entries
    .filter((entry) => entry !== header && !entry.obsolete)
    .flatMap((entry) => [
      ...fuzzyEdits(text, entry, false, style),
      ...formEdits(entry, new Array<string>(entry.plural === undefined ? 1 : count).fill(""), style),
    ]),
  ...layoutEdits(text, entries, new Set(entries.filter((entry) => entry.obsolete)), [], style),
];

/** People and dates are placeholders until somebody translates. */
const newFields = (header: string, context: CodecContext): Readonly<Record<string, string>> => {
  const present = parseHeader(header);
  const type = present.get("Content-Type");
  return {
    "PO-Revision-Date": "YEAR-MO-DA HO:MI+ZONE",
    "Last-Translator": "Automatically generated",
    "Language-Team": "none",
    Language: context.language,
    "MIME-Version": present.get("MIME-Version") ?? "1.0",
    "Content-Type": type === undefined || type.includes("CHARSET") ? "text/plain; charset=UTF-8" : type,
    "Content-Transfer-Encoding": present.get("Content-Transfer-Encoding") ?? "8bit",
    "Plural-Forms": pluralForms(context.plural),
  };
};
