/**
 * What people wait for in the console, in Chromium before a server in this process: an address of the editor until its
 * field can be written in, a save until the next string, frames while 10,000 rows are scrolled, and what an hour of
 * editing (1,500 strings, one behind the other) makes the page hold. The baseline is a bare page with a field.
 *
 *   node --conditions=dragoman-source bench/console/pages.ts [strings of the hour]
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { addMany } from "../../packages/web/test/harness/harbour.ts";
import { heldBy, replay, saveToNext, scrollThrough, untilEditable } from "../../packages/web/test/harness/measures.ts";
import { openTown } from "../../packages/web/test/harness/town.ts";
import { percentile } from "../service/programs/latency.ts";
import { load, pause } from "../service/programs/site.ts";

const hour = Number(process.argv[2] ?? 1_500);
const rows = 10_000;
/** Answers are kept for a minute behind the last look at them. */
const kept = 65_000;

const told = (name: string, figures: readonly number[], target: string) =>
  console.log(
    `${name.padEnd(34)} median ${percentile(figures, 0.5).toFixed(0)} ms, 95 % ${percentile(figures, 0.95).toFixed(0)} ms (target: ${target}; ${load()})`,
  );

const town = await openTown();
const many = await addMany(town.site, rows);
const bare = createServer((_, response) =>
  response
    .setHeader("content-type", "text/html")
    .end("<!doctype html><title>Bare</title><textarea autofocus></textarea>"),
).listen(0, "127.0.0.1");
await once(bare, "listening");
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
const viewport = { width: 1280, height: 800 };

/** Each in a browser that has seen nothing. */
const openings = async (address: string) => {
  const figures: number[] = [];
  for (let at = 0; at < 12; at++) {
    const page = await town.page("ada", { viewport });
    figures.push(await untilEditable(page, address));
    await page.context().close();
  }
  return figures;
};

try {
  told("bare page, editable", await openings(bareUrl), "none");
  told("first string, editable", await openings(`${town.url}/translate/harbour/many/cs/`), "below 1000 ms");

  const editor = await town.page("ada", { viewport });
  await editor.goto("/translate/harbour/many/cs/");
  const saves: number[] = [];
  for (let at = 1; at <= 60; at++) saves.push(await saveToNext(editor, at));
  told("save to next string", saves.slice(10), "below 100 ms");

  const list = await town.page("ada", { viewport });
  await list.goto("/translate/harbour/many/cs/?view=list");
  await list.getByRole("row").nth(5).waitFor();
  const { frames, most, last } = await scrollThrough(list, 600);
  told(`frames over ${last + 1} rows`, frames, "95 % below 32 ms");
  console.log(`elements at once                   ${most}`);
  await list.context().close();

  const debug = await editor.context().newCDPSession(editor);
  const before = await heldBy(debug);
  await replay(editor, { from: 61, steps: hour });
  const behind = await heldBy(debug);
  await pause(kept);
  const after = await heldBy(debug);
  const mega = ({ heap, nodes }: typeof before) => `${heap.toFixed(1)} MB and ${nodes} nodes`;
  console.log(
    `an hour, ${hour} strings            ${mega(before)} before, ${mega(behind)} behind it, ${mega(after)} a minute later (target: 30 MB more at most; ${load()})`,
  );
} finally {
  bare.close();
  many.remove();
  await town.close();
}
