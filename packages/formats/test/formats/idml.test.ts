/** InDesign packages: the laws of all formats, the texts of stories, the archive around them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { save } from "../../src/contract/index.ts";
import { idml } from "../../src/formats/idml/index.ts";
import { createZip, readZip, unpack } from "../../src/zip/index.ts";
import { czech, english, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(idml, new URL("../golden/idml/", import.meta.url), {
  base: "sample.idml",
  texts: nastyText({ with: ["<?ACE 18?>", "<Br/>", "&lt;"], without: /^\s*$|[\n\r]|^<\?ACE 18\?>$/ }).map(
    (text) => `T${text}`,
  ),
  hasNoLines: true,
});

const bytes = readFileSync(new URL("../golden/idml/sample.idml", import.meta.url));
const paragraph = "Story/ParagraphStyleRange";
const title = `Story_u1/${paragraph}/CharacterStyleRange/Content`;
const document = idml.parse(bytes, czech);
const archiveOf = (story: string) => createZip(new Map([["Stories/Story_u1.xml", Buffer.from(story)]]));

describe("a package of InDesign", () => {
  it("has the texts of its stories, without notes and what was deleted", () => {
    expect(document.units.map(({ id, target }) => [id, target[0]])).toEqual([
      [title, "The title"],
      [`${title}[2]`, 'Fish & chips, "hot"'],
      [`Story_u1/${paragraph}[2]/CharacterStyleRange/Content`, "Page <?ACE 18?> of many"],
      [`Story_u1/${paragraph}[2]/CharacterStyleRange[2]/Content`, " bold"],
      [
        `Story_u2/${paragraph}/CharacterStyleRange/Table/Cell/ParagraphStyleRange/CharacterStyleRange/Content`,
        "A cell",
      ],
    ]);
  });

  it("keeps the packed bytes of all members but the one that changed", () => {
    const saved = save(idml, document, [set(title, "Titulek & <b>")], czech);
    const [before, after] = [readZip(bytes), readZip(saved)];
    expect([...after.members.keys()]).toEqual([...before.members.keys()]);
    for (const [name, { record }] of before.members) {
      const other = after.members.get(name);
      if (other === undefined) throw new Error(`${name} is gone.`);
      if (name === "Stories/Story_u1.xml")
        expect(unpack(after, other).toString()).toContain("<Content>Titulek &amp; &lt;b&gt;</Content><Br/>");
      else
        expect(saved.subarray(other.record.start, other.record.end)).toEqual(bytes.subarray(record.start, record.end));
    }
  });

  it("refuses empty texts and line breaks", () => {
    for (const text of ["", "  ", "a\nb"])
      expect(() => save(idml, document, [set(title, text)], czech)).toThrow("story");
  });

  it("is refused with the line of a malformed story", () => {
    expect(() => idml.parse(archiveOf("<Story>\n<Content>"), czech)).toThrowError(
      expect.objectContaining({ name: "CodecError", line: 2 }),
    );
  });

  it("is refused when its stories together are too large", () => {
    const large = Buffer.from(`<Story><Content>${" ".repeat(40 * 1024 * 1024)}a</Content></Story>`);
    const archive = createZip(new Map(["a", "b"].map((name) => [`Stories/${name}.xml`, large])));
    expect(() => idml.parse(archive, czech)).toThrow("too large");
  });

  it("of a new language is a copy of the base", () => {
    expect(Buffer.from(idml.create({ ...czech, base: idml.parse(bytes, english) })).equals(bytes)).toBe(true);
  });

  it("is known by its first member", () => {
    expect(idml.sniff(bytes.subarray(0, 512), "x.bin")).toBeGreaterThan(0.9);
  });
});
