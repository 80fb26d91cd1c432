/**
 * `xliff`, `plainxliff` and `poxliff`: XLIFF 1.1 and 1.2, which differ in what they make of inline tags and plural
 * groups.
 */
import {
  type Abilities,
  type Codec,
  type CodecContext,
  type Document,
  isBase,
  verboseLimits,
} from "../../contract/index.ts";
import { fromTemplate } from "../../xml/create.ts";
import { xmlDocument } from "../../xml/document.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";
import { markupText, mixedText, normalizeMarkup } from "../../xml/form.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { type Flavor, readXliff } from "./read.ts";
import { planXliff } from "./write.ts";

const can: Abilities = {
  plurals: false,
  contexts: true,
  notes: true,
  locations: true,
  fuzzy: true,
  approved: true,
  add: true,
  remove: true,
  header: true,
};

const parseXliff = (bytes: Uint8Array, flavor: Flavor, context: CodecContext): Document => {
  const file = readXml(bytes);
  const { files, ...contents } = readXliff(file, flavor, context);
  const reading = { flavor, files, isBase: isBase(context) };
  return xmlDocument(file, {
    ...contents,
    step: "  ",
    plan: (changes, editor, model, planning) => planXliff(changes, editor, model, { ...reading, context: planning }),
  });
};

const emptyFile = ({ language, sourceLanguage }: CodecContext): string => {
  const attribute = (value: string) => encodeAttribute(value, { eol: "\n", highest: 0x10ffff });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1">
  <file original="NoName" source-language="${attribute(sourceLanguage)}" target-language="${attribute(language)}" datatype="plaintext">
    <body>
    </body>
  </file>
</xliff>
`;
};

const xliffCodec = (
  format: Pick<Codec, "id" | "name" | "sniff" | "normalize"> & { readonly extensions?: readonly string[] },
  flavor: Flavor,
): Codec => {
  const parse: Codec["parse"] = (bytes, context) => parseXliff(bytes, flavor, context);
  return {
    extensions: ["xlf", "xliff"],
    ...format,
    contentType: "application/x-xliff",
    kind: "either",
    limits: verboseLimits,
    can: { ...can, plurals: flavor.plurals },
    codeStyle: "bcp",
    flags: [],
    parse,
    create: (context, template) =>
      fromTemplate(parse, context, { template, languageField: "target-language", empty: emptyFile(context) }),
  };
};

const version = /<(?:[\w.-]+:)?xliff[^>]*\sversion\s*=\s*["']1\./;
const path = /\.(?:xlf|xliff|sdlxliff|mxliff)$/i;

export const xliff: Codec = xliffCodec(
  {
    id: "xliff",
    name: "XLIFF 1.2 file with placeables",
    sniff: sniffXml({ path, root: "xliff", contains: version }),
    normalize: normalizeMarkup,
  },
  { form: markupText, plurals: false, flags: ["xml-text"] },
);

export const plainXliff: Codec = xliffCodec(
  { id: "plainxliff", name: "XLIFF 1.2 file", sniff: sniffXml({ path: /(?!)/, root: "xliff", contains: version }) },
  { form: mixedText, plurals: false, flags: [] },
);

export const poXliff: Codec = xliffCodec(
  {
    id: "poxliff",
    name: "XLIFF 1.2 file with gettext plurals",
    extensions: ["poxliff", "xlf"],
    sniff: sniffXml({ path: /\.poxliff$/i, root: "xliff", contains: /x-gettext-plurals/ }),
  },
  { form: mixedText, plurals: true, flags: [] },
);
