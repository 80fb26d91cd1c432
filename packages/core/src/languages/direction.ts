/** Direction of a language's script, guessed from its code. */
import { languageRows } from "./generated/data.ts";

const rightToLeft = new Set(languageRows.filter((row) => row[5] === 1).map(([code]) => code));

export const directionOf = (code: string): "ltr" | "rtl" => {
  if (rightToLeft.has(code) || rightToLeft.has(code.replaceAll("-", "_"))) return "rtl";
  if (/[-_](Arab|Hebr|Thaa|Nkoo|Syrc|Adlm)\b/i.test(code)) return "rtl";
  if (/[-_](Latn|Cyrl)\b/i.test(code)) return "ltr";
  return rightToLeft.has(code.split(/[-_@]/)[0] ?? "") ? "rtl" : "ltr";
};
