/** The rows of tables: CSV files and workbooks have the same columns. Of plural strings they hold the first form. */
import { columnNames } from "../table/index.ts";
import type { ExportUnit } from "./unit.ts";

export const tableRows = (units: readonly ExportUnit[]): readonly (readonly string[])[] => [
  columnNames,
  ...units.map((unit) => [
    unit.location.at(-1) ?? "",
    unit.source[0] ?? "",
    unit.target[0] ?? "",
    "",
    unit.fuzzy ? "True" : "False",
    unit.context,
    unit.translatorNote,
    unit.developerNote,
  ]),
];
