/** Cells and rows as they are written: each cell holds its text itself, so that no other part of the workbook changes. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { TextEdit } from "../../contract/index.ts";
import type { CellChanges } from "../../table/index.ts";
import { attributeSpan, attributesEnd, contentOf, prefixed } from "../../xml/element.ts";
import { encodeText, type Target } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { placeOf, type SheetRow } from "./sheet.ts";
import { encodeEscapes } from "./workbook.ts";

export class SheetWriter {
  private readonly text: string;
  private readonly data: XmlElement;
  private readonly target: Target;

  constructor({ text, highest }: XmlFile, data: XmlElement) {
    this.text = text;
    this.data = data;
    // Line ends in cells are line feeds, whatever the file has between its elements.
    this.target = { eol: "\n", highest };
  }

  /** Edits that put texts into cells of a row, also into cells that are not there yet. */
  cells({ element, found, number }: SheetRow, changes: CellChanges): TextEdit[] {
    const edits: TextEdit[] = [];
    let missing = "";
    for (const [column, value] of [...changes].sort(([a], [b]) => a - b)) {
      const cell = found.find((candidate) => candidate.column === column)?.element;
      const before = found.findLast((candidate) => candidate.column < column)?.element;
      const at = before?.end ?? contentOf(this.text, element).start;
      if (cell !== undefined)
        edits.push({ start: cell.start, end: cell.end, text: this.cell(this.attributesOf(cell), value) });
      else if (found.length > 0)
        edits.push({ start: at, end: at, text: this.cell(` r="${placeOf(column, number)}"`, value) });
      else missing += this.cell(` r="${placeOf(column, number)}"`, value);
    }
    return missing === "" ? edits : [this.filled(element, missing)];
  }

  /** A new row, with the styles that the cells of `like` have. */
  row(number: number, texts: readonly string[], like: SheetRow | undefined): string {
    const cells = texts.map((text, column) => {
      const style = like?.found.find((cell) => cell.column === column)?.element.attributes["s"];
      const attributes = ` r="${placeOf(column, number)}"${style === undefined ? "" : ` s="${style}"`}`;
      return text === "" && style === undefined ? "" : this.cell(attributes, text);
    });
    const row = prefixed(this.data, "row");
    return `<${row} r="${number}">${cells.join("")}</${row}>`;
  }

  /** Puts `content` at the end of an element, also of an empty-element tag. */
  filled(element: XmlElement, content: string): TextEdit {
    const { end, selfClosing } = contentOf(this.text, element);
    if (!selfClosing) return { start: end, end, text: content };
    return { start: attributesEnd(this.text, element), end: element.end, text: `>${content}</${element.name}>` };
  }

  private cell(attributes: string, value: string): string {
    const [cell, inline, text] = ["c", "is", "t"].map((name) => prefixed(this.data, name));
    if (value === "") return `<${cell}${attributes}/>`;
    const content = encodeText(encodeEscapes(value), this.target);
    return `<${cell}${attributes} t="inlineStr"><${inline}><${text} xml:space="preserve">${content}</${text}></${inline}></${cell}>`;
  }

  /** The attributes of a cell as they stand, without the type of its value. */
  private attributesOf(cell: XmlElement): string {
    const start = cell.start + 1 + cell.name.length;
    const end = attributesEnd(this.text, cell);
    const type = attributeSpan(this.text, cell, "t");
    return type === undefined
      ? this.text.slice(start, end)
      : this.text.slice(start, type.start) + this.text.slice(type.end, end);
  }
}
