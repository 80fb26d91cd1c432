/** The codec of Mozilla's DTD files. */
import { type Codec, CodecError, decode, type SourceText, isMonolingual } from "../../contract/index.ts";
import {
  emptied,
  emptyFile,
  EntryDocument,
  headText,
  keyedAbilities,
  type Shape,
  singleForm,
  withLineEnds,
} from "../../entries/index.ts";
import { quoteEntity } from "./escape.ts";
import { type DtdEntry, parseDtd } from "./parse.ts";

const shape: Shape<DtdEntry, SourceText> = {
  set: ({ target }, { value, quote }) => [
    { start: value.start, end: value.end, text: quoteEntity(singleForm(target), quote) },
  ],

  add({ id, target, notes }, { eol }, _, base) {
    if (base !== undefined) {
      const { block, value, quote } = base.entry;
      const before = base.text.slice(block.start, value.start);
      const after = base.text.slice(value.end, block.end).trimEnd();
      return withLineEnds(before, eol) + quoteEntity(singleForm(target), quote) + withLineEnds(`${after}\n`, eol);
    }
    if (!/^[\p{L}_:][\p{L}\p{M}\p{N}_:.\-\u00b7]*$/u.test(id))
      throw new CodecError(`${JSON.stringify(id)} cannot name an entity.`);
    const note = notes?.developer ?? "";
    const comment = note === "" ? "" : `<!-- ${note.replaceAll("--", "- -")} -->${eol}`;
    return `${comment}<!ENTITY ${id} ${quoteEntity(singleForm(target), '"')}>${eol}`;
  },
};

export const dtd: Codec = {
  id: "dtd",
  name: "DTD file",
  extensions: ["dtd"],
  contentType: "application/xml-dtd",
  kind: "either",
  can: keyedAbilities,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => (/\.dtd$/i.test(path) ? (/<!ENTITY\s/.test(headText(head)) ? 0.95 : 0.6) : 0),

  parse(bytes, context) {
    const source = decode(bytes);
    return new EntryDocument({ source, style: source, entries: parseDtd(source, isMonolingual(context)) }, shape);
  },

  create: (context, template) =>
    template === undefined ? emptyFile({ encoding: "utf-8", bom: false }) : emptied(dtd, template, context),
};
