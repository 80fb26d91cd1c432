/** CSV as people download it: commas, quotes where needed, cells that spreadsheets would run wrapped. */
import { guardFormula } from "../table/index.ts";
import { tableRows } from "./table.ts";
import type { ExportUnit } from "./unit.ts";

export const writeCsv = (units: readonly ExportUnit[]): Uint8Array =>
  Buffer.from(
    tableRows(units)
      .map((row) => `${row.map(cell).join(",")}\r\n`)
      .join(""),
  );

const cell = (text: string): string => {
  const guarded = guardFormula(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
