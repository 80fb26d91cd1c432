/** The view of an INI file in any dialect: what differs is how values are written, and what may stand behind them. */
import type { CodecContext, Document, SourceText } from "../../contract/index.ts";
import { CodecError } from "../../contract/index.ts";
import {
  type Entry,
  EntryDocument,
  type Range,
  type Shape,
  singleForm,
  uniqueIds,
  withLineEnds,
} from "../../entries/index.ts";
import { type IniLine, parseIni } from "./parse.ts";

export interface IniDialect {
  /** The text of a raw value and how much of the raw value it takes; a remark may follow. @throws CodecError */
  read(raw: string, line: number): { readonly text: string; readonly length: number };
  /** How quotes inside of values are written in this file. */
  quoteIn?(file: string): string;
  /** @throws CodecError for a text that the dialect cannot hold */
  write(text: string, style: IniStyle): string;
}

export interface IniStyle {
  readonly source: SourceText;
  /** Between a key and its value. */
  readonly sign: string;
  /** A quote inside of a value. */
  readonly quote: string;
  readonly eol: string;
}

interface IniEntry extends Entry {
  readonly section: string;
}

const shapeOf = ({ write }: IniDialect): Shape<IniEntry, IniStyle> => ({
  set: ({ target }, { value }, style) => [
    { start: value.start, end: value.end, text: write(singleForm(target), style) },
  ],

  add({ id, target, notes }, style, _, base) {
    const text = write(singleForm(target), style);
    if (base !== undefined) {
      const { block, value } = base.entry;
      return withLineEnds(base.text.slice(block.start, value.start), style.eol) + text + style.eol;
    }
    const comment = (notes?.developer ?? "")
      .split(/\r\n|\r|\n/)
      .map((line) => (line === "" ? "" : `; ${line}${style.eol}`));
    return `${comment.join("")}${keyOf(id)}${style.sign}${text}${style.eol}`;
  },

  sectionOf: ({ id }) => sectionIn(id),

  addSection: (name, entries, { eol, source }) => `${source.text === "" ? "" : eol}[${name}]${eol}${entries}`,
});

const sectionIn = (id: string) => /^\[([^\]]*)\]/.exec(id)?.[1] ?? "";

const keyOf = (id: string): string => {
  const key = id.replace(/^\[[^\]]*\]/, "");
  if (key === "" || key !== key.trim() || /^[;#[]|[=:\r\n]/.test(key))
    throw new CodecError(`${JSON.stringify(key)} cannot be a key of an INI file.`);
  return key;
};

export const iniReader = (dialect: IniDialect): ((source: SourceText, context: CodecContext) => Document) => {
  const shape = shapeOf(dialect);
  return (source) => {
    const { text, eol } = source;
    const { lines, warnings, rooms } = parseIni(text);
    const unique = uniqueIds();
    const entries = lines.map((line) => entryOf(line, text, dialect, unique));
    const [first] = lines;
    const sign = first === undefined ? "=" : text.slice(first.name.end, first.value.start);
    const style = { source, sign, quote: dialect.quoteIn?.(text) ?? '"', eol };
    return new EntryDocument({ source, style, entries, warnings, rooms }, shape);
  };
};

const entryOf = (found: IniLine, file: string, dialect: IniDialect, unique: (name: string) => string): IniEntry => {
  const { section, key, name, value, block, comment, line } = found;
  const { text, length } = dialect.read(file.slice(value.start, value.end), line);
  const context = section === "" ? key : `[${section}]${key}`;
  const written: Range = { start: value.start, end: value.start + length };
  return {
    unit: {
      id: unique(context),
      context,
      source: [],
      target: [text],
      state: text === "" ? "empty" : "translated",
      notes: { developer: comment, translator: "" },
      locations: [],
      flags: [],
      span: { start: name.start, end: written.end, line },
    },
    section,
    block,
    value: written,
  };
};
