/** The codec of SubRip subtitles. */
import { type Codec, CodecError, type SourceText } from "../../contract/index.ts";
import {
  copyOfBase,
  decodeGuessing,
  EntryDocument,
  fixedAbilities,
  headText,
  refuseAddition,
  type Shape,
  singleForm,
  withLineEnds,
} from "../../entries/index.ts";
import { type Cue, parseSrt } from "./parse.ts";

const shape: Shape<Cue, SourceText> = {
  set({ target }, { value, before, after }, { eol }) {
    const text = singleForm(target);
    if (/\r|^[ \t\f]*(?:\n|$)|\n[ \t\f]*$/.test(text) && text !== "")
      throw new CodecError("A subtitle cannot begin or end with an empty line.");
    return [{ start: value.start, end: value.end, text: text === "" ? "" : before + withLineEnds(text, eol) + after }];
  },
  add: refuseAddition,
};

export const srt: Codec = {
  id: "srt",
  name: "SubRip subtitles",
  extensions: ["srt"],
  contentType: "text/plain",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => (/\.srt$/i.test(path) ? (/\d[,.]\d{1,3}[ \t]*-->/.test(headText(head)) ? 0.95 : 0.5) : 0),

  parse(bytes) {
    const source = decodeGuessing(bytes);
    return new EntryDocument({ source, style: source, entries: parseSrt(source) }, shape);
  },

  create: copyOfBase,
};
