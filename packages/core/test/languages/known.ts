/** The languages of the data as the database hands them to the matcher. */
import { aliasRows, languageRows } from "../../src/languages/generated/data.ts";
import type { KnownLanguage } from "../../src/languages/index.ts";

export const knownLanguages: readonly KnownLanguage[] = languageRows.map(([code, name]) => ({
  code,
  name,
  aliases: aliasRows.filter(([, of]) => of === code).map(([alias]) => alias),
}));
