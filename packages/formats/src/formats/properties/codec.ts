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
  sniff(head: Uint8Array): number;
  document(source: SourceText, context: CodecContext): Document;
}

export const propertyCodec = ({ id, name, dialect, flags, plurals, sniff, document }: PropertyCodec): Codec => ({
  id,
  name,
  extensions: ["properties"],
  contentType: "text/plain",
  kind: "either",
  can: { ...keyedAbilities, plurals },
  codeStyle: "linux",
  flags,
  sniff: (head, path) => (/\.properties$/i.test(path) ? sniff(head) : 0),
  parse: (bytes, context) => document(readProperties(bytes, dialect), context),
  create(context, template) {
    return template === undefined ? emptyFile(dialect.source) : emptied(this, template, context);
  },
});

const plain = (id: string, name: string, dialect: PropertyDialect, flags: readonly string[] = []): Codec =>
  propertyCodec({ id, name, dialect, flags, plurals: false, sniff: dialect.sniff, document: documentOf });

export const properties = plain("properties", "Java properties (ISO-8859-1)", latin1);
export const propertiesUtf8 = plain("properties-utf8", "Java properties (UTF-8)", utf8, ["auto-java-messageformat"]);
export const propertiesUtf16 = plain("properties-utf16", "Java properties (UTF-16)", utf16);
