/** Whole new files from units, for downloads in another format. */
export { writeAndroidResources } from "./aresource.ts";
export { writeCsv } from "./csv.ts";
export { type ExportFormat, exportFormats } from "./formats.ts";
export { writeJson, writeJsonNested } from "./json.ts";
export { writeMo } from "./mo.ts";
export { writePo } from "./po.ts";
export { writeStrings } from "./strings.ts";
export { writeTbx } from "./tbx.ts";
export { writeTmx } from "./tmx.ts";
export type { ExportMeta, ExportUnit, UnitWriter } from "./unit.ts";
export { writeXliff, writeXliff11 } from "./xliff.ts";
export { writeXlsx } from "./xlsx.ts";
