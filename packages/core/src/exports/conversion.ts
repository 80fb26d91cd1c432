/** Conversions: a translation as it is in the database, in another format. */
import { type ExportFormat, exportFormats, type ExportMeta, type ExportUnit } from "@dragoman/formats";
import { flagsOf, formatFlags as flagText } from "../checks/index.ts";
import { formatFlags } from "../units/index.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { pluralCategories } from "../languages/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { ConvertedRow } from "./store.ts";

export const conversion = (name: string): ExportFormat | undefined => exportFormats.get(name);

/** Whether a component's translations can be had in this format. */
export const isConvertible = (
  { availableFor }: ExportFormat,
  component: Pick<ComponentFacts, "template" | "file_format">,
): boolean =>
  availableFor === "all"
    ? true
    : availableFor === "monolingual"
      ? isMonolingual(component)
      : component.file_format === "po";

export const convert = (
  { write }: ExportFormat,
  component: ComponentFacts,
  translation: TranslationFacts,
  rows: readonly ConvertedRow[],
  siteUrl: string,
): Uint8Array => {
  const plural = { number: translation.plural_number, formula: translation.plural_formula };
  const meta: ExportMeta = {
    project: component.project_name,
    language: translation.language,
    languageName: translation.language_name,
    sourceLanguage: component.source_language_code,
    plural: { ...plural, categories: pluralCategories(translation.language, plural) },
    url: `${siteUrl}/projects/${component.project_slug}/${component.path}/${translation.language}/`,
    generator: "Dragoman",
    created: new Date(),
  };
  return write(
    rows.map((row) => toExportUnit(row, component, translation)),
    meta,
  );
};

const lines = (...texts: readonly string[]) => texts.filter((text) => text !== "").join("\n");

const toExportUnit = (row: ConvertedRow, component: ComponentFacts, translation: TranslationFacts): ExportUnit => ({
  context: row.context,
  source: row.source,
  target: row.target,
  location: row.location === "" ? [] : row.location.split(", "),
  developerNote: lines(row.note, row.explanation),
  translatorNote: lines(...row.comments, ...row.suggestions.map((text) => `Suggested: ${text}`)),
  flags: [
    ...flagsOf(
      formatFlags(component.file_format),
      component.check_flags,
      translation.check_flags,
      row.flags,
      row.source_flags,
    ),
  ].map((flag) => flagText(new Map([flag]))),
  fuzzy: row.state === 10,
  idHash: row.id_hash,
  state: row.state,
});
