/** The codec of Excel workbooks: a table of translations in the first sheet. */
import { type Codec, save, isMonolingual } from "../../contract/index.ts";
import { emptied } from "../../entries/index.ts";
import { writeXlsx } from "../../writers/xlsx.ts";
import { XlsxDocument } from "./document.ts";
import { readWorkbook } from "./workbook.ts";

export const xlsx: Codec = {
  id: "xlsx",
  name: "Excel workbook",
  extensions: ["xlsx"],
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  kind: "either",
  can: {
    plurals: false,
    contexts: true,
    notes: true,
    locations: true,
    fuzzy: true,
    approved: false,
    add: true,
    remove: true,
    header: false,
  },
  codeStyle: "posix",
  flags: [],

  sniff(head, path) {
    const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
    return isZip && /\.xlsx$/i.test(path) ? 0.95 : 0;
  },

  parse: (bytes, context) => new XlsxDocument(readWorkbook(bytes), isMonolingual(context)),

  /** The workbook of the base without its rows, or one with nothing but a header. */
  create(context, template) {
    if (template !== undefined) return emptied(xlsx, template, context);
    const { base } = context;
    if (!(base instanceof XlsxDocument)) return writeXlsx([]);
    return save(
      xlsx,
      base,
      base.units.map(({ id }) => ({ op: "remove", id })),
      { ...context, monolingual: true },
    );
  },
};
