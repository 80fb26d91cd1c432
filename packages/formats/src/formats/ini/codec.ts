/** The codec of INI files, whose values stand as they are. */
import type { Codec } from "../../contract/index.ts";
import { CodecError, decode } from "../../contract/index.ts";
import { emptied, emptyFile, headText, keyedAbilities } from "../../entries/index.ts";
import { iniReader } from "./document.ts";

const documentOf = iniReader({
  read: (raw) => ({ text: raw, length: raw.length }),
  write(text) {
    if (/[\r\n]/.test(text)) throw new CodecError("A value of an INI file has one line.");
    if (/^[ \t]|[ \t]$/.test(text)) throw new CodecError("A value of an INI file cannot begin or end with blanks.");
    return text;
  },
});

export const ini: Codec = {
  id: "ini",
  name: "INI file",
  extensions: ["ini"],
  contentType: "text/plain",
  kind: "monolingual",
  can: keyedAbilities,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) =>
    /\.ini$/i.test(path) ? (/^[ \t]*\[[^\]\r\n]+\][ \t]*$/m.test(headText(head)) ? 0.9 : 0.5) : 0,
  parse: (bytes, context) => documentOf(decode(bytes), context),
  create: (context, template) =>
    template === undefined ? emptyFile({ encoding: "utf-8", bom: false }) : emptied(ini, template, context),
};
