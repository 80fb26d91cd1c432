/** The codec of Windows resource scripts. */
import type { Codec } from "../../contract/index.ts";
import {
  copyOfBase,
  decodeGuessing,
  type Entry,
  EntryDocument,
  fixedAbilities,
  headText,
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
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "bcp",
  flags: [],
  sniff: (head, path) =>
    /\.rc$/i.test(path) ? (/\b(?:STRINGTABLE|DIALOG(?:EX)?|MENU(?:EX)?)\b/.test(headText(head)) ? 0.95 : 0.6) : 0,

  parse(bytes) {
    const page = /#pragma\s+code_page\(\s*(\d+)\s*\)/.exec(headText(bytes))?.[1];
    const source = decodeGuessing(bytes, `windows-${page ?? "1252"}`);
    return new EntryDocument({ source, style: undefined, entries: parseRc(source) }, shape);
  },

  create: copyOfBase,
};
