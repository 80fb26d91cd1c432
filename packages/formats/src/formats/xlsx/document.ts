/** The view of a workbook: the rows of its first sheet as units. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { Change, CodecContext, Document, NewUnit, SourceText, TextEdit, Unit } from "../../contract/index.ts";
import { CodecError, encode } from "../../contract/index.ts";
import { type SetChange, singleForm } from "../../entries/index.ts";
import {
  cellOf,
  changedCells,
  columnsOf,
  fuzzyWords,
  keyColumn,
  newCells,
  type TableStyle,
  tableAbilities,
  unitsOf,
} from "../../table/index.ts";
import { replaceMembers } from "../../zip/index.ts";
import { dimensionOf, rowsOf, type SheetRow } from "./sheet.ts";
import type { Workbook } from "./workbook.ts";
import { SheetWriter } from "./write.ts";

export class XlsxDocument implements Document {
  readonly source: SourceText;
  readonly can: NonNullable<Document["can"]>;
  readonly units: readonly Unit[];
  readonly header: ReadonlyMap<string, string> = new Map();
  readonly warnings: Document["warnings"] = [];
  private readonly workbook: Workbook;
  private readonly data: XmlElement;
  private readonly rows: readonly SheetRow[];
  private readonly style: TableStyle;
  private readonly writer: SheetWriter;
  private readonly index: ReadonlyMap<string, { readonly unit: Unit; readonly row: SheetRow }>;

  /** @throws CodecError for a sheet without a column for translations */
  constructor(workbook: Workbook, monolingual: boolean) {
    const { data, rows } = rowsOf(workbook);
    const used = rows.filter(({ cells }) => cells.some((text) => text !== ""));
    const columns = columnsOf(used[0]?.cells ?? [], false);
    const entries = columns.hasHeader ? used.slice(1) : used;
    const reading = { columns, monolingual, alternatives: false };
    const words = fuzzyWords(entries.map((row) => cellOf(row, "fuzzy", columns)));
    const found = unitsOf(entries, reading);
    this.workbook = workbook;
    this.data = data;
    this.rows = rows;
    this.style = { ...reading, words, key: keyColumn(entries[0], reading) };
    this.writer = new SheetWriter(workbook.sheet, data);
    this.can = tableAbilities(columns);
    this.units = found.map(({ unit }) => unit);
    this.index = new Map(found.map(({ unit, rows: [row] }) => [unit.id, { unit, row }]));
    this.source = { ...workbook.sheet.source, pack: (text) => this.pack(text) };
  }

  byId(id: string): Unit | undefined {
    return this.index.get(id)?.unit;
  }

  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[] {
    const sets = new Map<string, SetChange>();
    const removed = new Set<string>();
    const added = new Map<string, NewUnit>();
    for (const change of changes)
      if (change.op === "set") sets.set(change.id, change);
      else if (change.op === "remove") removed.add(change.id);
      else if (change.op === "add") added.set(change.unit.id, change.unit);
      else throw new CodecError("A table has no header fields.");
    return [
      ...[...sets.values()].flatMap((change) => (removed.has(change.id) ? [] : this.set(change))),
      ...[...removed].map((id) => {
        const { start, end } = this.row(id);
        return { start, end, text: "" };
      }),
      ...this.add([...added.values()], context),
    ];
  }

  private set(change: SetChange): readonly TextEdit[] {
    const row = this.row(change.id);
    const changes = changedCells(row, singleForm(change.target), change, this.style);
    if (row.found.some(({ column, computed }) => computed && changes.has(column)))
      throw new CodecError("The cell holds a formula.", row.line);
    return this.writer.cells(row, changes);
  }

  /** New rows stand at the end: in between they would change the numbers of all that follow. */
  private add(units: readonly NewUnit[], context: CodecContext): readonly TextEdit[] {
    if (units.length === 0) return [];
    const last = this.rows.reduce((most, { number }) => Math.max(most, number), 0);
    const like = this.rows.at(-1);
    const rows = units.map((unit, index) => {
      if (this.index.has(unit.id)) throw new CodecError(`There is already a unit ${JSON.stringify(unit.id)}.`);
      return this.writer.row(last + index + 1, newCells(unit, singleForm(unit.target), this.style, context), like);
    });
    const dimension = dimensionOf(this.workbook);
    const grown = dimension && {
      start: dimension.span.valueStart,
      end: dimension.span.valueEnd,
      text: `${dimension.columns}${last + units.length}`,
    };
    return [this.writer.filled(this.data, rows.join("")), ...(grown === undefined ? [] : [grown])];
  }

  private row(id: string): SheetRow {
    const found = this.index.get(id);
    if (found === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
    return found.row;
  }

  private pack(text: string): Uint8Array {
    const { archive, sheet, sheetName } = this.workbook;
    if (text === sheet.text) return archive.bytes;
    return replaceMembers(archive, new Map([[sheetName, encode(text, sheet.source)]]));
  }
}
