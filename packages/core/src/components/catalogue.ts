/** The languages of a component whose languages all stand in one file. Pure. */
import { type Catalogue, CodecError } from "@dragoman/formats";
import type { MatchedFile } from "./discovery.ts";
import { languageFilter } from "./languageFilter.ts";

export interface CatalogueSettings {
  readonly template: string;
  readonly language_regex: string;
  readonly source_language: string;
}

/** The translations in a catalogue, or why they cannot be read: its source language has to be the component's. */
export const openCatalogue = (
  catalogue: Catalogue,
  bytes: Uint8Array,
  { template, language_regex: filter, source_language: wanted }: CatalogueSettings,
  resolve: (code: string) => string,
): readonly MatchedFile[] | CodecError => {
  try {
    const { source, translations } = catalogue.languages(bytes);
    if (resolve(source) !== wanted)
      return new CodecError(`The source language of the file is ${source}, that of the component ${wanted}.`);
    const takes = languageFilter(filter);
    return translations.filter(takes).map((code) => ({ path: template, code }));
  } catch (error) {
    if (error instanceof CodecError) return error;
    throw error;
  }
};
