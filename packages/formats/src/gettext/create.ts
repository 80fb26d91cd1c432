/** The file of a new language: a template without its translations, with the header of the language. */
import { type CodecContext, encode, type SourceText, splice } from "../contract/index.ts";
import { parseHeader, pluralForms } from "./header.ts";
import { headerEdits } from "./headerEdits.ts";
import { layoutEdits } from "./layoutEdits.ts";
import { parseCatalogue } from "./parse.ts";
import { styleOf } from "./style.ts";
import { formEdits, fuzzyEdits } from "./unitEdits.ts";

/** `template` is a POT file, or a PO file whose translations, marks and obsolete entries are dropped. */
export const createCatalogue = (template: SourceText, context: CodecContext): Uint8Array => {
  const { text } = template;
  const { entries, header } = parseCatalogue(text);
  const style = styleOf(template, context);
  const obsolete = new Set(entries.filter((entry) => entry.obsolete));
  const units = entries.filter((entry) => entry !== header && !entry.obsolete);
  const edits = [
    ...headerEdits(text, header, newFields(header?.forms[0]?.text ?? "", context), style),
    ...(header === undefined ? [] : fuzzyEdits(text, header, false, style)),
    ...units.flatMap((entry) => [
      ...fuzzyEdits(text, entry, false, style),
      ...formEdits(entry, new Array<string>(entry.plural === undefined ? 1 : context.plural.number).fill(""), style),
    ]),
    ...layoutEdits(text, entries, obsolete, [], style),
  ];
  const result = splice(text, edits);
  return template.pack?.(result) ?? encode(result, template);
};

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
