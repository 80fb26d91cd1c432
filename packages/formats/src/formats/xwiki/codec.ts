/** Codecs of XWiki's translations: property files, pages that hold such a file, and pages that are translated as a whole. */
import { type Codec, type CodecContext, CodecError, encode, type SourceText, splice } from "../../contract/index.ts";
import {
  type Entry,
  EntryDocument,
  fixedAbilities,
  keyedAbilities,
  refuseAddition,
  type Shape,
  singleForm,
} from "../../entries/index.ts";
import { sniffXml } from "../../xml/sniff.ts";
import type { XmlFile } from "../../xml/file.ts";
import { propertyCodec } from "../properties/codec.ts";
import { latin1, styleOf } from "../properties/dialect.ts";
import { documentOf } from "./entries.ts";
import { placeOf, readPage, textElement, textOf, translated, writeText } from "./page.ts";

export const xwikiJavaProperties: Codec = {
  ...propertyCodec({
    id: "xwiki-java-properties",
    name: "XWiki Java properties",
    dialect: latin1,
    flags: [],
    plurals: false,
    kind: "either",
    codeStyle: "bcp_legacy",
    sniff: () => 0,
    document: (source, context) => documentOf(source, styleOf(source), context),
  }),
  givenStrings: true,
};

/** Escaped where XML cannot hold them, not even as references. */
const unspeakable = /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const xmlPage = {
  extensions: ["xml"],
  contentType: "application/xml",
  codeStyle: "bcp_legacy",
  flags: [],
  givenStrings: true,
} as const;

const isTranslation = /<syntaxId>plain\/|XWiki\.TranslationDocumentClass/;

/** The bytes that a new language begins with. @throws CodecError */
const origin = ({ base }: CodecContext, template: Uint8Array | undefined): Uint8Array => {
  if (template !== undefined) return template;
  if (base === undefined) throw new CodecError("A new file of this format needs the file of the source language.");
  return base.source.pack?.(base.source.text) ?? encode(base.source.text, base.source);
};

const propertiesIn = (bytes: Uint8Array): SourceText => {
  const file = readPage(bytes);
  const content = textElement(file, "content");
  if (content === undefined) throw new CodecError("The page has no <content>.", file.lineAt(file.root.start), 1);
  const text = textOf(file, content);
  return {
    text,
    encoding: "utf-8",
    bom: false,
    eol: "\n",
    finalEol: text.endsWith("\n"),
    pack: (changed) =>
      changed === text ? bytes : encode(splice(file.text, [writeText(file, content, changed)]), file.source),
  };
};

export const xwikiPageProperties: Codec = {
  ...xmlPage,
  id: "xwiki-page-properties",
  name: "XWiki page properties",
  kind: "either",
  can: keyedAbilities,
  sniff: (head, path) => (isTranslation.test(Buffer.from(head).toString("latin1")) ? sniffPage(head, path) : 0),
  parse: (bytes, context) => {
    const source = propertiesIn(bytes);
    return documentOf(source, { ...styleOf(source), escaped: unspeakable }, context);
  },
  create(context, template) {
    const file = readPage(origin(context, template));
    const content = textElement(file, "content");
    return translated(file, context.language, content === undefined ? [] : [writeText(file, content, "")]);
  },
};

interface PartEntry extends Entry {
  readonly write: (text: string) => ReturnType<typeof writeText>;
}

const parts: Shape<PartEntry, undefined> = {
  set: ({ target }, { write }) => [write(singleForm(target))],
  add: refuseAddition,
};

const partsOf = (file: XmlFile): readonly PartEntry[] =>
  ["title", "content"]
    .flatMap((name) => textElement(file, name) ?? [])
    .toSorted((a, b) => a.start - b.start)
    .map((element): PartEntry => {
      const place = placeOf(file, element);
      const text = textOf(file, element);
      return {
        unit: {
          id: element.name,
          context: element.name,
          source: [],
          target: [text],
          state: text === "" ? "empty" : "translated",
          notes: { developer: "", translator: "" },
          locations: [],
          flags: [],
          span: { ...place, line: file.lineAt(place.start) },
        },
        block: place,
        value: place,
        write: (changed) => writeText(file, element, changed),
      };
    });

const sniffPage = sniffXml({ path: /\.xml$/i, root: "xwikidoc" });

export const xwikiFullPage: Codec = {
  ...xmlPage,
  id: "xwiki-fullpage",
  name: "XWiki full page",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  sniff: (head, path) => sniffPage(head, path) * 0.9,
  parse: (bytes) => {
    const file = readPage(bytes);
    return new EntryDocument({ source: file.source, style: undefined, entries: partsOf(file) }, parts);
  },
  create: (context, template) => translated(readPage(origin(context, template)), context.language, []),
};
