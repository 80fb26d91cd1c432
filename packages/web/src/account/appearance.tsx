/** The language and the colours of the console, to be chosen before anybody signed in, too. */
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { keepLanguage } from "../l10n/choose.ts";
import { spoken } from "../l10n/languages.ts";
import { language, t } from "../l10n/text.ts";
import { chooseTheme, keptTheme, themes } from "./theme.ts";

export const LanguageMenu = () => (
  <Menu
    trigger={
      <Button look="bare" small icon="globe">
        {language().name}
      </Button>
    }
    groups={[
      spoken.map(({ code, name }) => ({
        label: <span lang={code}>{name}</span>,
        icon: code === language().code ? ("check" as const) : undefined,
        onChoose: () => {
          keepLanguage(code);
          // All texts change: beginning anew is the simplest that is right.
          location.reload();
        },
      })),
    ]}
  />
);

export const ThemeMenu = () => {
  const [theme, setTheme] = useState(keptTheme);
  return (
    <Menu
      trigger={
        <Button look="bare" small icon="sun">
          {t("kit-theme")}
        </Button>
      }
      groups={[
        themes.map((each) => ({
          label: t(`kit-theme-${each}`),
          icon: each === theme ? ("check" as const) : undefined,
          onChoose: () => {
            chooseTheme(each);
            setTheme(each);
          },
        })),
      ]}
    />
  );
};
