/**
 * Every golden file of every format, edited, and every format of downloads, is read by somebody else's reader, which
 * finds just the new texts beside the old ones. One process a reader; readers that cannot be had are named and skipped.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ask, malformedXml } from "./ask.ts";
import { type Case, casesOf } from "./cases.ts";
import { exportCases } from "./exports.ts";
import { foreign } from "./formats.ts";
import { hasJava, hasMsgfmt, hasXmllint, pythonWithReaders } from "./tools.ts";

const folder = mkdtempSync(join(tmpdir(), "foreign-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Written extends Case {
  readonly beforePath: string;
  readonly afterPath: string;
}

const cases = [...Object.entries(foreign).flatMap(([id, format]) => casesOf(id, format)), ...exportCases].map(
  (one, index): Written => {
    const place = (what: string) => join(folder, `${index}-${what}-${one.file}`);
    const [beforePath, afterPath] = [place("before"), place("after")];
    writeFileSync(beforePath, one.before);
    writeFileSync(afterPath, one.after);
    return { ...one, beforePath, afterPath };
  },
);

const python = pythonWithReaders();
const answers = ask(
  cases.flatMap(({ reader, beforePath, afterPath }) => [
    { reader, path: beforePath },
    { reader, path: afterPath },
  ]),
  python,
);

const isReadable = (id: string) => (id.startsWith("java-") ? hasJava() : python !== undefined);

describe("other people's readers find the new texts, and the old ones where nothing changed", () => {
  for (const id of new Set(cases.map((one) => one.id))) {
    const ofId = cases.filter((one) => one.id === id);
    it.skipIf(!isReadable(ofId[0]?.reader ?? ""))(`in ${id}`, () => {
      for (const { name, beforePath, afterPath, expected, extra = /^$/ } of ofId) {
        const found = answers.get(afterPath);
        if (found === undefined || "error" in found) throw new Error(`${name}: ${found?.error ?? "no answer"}`);
        const before = answers.get(beforePath) ?? { texts: [] };
        const wanted = new Set(expected);
        expect(found.texts.filter((text) => wanted.has(text)).toSorted(), name).toEqual(expected.toSorted());
        const old = new Set("texts" in before ? before.texts : []);
        expect(
          found.texts.filter((text) => !wanted.has(text) && !old.has(text) && !extra.test(text)),
          name,
        ).toEqual([]);
      }
    });
  }
});

const xml = cases.filter(({ after }) =>
  Buffer.from(after.subarray(0, 60)).toString().replace("\ufeff", "").startsWith("<?xml"),
);

it.skipIf(!hasXmllint())("xmllint takes all edited XML files for well-formed", () => {
  expect(xml.length).toBeGreaterThan(100);
  expect(malformedXml(xml.map(({ afterPath }) => afterPath))).toBe("");
});

// msgfmt knows no byte order mark and, since 0.23, wants a header; one file holds escapes that only readers may tolerate.
const withoutMark = cases.filter(
  ({ reader, file }) => reader === "po" && !/bom|no-final-newline|without-header/.test(file),
);

it.skipIf(!hasMsgfmt())("msgfmt takes all edited gettext files", () => {
  for (const { name, after } of withoutMark) {
    // Newer versions want a template's placeholder for the charset filled in.
    const input = Buffer.from(
      Buffer.from(after).toString("latin1").replace("charset=CHARSET", "charset=UTF-8"),
      "latin1",
    );
    const { status, stderr } = spawnSync("msgfmt", ["-o", "/dev/null", "-"], { input, encoding: "utf8" });
    expect(status, `${name}: ${stderr}`).toBe(0);
  }
});

describe("readers", () => {
  it.skipIf(python !== undefined)("of Python were skipped: pip could not install them", (test) => test.skip());
  it.skipIf(hasJava())("of Java were skipped: java is not installed", (test) => test.skip());
  it.skipIf(hasXmllint())("of libxml were skipped: xmllint is not installed", (test) => test.skip());
  it.skipIf(hasMsgfmt())("of gettext were skipped: msgfmt is not installed", (test) => test.skip());
});
