/** The name of a language in the console's, and its own where the browser knows it. No flags: they are of countries. */
import { languageName } from "../l10n/format.ts";
import { language as spoken } from "../l10n/text.ts";

interface Named {
  readonly code: string;
  /** As the server calls it, in English. */
  readonly name: string;
  readonly direction: string;
}

export const LanguageName = ({ code, name, direction }: Named) => {
  const own = languageName(code, code);
  const here = spoken().code === "en" ? name : (languageName(code) ?? name);
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
