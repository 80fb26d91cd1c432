import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { codecs } from "../../src/index.ts";

/** The codec that is surest of a golden file, seen under `path`. */
const surest = (golden: string, path: string): string | undefined => {
  const head = readFileSync(new URL(`../golden/${golden}`, import.meta.url)).subarray(0, 4096);
  const [best] = codecs
    .map((codec) => ({ id: codec.id, certainty: codec.sniff(head, path) }))
    .toSorted((a, b) => b.certainty - a.certainty);
  return best !== undefined && best.certainty > 0 ? best.id : undefined;
};

it.each([
  ["json", "json/cs-utf16.json", "cs.json"],
  ["json", "json/empty-object.json", "cs.json"],
  ["json-nested", "json-nested/de.json", "de.json"],
  ["webextension", "webextension/en.json", "_locales/en/messages.json"],
  ["formatjs", "formatjs/en.json", "lang/en.json"],
  ["arb", "arb/en.arb", "lib/l10n/intl_en.arb"],
  ["i18next", "i18next/en.json", "locales/en/translation.json"],
  ["i18nextv4", "i18nextv4/cs.json", "locales/cs/translation.json"],
  ["go-i18n-json", "go-i18n-json/en.json", "en-us.all.json"],
  ["go-i18n-json-v2", "go-i18n-json-v2/en.json", "active.en.json"],
  ["gotext", "gotext/en.json", "locales/en/messages.gotext.json"],
  ["xcstrings", "xcstrings/en.xcstrings", "Localizable.xcstrings"],
  ["toml", "toml/en.toml", "locales/en.toml"],
  ["yaml", "yaml/en.yml", "lang/en.yml"],
  ["ruby-yaml", "ruby-yaml/en.yml", "config/locales/en.yml"],
  [undefined, "json/en.json", "en.txt.gz"],
])("takes for %s what %s holds", (id, golden, path) => {
  expect(surest(golden, path)).toBe(id);
});
