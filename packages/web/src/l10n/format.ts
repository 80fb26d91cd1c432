/** Numbers and times in the language of the console. */
import { language, t } from "./text.ts";

const locale = () => (language().code === "en-XA" ? "en" : language().code);

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** `percent` from 0 to 100. What is not done is never rounded up to 100. */
export const formatPercent = (percent: number): string => {
  const rounded = percent < 100 && percent > 99 ? 99 : Math.round(percent);
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(rounded / 100);
};

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

export const formatDate = (time: string | Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(time));

/** A day of UTC, short: `3 Nov`. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));

export const formatTime = (time: string | Date): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** `3 hours ago`. */
export const formatAgo = (time: string | Date, now = Date.now()): string => {
  const seconds = (new Date(time).getTime() - now) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  if (unit === "second") return t("kit-just-now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
};

/** What a browser calls a language in another; undefined where it knows no name for it. */
export const languageName = (code: string, spoken = locale()): string | undefined => {
  const tagOf = (written: string) => written.replaceAll("_", "-");
  try {
    return new Intl.DisplayNames([tagOf(spoken)], { type: "language", fallback: "none" }).of(tagOf(code));
  } catch {
    // Codes of sites are not always those of languages.
    return undefined;
  }
};

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** The name of a language as readers of the console know it; else the one that the site gave it. */
export const formatLanguage = ({ code, name }: { readonly code: string; readonly name: string }): string => {
  const found = languageName(code);
  return found === undefined ? name : capitalized(found);
};
