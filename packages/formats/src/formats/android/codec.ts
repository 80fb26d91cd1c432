/** `aresource` and `moko-resource`: string resources of Android, and their sibling of Kotlin Multiplatform. */
import type { Abilities, Codec, CodecContext } from "../../contract/index.ts";
import { xmlDocument } from "../../xml/document.ts";
import { type XmlFile, readXml } from "../../xml/file.ts";
import { emptied, fromBase } from "../../xml/create.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { type Flavour, readResources } from "./read.ts";
import { multiplatformText } from "./multiplatform.ts";
import { androidText } from "./text.ts";
import { planResources } from "./write.ts";

const can: Abilities = {
  plurals: true,
  contexts: true,
  notes: true,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

const step = "    ";

const resourceCodec = (flavour: Flavour, format: Pick<Codec, "id" | "name" | "sniff">): Codec => {
  const documentOf = (file: XmlFile, context: CodecContext) =>
    xmlDocument(file, {
      ...readResources(file, flavour, context),
      step,
      plan: (changes, editor, model, planning) => planResources(flavour, changes, editor, model, planning),
    });
  const parse: Codec["parse"] = (bytes, context) => documentOf(readXml(bytes), context);
  return {
    ...format,
    extensions: ["xml"],
    contentType: "application/xml",
    kind: "monolingual",
    can,
    codeStyle: "android",
    flags: ["java-printf-format"],
    parse,
    create: (context, template) =>
      template === undefined
        ? fromBase(context, '<?xml version="1.0" encoding="utf-8"?>\n<resources></resources>\n')
        : emptied(parse(template, context), context),
  };
};

export const aresource: Codec = resourceCodec(
  { pluralTag: "plurals", text: androidText },
  {
    id: "aresource",
    name: "Android string resource",
    sniff: sniffXml({ path: /(?:^|\/)(?:strings|values)[^/]*\.xml$/i, root: "resources" }),
  },
);

export const mokoResource: Codec = resourceCodec(
  { pluralTag: "plural", text: multiplatformText },
  {
    id: "moko-resource",
    name: "Moko resource",
    sniff: sniffXml({ path: /(?:^|\/)(?:strings|plurals)[^/]*\.xml$/i, root: "resources", contains: /<plural[\s>]/ }),
  },
);
