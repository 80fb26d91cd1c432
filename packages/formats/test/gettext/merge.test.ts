import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MergeOptions } from "../../src/contract/index.ts";
import { po } from "../../src/formats/po/index.ts";
import { czech, lines } from "./file.ts";
import { hasGettext, isLegacy } from "./tools.ts";

const template = lines(
  'msgid ""',
  'msgstr ""',
  '"Project-Id-Version: new 2\\n"',
  '"Report-Msgid-Bugs-To: bugs@new\\n"',
  '"POT-Creation-Date: 2026-01-01 00:00+0000\\n"',
  '"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"',
  '"X-New: 1\\n"',
  '"Content-Type: text/plain; charset=UTF-8\\n"',
  "",
  "#. extracted new",
  "#: src/b.c:9",
  "#, c-format",
  'msgid "Hello, %s friend"',
  'msgstr ""',
  "",
  "#: src/c.c:1",
  'msgid "Kept"',
  'msgstr ""',
  "",
  'msgid "Revived"',
  'msgstr ""',
  "",
  'msgid "brand new"',
  'msgid_plural "brand news"',
  'msgstr[0] ""',
  'msgstr[1] ""',
  "",
  'msgid "became plural"',
  'msgid_plural "became plurals"',
  'msgstr[0] ""',
  'msgstr[1] ""',
  "",
  'msgid "one apple"',
  'msgid_plural "%d apples now"',
  'msgstr[0] ""',
  'msgstr[1] ""',
  "",
  'msgid "was plural"',
  'msgstr ""',
  "",
  'msgctxt "menu"',
  'msgid "Kept twice"',
  'msgstr ""',
  "",
  'msgid "Kept it"',
  'msgstr ""',
  "",
  'msgid "fuzzy one, changed"',
  'msgstr ""',
);

const catalogue = lines(
  "# Title",
  'msgid ""',
  'msgstr ""',
  '"Project-Id-Version: old 1\\n"',
  '"Report-Msgid-Bugs-To: bugs@old\\n"',
  '"POT-Creation-Date: 2020-01-01 00:00+0000\\n"',
  '"PO-Revision-Date: 2021-01-01 00:00+0000\\n"',
  '"Last-Translator: X <x@x>\\n"',
  '"Language: cs\\n"',
  '"Content-Type: text/plain; charset=UTF-8\\n"',
  '"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"',
  "",
  "# translator note",
  "#. extracted old",
  "#: src/a.c:1",
  'msgid "Hello, %s friends"',
  'msgstr "Ahoj, %s"',
  "",
  "# mine",
  "#: src/a.c:3",
  "#, c-format, no-wrap",
  'msgid "Kept"',
  'msgstr "Zachováno"',
  "",
  "#. dropme",
  "#: src/a.c:4",
  "#, c-format",
  'msgid "Dropped translated thing"',
  'msgstr "Zrušeno"',
  "",
  'msgid "Dropped untranslated"',
  'msgstr ""',
  "",
  'msgid "became plural"',
  'msgstr "stalo se"',
  "",
  'msgid "one apple"',
  'msgid_plural "%d apples"',
  'msgstr[0] "jablko"',
  'msgstr[1] "jablka"',
  'msgstr[2] "jablek"',
  "",
  'msgid "was plural"',
  'msgid_plural "were plurals"',
  'msgstr[0] "a"',
  'msgstr[1] "b"',
  'msgstr[2] "c"',
  "",
  'msgid "Kept twice"',
  'msgstr "dvakrát"',
  "",
  "#, fuzzy",
  '#| msgid "fuzzy original"',
  'msgid "fuzzy one"',
  'msgstr "mlhavé"',
  "",
  "# oldc",
  "#, fuzzy",
  '#~| msgid "prev"',
  '#~ msgid "Revived"',
  '#~ msgstr "Oživeno"',
  "",
  '#~ msgid "Old thing"',
  '#~ msgstr "Staré"',
);

const merged = (file: string, to: string, context = czech, options: MergeOptions = {}) =>
  Buffer.from(po.template?.merge(Buffer.from(file), Buffer.from(to), context, options) ?? []).toString();
const entryOf = (text: string, source: string) =>
  text.split(/\r?\n\r?\n/).find((entry) => entry.includes(`msgid "${source}"`)) ?? "";

describe("a catalogue merged with its template", () => {
  const long = "Slovo ".repeat(30).trim();
  const unfolded = catalogue.replace('"Zachováno"', `"${long}"`).replace('"Staré"', `"${long}"`);

  it.runIf(hasGettext).each<[string, string, MergeOptions, string]>([
    ["", "--previous", {}, catalogue],
    [", without earlier sources", "", { previous: false }, catalogue],
    [", without similar texts", "-N", { fuzzy: false, previous: false }, catalogue],
    [", without places", "--no-location", { previous: false, locations: false }, catalogue],
    [", folded anew", "--previous", { folds: true }, unfolded],
  ])("is what msgmerge makes of it%s", (_, flag, options, file) => {
    const folder = mkdtempSync(join(tmpdir(), "dragoman-merge-"));
    try {
      writeFileSync(join(folder, "cs.po"), file);
      writeFileSync(join(folder, "new.pot"), template);
      const flags = [flag, "-q"].filter((each) => each !== "");
      const { stdout } = spawnSync("msgmerge", [...flags, "cs.po", "new.pot"], { cwd: folder, encoding: "utf8" });
      const context = { ...czech, options: { po_legacy_wrap: isLegacy } };
      expect(merged(file, template, context, options)).toBe(stdout);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("gives a new wording the translation of the old one, to be looked at", () => {
    expect(entryOf(merged(catalogue, template), "Hello, %s friend")).toBe(
      lines(
        "# translator note",
        "#. extracted new",
        "#: src/b.c:9",
        "#, fuzzy, c-format",
        '#| msgid "Hello, %s friends"',
        'msgid "Hello, %s friend"',
        'msgstr "Ahoj, %s"',
      ).trimEnd(),
    );
  });

  it("keeps what went as obsolete, and brings it back with its translation", () => {
    const without = merged(catalogue, template.replace(/#: src\/c.c:1\nmsgid "Kept"\nmsgstr ""\n\n/, ""));
    expect(without).not.toMatch(/^msgid "Kept"$/m);
    const again = merged(merged(catalogue, template.slice(0, template.indexOf("#. extracted"))), template);
    expect(entryOf(again, "Kept")).toContain('msgstr "Zachováno"');
  });

  it.each([
    ["LF", (text: string) => text],
    ["CRLF and a mark", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ])("does not touch a byte when nothing changed, with %s", (_, shape) => {
    const once = shape(merged(catalogue, template).replace("\n\n# mine", "\n\n\n# mine"));
    expect(merged(once, template)).toBe(once);
  });

  it("takes as long as there are strings, not as long as there are pairs of them", () => {
    const entry = (text: string, translation: string) => `\nmsgid "${text}"\nmsgstr "${translation}"\n`;
    const header = lines('msgid ""', 'msgstr ""', '"Content-Type: text/plain; charset=UTF-8\\n"');
    const numbers = Array.from({ length: 10_000 }, (_, index) => index);
    const old = header + numbers.map((n) => entry(`The number ${n} of all things`, `Číslo ${n}`)).join("");
    const wanted = header + numbers.map((n) => entry(`The number ${n} of all the things`, "")).join("");
    const start = performance.now();
    const result = merged(old, wanted);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(result.match(/^#, fuzzy$/gm)?.length).toBeGreaterThan(9_000);
  });

  it("makes a template of a catalogue by taking its translations away", () => {
    const cleared = Buffer.from(po.template?.clear(Buffer.from(catalogue)) ?? []).toString();
    expect(cleared).not.toMatch(/Ahoj|fuzzy,|^#~/m);
    expect(cleared).toContain('"Last-Translator: X <x@x>\\n"');
    expect(entryOf(cleared, "one apple")).toContain('msgstr[1] ""');
    expect(Buffer.from(po.template?.clear(Buffer.from(template)) ?? []).toString()).toBe(template);
  });
});
