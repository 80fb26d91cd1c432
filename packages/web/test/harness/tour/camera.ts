/** Takes pictures of pages that are the same at each run. */
import type { Page } from "playwright-core";
import type { Town } from "../town.ts";
import type { Stop } from "./stops.ts";

const wide = { viewport: { width: 1280, height: 800 } } as const;

/** Everything of a site that is minutes old was so long ago, however fast the machine was. */
const later = 2.5 * 3_600_000;

/** What differs from run to run is written over: folders and ports of this machine. */
const makeSteady = (page: Page, { url, remote }: Town) =>
  page.evaluate(
    (names) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const [name, known] of names)
          if (text.nodeValue?.includes(name)) text.nodeValue = text.nodeValue.replaceAll(name, known);
    },
    [
      [remote.url, "https://git.example.org/harbour.git"],
      [url, "https://translate.example.org"],
    ] as const,
  );

/** WebP is a third of what the same page is as PNG; the browser itself writes it. */
const toWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const written = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString("base64"));
  return Buffer.from(written);
};

export const takePicture = async (town: Town, stop: Stop, watched: (page: Page) => void = () => undefined) => {
  const page = await town.page(stop.as ?? "ada", { reducedMotion: "reduce", ...wide, ...stop.options });
  watched(page);
  await page.clock.setFixedTime(Date.now() + later);
  const { language } = stop;
  if (language !== undefined)
    await page.addInitScript((code) => localStorage.setItem("dragoman.language", code), language);
  await page.goto(stop.at, { waitUntil: "networkidle" });
  await stop.go(page, town);
  await page.waitForLoadState("networkidle");
  await makeSteady(page, town);
  const png = await page.screenshot({ animations: "disabled" });
  const picture = await toWebp(page, png);
  await page.context().close();
  return picture;
};
