/** Forms of a plural as one text. */
import { formSeparator } from "../changes/model.ts";

/** For records, and for arrays of arrays, which the driver cannot carry. */
export const joinForms = (forms: readonly string[]): string => forms.join(formSeparator);

/** The forms of a joined text again, in SQL; an empty text is one empty form. */
export const splitForms = (column: string): string =>
  `coalesce(nullif(string_to_array(${column}, E'\\x1e\\x1e'), '{}'), array[''])`;

/** Whether no form says anything. */
export const isBlank = (forms: readonly string[]): boolean => forms.every((form) => form === "");
