/** Where the console begins: the language first, then the pages. */
import "./kit/tokens.css";
import "./kit/base.css";
import { createRoot } from "react-dom/client";
import { keptTheme, showTheme } from "./account/theme.ts";
import { base } from "./api/client.ts";
import { makeQueries } from "./api/queries.ts";
import { sessionQuery } from "./api/session.ts";
import { App } from "./app.tsx";
import { chooseLanguage } from "./l10n/choose.ts";
import { loadTexts, speak } from "./l10n/text.ts";
import { preparePage } from "./pages.tsx";

/** Milliseconds. */
const patience = 400;

const start = async () => {
  showTheme(keptTheme());
  speak(chooseLanguage());
  const queries = makeQueries();
  await loadTexts("kit");
  // A first picture of shapes would hold back the page that follows it: it is drawn only where waiting is long.
  await Promise.race([
    Promise.all([preparePage(location.pathname.slice(base.length)), queries.prefetchQuery(sessionQuery)]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const root = document.getElementById("app");
  if (root !== null) createRoot(root).render(<App queries={queries} />);
};

void start();
