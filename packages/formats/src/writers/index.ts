/** Whole new files from units, for downloads in another format. */
export { writeCsv } from "./csv.ts";
export { writeStrings } from "./strings.ts";
export type { ExportMeta, ExportUnit, UnitWriter } from "./unit.ts";
export { writeXlsx } from "./xlsx.ts";
