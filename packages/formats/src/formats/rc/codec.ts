/** The codec of Windows resource scripts. */
import { type Codec, decode } from "../../contract/index.ts";
import {
  copyOfBase,
  type Entry,
  EntryDocument,
  fixedAbilities,
  headEncoding,
  headText,
  isUtf8,
  refuseAddition,
  type Shape,
  singleForm,
} from "../../entries/index.ts";
import { parseRc } from "./parse.ts";
import { quoteRc } from "./quote.ts";

const shape: Shape<Entry, undefined> = {
  set: ({ target }, { value }) => [{ start: value.start, end: value.end, text: quoteRc(singleForm(target)) }],
  add: refuseAddition,
};

export const rc: Codec = {
  id: "rc",
  name: "Windows resource script",
  extensions: ["rc"],
  contentType: "text/plain",
  kind: "monolingual",
  can: fixedAbilities,
  codeStyle: "bcp",
  flags: [],
  sniff: (head, path) =>
    /\.rc$/i.test(path) ? (/\b(?:STRINGTABLE|DIALOG(?:EX)?|MENU(?:EX)?)\b/.test(headText(head)) ? 0.95 : 0.6) : 0,

  parse(bytes) {
    const encoding = headEncoding(bytes);
    const source = decode(bytes, encoding === "utf-8" && !isUtf8(bytes) ? "iso-8859-1" : encoding);
    return new EntryDocument({ source, style: undefined, entries: parseRc(source) }, shape);
  },

  create: copyOfBase,
};
