/** The rows and cells of a sheet with their places. */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError } from "../../contract/index.ts";
import type { TableRow } from "../../table/index.ts";
import { attributeSpan, childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import { decodeEscapes, richText, type Workbook } from "./workbook.ts";

export interface SheetCell {
  readonly element: XmlElement;
  /** From 0. */
  readonly column: number;
  readonly text: string;
  readonly computed: boolean;
}

export interface SheetRow extends TableRow {
  readonly element: XmlElement;
  /** From 1, as the sheet counts. */
  readonly number: number;
  readonly found: readonly SheetCell[];
}

/** Cells further to the right hold nothing that a table of translations knows. */
const lastColumn = 255;

/** The rows with cells. @throws CodecError for a sheet without data */
export const rowsOf = ({
  sheet,
  sharedTexts,
}: Workbook): { readonly data: XmlElement; readonly rows: readonly SheetRow[] } => {
  const data = firstChild(sheet.root, "sheetData");
  if (data === undefined) throw new CodecError("The sheet holds no rows.", 1);
  let number = 0;
  const rows = childElements(data, "row").map((element): SheetRow => {
    number = Number.parseInt(element.attributes["r"] ?? "", 10) || number + 1;
    let column = -1;
    const found = childElements(element, "c").map((cell): SheetCell => {
      column = columnIn(cell.attributes["r"]) ?? column + 1;
      return {
        element: cell,
        column,
        text: textOf(cell, sheet.text, sharedTexts),
        computed: firstChild(cell, "f") !== undefined,
      };
    });
    const width =
      Math.min(
        found.reduce((most, cell) => Math.max(most, cell.column), -1),
        lastColumn,
      ) + 1;
    const cells = Array.from({ length: width }, () => "");
    for (const cell of found) if (cell.column < width) cells[cell.column] = cell.text;
    return { element, number, found, cells, start: element.start, end: element.end, line: sheet.lineAt(element.start) };
  });
  return { data, rows };
};

const textOf = (cell: XmlElement, file: string, shared: readonly string[]): string => {
  const value = firstChild(cell, "v");
  const raw = value === undefined ? "" : decodeText(innerXml(file, value));
  switch (cell.attributes["t"]) {
    case "s":
      return shared[Number(raw)] ?? "";
    case "inlineStr": {
      const inline = firstChild(cell, "is");
      return inline === undefined ? "" : richText(file, inline);
    }
    case "b":
      return raw === "1" ? "True" : "False";
    default:
      return decodeEscapes(raw);
  }
};

/** The column of a place such as `AB12`, from 0. */
const columnIn = (place: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? "")?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** `AB12` for the column 27 of the row 12. */
export const placeOf = (column: number, row: number): string => {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + row;
};

/** Where the sheet tells the last row that it uses, which grows with it. */
export const dimensionOf = ({ sheet }: Workbook) => {
  const element = firstChild(sheet.root, "dimension");
  const span = element && attributeSpan(sheet.text, element, "ref");
  const value = element?.attributes["ref"] ?? "";
  const found = /^([A-Z]+\d+:[A-Z]+)\d+$/.exec(value);
  return span === undefined || found === null ? undefined : { span, columns: found[1] ?? "" };
};
