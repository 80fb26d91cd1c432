/** How people work controls: by a mouse, or by the keys alone, where focus has to arrive before anything can be done. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { audit } from "./watch.ts";
import type { Words } from "./words.ts";

export interface Hands {
  /** Presses a button, follows a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Writes into a field what it is to have. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or one of several. */
  readonly choose: (control: Locator) => Promise<void>;
  /** Takes the tick out of a box. */
  readonly leave: (control: Locator) => Promise<void>;
}

export const byMouse: Hands = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: (control) => control.check(),
  leave: (control) => control.uncheck(),
};

/** Goes on by Tab until the control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator) => {
  await control.waitFor();
  const there = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 200 && !(await there()); step++) await page.keyboard.press("Tab");
  expect(await there(), await control.evaluate((element) => element.outerHTML)).toBe(true);
};

export const byKeys = (page: Page): Hands => ({
  press: async (control) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
  },
  choose: async (control) => {
    // Of several radio buttons, Tab reaches one, and arrows the others.
    const name = await control.evaluate((element) =>
      element instanceof HTMLInputElement && element.type === "radio" ? element.name : "",
    );
    if (name === "") {
      await tabTo(page, control);
      if (!(await control.isChecked())) await page.keyboard.press("Space");
      expect(await control.isChecked()).toBe(true);
      return;
    }
    const isIn = () => page.evaluate((of) => (document.activeElement as HTMLInputElement | null)?.name === of, name);
    for (let step = 0; step < 200 && !(await isIn()); step++) await page.keyboard.press("Tab");
    for (let step = 0; step < 20 && !(await control.isChecked()); step++) {
      await page.keyboard.press(step === 0 ? "Space" : "ArrowDown");
    }
    expect(await control.isChecked()).toBe(true);
  },
  leave: async (control) => {
    await tabTo(page, control);
    if (await control.isChecked()) await page.keyboard.press("Space");
    expect(await control.isChecked()).toBe(false);
  },
});

export const isWithinWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Controls of a page by the ids of their words, and what has to hold at each step of a way. */
export const controlsOf = (page: Page, say: Words) => ({
  textbox: (id: string) => page.getByRole("textbox", { name: say(id), exact: true }),
  button: (id: string) => page.getByRole("button", { name: say(id), exact: true }),
  link: (id: string) => page.getByRole("link", { name: say(id), exact: true }),
  holds: async () => {
    expect(await isWithinWidth(page)).toBe(true);
    // Parts that are still fading in are looked at again.
    await expect.poll(() => audit(page), { timeout: 20_000, interval: 500 }).toEqual([]);
  },
});
