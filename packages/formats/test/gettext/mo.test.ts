import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poMono } from "../../src/formats/po/index.ts";
import { readMo, writeMo } from "../../src/gettext/mo/index.ts";
import { nastyText } from "../suite/index.ts";
import { czech, lines, read } from "./file.ts";
import { hasGettext } from "./tools.ts";

const text = lines(
  'msgid ""',
  'msgstr ""',
  '"Project-Id-Version: kettle\\n"',
  '"POT-Creation-Date: 2026-01-01 00:00+0000\\n"',
  '"Content-Type: text/plain; charset=UTF-8\\n"',
  '"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"',
  "",
  'msgid "%d cup"',
  'msgid_plural "%d cups"',
  'msgstr[0] "%d šálek"',
  'msgstr[1] "%d šálky"',
  'msgstr[2] "%d šálků"',
  "",
  'msgctxt "verb"',
  'msgid "Boil"',
  'msgstr "Vařit"',
  "",
  "#, fuzzy",
  'msgid "Pour"',
  'msgstr "Lít"',
  "",
  'msgid "empty"',
  'msgstr ""',
  "",
  '#~ msgid "gone"',
  '#~ msgstr "pryč"',
);

describe("MO files", () => {
  const document = read(text);

  it("hold the translated units and the header without its creation date", () => {
    const { header, messages } = readMo(writeMo(document.units, document.header));
    expect(messages).toEqual([
      { id: "%d cup", source: ["%d cup", "%d cups"], target: ["%d šálek", "%d šálky", "%d šálků"] },
      { id: "verb\u0004Boil", source: ["Boil"], target: ["Vařit"] },
    ]);
    expect([...header.keys()]).toEqual(["Project-Id-Version", "Content-Type", "Plural-Forms"]);
  });

  it("hold fuzzy units when asked", () => {
    const { messages } = readMo(writeMo(document.units, document.header, { fuzzy: true }));
    expect(messages.map(({ id }) => id)).toEqual(["%d cup", "Pour", "verb\u0004Boil"]);
  });

  it("hold units of monolingual files under their keys", () => {
    const mono = read(lines('msgctxt "menu"', 'msgid "open"', 'msgstr "Otevřít"'), czech, poMono);
    expect(readMo(writeMo(mono.units, mono.header)).messages).toEqual([
      { id: "menu\u0004open", source: ["open"], target: ["Otevřít"] },
    ]);
  });

  it("give back any text", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(nastyText(), nastyText()), { selector: ([id]) => id }), (pairs) => {
        const units = pairs.map(([id, target]) => ({
          id,
          source: [id],
          target: [target],
          state: "translated" as const,
        }));
        const found = new Map(readMo(writeMo(units, new Map())).messages.map(({ id, target }) => [id, target[0]]));
        expect(found).toEqual(new Map(pairs));
      }),
    );
  });

  it("are found by the hash of the gettext manual", () => {
    const bytes = Buffer.from(writeMo(document.units, document.header));
    const [count, size, offset] = [bytes.readUInt32LE(8), bytes.readUInt32LE(20), bytes.readUInt32LE(24)];
    const slots = Array.from({ length: size ?? 0 }, (_, index) => bytes.readUInt32LE((offset ?? 0) + 4 * index));
    expect(slots.filter((slot) => slot !== 0).toSorted()).toEqual(
      Array.from({ length: count ?? 0 }, (_, index) => index + 1),
    );
  });

  it.skipIf(!hasGettext)("are those of msgfmt, byte for byte (needs gettext)", () => {
    const folder = mkdtempSync(join(tmpdir(), "mo-"));
    try {
      writeFileSync(join(folder, "a.po"), text);
      execFileSync("msgfmt", ["-o", "a.mo", "a.po"], { cwd: folder });
      expect(Buffer.from(writeMo(document.units, document.header))).toEqual(readFileSync(join(folder, "a.mo")));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("are read in either byte order", () => {
    const bytes = Buffer.from(writeMo(document.units, document.header));
    const numbers = 28 + 16 * bytes.readUInt32LE(8) + 4 * bytes.readUInt32LE(20);
    const swapped = Buffer.concat([Buffer.from(bytes.subarray(0, numbers)).swap32(), bytes.subarray(numbers)]);
    expect(readMo(swapped)).toEqual(readMo(bytes));
  });

  it("are refused when they are cut off or something else", () => {
    const bytes = writeMo(document.units, document.header);
    expect(() => readMo(Buffer.from("msgid"))).toThrowError("no MO file");
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 3 }), (length) => {
        expect(() => readMo(bytes.subarray(0, length))).toThrowError(expect.objectContaining({ name: "CodecError" }));
      }),
    );
  });
});
