/** The language to speak: what this browser was told here, else what it prefers. */
import { negotiateLanguages } from "@fluent/langneg";
import { fallback, languageOf, spoken, type SpokenLanguage } from "./languages.ts";

const key = "dragoman.language";

const kept = () => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const chooseLanguage = (wanted: readonly string[] = navigator.languages): SpokenLanguage => {
  const own = languageOf(kept() ?? "");
  if (own !== undefined) return own;
  const [best = fallback] = negotiateLanguages(
    [...wanted],
    spoken.map(({ code }) => code),
    { strategy: "lookup", defaultLocale: fallback },
  );
  return languageOf(best) ?? languageOf(fallback) ?? spoken[0] ?? { code: fallback, name: "English", direction: "ltr" };
};

/** Undefined to go by what the browser prefers. */
export const keepLanguage = (code: string | undefined): void => {
  try {
    if (code === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, code);
  } catch {
    // A browser that keeps nothing is asked anew each time.
  }
};
