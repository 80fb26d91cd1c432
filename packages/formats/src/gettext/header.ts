/** Header fields: the `Name: value` lines in the text of the header entry. */
import type { CodecContext } from "../contract/index.ts";

/** The order in which gettext's own tools write fields; unknown ones follow. */
export const fieldOrder: readonly string[] = [
  "Project-Id-Version",
  "Report-Msgid-Bugs-To",
  "POT-Creation-Date",
  "PO-Revision-Date",
  "Last-Translator",
  "Language-Team",
  "Language",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Plural-Forms",
];

/** Name and value of a header line; undefined for a line that is none. */
export const parseField = (line: string): { readonly name: string; readonly value: string } | undefined => {
  const colon = line.indexOf(":");
  if (colon <= 0) return undefined;
  return { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
};

/** Of fields that stand twice, the first one counts. */
export const parseHeader = (text: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const line of text.split("\n")) {
    const field = parseField(line);
    if (field !== undefined && !fields.has(field.name)) fields.set(field.name, field.value);
  }
  return fields;
};

/** No language needs more; a greater number in a file is a mistake or an attack. */
const mostForms = 20;

/** The number of plural forms that a `Plural-Forms` value declares; undefined where it makes no sense. */
export const pluralCount = (value: string | undefined): number | undefined => {
  const digits = /(?:^|[;\s])nplurals\s*=\s*(\d{1,4})\s*(?:;|$)/.exec(value ?? "")?.[1];
  const count = Number(digits ?? 0);
  return count >= 1 && count <= mostForms ? count : undefined;
};

export const pluralForms = ({ number, formula }: CodecContext["plural"]): string =>
  `nplurals=${number}; plural=${formula};`;
