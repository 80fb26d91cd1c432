/**
 * The text between the quotes of an entity. References to other entities stand as they are; only quotes and percent
 * signs are unescaped, since they cannot stand raw.
 */

const names = "quot|apos|#0*34|#0*37|#0*39|#x0*22|#x0*25|#x0*27";
const escaped = new RegExp(`&(${names});|&amp;(?=(?:amp;)*(?:${names});)`, "gi");
const ambiguous = new RegExp(`&(?=(?:amp;)*(?:${names});)`, "gi");

export const unescapeEntity = (raw: string): string =>
  raw.replace(escaped, (_, name?: string) => (name === undefined ? "&" : characterOf(name)));

const characterOf = (name: string): string => {
  if (/^(?:quot|#0*34|#x0*22)$/i.test(name)) return '"';
  return /^(?:apos|#0*39|#x0*27)$/i.test(name) ? "'" : "%";
};

/** `text` in the given quotes. */
export const quoteEntity = (text: string, quote: string): string => {
  const body = text.replace(ambiguous, "&amp;").replaceAll("%", "&#037;");
  return quote + body.replaceAll(quote, quote === '"' ? "&quot;" : "&apos;") + quote;
};
