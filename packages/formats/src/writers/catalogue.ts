/** What PO and MO files for download have in common: their header, and which texts are plural. */
import { pluralForms } from "../gettext/header.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";

export const isPlural = ({ source, target }: ExportUnit): boolean => source.length > 1 || target.length > 1;

/** Header fields in the order of the file. */
export const headerFields = (meta: ExportMeta): ReadonlyMap<string, string> =>
  new Map([
    ["Project-Id-Version", `${meta.languageName} (${meta.project})`],
    ["Report-Msgid-Bugs-To", ""],
    ["POT-Creation-Date", dateOf(meta.created)],
    ["PO-Revision-Date", "YEAR-MO-DA HO:MI+ZONE"],
    ["Last-Translator", "FULL NAME <EMAIL@ADDRESS>"],
    ["Language-Team", `${meta.languageName} <${meta.url}>`],
    ["Language", meta.language],
    ["MIME-Version", "1.0"],
    ["Content-Type", "text/plain; charset=UTF-8"],
    ["Content-Transfer-Encoding", "8bit"],
    ["Plural-Forms", pluralForms(meta.plural)],
    ["X-Generator", meta.generator],
  ]);

/** `2026-01-02 03:04+0000` */
const dateOf = (date: Date): string => `${date.toISOString().slice(0, 16).replace("T", " ")}+0000`;
