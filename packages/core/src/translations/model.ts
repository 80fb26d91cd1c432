/** A translation: one language of a component, in one file. */
import type { ComponentId, LanguageId, PluralId, TranslationId } from "../ids/index.ts";

export interface TranslationFacts {
  readonly id: TranslationId;
  readonly component_id: ComponentId;
  readonly language_id: LanguageId;
  /** As the file's name spells it. */
  readonly language_code: string;
  readonly filename: string;
  /** Ids of the contents that the strings were read from; "" where there is no file. */
  readonly revision: string;
  /** Those that were last read; what differs from `revision` was written since. */
  readonly read_revision: string;
  readonly is_source: boolean;
  readonly is_template: boolean;
  readonly check_flags: string;
  /** Rises when units are added or removed. */
  readonly units_version: number;
  readonly plural_id: PluralId;
  readonly language: string;
  readonly language_name: string;
  readonly plural_number: number;
  readonly plural_formula: string;
  readonly plural_source: number;
  /** Of the component's source language. */
  readonly source_plural_number: number;
  readonly source_plural_formula: string;
}

/** What a list of translations is narrowed to. */
export interface TranslationFilter {
  readonly componentId?: ComponentId;
}
