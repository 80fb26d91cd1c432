/** From a language to the code in its file's name, by the style of a component or of its format. Pure. */
import { defaultCountries } from "./generated/data.ts";

export type CodeStyle =
  | "posix" | "posix_lowercase" | "posix_long" | "posix_long_lowercase" | "bcp" | "bcp_lower" | "bcp_long" | "bcp_legacy"
  | "android" | "appstore" | "googleplay" | "linux" | "linux_lowercase";

/** Chinese is told apart by country where scripts are not known. */
const byCountry: Readonly<Record<string, string>> = { zh_Hans: "zh_CN", zh_Hant: "zh_TW", zh_Hant_HK: "zh_HK", zh_Hans_SG: "zh_SG" };

/** Android keeps codes that the standard has given up. */
const androidCodes: Readonly<Record<string, string>> = { he: "iw", id: "in", yi: "ji" };

const appStoreCodes: Readonly<Record<string, string>> = { ar: "ar-SA", de: "de-DE", fr: "fr-FR", nl: "nl-NL", pt: "pt-PT" };

/** The store's own names of listings. */
const googlePlayCodes: Readonly<Record<string, string>> = {
  hy: "hy-AM", az: "az-AZ", eu: "eu-ES", my: "my-MM", "zh-HK": "zh-HK", "zh-CN": "zh-CN", "zh-TW": "zh-TW", cs: "cs-CZ", da: "da-DK",
  nl: "nl-NL", en: "en-SG", fi: "fi-FI", fr: "fr-FR", gl: "gl-ES", ka: "ka-GE", de: "de-DE", el: "el-GR", he: "iw-IL", hi: "hi-IN",
  hu: "hu-HU", is: "is-IS", it: "it-IT", ja: "ja-JP", kn: "kn-IN", km: "km-KH", ko: "ko-KR", ky: "ky-KG", lo: "lo-LA", mk: "mk-MK",
  ml: "ml-IN", mr: "mr-IN", mn: "mn-MN", ne: "ne-NP", nb: "no-NO", nb_NO: "no-NO", pl: "pl-PL", ru: "ru-RU", si: "si-LK", es: "es-ES",
  sv: "sv-SE", ta: "ta-IN", te: "te-IN", tr: "tr-TR", bn: "bn-BD",
};

const countries = new Map<string, string>();
for (const code of defaultCountries) {
  const [language = "", country = ""] = code.split("_");
  if (!countries.has(language)) countries.set(language, country.toUpperCase());
}

const isVariant = (code: string) => code.includes("@");
const dashed = (code: string) => code.replaceAll("_", "-");
const legacy = (code: string) => byCountry[code] ?? code;
/** With the country that goes without saying. */
const long = (code: string) => {
  const country = /[_@]/.test(code) ? undefined : countries.get(code);
  return country === undefined ? code : `${code}_${country}`;
};

const android = (code: string): string => {
  const spelled = legacy(androidCodes[code] ?? code);
  const [language = "", second, third] = spelled.split("_");
  if (second === undefined) return spelled;
  if (third === undefined && /^[A-Z]{2}$/.test(second)) return `${language}-r${second}`;
  return `b+${spelled.replaceAll("_", "+")}`;
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
  appstore: (code) => appStoreCodes[code] ?? dashed(code),
  googleplay: (code) => googlePlayCodes[code] ?? dashed(legacy(code)),
  linux: legacy,
  linux_lowercase: (code) => legacy(code).toLowerCase(),
};

/** Codes with a variant behind "@" are never rewritten. */
export const fileCode = (code: string, style: CodeStyle): string => (isVariant(code) ? code : styles[style](code));
