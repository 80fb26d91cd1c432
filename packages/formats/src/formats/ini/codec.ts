/** Codecs of INI files, whose values stand as they are, and of Inno Setup's, where `%n` is a line end. */
import { type Codec, CodecError, decode } from "../../contract/index.ts";
import { emptied, emptyFile, headText, keyedAbilities } from "../../entries/index.ts";
import { type IniDialect, iniReader } from "./document.ts";

/** @throws CodecError for what a bare value cannot hold */
const bare = (text: string): string => {
  if (/[\r\n]/.test(text)) throw new CodecError("A value of an INI file has one line.");
  if (/^[ \t]|[ \t]$/.test(text)) throw new CodecError("A value of an INI file cannot begin or end with blanks.");
  return text;
};

const plain: IniDialect = {
  read: (raw) => ({ text: raw, length: raw.length }),
  write: bare,
};

const inno: IniDialect = {
  read: (raw) => ({ text: raw.replaceAll("%n", "\n"), length: raw.length }),
  write: (text) => bare(text.replaceAll("\n", "%n")),
};

const section = /^[ \t]*\[[^\]\r\n]+\][ \t]*$/m;

const iniCodec = (id: string, name: string, dialect: IniDialect): Codec => {
  const documentOf = iniReader(dialect);
  const path = new RegExp(`\\.${id}$`, "i");
  return {
    id,
    name,
    extensions: [id],
    contentType: "text/plain",
    kind: "monolingual",
    can: keyedAbilities,
    codeStyle: "posix",
    flags: [],
    sniff: (head, name) => (path.test(name) ? (section.test(headText(head)) ? 0.9 : 0.5) : 0),
    parse: (bytes, context) => documentOf(decode(bytes), context),
    create(context, template) {
      return template === undefined ? emptyFile({ encoding: "utf-8", bom: false }) : emptied(this, template, context);
    },
  };
};

export const ini = iniCodec("ini", "INI file", plain);
export const islu = iniCodec("islu", "Inno Setup INI file", inno);
