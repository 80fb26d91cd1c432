/** Direction of a language's script: known for the languages of the data, guessed from the code for others. */
import { languageRows } from "./generated/data.ts";

export type Direction = "ltr" | "rtl";

const directionOfRow = new Map(languageRows.map(([code, , , , , rtl]) => [code, rtl === 1 ? "rtl" : "ltr"] as const));
const rightToLeftScripts: ReadonlySet<string> = new Set([
  "adlm",
  "arab",
  "aran",
  "hebr",
  "mand",
  "nkoo",
  "rohg",
  "samr",
  "syrc",
  "thaa",
]);

export const directionOf = (code: string): Direction => {
  const spelled = code.replaceAll("-", "_");
  const known = directionOfRow.get(spelled);
  if (known !== undefined) return known;
  const [language = "", ...subtags] = spelled.split(/[_@]/);
  const script = subtags.find((subtag) => /^[A-Za-z]{4}$/.test(subtag));
  if (script !== undefined) return rightToLeftScripts.has(script.toLowerCase()) ? "rtl" : "ltr";
  return directionOfRow.get(language.toLowerCase()) ?? "ltr";
};
