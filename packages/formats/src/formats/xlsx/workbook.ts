/** The parts of a workbook that matter: its first sheet, and the texts that its cells share. */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError, refuseHuge, usualLimits } from "../../contract/index.ts";
import { childElements, firstChild, innerXml, localName } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import { readXml, type XmlFile } from "../../xml/file.ts";
import { readZip, unpack, type ZipArchive } from "../../zip/index.ts";

export interface Workbook {
  readonly archive: ZipArchive;
  /** Name of the member that holds the first sheet. */
  readonly sheetName: string;
  readonly sheet: XmlFile;
  readonly sharedTexts: readonly string[];
}

/** @throws CodecError for bytes that are no workbook */
export const readWorkbook = (bytes: Uint8Array): Workbook => {
  const archive = readZip(bytes);
  const sheetName = firstSheet(archive);
  const sheet = part(archive, sheetName);
  if (sheet === undefined) throw new CodecError("The workbook has no sheet.");
  const strings = part(archive, "xl/sharedStrings.xml");
  return {
    archive,
    sheetName,
    sheet,
    sharedTexts:
      strings === undefined ? [] : childElements(strings.root, "si").map((item) => richText(strings.text, item)),
  };
};

const part = (archive: ZipArchive, name: string): XmlFile | undefined => {
  const member = archive.members.get(name);
  if (member === undefined) return undefined;
  const bytes = unpack(archive, member, usualLimits.bytes);
  refuseHuge(bytes);
  return readXml(bytes);
};

const firstSheet = (archive: ZipArchive): string => {
  const workbook = part(archive, "xl/workbook.xml");
  const relations = part(archive, "xl/_rels/workbook.xml.rels");
  const sheets = workbook && firstChild(workbook.root, "sheets");
  const first = sheets && firstChild(sheets, "sheet");
  const id = Object.entries(first?.attributes ?? {}).find(([name]) => /(?:^|:)id$/.test(name))?.[1];
  const relation =
    relations && childElements(relations.root, "Relationship").find(({ attributes }) => attributes["Id"] === id);
  const target = relation?.attributes["Target"] ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
};

/** The text of an element with a `t`, or with runs of several styles; phonetic hints are left out. */
export const richText = (file: string, element: XmlElement): string =>
  childElements(element, "t", "r")
    .flatMap((child) => (localName(child) === "t" ? [child] : childElements(child, "t")))
    .map((text) => decodeEscapes(decodeText(innerXml(file, text))))
    .join("");

/** Office writes characters that XML lacks as `_xHHHH_`. */
export const decodeEscapes = (text: string): string =>
  text.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const lacking =
  /_(?=x[\da-fA-F]{4}_)|[\0-\x08\x0b-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const encodeEscapes = (text: string): string =>
  text.replace(lacking, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);
