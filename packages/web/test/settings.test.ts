/** A manager's first hour: people, visibility, tokens, labels, add-ons and settings, with the mouse and by keys. */
import { actions } from "@dragoman/core/changes";
import { existsSync } from "node:fs";
import { hookServices } from "@dragoman/core/hooks";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgeKinds } from "../src/settings/forgeKinds.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch } from "./harness/watch.ts";

describe.skipIf(!existsSync(chromiumPath))("a manager (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  /** Answers of 400 are what some of these look for; browsers note them. */
  const at = async (address: string, work: (page: Page) => Promise<void>, account = "ada", width = 1280) => {
    const page = await town.page(account, { viewport: { width, height: 800 } });
    const wrong = watch(page, [/status of 40[04]/]);
    await page.goto(address);
    await work(page);
    expect(wrong()).toEqual([]);
    await page.context().close();
  };

  it("makes a team, puts somebody in, takes them out and back again, and removes the team", () =>
    at("/access/harbour/", async (page) => {
      await page.getByRole("button", { name: "New team" }).click();
      const dialog = page.getByRole("dialog", { name: "New team" });
      await dialog.getByRole("textbox", { name: "Name" }).fill("Czech reviewers");
      await dialog.getByRole("textbox", { name: "Languages" }).fill("cs");
      await dialog.getByRole("checkbox", { name: "Review strings" }).check();
      await dialog.getByRole("button", { name: "Create the team" }).click();
      const team = page.getByRole("article").filter({ hasText: "Czech reviewers" });
      await team.getByText("In cs").waitFor();
      await team.getByText("What its members may do").click();
      await team.getByText("Approve translations").waitFor();

      const add = page.getByRole("region", { name: "Add a member" });
      await add.getByRole("textbox", { name: "Username" }).fill("nobody-at-all");
      await add.getByRole("button", { name: "Add a member" }).click();
      await add.getByText("Nobody has this name.").waitFor();
      await add.getByRole("textbox", { name: "Username" }).fill("jana");
      await add.getByRole("combobox", { name: "Team" }).selectOption("Czech reviewers");
      await add.getByRole("textbox", { name: "Username" }).press("Enter");
      const members = page.getByRole("region", { name: "Members" });
      const jana = members.getByRole("row").filter({ hasText: "jana" });
      await jana.getByText("added by a manager").waitFor();
      await jana.getByRole("button", { name: "Remove jana from Czech reviewers" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove from the team" }).click();
      await page.getByRole("status").getByText("jana is not in Czech reviewers any more.").waitFor();
      await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
      await jana.getByText("Czech reviewers").waitFor();

      await team.getByRole("button", { name: "Remove Czech reviewers" }).click();
      const removal = page.getByRole("dialog", { name: "Remove Czech reviewers" });
      await removal.getByText("One member leaves it.").waitFor();
      await removal.getByRole("button", { name: "Remove the team" }).click();
      await team.waitFor({ state: "detached" });
    }));

  it("changes who sees the project, by keys alone, and the teams that go with it come", () =>
    at("/access/harbour/", async (page) => {
      const levels = page.getByRole("region", { name: "Who sees it" });
      await levels.getByRole("radio", { name: "Public" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("status").getByText("Saved.").waitFor();
      await page.getByRole("article").filter({ hasText: "Screenshots" }).first().waitFor();
      const { access_control } = (await town.site.ask("ada", "GET /api/projects/harbour/access/")).json;
      expect(access_control).toBe(1);
    }));

  it("makes a token that is shown once", () =>
    at("/access/harbour/", async (page) => {
      const tokens = page.getByRole("table", { name: "Tokens of the project" });
      await page.getByRole("textbox", { name: "What it is for" }).fill("Build");
      await page.getByRole("button", { name: "Make a token" }).click();
      await page.getByText(/^wlp_/).waitFor();
      await tokens.getByRole("row").filter({ hasText: "Build" }).waitFor();
      await page.reload();
      await tokens.getByRole("row").filter({ hasText: "Build" }).waitFor();
      expect(await page.getByText(/^wlp_/).count()).toBe(0);
    }));

  it("asks why somebody may not", () =>
    at("/access/harbour/", async (page) => {
      const ask = page.getByRole("region", { name: "What may somebody do?" });
      await ask.getByRole("textbox", { name: "Username" }).fill("jana");
      await ask.getByRole("combobox", { name: "Right" }).selectOption("Manage who has access");
      await ask.getByRole("button", { name: "Ask" }).click();
      await ask.getByRole("alert").getByText("No", { exact: true }).waitFor();
    }));

  it("adds a label, changes it and removes it", () =>
    at("/labels/harbour/", async (page) => {
      await page.getByText("There are no labels yet").waitFor();
      await page.getByRole("textbox", { name: "Name" }).fill("Release 2");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Change Release 2" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Name" }).fill("Release 3");
      await dialog.getByRole("combobox", { name: "Colour" }).selectOption("Teal");
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await page.getByRole("button", { name: "Remove Release 3" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
      await page.getByText("There are no labels yet").waitFor();
    }));

  it("installs an add-on by a form of its schema", () =>
    at("/addons/harbour/", async (page) => {
      await page.getByRole("button", { name: "Install Removal of old comments" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("spinbutton").fill("90");
      await dialog.getByRole("button", { name: "Install" }).click();
      const installed = page.getByRole("region", { name: "Installed" });
      await installed.getByRole("button", { name: /^Settings of/ }).waitFor();
      const { results } = (await town.site.ask("ada", "GET /api/addons/")).json;
      expect(results).toMatchObject([{ name: "weblate.removal.comments", configuration: { age: 90 } }]);
    }));

  it("installs an add-on on the whole site, found by the tabs of the administration, and removes it", () =>
    at("/manage/", async (page) => {
      const onSite = async () =>
        (await town.site.ask("ada", "GET /api/addons/")).json.results.filter(
          (addon: { project: string | null; component: string | null }) =>
            addon.project === null && addon.component === null,
        );
      await page.getByRole("link", { name: "Add-ons" }).click();
      await page.getByRole("region", { name: "Installed" }).getByText("No add-on is installed here").waitFor();
      expect(await page.getByRole("button", { name: "Install Component discovery" }).count()).toBe(0);
      await page.getByRole("button", { name: "Install Removal of old suggestions" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("spinbutton", { name: "Age" }).fill("-1");
      await dialog.getByRole("button", { name: "Install" }).click();
      await page.waitForFunction(() => document.querySelector("dialog [aria-invalid=true]") !== null);
      await dialog.getByRole("spinbutton", { name: "Age" }).fill("90");
      await dialog.getByRole("button", { name: "Install" }).click();
      await dialog.waitFor({ state: "detached" });
      expect(await onSite()).toMatchObject([{ name: "weblate.removal.suggestions", configuration: { age: 90 } }]);
      await page.getByRole("button", { name: "Remove Removal of old suggestions" }).click();
      await dialog.getByRole("button", { name: "Remove", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      expect(await onSite()).toEqual([]);
    }));

  it("makes a secret for hooks that is shown once, replaces it by one of the forge, and removes it", () =>
    at("/repository/harbour/", async (page) => {
      const isSet = async () => (await town.site.ask("ada", "GET /api/projects/harbour/hook-secret/")).json.set;
      const { repo, branch } = (await town.site.ask("ada", "GET /api/components/harbour/app/")).json;
      const repository = { url: repo, homepage: repo, git_http_url: repo, git_ssh_url: repo };
      /** How many notifications the component's log has more after this one. */
      const heard = async (secret: string) => {
        const count = async () =>
          (
            await town.site.ask(
              "ada",
              `GET /api/components/harbour/app/changes/?action=${actions.repositoryNotificationReceived}`,
            )
          ).json.count;
        const before = await count();
        await fetch(`${town.url}/hooks/gitlab/`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-gitlab-token": secret },
          body: JSON.stringify({ ref: `refs/heads/${branch}`, repository }),
        });
        return (await count()) - before;
      };
      await page.getByRole("link", { name: "notifications of pushes" }).click();
      const card = page.getByRole("region", { name: "Notifications of pushes" });
      await card.getByText("No secret is set").waitFor();
      await card.getByText("Addresses to enter at the forge").click();
      for (const id of Object.keys(hookServices)) await card.getByText(`${town.url}/hooks/${id}/`).waitFor();
      await card.getByRole("button", { name: "Make a secret" }).click();
      const secret = await card.getByRole("alert").locator("code").innerText();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      await card.getByText("A secret is set").waitFor();
      // The project may be private by now: then the answer says nothing, and the log does.
      expect([await heard(secret), await heard("another")]).toEqual([1, 0]);
      await page.reload();
      await card.getByText("A secret is set").waitFor();
      expect(await page.getByText(secret).count()).toBe(0);

      await card.getByRole("textbox", { name: "Secret that the forge made" }).fill("of the forge");
      await card.getByRole("button", { name: "Keep this secret" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Replace the secret" }).click();
      await dialog.waitFor({ state: "detached" });
      expect([await heard(secret), await heard("of the forge")]).toEqual([0, 1]);
      await card.getByRole("button", { name: "Remove the secret" }).click();
      await dialog.getByRole("button", { name: "Remove the secret" }).click();
      await card.getByText("No secret is set").waitFor();
      expect(await isSet()).toBe(false);
    }));

  it("gives a project credentials for forges, reads at its field what is wrong, replaces and removes them", () =>
    at("/settings/harbour/", async (page) => {
      const kept = async () => (await town.site.ask("ada", "GET /api/projects/harbour/forges/")).json.results;
      const card = page.getByRole("region", { name: "Credentials for forges" });
      await card.getByRole("button", { name: "Add credentials" }).click();
      const dialog = page.getByRole("dialog");
      const field = (name: string) => dialog.getByRole("textbox", { name });
      await dialog.getByRole("combobox", { name: "Credentials" }).selectOption("GitHub App");
      await field("Id of the app").fill("12345");
      await dialog.getByRole("button", { name: "Keep credentials" }).click();
      await dialog.getByText("Give a token, a user name and a password").waitFor();
      expect(await field("Private key").getAttribute("aria-invalid")).toBe("true");
      await field("Private key").fill("-----BEGIN RSA PRIVATE KEY-----\nnone\n-----END RSA PRIVATE KEY-----");
      await dialog.getByRole("button", { name: "Keep credentials" }).click();
      await card.getByText("github.com").waitFor();
      expect(await kept()).toMatchObject([{ host: "github.com", kind: "github", type: "app", account: "12345" }]);

      await card.getByRole("button", { name: "Replace credentials for github.com" }).click();
      await dialog.getByRole("combobox", { name: "Credentials" }).selectOption("Token");
      await field("Token").fill("a token");
      await field("Address of the interface").fill("nowhere");
      await dialog.getByRole("button", { name: "Keep credentials" }).click();
      await dialog.getByText("Enter the address of an interface on the web.").waitFor();
      expect(await kept()).toMatchObject([{ type: "app" }]);
      await field("Address of the interface").fill("https://github.com/api/v3");
      await dialog.getByRole("button", { name: "Keep credentials" }).click();
      await card.getByText("https://github.com/api/v3").waitFor();
      expect(await kept()).toMatchObject([{ host: "github.com", type: "token", api: "https://github.com/api/v3" }]);
      expect(await page.getByText("a token").count()).toBe(0);

      await card.getByRole("button", { name: "Remove credentials for github.com" }).click();
      await dialog.getByRole("button", { name: "Remove", exact: true }).click();
      await card.getByText("The project has none of its own", { exact: true }).waitFor();
      expect(await kept()).toEqual([]);
    }));

  it("offers at each kind of forge the credentials that the server takes there", async () => {
    const secrets = {
      token: { token: "a" },
      password: { username: "ada", password: "a" },
      app: { app: "1", key: "a" },
    } as const;
    for (const { id, takes } of forgeKinds)
      for (const [type, secret] of Object.entries(secrets)) {
        const body = { host: "git.example.org", kind: id, ...secret };
        const { status, json } = await town.site.ask("ada", "POST /api/projects/harbour/forges/", body);
        expect([id, type, status]).toEqual([id, type, takes.some((each) => each === type) ? 201 : 400]);
        if (status === 201) await town.site.ask("ada", `DELETE /api/projects/harbour/forges/${json.id}/`);
      }
  });

  it("sees which components discovery would make, before it is installed", () =>
    at("/addons/harbour/app/", async (page) => {
      town.remote.commit({ "menu/cs.json": "{}\n", "menu/en.json": '{ "open": "Open" }\n' });
      await town.site.ask("ada", "POST /api/components/harbour/app/repository/", { operation: "pull" });
      await page.getByRole("button", { name: "Install Component discovery" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().fill("(?P<component>menu|web)/(?P<language>[^/.]*)\\.json");
      await dialog.getByRole("combobox").first().selectOption("json");
      await dialog.getByLabel("Base file", { exact: true }).fill("{{ component }}/en.json");
      await dialog.getByRole("button", { name: "Look at what it would make" }).click();
      const made = dialog.getByRole("region", { name: "One component would be made" });
      await made.getByText("menu/*.json").waitFor();
      await dialog.getByRole("region", { name: "One component is there" }).getByText("web/*.json").waitFor();
      await dialog.getByLabel("Base file", { exact: true }).fill("{{ component }}/none.json");
      await made.waitFor({ state: "detached" });
      await dialog.getByRole("button", { name: "Look at what it would make" }).click();
      await made.getByText("File does not exist.").waitFor();
    }));

  it("reads at its field what is wrong with a setting, keeps what was written, and saves it mended, on a telephone", () =>
    at(
      "/settings/harbour/app/",
      async (page) => {
        const limit = page.getByRole("textbox", { name: "Languages that are taken in" });
        await limit.fill("(");
        await page.getByRole("textbox", { name: "Licence" }).fill("MIT");
        await page.getByText("2 changes are not saved.").waitFor();
        await page.getByRole("button", { name: "Save changes" }).click();
        await page.getByText("Not saved: look at the marked fields.").waitFor();
        expect(await limit.getAttribute("aria-invalid")).toBe("true");
        expect(await page.getByRole("textbox", { name: "Licence" }).inputValue()).toBe("MIT");
        await limit.fill("^(cs|de|ar|ja)$");
        await limit.press("Enter");
        await page.getByRole("status").getByText("Saved.").waitFor();
        const component = (await town.site.ask("ada", "GET /api/components/harbour/app/")).json;
        expect(component).toMatchObject({ license: "MIT", language_regex: "^(cs|de|ar|ja)$" });
      },
      "ada",
      360,
    ));

  it("is asked for the name before a component goes, and told what goes with it", () =>
    at("/settings/harbour/web/", async (page) => {
      await page.getByRole("button", { name: "Remove the component" }).click();
      const dialog = page.getByRole("dialog", { name: "Remove web" });
      await dialog.getByText(/Web page goes with 4 languages and/).waitFor();
      const remove = dialog.getByRole("button", { name: "Remove the component" });
      expect(await remove.isDisabled()).toBe(true);
      await dialog.getByRole("textbox", { name: "Type web to confirm" }).fill("web");
      expect(await remove.isDisabled()).toBe(false);
      await dialog.getByRole("button", { name: "Cancel" }).click();
    }));

  it("who may not manage reads settings without a way to save, and hears why access is closed", async () => {
    await at(
      "/settings/harbour/",
      async (page) => {
        await page.getByText("You can read these settings, but not change them.").waitFor();
        expect(await page.getByRole("textbox", { name: "Website" }).isDisabled()).toBe(true);
        expect(await page.getByRole("button", { name: "Remove the project" }).count()).toBe(0);
        await page.getByRole("button", { name: "Why?" }).press("Enter");
        await page.getByText("Change settings of the project").waitFor();
        await page.getByText("tell them that your name is jana.").waitFor();
      },
      "jana",
    );
    await at(
      "/access/harbour/",
      async (page) => page.getByText("You cannot see or change who has access").waitFor(),
      "jana",
    );
  });

  it("creates an account, closes it, and may not close their own", () =>
    at("/manage/users/", async (page) => {
      await page.getByRole("button", { name: "New account" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Username" }).fill("ada");
      await dialog.getByRole("textbox", { name: "Full name" }).fill("Maria Nováková");
      await dialog.getByRole("button", { name: "Create the account" }).click();
      const name = dialog.getByRole("textbox", { name: "Username" });
      await page.waitForFunction(() => document.querySelector("dialog [aria-invalid=true]") !== null);
      expect(await name.getAttribute("aria-invalid")).toBe("true");
      await name.fill("maria");
      await name.press("Tab");
      await dialog.getByRole("button", { name: "Create the account" }).click();
      await page.getByRole("searchbox", { name: "Find by the beginning of the username" }).fill("mar");
      await page.getByRole("button", { name: "Change maria" }).click();
      await dialog.getByRole("checkbox", { name: "Active" }).uncheck();
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await page.getByRole("row").filter({ hasText: "maria" }).getByText("Closed").waitFor();
      await page.getByRole("searchbox", { name: "Find by the beginning" }).fill("ada");
      await page.getByRole("button", { name: "Change ada" }).click();
      expect(await dialog.getByRole("checkbox", { name: "Active" }).isDisabled()).toBe(true);
    }));

  it("makes a role of rights in words, and gives it up again", () =>
    at("/manage/roles/", async (page) => {
      await page.getByRole("button", { name: "New role" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Name" }).fill("Illustrators");
      await dialog.getByRole("checkbox", { name: "Add screenshots" }).check();
      await dialog.getByRole("button", { name: "Save changes" }).click();
      const role = page.getByRole("article").filter({ hasText: "Illustrators" });
      await role.getByText("What its members may do: one thing").click();
      await role.getByText("Add screenshots").waitFor();
      await role.getByRole("button", { name: "Remove Illustrators" }).click();
      await dialog.getByRole("button", { name: "Remove", exact: true }).click();
      await role.waitFor({ state: "detached" });
    }));

  it("adds a language with its plural rule, and finds it", () =>
    at("/manage/languages/", async (page) => {
      await page.getByRole("button", { name: "New language" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Code" }).fill("x_harbour");
      await dialog.getByRole("textbox", { name: "Name" }).fill("Harbourish");
      await dialog.getByRole("textbox", { name: "Plural rule" }).fill("n == 7");
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("searchbox", { name: "Find by name or code" }).fill("harbourish");
      await page.getByRole("row").filter({ hasText: "n == 7" }).waitFor();
    }));

  it("who does not administer the site hears so, and nothing is asked for", () =>
    at("/manage/users/", async (page) => page.getByText("The administration is not open to you").waitFor(), "jana"));
});
