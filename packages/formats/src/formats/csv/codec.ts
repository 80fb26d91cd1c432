/** Codecs of CSV files: with any header, or `simple` (source and translation), or with alternatives; by encoding. */
import { type Codec, type CodecContext, decode, type Encoding, encode, isMonolingual } from "../../contract/index.ts";
import { decodeGuessing, emptied, headText, isUtf8 } from "../../entries/index.ts";
import { columnNames } from "../../table/index.ts";
import { delimiterOf, sampleRows } from "./dialect.ts";
import { CsvDocument, type CsvVariant, readCsv } from "./document.ts";

interface CsvFormat extends CsvVariant {
  readonly id: string;
  readonly name: string;
  /** Undefined: Unicode, or windows-1252 where the bytes are none. */
  readonly encoding?: Encoding;
}

const csvCodec = ({ id, name, encoding, ...variant }: CsvFormat): Codec => ({
  id,
  name,
  extensions: variant.simple ? ["csv", "txt"] : ["csv"],
  contentType: "text/csv",
  kind: "either",
  can: {
    plurals: variant.alternatives,
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
    if (!/\.(?:csv|txt)$/i.test(path)) return 0;
    const readable = encoding === undefined || (encoding === "utf-8") === isUtf8(head);
    if (!readable || (/\.txt$/i.test(path) && !isTable(headText(head)))) return 0.1;
    const likely = variant.simple ? /\.txt$/i : /\.csv$/i;
    const plain = encoding === undefined && !variant.alternatives ? 0.1 : 0;
    return (likely.test(path) ? 0.7 : 0.3) + plain;
  },

  parse(bytes, context) {
    const source = encoding === undefined ? decodeGuessing(bytes) : decode(bytes, encoding);
    return readCsv(source, isMonolingual(context), variant);
  },

  create(context, template) {
    if (template !== undefined) return emptied(this, template, context);
    return encode(newHeader(context, variant), { encoding: encoding ?? "utf-8", bom: false });
  },
});

/** Whether the first lines have two cells each. */
const isTable = (head: string): boolean => {
  const rows = sampleRows(head, delimiterOf(head));
  return rows.length > 0 && rows.every(({ cells }) => cells.length === 2);
};

/** The header of the base, else all columns; simple tables start empty. */
const newHeader = ({ base }: CodecContext, { simple }: CsvVariant): string => {
  if (base instanceof CsvDocument) return base.style.header;
  return simple ? "" : `${columnNames.join(",")}\n`;
};

const whole = { simple: false, alternatives: false };
const simple = { simple: true, alternatives: false };

export const csv = csvCodec({ id: "csv", name: "CSV file", ...whole });
export const csvUtf8 = csvCodec({ id: "csv-utf-8", name: "CSV file (UTF-8)", encoding: "utf-8", ...whole });
export const csvSimple = csvCodec({ id: "csv-simple", name: "Simple CSV file", ...simple });
export const csvSimpleUtf8 = csvCodec({
  id: "csv-simple-utf-8",
  name: "Simple CSV file (UTF-8)",
  encoding: "utf-8",
  ...simple,
});
export const csvSimpleIso = csvCodec({
  id: "csv-simple-iso",
  name: "Simple CSV file (ISO-8859-1)",
  encoding: "iso-8859-1",
  ...simple,
});
export const csvMultiUtf8 = csvCodec({
  id: "csv-multi-utf-8",
  name: "CSV file with alternatives (UTF-8)",
  encoding: "utf-8",
  simple: false,
  alternatives: true,
});
