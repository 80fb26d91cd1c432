/** Signing in, and one's own account, as people do it in a browser. */
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, deviceOf, localPath } from "../src/account/model.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

const password = "a lantern over the quay";

describe.skipIf(!existsSync(chromiumPath))("an account in the console (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
    await town.site.ask("admin", "PUT /api/users/jana/password/", { password });
  });
  afterAll(() => town.close());

  const signIn = async (page: Page, next = "") => {
    await page.goto(`/account/sign-in/${next}`);
    await page.getByLabel("User name or e-mail").fill("jana");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: /Your account/ }).waitFor();
  };

  it("is entered by a password, with the keyboard alone, and left by the menu", async () => {
    const page = await town.page("anonymous");
    const wrong = watch(page);
    await withAxe(page);
    await page.goto("/account/sign-in/?next=/projects/");
    await page.getByLabel("User name or e-mail").waitFor();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.type("jana");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Projects", level: 1 }).waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await page.getByRole("button", { name: /Your account/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Sign out" }).press("Enter");
    await page.getByRole("link", { name: "Sign in" }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("is refused with the same words for a wrong password and an unknown name", async () => {
    const page = await town.page("anonymous");
    const words: string[] = [];
    for (const name of ["jana", "nobody-at-all"]) {
      await page.goto("/account/sign-in/");
      await page.getByLabel("User name or e-mail").fill(name);
      await page.getByLabel("Password", { exact: true }).fill("not the right one");
      await page.getByRole("button", { name: "Sign in" }).click();
      words.push(await page.getByRole("alert").innerText());
      expect(await page.getByLabel("User name or e-mail").inputValue()).toBe(name);
    }
    expect(words[0]).toBe(words[1]);
    await page.context().close();
  });

  it("leads after signing in to no other site", async () => {
    const page = await town.page("anonymous");
    await signIn(page, `?next=${encodeURIComponent("//elsewhere.example/")}`);
    expect(new URL(page.url()).origin).toBe(town.url);
    await page.context().close();
  });

  it("shows where one is signed in, and ends the others", async () => {
    const [here, there] = [await town.page("anonymous"), await town.page("anonymous")];
    await signIn(here);
    await signIn(there);
    await here.goto("/account/security/");
    await here.getByRole("button", { name: "Sign out everywhere else" }).click();
    await here.getByRole("button", { name: "Sign out everywhere else" }).waitFor({ state: "detached" });
    await there.reload();
    await there.getByRole("link", { name: "Sign in" }).waitFor();
    await here.context().close();
    await there.context().close();
  });

  it("makes a token that is shown once, and revokes it", async () => {
    const page = await town.page("anonymous");
    await signIn(page);
    await page.goto("/account/tokens/");
    await page.getByLabel("Name", { exact: true }).fill("nightly job");
    await page.getByLabel("May do").selectOption("look");
    await page.getByRole("button", { name: "Make the token" }).click();
    const secret = await page.getByRole("alert").locator("code").innerText();
    const asked = await fetch(`${town.url}/api/users/jana/`, { headers: { authorization: `Token ${secret}` } });
    expect(asked.status).toBe(200);
    await page.reload();
    await page.getByRole("row", { name: /nightly job/ }).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    await page
      .getByRole("row", { name: /nightly job/ })
      .getByRole("button", { name: "Revoke" })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("row", { name: /nightly job/ }).waitFor({ state: "detached" });
    const refused = await fetch(`${town.url}/api/users/jana/`, { headers: { authorization: `Token ${secret}` } });
    expect(refused.status).toBe(401);
    await page.context().close();
  });

  it("says at its field what is wrong with a new password, and keeps what was typed", async () => {
    const page = await town.page("anonymous");
    await signIn(page);
    await page.goto("/account/security/");
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe("short");
    await page.context().close();
  });

  it("speaks the language and shows the colours that were chosen, also after a while", async () => {
    const page = await town.page("anonymous");
    await page.goto("/account/sign-in/");
    await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
    await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
    await page.getByRole("button", { name: "تسجيل الدخول" }).waitFor();
    const root = page.locator("html");
    expect([await root.getAttribute("dir"), await root.getAttribute("data-theme")]).toEqual(["rtl", "dark"]);
    await page.context().close();
  });
});

describe("after signing in one comes", () => {
  const origin = "https://translate.example";
  it.each([
    ["/translate/a/b/cs/?q=x#y", "/translate/a/b/cs/?q=x#y"],
    [null, "/"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["/\t/elsewhere.example/", "/"],
    ["/\\elsewhere.example/", "/"],
    ["/.//elsewhere.example/", "/"],
    ["/%2e//elsewhere.example/", "/"],
    ["/x/..//elsewhere.example/", "/"],
    ["/%2f%2felsewhere.example/", "/%2f%2felsewhere.example/"],
    ["/%5celsewhere.example/", "/%5celsewhere.example/"],
    [" //elsewhere.example/", "/"],
    ["/@elsewhere.example/", "/@elsewhere.example/"],
    ["@elsewhere.example/", "/"],
    ["/\n/elsewhere.example/", "/"],
    ["data:text/html,hello", "/"],
    ["javascript:alert(1)", "/"],
  ])("from %s to %s", (wanted, path) => {
    expect(localPath(wanted, origin)).toBe(path);
  });
});

it("reads the code of a link behind its #", () => {
  expect(codeOf("#a%20b")).toBe("a b");
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1", "Safari, iOS"],
  ["curl/8.5.0", undefined],
])("knows a device by what it says of itself (%s)", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
