/** The codec of Joomla's language files: INI files with values in double quotes. */
import { type Codec, decode } from "../../contract/index.ts";
import { emptied, emptyFile, headText, keyedAbilities } from "../../entries/index.ts";
import { iniReader } from "../ini/document.ts";
import { quoteIn, readValue, writeValue } from "./value.ts";

const documentOf = iniReader({ read: readValue, quoteIn, write: (text, { quote }) => writeValue(text, quote) });

export const joomla: Codec = {
  id: "joomla",
  name: "Joomla language file",
  extensions: ["ini"],
  contentType: "text/plain",
  kind: "monolingual",
  can: keyedAbilities,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => (/\.ini$/i.test(path) ? (/^[\w.-]+[ \t]*=[ \t]*"/m.test(headText(head)) ? 0.95 : 0.6) : 0),
  parse: (bytes, context) => documentOf(decode(bytes), context),
  create: (context, template) =>
    template === undefined ? emptyFile({ encoding: "utf-8", bom: false }) : emptied(joomla, template, context),
};
