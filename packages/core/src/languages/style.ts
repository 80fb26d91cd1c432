/** From a language to the code in its file's name, by the style of a component or of its format. Pure. */
import { defaultCountries } from "./generated/data.ts";

export type CodeStyle =
  | "posix"
  | "posix_lowercase"
  | "posix_long"
  | "posix_long_lowercase"
  | "bcp"
  | "bcp_lower"
  | "bcp_long"
  | "bcp_legacy"
  | "android"
  | "appstore"
  | "googleplay"
  | "linux"
  | "linux_lowercase";

type Codes = ReadonlyMap<string, string>;

/** Chinese is told apart by country where scripts are not known. */
const byCountry: Codes = new Map([
  ["zh_Hans", "zh_CN"],
  ["zh_Hans_SG", "zh_SG"],
  ["zh_Hant", "zh_TW"],
  ["zh_Hant_HK", "zh_HK"],
]);

/** Android keeps codes that the standard has given up. */
const androidCodes: Codes = new Map([
  ["he", "iw"],
  ["id", "in"],
  ["yi", "ji"],
]);

/** By language, for codes that name a country as well. */
const byLanguage = (codes: string): [string, string][] =>
  codes.split(" ").map((code) => [code.slice(0, code.indexOf("-")), code]);

const appStoreCodes: Codes = new Map(byLanguage("ar-SA de-DE fr-FR nl-NL pt-PT"));

/** Listings of the store that name a country where languages here have none. */
const googlePlayCodes: Codes = new Map([
  ...byLanguage(
    "az-AZ bn-BD cs-CZ da-DK de-DE el-GR en-SG es-ES eu-ES fi-FI fr-FR gl-ES hi-IN hu-HU hy-AM is-IS it-IT ja-JP ka-GE " +
      "km-KH kn-IN ko-KR ky-KG lo-LA mk-MK ml-IN mn-MN mr-IN my-MM ne-NP nl-NL pl-PL ru-RU si-LK sv-SE ta-IN te-IN tr-TR",
  ),
  ["he", "iw-IL"],
  ["nb", "no-NO"],
  ["nb_NO", "no-NO"],
]);

const countries: Codes = new Map(
  defaultCountries.map((code) => {
    const [language = "", country = ""] = code.split("_");
    return [language, country.toUpperCase()];
  }),
);

const dashed = (code: string) => code.replaceAll("_", "-");
const legacy = (code: string) => byCountry.get(code) ?? code;
/** With the country that goes without saying. */
const long = (code: string) => {
  const country = countries.get(code);
  return country === undefined ? code : `${code}_${country}`;
};

const android = (code: string): string => {
  const spelled = androidCodes.get(code) ?? legacy(code);
  if (!spelled.includes("_")) return spelled;
  return /^[a-z]+_[A-Z]{2}$/.test(spelled) ? spelled.replace("_", "-r") : `b+${spelled.replaceAll("_", "+")}`;
};

const styles: Readonly<Record<CodeStyle, (code: string) => string>> = {
  posix: (code) => code,
  posix_lowercase: (code) => code.toLowerCase(),
  posix_long: long,
  posix_long_lowercase: (code) => long(code).toLowerCase(),
  bcp: dashed,
  bcp_lower: (code) => dashed(code).toLowerCase(),
  bcp_long: (code) => dashed(long(code)),
  bcp_legacy: (code) => dashed(legacy(code)),
  android,
  appstore: (code) => appStoreCodes.get(code) ?? dashed(code),
  googleplay: (code) => googlePlayCodes.get(code) ?? dashed(legacy(code)),
  linux: legacy,
  linux_lowercase: (code) => legacy(code).toLowerCase(),
};

/** Codes with a variant behind "@" are never rewritten. */
export const fileCode = (code: string, style: CodeStyle): string => (code.includes("@") ? code : styles[style](code));
