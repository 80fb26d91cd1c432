/** A string catalogue as a whole: which languages it holds, and the same file without one of them. */
import { type Catalogue, CodecError, decode, encode, splice } from "../../contract/index.ts";
import { jsonEdits } from "../../json/edits.ts";
import { layoutOf } from "../../json/layout.ts";
import { parseJson } from "../../json/parse.ts";
import { styleOf } from "../../json/string.ts";
import { TreeChanges } from "../../tree/changes.ts";
import { isContainer } from "../../tree/node.ts";
import { countingEntries } from "../../tree/walk.ts";
import { localizationOf, localizationsOf, sourceLanguageOf, stringsOf } from "./places.ts";

export const xcstringsCatalogue: Catalogue = {
  languages: (bytes) => {
    const root = parseJson(decode(bytes).text);
    const source = sourceLanguageOf(root) ?? "";
    if (source === "") throw new CodecError("Expected a text in the member “sourceLanguage”.", root.line);
    const found = new Set<string>();
    for (const key of countingEntries(stringsOf(root)))
      for (const localization of localizationsOf(key)) found.add(String(localization.key));
    return { source, translations: [...found].filter((code) => code !== source && code !== "").sort() };
  },
  without: (bytes, language) => {
    const file = decode(bytes);
    const root = parseJson(file.text);
    const changes = new TreeChanges(root);
    for (const key of countingEntries(stringsOf(root))) {
      const localization = localizationOf(key, { language });
      if (localization === undefined || !isContainer(key.value)) continue;
      changes.remove(localization);
      // The key stays although nothing else is said of it.
      changes.keep(key.value);
    }
    const writing = { layout: layoutOf(file, root, {}), strings: styleOf(file.text), order: () => [] };
    return encode(splice(file.text, jsonEdits(changes, file.text, writing)), file);
  },
};
