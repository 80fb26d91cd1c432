/** A workbook with one sheet of text cells, which no spreadsheet runs as formulas. */
import { placeOf } from "../formats/xlsx/sheet.ts";
import { encodeEscapes } from "../formats/xlsx/workbook.ts";
import { encodeText } from "../xml/escape.ts";
import { createZip } from "../zip/index.ts";
import { tableRows } from "./table.ts";
import type { ExportUnit } from "./unit.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const fixedParts = {
  "[Content_Types].xml": `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Weblate" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

export const writeXlsx = (units: readonly ExportUnit[]): Uint8Array => {
  const rows = tableRows(units).map((texts, index) => rowOf(texts, index + 1));
  const sheet = `${xml}<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData></worksheet>`;
  const parts = Object.entries({ ...fixedParts, "xl/worksheets/sheet1.xml": sheet });
  return createZip(new Map(parts.map(([name, content]) => [name, Buffer.from(content)])));
};

const rowOf = (texts: readonly string[], number: number): string => {
  const cells = texts.map((text, column) =>
    text === ""
      ? ""
      : `<c r="${placeOf(column, number)}" t="inlineStr"><is><t xml:space="preserve">${encode(text)}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
};

const encode = (text: string) =>
  encodeText(encodeEscapes(text), { eol: "\n", highest: 0x10ffff }, { greater: true, quote: false, apostrophe: false });
