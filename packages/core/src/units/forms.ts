/** Forms of a plural as one text. */
import { formSeparator } from "../changes/index.ts";

/** For records, and for arrays of arrays, which the driver cannot carry. */
export const joinForms = (forms: readonly string[]): string => forms.join(formSeparator);
