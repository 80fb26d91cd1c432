import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aresource } from "../../src/formats/android/index.ts";
import { tbx } from "../../src/formats/tbx/index.ts";
import { plainXliff, poXliff } from "../../src/formats/xliff/index.ts";
import { readTmx } from "../../src/index.ts";
import { writeAndroidResources, writeTbx, writeTmx, writeXliff, writeXliff11 } from "../../src/writers/index.ts";
import { czech } from "../entries/texts.ts";
import { nastyText } from "../suite/index.ts";
import { exported, meta } from "./unit.ts";

const plural = exported({
  context: "inbox",
  source: ["%d message", "%d messages"],
  target: ["%d zpráva", "%d zprávy", "%d zpráv"],
  location: ["src/a.c:10", "b.c"],
  developerNote: "Note & <more>",
  translatorNote: "Comment",
  flags: ["c-format", "max-length:20"],
});

/** The target of the only unit of a file. */
const readBack = (
  parse: (bytes: Uint8Array) => readonly { target: readonly string[] }[],
  write: (text: string) => Uint8Array,
) =>
  fc.assert(
    fc.property(
      nastyText().map((typed) => `${typed}\x01\ud800\ufffe`),
      (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
        const holdable = text.toWellFormed().replace(/[\x01\ufffe]/g, "\ufffd");
        expect(parse(write(text))[0]?.target).toEqual([holdable]);
      },
    ),
  );

describe("an XLIFF file for download", () => {
  it("has plural forms, places, flags, limits and notes", () => {
    const [unit] = poXliff.parse(writeXliff([plural], meta), czech).units;
    expect(unit).toMatchObject({
      source: plural.source,
      target: plural.target,
      state: "translated",
      notes: { developer: "Note & <more>", translator: "Comment" },
      locations: ["src/a.c:10", "b.c"],
    });
    expect(unit?.flags).toEqual(expect.arrayContaining(["c-format", "max-length:20"]));
  });

  it("tells states apart, and names units without context by their hash", () => {
    const units = [
      exported({ state: 30 }),
      exported({ state: 10, fuzzy: true }),
      exported({ state: 0, target: [""] }),
      exported({ state: 100 }),
    ];
    const { units: found } = poXliff.parse(writeXliff(units, meta), czech);
    expect(found.map(({ state }) => state)).toEqual(["approved", "fuzzy", "empty", "readonly"]);
    expect(found[0]?.context).toBe("NoName///8000000000000001");
  });

  it("is read back, whatever the texts are", () => {
    readBack(
      (bytes) => plainXliff.parse(bytes, czech).units,
      (text) => writeXliff([exported({ target: [text] })], meta),
    );
  });

  it("has only first forms in its plain version", () => {
    expect(plainXliff.parse(writeXliff11([plural], meta), czech).units[0]).toMatchObject({
      source: ["%d message"],
      target: ["%d zpráva"],
    });
  });
});

describe("a glossary for download", () => {
  it("has a term for each string, also for those without a translation", () => {
    const units = [
      exported({ context: "greeting", developerNote: "Note" }),
      exported({ source: ["Bye"], target: [""], state: 0 }),
    ];
    expect(tbx.parse(writeTbx(units, meta), czech).units).toMatchObject([
      { context: "greeting", source: ["Hello"], target: ["Ahoj"], notes: { developer: "Note" } },
      { source: ["Bye"], target: [""] },
    ]);
  });

  it("is read back, whatever the texts are", () => {
    readBack(
      (bytes) => tbx.parse(bytes, czech).units,
      (text) => writeTbx([exported({ target: [text] })], meta),
    );
  });
});

describe("a memory for download", () => {
  it("has the first forms and the notes", () => {
    expect(readTmx(writeTmx([plural], meta))).toEqual([
      {
        id: "",
        sourceLanguage: "en",
        targetLanguage: "cs",
        source: "%d message",
        target: "%d zpráva",
        notes: ["Note & <more>", "Comment"],
      },
    ]);
  });
});

describe("an Android resource file for download", () => {
  it("has strings and plurals with their notes, without what is not translated", () => {
    const units = [
      exported({ context: "hello", target: ["It's <b>me</b>"] }),
      plural,
      exported({ context: "bye", target: [""], state: 0 }),
    ];
    expect(Buffer.from(writeAndroidResources(units, meta)).toString()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<resources>
    <string name="hello">It\\'s <b>me</b></string>
    <!-- Note & <more> -->
    <plurals name="inbox">
        <item quantity="one">%d zpráva</item>
        <item quantity="few">%d zprávy</item>
        <item quantity="other">%d zpráv</item>
    </plurals>
</resources>
`);
  });

  it("is read back by the codec", () => {
    expect(aresource.parse(writeAndroidResources([plural], meta), czech).units[0]).toMatchObject({
      context: "inbox",
      target: plural.target,
    });
  });
});
