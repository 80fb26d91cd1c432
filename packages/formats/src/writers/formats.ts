/** The formats of downloads by their name in `format=`. */
import { writeAndroidResources } from "./aresource.ts";
import { writeCsv } from "./csv.ts";
import { writeJson, writeJsonNested } from "./json.ts";
import { writeMo } from "./mo.ts";
import { writePo } from "./po.ts";
import { writeStrings } from "./strings.ts";
import { writeTbx } from "./tbx.ts";
import { writeTmx } from "./tmx.ts";
import type { UnitWriter } from "./unit.ts";
import { writeXliff, writeXliff11 } from "./xliff.ts";
import { writeXlsx } from "./xlsx.ts";

export interface ExportFormat {
  readonly write: UnitWriter;
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
  /** Components that can be downloaded so: all, monolingual ones, or those with the file format `po`. */
  readonly availableFor: "all" | "monolingual" | "po";
}

const format = (
  write: UnitWriter,
  contentType: string,
  extension: string,
  availableFor: ExportFormat["availableFor"] = "all",
): ExportFormat => ({ write, contentType, extension, availableFor });

export const exportFormats: ReadonlyMap<string, ExportFormat> = new Map([
  ["aresource", format(writeAndroidResources, "application/xml", "xml", "monolingual")],
  ["csv", format(writeCsv, "text/csv", "csv")],
  ["json", format(writeJson, "application/json", "json", "monolingual")],
  ["json-nested", format(writeJsonNested, "application/json", "json", "monolingual")],
  ["mo", format(writeMo, "application/x-gettext-catalog", "mo", "po")],
  ["po", format(writePo, "text/x-po", "po")],
  ["strings", format(writeStrings, "text/plain", "strings", "monolingual")],
  ["tbx", format(writeTbx, "application/x-tbx", "tbx")],
  ["tmx", format(writeTmx, "application/x-tmx", "tmx")],
  ["xliff", format(writeXliff, "application/x-xliff+xml", "xlf")],
  ["xliff11", format(writeXliff11, "application/x-xliff+xml", "xlf")],
  ["xlsx", format(writeXlsx, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx")],
]);
