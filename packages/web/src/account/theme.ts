/** Light, dark, or as the system has it; kept on the device. */

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "dragoman.theme";

export const keptTheme = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? "system";
  } catch {
    return "system";
  }
};

export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};

export const chooseTheme = (theme: Theme): void => {
  showTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Shown until the page is left.
  }
};
