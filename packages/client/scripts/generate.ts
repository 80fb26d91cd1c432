/** Writes `src/generated` anew: `node packages/client/scripts/generate.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import { type Document, generated } from "./generated.ts";

const document = JSON.parse(await readFile(new URL("../../http/openapi.json", import.meta.url), "utf8")) as Document;
for (const [name, text] of Object.entries(await generated(document)))
  await writeFile(new URL(`../src/generated/${name}`, import.meta.url), text);
