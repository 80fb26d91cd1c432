/** `ts`: translation source files of Qt Linguist. */
import { type Codec, type CodecContext, isBase, verboseLimits } from "../../contract/index.ts";
import { fromTemplate } from "../../xml/create.ts";
import { xmlDocument } from "../../xml/document.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { step } from "./newMessage.ts";
import { readQt } from "./read.ts";
import { planQt } from "./write.ts";

const parse: Codec["parse"] = (bytes, context) => {
  const file = readXml(bytes);
  const { contexts, ...contents } = readQt(file, context);
  const reading = { contexts, isBase: isBase(context) };
  return xmlDocument(file, {
    ...contents,
    step,
    plan: (changes, editor, model) => planQt(changes, editor, model, reading),
  });
};

const emptyFile = ({ language, sourceLanguage }: CodecContext): string => {
  const attribute = (value: string) => encodeAttribute(value, { eol: "\n", highest: 0x10ffff });
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="${attribute(language)}" sourcelanguage="${attribute(sourceLanguage)}">
</TS>
`;
};

export const ts: Codec = {
  id: "ts",
  name: "Qt Linguist translation file",
  extensions: ["ts"],
  contentType: "application/x-linguist",
  kind: "either",
  limits: verboseLimits,
  can: {
    plurals: true,
    contexts: true,
    notes: true,
    locations: true,
    fuzzy: true,
    approved: false,
    add: true,
    remove: true,
    header: true,
  },
  codeStyle: "posix",
  flags: [],
  sniff: sniffXml({ path: /\.ts$/i, root: "TS" }),
  parse,
  create: (context, template) =>
    fromTemplate(parse, context, { template, languageField: "language", empty: emptyFile(context) }),
};
