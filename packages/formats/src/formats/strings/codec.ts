/** Codecs of Apple's string tables: `strings` (UTF-16 with a byte order mark) and `strings-utf8`. */
import { type Codec, decode, type Encoding, type SourceText, isMonolingual } from "../../contract/index.ts";
import {
  emptied,
  emptyFile,
  EntryDocument,
  headEncoding,
  headText,
  keyedAbilities,
  type Shape,
  singleForm,
  withLineEnds,
} from "../../entries/index.ts";
import { quoteText } from "./escape.ts";
import { parseStrings, type StringsEntry } from "./parse.ts";

const shape: Shape<StringsEntry, SourceText> = {
  set({ target }, { value, assigned }) {
    const text = quoteText(singleForm(target));
    return [{ start: value.start, end: value.end, text: assigned ? text : ` = ${text}` }];
  },

  add(unit, { eol }, _, base) {
    const value = quoteText(singleForm(unit.target));
    if (base === undefined) {
      const note = unit.notes?.developer ?? "";
      const comment = note === "" ? "" : `/* ${note.replaceAll("*/", "* /")} */\n`;
      return withLineEnds(`${comment}${quoteText(unit.id)} = ${value};\n`, eol);
    }
    const { entry, text } = base;
    const before = text.slice(entry.block.start, entry.value.start);
    const after = text.slice(entry.value.end, entry.block.end).trimEnd();
    return withLineEnds(`${before}${entry.assigned ? "" : " = "}${value}${after}\n`, eol);
  },
};

const stringsCodec = (id: string, name: string, like: Pick<SourceText, "encoding" | "bom">): Codec => ({
  id,
  name,
  extensions: ["strings"],
  contentType: "text/plain",
  kind: "either",
  can: keyedAbilities,
  codeStyle: "bcp",
  flags: [],

  sniff(head, path) {
    if (!/\.strings$/i.test(path) || /^\s*(?:<|bplist)/.test(headText(head))) return 0;
    return isUtf16(headEncoding(head)) === isUtf16(like.encoding) ? 0.9 : 0.5;
  },

  parse(bytes, context) {
    const source = decode(bytes, headEncoding(bytes));
    return new EntryDocument({ source, style: source, entries: parseStrings(source, isMonolingual(context)) }, shape);
  },

  create(context, template) {
    return template === undefined ? emptyFile(like) : emptied(this, template, context);
  },
});

const isUtf16 = (encoding: Encoding) => encoding.startsWith("utf-16");

export const strings = stringsCodec("strings", "iOS strings (UTF-16)", { encoding: "utf-16le", bom: true });
export const stringsUtf8 = stringsCodec("strings-utf8", "iOS strings (UTF-8)", { encoding: "utf-8", bom: false });
