/**
 * Pictures of pages as people see them: `node -C dragoman-source packages/web/scripts/look.ts FOLDER ADDRESS...` for
 * 1280 and 360 px, light and dark, and in other languages with `--languages de,ar`; `--as NAME` for another account;
 * `--serve PORT` keeps the sample server running instead.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addKnowledge, addMany } from "../test/harness/harbour.ts";
import { openTown } from "../test/harness/town.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: "string", default: "ada" },
    languages: { type: "string", default: "en" },
    /** Adds terms, and strings like those of `harbour/app`. */
    known: { type: "boolean", default: false },
    /** Adds `harbour/many`, a component of that many strings. */
    many: { type: "string" },
    serve: { type: "string" },
  },
});

const town = await openTown(values.serve === undefined ? undefined : Number(values.serve));
if (values.known) await addKnowledge(town.site);
if (values.many !== undefined) await addMany(town.site, Number(values.many));
if (values.serve !== undefined) {
  console.log(`${town.url} answers; tokens: wlu_ and the name with zeros before it, 36 characters (ada, jana)`);
  await new Promise((resolve) => process.once("SIGINT", resolve));
} else {
  const [folder = "pictures", ...addresses] = positionals;
  mkdirSync(folder, { recursive: true });
  for (const language of values.languages.split(","))
    for (const [width, colorScheme] of [
      [1280, "light"],
      [1280, "dark"],
      [360, "light"],
    ] as const)
      for (const address of addresses) {
        const page = await town.page(values.as, {
          viewport: { width, height: width === 360 ? 760 : 860 },
          colorScheme,
          locale: language,
          hasTouch: width === 360,
        });
        page.on("console", (message) => message.type() === "error" && console.log(`${address}: ${message.text()}`));
        page.on("pageerror", (error) => console.log(`${address}: ${error.message}`));
        await page.goto(address, { waitUntil: "networkidle" });
        const name = `${address.replace(/[^\w-]+/g, "_")}.${language}.${width}.${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: width === 360 });
        console.log(join(folder, name));
        await page.context().close();
      }
}
await town.close();
process.exit(0);
