/** The pictures of `docs/tour.md`: where each is taken, as whom, and what one does before. */
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Town } from "../town.ts";

export interface Stop {
  /** Of the file in `docs/tour`. */
  readonly name: string;
  readonly at: string;
  readonly as?: string;
  readonly language?: string;
  readonly options?: BrowserContextOptions;
  /** Until the page shows what the picture is of. */
  readonly go: (page: Page, town: Town) => Promise<void>;
}

const low = { viewport: { width: 1280, height: 520 } } as const;
const high = { viewport: { width: 1280, height: 1040 } } as const;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const upload = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "Snooze until tomorrow"
msgstr "Bis morgen schlummern"

msgid "Do not disturb"
msgstr "Bitte nicht stören"

msgid "Show previews on the lock screen"
msgstr "Vorschau auf dem Sperrbildschirm zeigen"
`;

export const stops: readonly Stop[] = [
  {
    name: "start",
    at: "/",
    as: "jana",
    options: low,
    go: (page) => page.getByRole("link", { name: "Translate" }).first().waitFor(),
  },
  {
    name: "project",
    at: "/projects/harbour/",
    go: (page) => page.getByText("What needs work in").first().waitFor(),
  },
  {
    name: "editor",
    at: "/translate/harbour/app/cs/?offset=10",
    as: "jana",
    go: async (page) => {
      await page.getByRole("region", { name: "Source" }).getByText("zamčená obrazovka").waitFor();
      await page.getByRole("tabpanel", { name: "Matches" }).getByText("90%").waitFor();
    },
  },
  {
    name: "checks",
    at: "/translate/harbour/app/cs/?offset=3",
    as: "jana",
    go: async (page) => {
      await page.getByRole("textbox", { name: "Few" }).fill("{count} nepřečtené  zprávy v kanálu");
      const checks = page.getByRole("region", { name: "Checks" });
      await checks.getByText("Two spaces in a row").waitFor();
      await checks.getByRole("button", { name: "Insert {channel}" }).waitFor();
    },
  },
  {
    name: "list",
    at: "/translate/harbour/app/de/?view=list",
    go: async (page) => {
      await page.getByRole("row").filter({ hasText: "Snooze until" }).click();
      await page.getByRole("textbox", { name: "German", exact: true }).fill("Bis morgen schlummern");
    },
  },
  {
    name: "right-to-left",
    at: "/translate/harbour/app/ar/?offset=3",
    as: "omar",
    language: "ar",
    options: { colorScheme: "dark" },
    go: (page) => page.locator("textarea").nth(5).waitFor(),
  },
  {
    name: "phone",
    at: "/translate/harbour/app/cs/?q=source:Notifications",
    as: "jana",
    options: phone,
    go: (page) => page.getByRole("button", { name: "Insert %s" }).waitFor(),
  },
  {
    name: "new-component",
    at: "/new/component?project=harbour",
    go: async (page, { remote }) => {
      await page.getByLabel("Address", { exact: true }).fill(remote.url);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Desktop app, next version");
      await page.getByRole("radio", { name: /po\/\*\.po/ }).check();
      await page.getByRole("region", { name: "The first strings" }).getByText("Mark all as read").waitFor();
      await page.getByRole("region", { name: "Languages of these files" }).getByText("Czech").waitFor();
    },
  },
  {
    name: "repository",
    at: "/repository/harbour/app/",
    go: (page) => page.getByRole("row", { name: /^Czech/ }).waitFor(),
  },
  {
    name: "upload",
    at: "/files/harbour/app/de/",
    options: high,
    go: async (page) => {
      const buffer = Buffer.from(upload);
      await page
        .getByLabel("Drop a file here, or choose one")
        .setInputFiles({ name: "de.po", mimeType: "text/x-po", buffer });
      await page.getByLabel("Strings that are translated already").selectOption("replace-translated");
      const plan = page.getByRole("region", { name: "Plan of the upload" });
      await plan.locator("ins").first().waitFor();
    },
  },
  {
    name: "access",
    at: "/access/harbour/",
    go: (page) => page.getByText("Omar Haddad").first().waitFor(),
  },
  {
    name: "engage",
    at: "/engage/harbour/",
    as: "anonymous",
    options: low,
    go: (page) => page.getByRole("link", { name: "Help to translate" }).first().waitFor(),
  },
];
