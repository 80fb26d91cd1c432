/** `ts`: translation source files of Qt Linguist. */
import { type Codec, type CodecContext, encode, splice } from "../../contract/index.ts";
import { baseModel, xmlDocument } from "../../xml/document.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { step } from "./newMessage.ts";
import { isBase, readQt } from "./read.ts";
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

/** A template without its translations and without what is no longer used; without a template an empty file. */
const create: Codec["create"] = (context, template) => {
  const source =
    template ?? (baseModel(context) && context.base && encode(context.base.source.text, context.base.source));
  if (source === undefined) return encode(emptyFile(context), { encoding: "utf-8", bom: false });
  const { base: _, ...bilingual } = context;
  const document = parse(source, { ...bilingual, monolingual: false });
  const edits = document.plan(
    [
      ...document.units.map(({ id, target, obsolete }) =>
        obsolete === true
          ? ({ op: "remove", id } as const)
          : ({ op: "set", id, target: target.map(() => "") } as const),
      ),
      { op: "header", set: { language: context.language } },
    ],
    context,
  );
  return encode(splice(document.source.text, edits), document.source);
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
  create,
};
