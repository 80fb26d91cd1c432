/** `stringsdict`: plural rules of Apple's platforms. */
import type { Codec } from "../../contract/index.ts";
import { emptied, fromBase } from "../../xml/create.ts";
import { xmlDocument } from "../../xml/document.ts";
import { readXml } from "../../xml/file.ts";
import { keyedCan } from "../../xml/keyed.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { readRules } from "./read.ts";
import { planRules } from "./write.ts";

const parse: Codec["parse"] = (bytes, context) => {
  const file = readXml(bytes);
  const { rules, ...contents } = readRules(file, context);
  return xmlDocument(file, {
    ...contents,
    step: "\t",
    plan: (changes, editor, model, planning) => planRules(changes, editor, model, rules, planning),
  });
};

const dictionary = "\n<dict>\n</dict>\n";

const emptyFile = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${dictionary}</plist>
`;

export const stringsdict: Codec = {
  id: "stringsdict",
  name: "Stringsdict file",
  extensions: ["stringsdict"],
  contentType: "application/xml",
  kind: "either",
  can: { ...keyedCan, plurals: true },
  codeStyle: "posix",
  flags: [],
  sniff: sniffXml({ path: /\.stringsdict$/i, root: "plist", contains: /NSStringLocalizedFormatKey/ }),
  parse,
  create: (context, template) =>
    template === undefined ? fromBase(context, emptyFile, dictionary) : emptied(parse(template, context), context),
};
