/** A developer's way with a repository: what waits, commit, push, what comes in, locks, and what a reset drops. */
import { existsSync } from "node:fs";
import { createZip } from "@dragoman/formats";
import { makeRemote } from "@dragoman/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

const boxed = { "box/en.json": '{"lid": "Lift the lid"}', "box/cs.json": '{"lid": "Zvedněte víko"}' };

describe.skipIf(!existsSync(chromiumPath))("the repository page (needs Chromium)", () => {
  let town: Town;
  let page: Page;
  let wrong: () => readonly string[];
  beforeAll(async () => {
    town = await openTown();
    page = await town.page("ada");
    wrong = watch(page, [/400/, /412/]);
    await withAxe(page);
  });
  afterAll(() => town.close());

  const translate = async (query: string, target: string) => {
    const found = await town.site.ask("jana", `GET /api/translations/harbour/app/cs/units/?q=${query}`);
    const [{ id }] = (found.json as { results: readonly [{ id: number }] }).results;
    await town.site.ask("jana", `PATCH /api/units/${id}/`, { target: [target], state: 20 });
  };

  it("lists what waits by language and author, commits it, and pushes it to the remote", async () => {
    await translate("snooze", "Odložit do zítřka");
    await page.goto("/repository/harbour/app/");
    const here = page.getByRole("region", { name: "Here", exact: true });
    await here.getByText("One string").waitFor();
    const table = page.getByRole("table", { name: "Not yet committed" });
    await table.getByRole("row", { name: /^Czech 1 jana/i }).waitFor();
    expect(await audit(page)).toEqual([]);
    await here.getByRole("button", { name: "Push", exact: true }).click();
    await page.getByText("Pushed.").waitFor();
    await here.getByText("Nothing new").waitFor();
    expect(town.remote.show("po/cs.po")).toContain("Odložit do zítřka");
  });

  it("keeps what was done, with its log", async () => {
    await page.getByRole("button", { name: "Log: Push" }).click();
    await page.getByRole("dialog", { name: "Push" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("plans an update before anything happens, and applies the plan by keyboard", async () => {
    town.remote.commit({ "README.md": "# Harbour\n" }, "Say what it is");
    await page.getByRole("button", { name: "Plan the update" }).focus();
    await page.keyboard.press("Enter");
    const plan = page.getByRole("region", { name: /^Plan: update by/ });
    await plan.getByText("One commit comes in. No conflict is expected.").waitFor();
    await plan.getByText("README.md").waitFor();
    await plan.getByRole("button", { name: "Apply the plan" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Updated from upstream.").waitFor();
    await plan.waitFor({ state: "detached" });
  });

  it("shows what a plan does to strings, and plans anew where something has changed meanwhile", async () => {
    const file = () => town.remote.show("po/cs.po");
    const [, text = ""] = /\nmsgstr "([^"\n]+)"\n/.exec(file()) ?? [];
    town.remote.commit({ "po/cs.po": file().replace(`msgstr "${text}"`, 'msgstr "Jinak"') }, "Say it otherwise");
    await page.getByRole("button", { name: "Plan the update" }).click();
    const plan = page.getByRole("region", { name: /^Plan: update by/ });
    await plan.getByText("Jinak").waitFor();
    await plan.getByText("Changed", { exact: true }).waitFor();
    town.remote.commit({ "README.md": "# Harbour again\n" }, "Say it again");
    await plan.getByRole("button", { name: "Apply the plan" }).click();
    await page.getByText("Something has changed meanwhile").waitFor();
    await plan.getByText("README.md").waitFor();
    await plan.getByRole("button", { name: "Apply the plan" }).click();
    await page.getByText("Updated from upstream.").waitFor();
    await plan.waitFor({ state: "detached" });
  });

  it("shows what a commit would make, and makes exactly this", async () => {
    await translate("snooze", "Odložit na potom");
    await page.reload();
    await page.getByRole("button", { name: "Look first: Commit" }).click();
    const plan = page.getByRole("region", { name: "Plan: Commit" });
    await plan.getByText(/^One commit is made/).waitFor();
    await plan.getByRole("region", { name: "Commits that are made" }).getByText("po/cs.po").waitFor();
    await plan.getByRole("region", { name: "What becomes of strings" }).getByText("Written").waitFor();
    expect(await audit(page)).toEqual([]);
    await plan.getByRole("button", { name: "Apply the plan" }).press("Enter");
    await page.getByText("Committed.").waitFor();
    await plan.waitFor({ state: "detached" });
  });

  it("shows where two texts met, whose stands, and that the other one is a suggestion", async () => {
    await translate("snooze", "Odložit na zítra");
    const file = town.remote.show("po/cs.po");
    const theirs = file.replace(/(msgid "[^"]*snooze[^"]*"\nmsgstr )"[^"]*"/i, '$1"Odložit jindy"');
    expect(theirs).not.toBe(file);
    town.remote.commit({ "po/cs.po": theirs }, "Snooze otherwise");
    await page.getByRole("button", { name: "Update now" }).click();
    await page.getByText("Updated from upstream.").waitFor();
    const met = page.getByRole("region", { name: "Where two texts met" });
    await met.getByText("Upstream’s text stands").waitFor();
    await met.getByText(/kept as a suggestion of jana/).waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it("shows for a whole project what would be sent, repository by repository", async () => {
    await translate("snooze", "Odložit na později");
    await page.goto("/repository/harbour/");
    await page.getByRole("button", { name: "Look first: Push" }).click();
    const plan = page.getByRole("region", { name: "Plan: Push" });
    await plan.getByRole("region", { name: "Is sent" }).first().waitFor();
    expect(await audit(page)).toEqual([]);
    await plan.getByRole("button", { name: "Apply the plan" }).click();
    await page.getByText("Pushed.").waitFor();
    expect(town.remote.show("po/cs.po")).toContain("Odložit na později");
    await page.goto("/repository/harbour/app/");
  });

  it("locks with the name of who did it, and unlocks", async () => {
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByText(/Locked by ada/).waitFor();
    await page.getByRole("button", { name: "Unlock" }).click();
    await page.getByText(/Locked by ada/).waitFor({ state: "detached" });
  });

  it("says what a reset meets before its button, keeps it unless told, and does nothing when it is left", async () => {
    await translate("disturb", "Nerušit");
    await page.reload();
    await page.getByRole("button", { name: "Reset to upstream" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo what is here" });
    await dialog.getByText(/Not committed or not pushed.*One string/).waitFor();
    await dialog.getByRole("button", { name: "Look first: Reset" }).click();
    await page.getByRole("region", { name: "Plan: Reset" }).getByText("Waits", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("region", { name: "Here", exact: true }).getByText("One string").waitFor();
    await page.getByRole("button", { name: "Reset to upstream" }).click();
    await dialog.getByRole("button", { name: "Reset", exact: true }).click();
    await page.getByText("Reset to what upstream has.").waitFor();
    await page.getByRole("region", { name: "Here", exact: true }).getByText("One string").waitFor();
  });

  it("throws away what is only here where that was chosen", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Reset to upstream" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo what is here" });
    await dialog.getByRole("radio", { name: /It is thrown away/ }).check();
    await dialog.getByRole("button", { name: "Throw it away and reset" }).click();
    await page.getByText("Reset to what upstream has.").waitFor();
    await page.getByRole("region", { name: "Here", exact: true }).getByText("Nothing new").waitFor();
  });

  it("leads in four steps to a new component, keeps what was typed when one goes back, and imports it", async () => {
    await page.goto("/new/component?project=harbour");
    await page.getByLabel("Address", { exact: true }).fill(town.remote.url);
    await page.getByLabel("Address to push to").fill(town.remote.url);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Second desk");
    const found = page.getByRole("group", { name: "What was found" });
    const sets = found.getByRole("radio", { name: /^(po|web)\/\*\./ });
    await sets.first().waitFor();
    expect(await sets.count()).toBe(2);
    await found.getByRole("radio", { name: /web\/\*\.json/ }).check();
    await page.getByRole("region", { name: "The first strings" }).getByText("Open from {from} to {to}").waitFor();
    await found.getByRole("radio", { name: /po\/\*\.po.*4 languages, 4 files.*po\/app\.pot/ }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("region", { name: "The first strings" }).getByText("Mark all as read").waitFor();
    await page.getByRole("region", { name: "Languages of these files" }).getByText("Czech").waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Updates from upstream").waitFor();
    await page.goBack();
    await page.getByLabel("Short name in addresses").waitFor();
    expect(await page.getByLabel("Short name in addresses").inputValue()).toBe("second-desk");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.getByLabel("Updates from upstream").waitFor();
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Create the component" }).press("Enter");
    await page.getByText("The component is there").waitFor();
    await page.getByRole("link", { name: "Edit the first string" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Edit the first string" }).waitFor();
    expect(await page.getByRole("button", { name: "Create the component" }).count()).toBe(0);
    await page.getByRole("link", { name: "Repository" }).click();
    await page.getByRole("heading", { name: "Repository of Second desk" }).waitFor();
  });

  it("pushes what is translated in the new component", async () => {
    const found = await town.site.ask("jana", "GET /api/translations/harbour/second-desk/de/units/?q=snooze");
    const [{ id }] = (found.json as { results: readonly [{ id: number }] }).results;
    await town.site.ask("jana", `PATCH /api/units/${id}/`, { target: ["Bis morgen schlummern"], state: 20 });
    await page.reload();
    await page.getByRole("button", { name: "Push", exact: true }).press("Enter");
    await page.getByText("Pushed.").waitFor();
    expect(town.remote.show("po/de.po")).toContain("Bis morgen schlummern");
  });

  it("says at which step a refused component is mended", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByLabel("Address", { exact: true }).fill(town.remote.url);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("App");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Create the component" }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("It was not created: something has to be mended").waitFor();
    await alert.getByRole("link", { name: "What to translate" }).first().click();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("App");
  });

  it("says what is wrong with files that are named by hand, before anything is created", async () => {
    await page.goto("/new/component?project=harbour&step=what");
    await page.getByRole("radio", { name: /po\/\*\.po/ }).check();
    await page.getByRole("radio", { name: /Something else/ }).check();
    await page.getByLabel("Template for new translations").fill("po/none.pot");
    await page.getByRole("button", { name: "Look at these files" }).click();
    await page.getByText("files match:").waitFor();
    await page.getByLabel("Find a format").fill("apple string catalog");
    await page.getByLabel("Find a format").press("Enter");
    expect(await page.getByLabel("Format", { exact: true }).inputValue()).toBe("xcstrings");
    await page.getByLabel("Format", { exact: true }).selectOption("po");
    await page.getByRole("textbox", { name: "File mask" }).fill("none/*.po");
    await page.getByText("No file matches.").waitFor();
    await page.getByRole("textbox", { name: "File mask" }).fill("po/*.po");
    const alert = page.getByRole("alert").filter({ hasText: "This would be refused" });
    await alert.getByText("File does not exist.").waitFor();
    await page.getByLabel("Template for new translations").fill("po/app.pot");
    await page.getByRole("button", { name: "Look at these files" }).click();
    await page.getByRole("region", { name: "The first strings" }).waitFor();
    await alert.waitFor({ state: "detached" });
  });

  it("offers the branches that are there where another was named", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByLabel("Address", { exact: true }).fill(town.remote.url);
    await page.getByLabel("Branch", { exact: true }).fill("none");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("The repository has no such branch").waitFor();
    await page.getByRole("alert").getByRole("button", { name: "main", exact: true }).click();
    await page.getByRole("radio", { name: /po\/\*\.po/ }).waitFor();
  });

  it("says that a repository is not there, and lets its files be named all the same", async () => {
    await page.goto("/new/component?project=harbour");
    await page.getByLabel("Address", { exact: true }).fill(`${town.remote.url}-not-there`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("There is no repository at this address").waitFor();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).waitFor();
    await page.getByLabel("File mask").fill("po/*.po");
    await page.goBack();
    expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe(`${town.remote.url}-not-there`);
  });

  it("shows the key to give access to, beside an address that is gone to over ssh", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^A repository/ }).check();
    await page.getByLabel("Address", { exact: true }).fill("git@git.example.org:desk/app.git");
    await page.getByText(/^ssh-ed25519 /).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByLabel("Address", { exact: true }).fill(town.remote.url);
    await page.getByLabel("Address to push to").fill("");
    await page.getByText(/^ssh-ed25519 /).waitFor({ state: "detached" });
  });

  it("finds what a ZIP holds, and makes a component of it", async () => {
    const archive = createZip(new Map(Object.entries(boxed).map(([path, text]) => [path, Buffer.from(text)])));
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^A ZIP file/ }).check();
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "box.zip", mimeType: "application/zip", buffer: Buffer.from(archive) });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Box");
    await page.getByRole("radio", { name: /box\/\*\.json/ }).check();
    await page.getByRole("region", { name: "The first strings" }).getByText("Lift the lid").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Create the component" }).click();
    await page.getByText("The component is there").waitFor();
  });

  it("begins a component that has no files yet, and names its base by the mask", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^From nothing/ }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Menu");
    await page.getByLabel("Format", { exact: true }).selectOption("json");
    await page.getByRole("textbox", { name: "File mask" }).fill("menu/*.json");
    expect(await page.getByLabel("Base file", { exact: false }).first().inputValue()).toBe("menu/en.json");
    await page.getByRole("button", { name: "Look at these files" }).click();
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Kept here alone").waitFor();
    await page.getByRole("button", { name: "Create the component" }).click();
    await page.getByText("The component is there").waitFor();
    const { json } = await town.site.ask("ada", "GET /api/components/harbour/menu/");
    expect(json).toMatchObject({ vcs: "local", template: "menu/en.json", manage_units: true });
  });

  it("begins a repository that has no commit yet", async () => {
    const empty = makeRemote({});
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^A repository/ }).check();
    await page.getByLabel("Address", { exact: true }).fill(empty.url);
    await page.getByLabel("Address to push to").fill(empty.url);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("The repository is empty").waitFor();
    await page.getByRole("button", { name: "Begin with it" }).click();
    await page.getByText("The repository is empty").waitFor({ state: "detached" });
    await page.getByLabel("Name", { exact: true }).fill("Begun");
    await page.getByLabel("Format", { exact: true }).selectOption("po");
    await page.getByRole("textbox", { name: "File mask" }).fill("po/*.po");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Create the component" }).click();
    await page.getByText("The component is there").waitFor();
    expect(empty.show("po/messages.pot")).toContain("X-Generator: Dragoman");
    empty.remove();
  });

  it("asks for the ZIP again where a page that was loaded anew has it no more", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^A ZIP file/ }).check();
    await page.goto("/new/component?project=harbour&step=kept");
    await page.getByLabel("File", { exact: true }).waitFor();
  });

  it("makes the category with the component, and shows what its commits would say", async () => {
    await page.goto("/new/component?project=harbour&step=repository");
    await page.getByRole("radio", { name: /^A repository/ }).check();
    await page.getByLabel("Address", { exact: true }).fill(town.remote.url);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Tower");
    await page.getByRole("radio", { name: /po\/\*\.po/ }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Category", { exact: true }).selectOption("A new category");
    expect(await page.getByRole("button", { name: "Continue" }).isDisabled()).toBe(true);
    await page.getByLabel("Name of the category").fill("Desktop");
    await page.getByText("Messages of commits").click();
    await page
      .getByLabel("When a language is added")
      .fill("{{ component_name }} speaks {{ language_name }} {{ size }}");
    await page.getByText("Tower speaks Czech").waitFor();
    await page.getByText("Not known: size").waitFor();
    await page.getByLabel("When a language is added").fill("{{ component_name }} speaks {{ language_name }}");
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Create the component" }).click();
    await page.getByText("The component is there").waitFor();
    const made = (await town.site.ask("ada", "GET /api/components/harbour/desktop%252Ftower/")).json;
    expect(made).toMatchObject({ add_message: "{{ component_name }} speaks {{ language_name }}" });
  });

  it("names the files that an alert is about", async () => {
    town.remote.commit({ "po/fr.po": "msgid" });
    await town.site.ask("ada", "POST /api/components/harbour/app/repository/", { operation: "pull" });
    await page.goto("/repository/harbour/app/");
    const alerts = page.getByRole("region", { name: "What needs attention" });
    await alerts.getByText("One detail").click();
    await alerts.getByText("po/fr.po: An entry without msgstr. (line 1)").waitFor();
    await page.goto("/repository/harbour/");
    town.remote.commit({ "po/fr.po": null });
    await town.site.ask("ada", "POST /api/components/harbour/app/repository/", { operation: "pull" });
  });

  it("shows all repositories of a project, and that one is shared", async () => {
    await page.goto("/repository/harbour/");
    await page.getByRole("row", { name: /Web page .* Shared/ }).waitFor();
    await page.getByRole("link", { name: "Web page" }).click();
    await page.getByText("This repository is shared").waitFor();
    expect(wrong()).toEqual([]);
  });

  it("offers who only translates nothing that they may not do", async () => {
    const other = await town.page("jana");
    await other.goto("/repository/harbour/app/");
    await other.getByRole("main").waitFor();
    await other.getByRole("heading", { level: 1 }).or(other.getByRole("alert")).first().waitFor();
    expect(await other.getByRole("button", { name: /Push|Commit|Lock|reset/ }).count()).toBe(0);
    await other.context().close();
  });
});
