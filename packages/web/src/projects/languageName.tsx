/** The name of a language in the console's, and its own where the browser knows it. No flags: they are of countries. */
import { language as spoken } from "../l10n/text.ts";

const namesIn = (locale: string) => {
  try {
    return new Intl.DisplayNames([locale.replace("_", "-")], { type: "language", fallback: "none" });
  } catch {
    return undefined;
  }
};

const nameOf = (code: string, locale: string) => {
  try {
    return namesIn(locale)?.of(code.replace("_", "-").replace("@", "-"));
  } catch {
    return undefined;
  }
};

interface Named {
  readonly code: string;
  /** As the server calls it, in English. */
  readonly name: string;
  readonly direction: string;
}

export const LanguageName = ({ code, name, direction }: Named) => {
  const own = nameOf(code, code);
  const here = spoken().code === "en" ? name : (nameOf(code, spoken().code) ?? name);
  return (
    <>
      <bdi>{here}</bdi>
      {own === undefined || own.toLowerCase() === here.toLowerCase() ? null : (
        <>
          {" "}
          <span lang={code.replace("_", "-")} dir={direction} data-own>
            {own}
          </span>
        </>
      )}
    </>
  );
};
