/**
 * The catalogues of Django, fetched by pip when the tests run, against msgcat. Without pip, an index or gettext these
 * tests are skipped, and say so.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Change, type CodecContext, save, type Unit } from "../../src/contract/index.ts";
import { po } from "../../src/formats/po/index.ts";
import { czech } from "./file.ts";
import { hasGettext, isLegacy } from "./tools.ts";

const folder = mkdtempSync(join(tmpdir(), "catalogues-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...parts: readonly string[]): boolean =>
  spawnSync(command, parts, { cwd: folder }).status === 0;

const unpack = "import glob, zipfile; zipfile.ZipFile(glob.glob('*.whl')[0]).extractall()";
const isFetched =
  run(
    "python3",
    "-m",
    "pip",
    "download",
    "-q",
    "--retries=0",
    "--timeout=10",
    "--no-deps",
    "--only-binary=:all:",
    "django==5.2",
  ) && run("python3", "-c", unpack);

const files = isFetched
  ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".po"))
  : [];

const context: CodecContext = { ...czech, options: { po_legacy_wrap: isLegacy } };

describe.skipIf(!isFetched)("the catalogues of Django (needs pip and an index)", () => {
  it("are many", () => {
    expect(files.length).toBeGreaterThan(900);
  });

  it("are saved byte for byte when nothing changes", () => {
    const changed = files.filter((name) => {
      const bytes = readFileSync(join(folder, name));
      return !Buffer.from(save(po, po.parse(bytes, context), [], context)).equals(bytes);
    });
    expect(changed).toEqual([]);
  });
});

/** The file as msgcat writes it. */
const canonical = (path: string): Buffer => execFileSync("msgcat", [path], { stdio: "pipe", maxBuffer: 1e8 });

/** Every third unit with the text of its neighbour and its source, in turn fuzzy and not; and a new header. */
const changesOf = (units: readonly Unit[]): readonly Change[] => [
  ...units
    .filter((unit, index) => index % 3 === 0 && unit.obsolete !== true)
    .map((unit, index): Change => {
      const neighbour = units[(index * 3 + 1) % units.length] ?? unit;
      const target = unit.target.map((text) => `${neighbour.target[0] ?? ""}${text}\n${unit.source[0] ?? ""}`);
      return { op: "set", id: unit.id, target, state: index % 2 === 0 ? "fuzzy" : "translated" };
    }),
  {
    op: "header",
    set: {
      "PO-Revision-Date": "2026-11-21 10:00+0000",
      "Last-Translator": "Jméno Příjmení <jmeno@example.org>",
      "Language-Team": "A team <https://translate.example.org/projects/django/core/with/a/rather/long/address/>",
      "X-Generator": "Dragoman",
    },
  },
];

describe.skipIf(!isFetched || !hasGettext)("edited catalogues (needs pip, an index and gettext)", () => {
  const before = join(folder, "before.po");
  const after = join(folder, "after.po");

  it("are written as msgcat writes them", () => {
    const different = files
      .filter((_, index) => index % 10 === 0)
      .filter((name) => {
        writeFileSync(before, canonical(join(folder, name)));
        const document = po.parse(readFileSync(before), context);
        const bytes = save(po, document, changesOf(document.units), context);
        writeFileSync(after, bytes);
        return !canonical(after).equals(bytes);
      });
    expect(different).toEqual([]);
  }, 120_000);

  it("keep every line that was not edited", () => {
    for (const name of files.filter((_, index) => index % 50 === 0)) {
      const bytes = readFileSync(join(folder, name));
      const document = po.parse(bytes, context);
      const [unit] = document.units;
      if (unit === undefined) continue;
      const result = save(po, document, [{ op: "set", id: unit.id, target: unit.target.map(() => "x") }], context);
      const { start, end } = unit.span;
      const text = Buffer.from(result).toString();
      expect(text.startsWith(document.source.text.slice(0, start))).toBe(true);
      expect(text.endsWith(document.source.text.slice(end))).toBe(true);
    }
  });
});

it.runIf(!isFetched || !hasGettext)("says what was skipped", (test) => {
  test.skip(`real catalogues: ${isFetched ? "msgcat is not installed" : "pip could not fetch Django"}`);
});
