/** A translation: one language of a component, in one file. */

export interface TranslationFacts {
  readonly id: number;
  readonly component_id: number;
  readonly language_id: number;
  /** As the file's name spells it. */
  readonly language_code: string;
  readonly filename: string;
  /** Ids of the contents that the strings were read from; "" where there is no file. */
  readonly revision: string;
  readonly is_source: boolean;
  readonly is_template: boolean;
  readonly check_flags: string;
  /** Rises when units are added or removed. */
  readonly units_version: number;
  readonly plural_id: number;
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
  readonly componentId?: number;
}
