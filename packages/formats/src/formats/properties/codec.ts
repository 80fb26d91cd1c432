/** Codecs of Java's property files, one for each encoding that projects use. */
import { type Codec, type Document, type SourceText, isMonolingual } from "../../contract/index.ts";
import type { CodecContext } from "../../contract/index.ts";
import {
  emptied,
  emptyFile,
  type Entry,
  EntryDocument,
  keyedAbilities,
  type Shape,
  singleForm,
  uniqueIds,
} from "../../entries/index.ts";
import { latin1, type PropertyDialect, readProperties, styleOf, utf8, utf16 } from "./dialect.ts";
import type { PropertyStyle } from "./escape.ts";
import { parseProperties, type Property } from "./parse.ts";
import { commentLines, copyProperty, newProperty, replaceValue } from "./write.ts";

interface PropertyEntry extends Entry {
  readonly property: Property;
}

const shape: Shape<PropertyEntry, PropertyStyle> = {
  set: ({ target }, { property }, style) => [replaceValue(property, singleForm(target), style)],

  add: ({ id, target, notes }, style, _, base) =>
    base === undefined
      ? commentLines(notes?.developer ?? "", style) + newProperty(id, singleForm(target), style)
      : copyProperty(base.entry.property, base.text, singleForm(target), style),
};

const documentOf = (source: SourceText, context: CodecContext): Document => {
  const unique = uniqueIds();
  const entries = parseProperties(source.text).map((property): PropertyEntry => {
    const { key, text, comment, name, value, block, line } = property;
    return {
      unit: {
        id: unique(key),
        context: key,
        source: isMonolingual(context) ? [] : [key],
        target: [text],
        state: text === "" ? "empty" : "translated",
        notes: { developer: comment, translator: "" },
        locations: [],
        flags: [],
        span: { start: name.start, end: value.end, line },
      },
      block,
      value,
      property,
    };
  });
  return new EntryDocument({ source, style: styleOf(source), entries }, shape);
};

export interface PropertyCodec {
  readonly id: string;
  readonly name: string;
  readonly dialect: PropertyDialect;
  readonly flags: readonly string[];
  readonly plurals: boolean;
  readonly kind: Codec["kind"];
  readonly codeStyle: Codec["codeStyle"];
  sniff(head: Uint8Array): number;
  document(source: SourceText, context: CodecContext): Document;
}

export const propertyCodec = ({
  id,
  name,
  dialect,
  flags,
  plurals,
  kind,
  codeStyle,
  sniff,
  document,
}: PropertyCodec): Codec => ({
  id,
  name,
  extensions: ["properties"],
  contentType: "text/plain",
  kind,
  can: { ...keyedAbilities, plurals },
  codeStyle,
  flags,
  sniff: (head, path) => (/\.properties$/i.test(path) ? sniff(head) : 0),
  parse: (bytes, context) => document(readProperties(bytes, dialect), context),
  create(context, template) {
    return template === undefined ? emptyFile(dialect.source) : emptied(this, template, context);
  },
});

const plain = { plurals: false, kind: "either", codeStyle: "linux", document: documentOf } as const;

export const properties = propertyCodec({
  ...plain,
  id: "properties",
  name: "Java properties (ISO-8859-1)",
  dialect: latin1,
  flags: [],
  sniff: latin1.sniff,
});

export const propertiesUtf8 = propertyCodec({
  ...plain,
  id: "properties-utf8",
  name: "Java properties (UTF-8)",
  dialect: utf8,
  flags: ["auto-java-messageformat"],
  sniff: utf8.sniff,
});

export const propertiesUtf16 = propertyCodec({
  ...plain,
  id: "properties-utf16",
  name: "Java properties (UTF-16)",
  dialect: utf16,
  flags: [],
  sniff: utf16.sniff,
});

/** The language files of mi18n, which nothing in their bytes or names tells from others. */
export const mi18nLang = propertyCodec({
  ...plain,
  id: "mi18n-lang",
  name: "mi18n language file",
  kind: "monolingual",
  codeStyle: "bcp_legacy",
  dialect: utf8,
  flags: ["es-format"],
  sniff: () => 0,
});
