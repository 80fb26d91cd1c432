/** Subtitles with one line each: the laws of all formats, and what each format's lines say. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ass, ssa } from "../../src/formats/ass/index.ts";
import { sub } from "../../src/formats/sub/index.ts";
import { czech, english, read, rewrite, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const scripts = nastyText({ with: ["{\\i1}", "\\h", "\\n", ", ", "}"], without: /\\N|\r|\\p[1-9]/ });
codecSuite(ass, new URL("../golden/ass/", import.meta.url), { texts: scripts });
codecSuite(ssa, new URL("../golden/ssa/", import.meta.url), { texts: scripts });
codecSuite(sub, new URL("../golden/sub/", import.meta.url), {
  texts: nastyText({ with: ["{y:b}", "{1}{2}", "/"], without: /[|\r]/ }),
});

const golden = (id: string) => readFileSync(new URL(`../golden/${id}/en.${id}`, import.meta.url), "utf8");
const texts = (codec: typeof ass, file: string) => read(codec, file).units.map(({ id, target }) => [id, target[0]]);

describe("a script of SubStation Alpha", () => {
  it("has each dialogue under its times, without comments and drawings", () => {
    expect(texts(ass, golden("ass"))).toEqual([
      ["00:00:20.000-->00:00:24.400", "Altocumulus clouds occur between\nsix thousand, or more"],
      ["00:00:24.600-->00:00:27.800", "{\\i1}And twenty{\\i0} thousand feet."],
      ["00:00:24.600-->00:00:27.800#2", "A sign at the same time"],
      ["00:00:28.000-->00:00:29.000", ""],
    ]);
    expect(texts(ssa, golden("ssa"))).toEqual([
      ["00:00:01.180-->00:00:06.850", "{\\b1}Hello{\\b0}, world"],
      ["00:00:07.000-->00:00:08.000", "Two\nlines"],
    ]);
  });

  it("reads fields in the order that it names", () => {
    const file = "[Events]\nFormat: End, Start, Text\nDialogue: 0:00:02.00,0:00:01.00,a,b\n";
    expect(texts(ass, file)).toEqual([["00:00:01.000-->00:00:02.000", "a,b"]]);
  });

  it("says who speaks", () => {
    expect(read(ass, golden("ass")).units[0]?.notes.developer).toBe("Anna");
  });

  it("writes a line break as \\N, and takes a typed one for it", () => {
    const file = "[Events]\r\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,x\r\n";
    const id = "00:00:01.000-->00:00:02.000";
    for (const text of ["a\nb", "a\\Nb"])
      expect(rewrite(ass, file, [set(id, text)])).toBe(file.replace(",x\r", ",a\\Nb\r"));
  });

  it("says the line that lacks a field", () => {
    const file = "[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00\n";
    expect(() => read(ass, file)).toThrowError(expect.objectContaining({ name: "CodecError", line: 3 }));
  });
});

describe("a file of MicroDVD", () => {
  it("has each text under its frames, and none for the frame rate", () => {
    expect(texts(sub, golden("sub"))).toEqual([
      ["100-->175", "Altocumulus clouds occur between\nsix thousand"],
      ["180-->250", "{y:i}And twenty thousand feet."],
      ["260-->", "No end"],
      ["300-->350", ""],
      ["300-->350#2", "At the same time"],
    ]);
  });

  it("writes a line break as a bar", () => {
    expect(rewrite(sub, "{1}{2}x\n", [set("1-->2", "a\nb|c")])).toBe("{1}{2}a|b|c\n");
  });

  it("says the line that is no subtitle", () => {
    expect(() => read(sub, "{1}{2}a\n\nprose")).toThrowError(expect.objectContaining({ name: "CodecError", line: 3 }));
  });
});

it.each([ass, ssa, sub])("subtitles start as a copy of the base, in $id", (codec) => {
  const file = golden(codec.id);
  expect(Buffer.from(codec.create({ ...czech, base: codec.parse(Buffer.from(file), english) })).toString()).toBe(file);
  expect(() => codec.create(czech)).toThrow("needs the file of the source language");
  expect(codec.sniff(Buffer.from(file), `x.${codec.id}`)).toBeGreaterThan(0.9);
});
