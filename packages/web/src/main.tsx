/** Where the console begins: the language first, then the pages. */
import "./kit/tokens.css";
import "./kit/base.css";
import { createRoot } from "react-dom/client";
import { keptTheme, showTheme } from "./account/theme.ts";
import { App } from "./app.tsx";
import { chooseLanguage } from "./l10n/choose.ts";
import { loadTexts, speak } from "./l10n/text.ts";

const start = async () => {
  showTheme(keptTheme());
  speak(chooseLanguage());
  await loadTexts("kit");
  const root = document.getElementById("app");
  if (root !== null) createRoot(root).render(<App />);
};

void start();
