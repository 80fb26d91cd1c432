/**
 * Texts with parameters go through Java's `MessageFormat`, to which an apostrophe is a quote: it stands twice there.
 * Texts without parameters are shown as they stand.
 */

const hasParameters = (text: string) => /\{\d+[,}]/.test(text);

/** A text whose apostrophes are no pairs is quoted on purpose, and shown as it stands. */
export const readQuotes = (raw: string): string =>
  hasParameters(raw) && /^(?:[^']|'')*$/.test(raw) ? raw.replaceAll("''", "'") : raw;

export const writeQuotes = (text: string): string => (hasParameters(text) ? text.replaceAll("'", "''") : text);
