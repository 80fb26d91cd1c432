/** Codecs of CSV files: with any header, or `simple` (source and translation), or with alternatives; by encoding. */
import { type Codec, type CodecContext, decode, type Encoding, encode, isMonolingual } from "../../contract/index.ts";
import { emptied, headText, isUtf8 } from "../../entries/index.ts";
import { columnNames } from "../../table/index.ts";
import { CsvDocument, type CsvVariant, readCsv } from "./document.ts";

interface CsvFormat extends CsvVariant {
  readonly id: string;
  readonly name: string;
  /** Undefined: UTF-8, or ISO-8859-1 where the bytes are no UTF-8. */
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
    const likely = variant.simple ? /\.txt$/i : /\.csv$/i;
    if (!/\.(?:csv|txt)$/i.test(path)) return 0;
    const readable = encoding === undefined || (encoding === "utf-8" ? isUtf8(head) : !isUtf8(head));
    const plain = encoding === undefined && !variant.alternatives ? 0.1 : 0;
    return readable ? (likely.test(path) ? 0.7 : 0.3) + plain : 0.1;
  },

  parse(bytes, context) {
    const source = decode(bytes, encoding ?? (isUtf8(bytes) ? "utf-8" : "iso-8859-1"));
    return readCsv(source, isMonolingual(context), variant);
  },

  create(context, template) {
    if (template !== undefined) return emptied(this, template, context);
    return encode(newHeader(context, variant), { encoding: encoding ?? "utf-8", bom: false });
  },
});

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
