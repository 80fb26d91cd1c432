/** `xliff2`: XLIFF 2.0 and later. */
import { type Codec, type CodecContext, isBase, verboseLimits } from "../../contract/index.ts";
import { fromTemplate } from "../../xml/create.ts";
import { xmlDocument } from "../../xml/document.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";
import { normalizeMarkup } from "../../xml/form.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { readXliff2 } from "./read.ts";
import { planXliff2 } from "./write.ts";

const parse: Codec["parse"] = (bytes, context) => {
  const file = readXml(bytes);
  const { files, ...contents } = readXliff2(file, context);
  const reading = { files, isBase: isBase(context) };
  return xmlDocument(file, {
    ...contents,
    step: "  ",
    plan: (changes, editor, model, planning) => planXliff2(changes, editor, model, { ...reading, context: planning }),
  });
};

const emptyFile = ({ language, sourceLanguage }: CodecContext): string => {
  const attribute = (value: string) => encodeAttribute(value, { eol: "\n", highest: 0x10ffff });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${attribute(sourceLanguage)}" trgLang="${attribute(language)}">
  <file id="f1">
  </file>
</xliff>
`;
};

export const xliff2: Codec = {
  id: "xliff2",
  name: "XLIFF 2 file",
  extensions: ["xlf", "xliff"],
  contentType: "application/xliff+xml",
  kind: "either",
  limits: verboseLimits,
  can: {
    plurals: false,
    contexts: true,
    notes: true,
    locations: true,
    fuzzy: true,
    approved: true,
    add: true,
    remove: true,
    header: true,
  },
  codeStyle: "bcp",
  flags: [],
  sniff: sniffXml({
    path: /\.(?:xlf|xliff)$/i,
    root: "xliff",
    contains: /<(?:[\w.-]+:)?xliff[^>]*\sversion\s*=\s*["']2\./,
  }),
  parse,
  normalize: normalizeMarkup,
  create: (context, template) =>
    fromTemplate(parse, context, { template, languageField: "trgLang", empty: emptyFile(context) }),
};
