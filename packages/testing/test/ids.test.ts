/** Ids have types of their own in all rooms of the core: a plain number as an id would be taken wherever any id is asked. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const core = fileURLToPath(new URL("../../core/src/", import.meta.url));

/** Records and backups tell of rows of all kinds; numbers of connections, processes and files are no rows. */
const ofAnyKind = /^(changes|backup|database\/(embedded|migrations)|git\/launcher|files\/thread)\//;
const raw = /\b(ids?|\w+(?:Ids?|_ids?))\??: (?:readonly )?(?:number\b|Readonly(?:Array|Set)<number>)/;

const rawIn = (text: string) => text.split("\n").flatMap((line, index) => (raw.test(line) ? [index + 1] : []));

it("are found where they are plain numbers", () => {
  const lines = [
    "readonly unitId: number;",
    "(id: number) =>",
    "unit_ids: readonly number[]",
    "id?: number",
    "id: UnitId",
  ];
  expect(rawIn(lines.join("\n"))).toEqual([1, 2, 3, 4]);
});

it("are plain numbers nowhere in the core", async () => {
  const found = [];
  for await (const file of glob(`${core}**/*.ts`)) {
    const path = relative(core, file);
    if (!ofAnyKind.test(path)) found.push(...rawIn(readFileSync(file, "utf8")).map((line) => `${path}:${line}`));
  }
  expect(found, "Say whose id it is, by a type of packages/core/src/ids; docs/decisions/0030 says why").toEqual([]);
});
