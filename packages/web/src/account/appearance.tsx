/** The language and the colours of the console, to be chosen before anybody signed in, too. */
import { useState } from "react";
import { Icon } from "../kit/icon.tsx";
import { keepLanguage } from "../l10n/choose.ts";
import { spoken } from "../l10n/languages.ts";
import { language, t } from "../l10n/text.ts";
import { chooseTheme, keptTheme, type Theme, themes } from "./theme.ts";
import styles from "./appearance.module.css";

export const LanguageChoice = () => (
  <label className={styles["choice"]}>
    <Icon name="globe" />
    <span className="hidden">{t("kit-language")}</span>
    <select
      value={language().code}
      onChange={(event) => {
        keepLanguage(event.target.value);
        // All texts change: beginning anew is the simplest that is right.
        location.reload();
      }}
    >
      {spoken.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export const ThemeChoice = () => {
  const [theme, setTheme] = useState(keptTheme);
  return (
    <label className={styles["choice"]}>
      <Icon name="sun" />
      <span className="hidden">{t("kit-theme")}</span>
      <select
        value={theme}
        onChange={(event) => {
          const chosen = event.target.value as Theme;
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {t(`kit-theme-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
