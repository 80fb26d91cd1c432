/** What a long day in the editor costs a browser: figures that benchmarks print, and of which tests hold those without time. */
import type { CDPSession, Page } from "playwright-core";

export interface Held {
  /** Megabytes that scripts hold after all waste is gone. */
  readonly heap: number;
  /** Elements and texts, also those that only scripts still know. */
  readonly nodes: number;
}

/** What a page holds on to. */
export const heldBy = async (debug: CDPSession): Promise<Held> => {
  await debug.send("Performance.enable");
  // What only ends of promises and of frames let go of goes by the second time.
  for (const _ of [1, 2, 3]) await debug.send("HeapProfiler.collectGarbage");
  const { metrics } = await debug.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize") / 1_000_000, nodes: of("Nodes") };
};

/** Waits for the string at a place of the query, with its field ready to be written in. */
export const awaitString = (page: Page, at: number): Promise<unknown> =>
  page.waitForFunction(
    (place) =>
      document.activeElement instanceof HTMLTextAreaElement &&
      document.querySelector(`nav [aria-posinset="${place}"] [aria-current="true"]`) !== null,
    at,
    { polling: "raf", timeout: 30_000 },
  );

/** Writes, saves and goes on by key, from the string at `from` on; each fifth is only passed. */
export const replay = async (page: Page, { from, steps }: { readonly from: number; readonly steps: number }) => {
  for (let at = from; at < from + steps; at++) {
    await awaitString(page, at);
    if (at % 5 === 0) await page.keyboard.press("Alt+ArrowDown");
    else {
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(`Přeložený řetězec ${at} z {count}`);
      await page.keyboard.press("Control+Enter");
    }
  }
  await awaitString(page, from + steps);
};

/** Milliseconds from the key that saves to the next string, painted and ready to be written in. */
export const saveToNext = async (page: Page, at: number): Promise<number> => {
  await awaitString(page, at);
  await page.keyboard.insertText(`Uložený řetězec ${at} z {count}`);
  const took = page.evaluate(
    (next) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        const look = () => {
          const isThere = document.querySelector(`nav [aria-posinset="${next}"] [aria-current="true"]`) !== null;
          if (isThere && document.activeElement instanceof HTMLTextAreaElement) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        // Gone at the key: listeners that stayed would look for their string at each later one, in every frame.
        const press = ({ key }: KeyboardEvent) => {
          if (key !== "Enter") return;
          removeEventListener("keydown", press, { capture: true });
          begun = performance.now();
          requestAnimationFrame(look);
        };
        addEventListener("keydown", press, { capture: true });
      }),
    at + 1,
  );
  // The listener is there by then: a page answers in order.
  await page.evaluate(() => undefined);
  await page.keyboard.press("Control+Enter");
  return took;
};

export interface Scrolled {
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
  /** The most elements that the page had at once. */
  readonly most: number;
  /** The last row that was seen. */
  readonly last: number;
}

/** Scrolls a list to its end in as many frames as told, and waits there until rows that grew are seen to the last. */
export const scrollThrough = (page: Page, steps: number): Promise<Scrolled> =>
  page.evaluate(async (count) => {
    const pane = document.querySelector('[role="table"]');
    if (pane === null) throw new Error("There is no list.");
    const frame = () => new Promise<number>(requestAnimationFrame);
    const frames: number[] = [];
    const seen = () =>
      [...document.querySelectorAll("[data-index]")].map((row) => Number(row.getAttribute("data-index")));
    let [most, last, before] = [0, 0, await frame()];
    for (let step = 1; step <= count; step++) {
      pane.scrollTop = ((pane.scrollHeight - pane.clientHeight) * step) / count;
      const now = await frame();
      frames.push(now - before);
      before = now;
      most = Math.max(most, document.getElementsByTagName("*").length);
      last = Math.max(last, ...seen());
    }
    // Heights are guessed until a row is laid out, so that the end moves away from who arrives at it.
    for (let still = 0; still < 30; ) {
      pane.scrollTop = pane.scrollHeight;
      await frame();
      const furthest = Math.max(last, ...seen());
      still = furthest === last ? still + 1 : 0;
      last = furthest;
    }
    return { frames, most, last };
  }, steps);

/** Milliseconds from the opening of an address to a field that can be written in. */
export const untilEditable = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.activeElement instanceof HTMLTextAreaElement)
        document.documentElement.dataset["editable"] = String(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: "commit" });
  const found = page.locator("html[data-editable]");
  await found.waitFor({ state: "attached", timeout: 30_000 });
  return Number(await found.getAttribute("data-editable"));
};
