/** Languages that the console itself speaks. */

export interface SpokenLanguage {
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

export const fallback = "en";

export const spoken: readonly SpokenLanguage[] = [
  { code: "en", name: "English", direction: "ltr" },
  { code: "ar", name: "العربية", direction: "rtl" },
  { code: "cs", name: "Čeština", direction: "ltr" },
  { code: "de", name: "Deutsch", direction: "ltr" },
  { code: "fr", name: "Français", direction: "ltr" },
  { code: "ja", name: "日本語", direction: "ltr" },
];

/** English with marks on each letter, half as long again: shows texts that are in no file, and what is cut off. */
export const pseudo: SpokenLanguage = { code: "en-XA", name: "Pseudo", direction: "ltr" };

export const languageOf = (code: string): SpokenLanguage | undefined =>
  [...spoken, pseudo].find((language) => language.code.toLowerCase() === code.toLowerCase());
