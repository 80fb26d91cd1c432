/** Translation memories in TMX. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTmx, type TmxEntry, writeTmx } from "../../src/formats/tmx/index.ts";
import { nastyText } from "../suite/index.ts";

const header = { sourceLanguage: "en", tool: "Dragoman", toolVersion: "1" };
const write = (entries: readonly TmxEntry[]) => Buffer.from([...writeTmx(header, entries)].join(""));
const memory = (body: string, srclang = "en") =>
  Buffer.from(`<tmx version="1.4"><header srclang="${srclang}"/><body>${body}</body></tmx>`);
const variant = (language: string, segment: string) => `<tuv xml:lang="${language}"><seg>${segment}</seg></tuv>`;

describe("reading", () => {
  it("gives a pair for each translation of a unit", () => {
    const unit = `<tu tuid="1"><note>Note</note>${variant("EN-US", "One")}${variant("cs", "Jedna")}${variant("de", "Eins")}</tu>`;
    expect(readTmx(memory(unit))).toEqual([
      { sourceLanguage: "EN-US", targetLanguage: "cs", source: "One", target: "Jedna", id: "1", notes: ["Note"] },
      { sourceLanguage: "EN-US", targetLanguage: "de", source: "One", target: "Eins", id: "1", notes: ["Note"] },
    ]);
  });

  it("takes the first language where the memory names none", () => {
    const unit = `<tu>${variant("de", "Eins")}${variant("en", "One")}</tu>`;
    expect(readTmx(memory(unit, "*all*"))).toMatchObject([{ sourceLanguage: "de", targetLanguage: "en" }]);
    expect(readTmx(memory(unit, "fr"))).toEqual([]);
  });

  it("keeps the code of inline elements", () => {
    const segment = 'a <bpt i="1">&lt;b&gt;</bpt>bold<ept i="1">&lt;/b&gt;</ept> &amp; <ph>%s</ph>';
    expect(readTmx(memory(`<tu>${variant("en", segment)}${variant("cs", "x")}</tu>`))[0]?.source).toBe(
      "a <b>bold</b> & %s",
    );
  });

  it("refuses what is no memory", () => {
    expect(() => readTmx(Buffer.from("<martif/>"))).toThrowError(
      expect.objectContaining({ name: "CodecError", line: 1 }),
    );
  });
});

describe("writing", () => {
  it("reads back any texts", () => {
    const entry = fc.record({
      sourceLanguage: fc.constantFrom("en", "de"),
      targetLanguage: fc.constant("cs"),
      source: nastyText(),
      target: fc.oneof(nastyText(), fc.constant("")),
      id: fc.oneof(nastyText(), fc.constant("")),
      notes: fc.array(
        nastyText().map((note) => note.trim()),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        expect(readTmx(write(entries))).toEqual(entries);
      }),
    );
  });
});
