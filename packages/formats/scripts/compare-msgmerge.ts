/**
 * Compares our merge of catalogues with gettext's msgmerge: those of one unpacked package are merged with the English
 * ones of a later release, and the results are compared byte by byte. `alike`: equal but for where lines are folded.
 *
 *   node --conditions=dragoman-source packages/formats/scripts/compare-msgmerge.ts OLD NEW [--show N]
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { po } from "../src/formats/po/index.ts";
import { isLegacy } from "../test/gettext/tools.ts";

const [old = "", later = "", , shown = "0"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "dragoman-msgmerge-"));
const variants = [
  { flags: ["--previous"], options: {} },
  { flags: [], options: { previous: false } },
  { flags: ["--previous", "--no-fuzzy-matching"], options: { fuzzy: false } },
  { flags: ["--previous", "--no-location"], options: { locations: false } },
];
const counts = variants.map(({ flags }) => ({ flags: flags.join(" "), catalogues: 0, equal: 0, alike: 0, other: 0 }));
let toShow = Number(shown);

const run = (command: string, args: readonly string[], input?: Buffer) =>
  spawnSync(command, args, { input, maxBuffer: 256 * 1024 ** 2 }).stdout;
const unfolded = (bytes: Uint8Array) => run("msgcat", ["--no-wrap", "-"], Buffer.from(bytes)).toString("utf8");

for (const path of globSync("**/*.po", { cwd: old }).sort()) {
  const template = join(later, path.replace(/[^/]+(\/LC_MESSAGES\/)/, "en$1"));
  if (/\/en\/LC_MESSAGES\//.test(path) || !existsSync(template)) continue;
  const bytes = readFileSync(join(old, path));
  const count = Number(/nplurals\s*=\s*(\d+)/.exec(bytes.toString("utf8"))?.[1] ?? 2);
  const context = {
    language: /([^/]+)\/LC_MESSAGES\//.exec(path)?.[1] ?? "",
    sourceLanguage: "en",
    plural: { number: count, formula: "0", categories: [] },
    options: { po_legacy_wrap: isLegacy },
  };
  writeFileSync(join(folder, "old.po"), bytes);
  for (const [index, { flags, options }] of variants.entries()) {
    const theirs = run("msgmerge", ["--quiet", ...flags, join(folder, "old.po"), template]);
    const ours = Buffer.from(
      po.template?.merge(bytes, readFileSync(template), context, { ...options, folds: true }) ?? [],
    );
    const count = counts[index] ?? { catalogues: 0, equal: 0, alike: 0, other: 0 };
    count.catalogues++;
    if (ours.equals(theirs)) count.equal++;
    else {
      count[unfolded(ours) === unfolded(theirs) ? "alike" : "other"]++;
      if (toShow-- > 0) {
        writeFileSync(join(folder, "ours"), ours);
        writeFileSync(join(folder, "theirs"), theirs);
        const difference = run("diff", ["-u", join(folder, "theirs"), join(folder, "ours")]);
        console.log(path, flags.join(" "), difference.toString("utf8"));
      }
    }
  }
}
rmSync(folder, { recursive: true });
console.table(counts);
