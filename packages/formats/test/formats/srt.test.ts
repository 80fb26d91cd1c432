import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { srt } from "../../src/formats/srt/index.ts";
import { czech, english, read, rewrite, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(srt, new URL("../golden/srt/", import.meta.url), {
  texts: nastyText({ without: /^[ \t\f]*(?:\n|$)|\n[ \t\f]*$|\r/ }),
});

describe("a subtitle file", () => {
  const golden = readFileSync(new URL("../golden/srt/en.srt", import.meta.url), "utf8");

  it("has each cue under its times, however they are written", () => {
    expect(read(srt, golden).units.map(({ id, target }) => [id, target[0]])).toEqual([
      ["00:00:20.000-->00:00:24.400", "Altocumulus clouds occur between\nsix thousand"],
      ["00:00:24.600-->00:00:27.800", "- And <i>twenty</i> thousand feet.\n\n- Really?"],
      ["00:01:02.500-->00:01:03.750", ""],
      ["00:01:04.000-->00:01:05.000", "Behind empty lines"],
      ["00:01:06.000-->00:01:07.000", "Without a number"],
      ["00:01:08.000-->00:01:09.000", "42"],
    ]);
  });

  it("reads the same with other line ends", () => {
    const texts = (file: string) => read(srt, file).units.map(({ target }) => target);
    expect(texts(golden.replaceAll("\n", "\r\n"))).toEqual(texts(golden));
  });

  it("keeps an empty line between a new text and the next cue", () => {
    const id = "00:00:01.000-->00:00:02.000";
    const file = "1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nx";
    expect(rewrite(srt, file, [set(id, "a\nb")])).toBe(
      "1\n00:00:01,000 --> 00:00:02,000\na\nb\n\n2\n00:00:03,000 --> 00:00:04,000\nx",
    );
    expect(rewrite(srt, "1\r\n00:00:01,000 --> 00:00:02,000", [set(id, "a")])).toBe(
      "1\r\n00:00:01,000 --> 00:00:02,000\r\na",
    );
  });

  it("refuses texts that begin or end with an empty line, or look like a cue", () => {
    const id = "00:00:01.000-->00:00:02.000";
    for (const text of ["\na", "a\n", " ", "a\n\n2\n00:00:05,000 --> 00:00:06,000\nb"])
      expect(() => rewrite(srt, "00:00:01,000 --> 00:00:02,000\nx", [set(id, text)])).toThrow();
  });

  it("starts as a copy of the base", () => {
    const base = srt.parse(Buffer.from(golden), english);
    expect(Buffer.from(srt.create({ ...czech, base })).toString()).toBe(golden);
    expect(() => srt.create(czech)).toThrow("needs the file of the source language");
  });

  it("reads windows-1252 where the bytes are no UTF-8", () => {
    const bytes = Buffer.from("00:00:01,000 --> 00:00:02,000\nD\xe9j\xe0 \x93vu\x94\n", "latin1");
    expect(srt.parse(bytes, czech).units[0]?.target).toEqual(["Déjà “vu”"]);
  });
});
