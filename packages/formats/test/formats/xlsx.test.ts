import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { xlsx } from "../../src/formats/xlsx/index.ts";
import { type Change, save } from "../../src/index.ts";
import { createZip, readZip, replaceMembers, unpack } from "../../src/zip/index.ts";
import { czech, english, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(xlsx, new URL("../golden/xlsx/", import.meta.url), {
  texts: nastyText({ with: ["_x000D_", "_x0041_", "=1+1", "\r\n"] }),
});

const golden = (name: string) => readFileSync(new URL(`../golden/xlsx/${name}`, import.meta.url));
const sheetOf = (bytes: Uint8Array, name: string) => {
  const archive = readZip(bytes);
  const member = archive.members.get(name);
  return member === undefined ? "" : unpack(archive, member).toString();
};
const rewrite = (bytes: Uint8Array, ...changes: readonly Change[]) =>
  save(xlsx, xlsx.parse(bytes, czech), changes, czech);

describe("a workbook", () => {
  it("is read by the header of its first sheet", () => {
    const { units } = xlsx.parse(golden("cs.xlsx"), czech);
    expect(units.map(({ source, target, state }) => [source[0], target[0], state])).toEqual([
      ["Yes", "Ano", "translated"],
      [" spaced ", "", "empty"],
      ["Two\nlines", "Dva\nřádky", "fuzzy"],
      ["=formula", "=1+1", "translated"],
      ["Rich", "Ty jsi", "translated"],
    ]);
    expect(units[1]).toMatchObject({
      context: "dialog",
      notes: { developer: "Shown last", translator: "Nejsem si jist" },
    });
  });

  it("is read with shared, rich and escaped texts, prefixes, and rows and cells left out", () => {
    const { units } = xlsx.parse(golden("prefixed-streamed.xlsx"), czech);
    expect(units.map(({ source, target }) => [source[0], target[0]])).toEqual([
      ["Rich text", ""],
      ["plain", ""],
      ["In line & escaped A", "text"],
    ]);
  });

  it("changes nothing but the cells that are set", () => {
    const before = golden("prefixed-streamed.xlsx");
    const after = rewrite(before, set("Rich text", "a <b>\n_x0041_"), set("plain", "c"));
    const old = sheetOf(before, "xl/worksheets/first.xml");
    expect(sheetOf(after, "xl/worksheets/first.xml")).toBe(
      old
        .replace(
          '<x:c r="C3" s="0"/>',
          '<x:c r="C3" s="0" t="inlineStr"><x:is><x:t xml:space="preserve">a &lt;b&gt;\n_x005F_x0041_</x:t></x:is></x:c>',
        )
        .replace(
          "<x:v>4</x:v></x:c>",
          '<x:v>4</x:v></x:c><x:c r="C4" t="inlineStr"><x:is><x:t xml:space="preserve">c</x:t></x:is></x:c>',
        ),
    );
  });

  it("gets new rows at its end, in the style of the last one", () => {
    const added = { op: "add", unit: { id: "New", context: "", source: ["New"], target: ["Nový"] } } as const;
    const sheet = sheetOf(rewrite(golden("cs.xlsx"), added), "xl/worksheets/sheet1.xml");
    expect(sheet).toContain('<row r="7"><c r="B7" t="inlineStr">');
    expect(sheet).toContain('<dimension ref="A1:H7"');
  });

  it("does not replace a formula", () => {
    const archive = readZip(golden("empty.xlsx"));
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<worksheet><sheetData><row>${cell("source")}${cell("target")}</row><row>${cell("A")}<c><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`;
    const bytes = replaceMembers(archive, new Map([["xl/worksheets/first.xml", Buffer.from(sheet)]]));
    expect(xlsx.parse(bytes, czech).byId("A")?.target).toEqual(["2"]);
    expect(() => rewrite(bytes, set("A", "x"))).toThrow("formula");
  });

  it("starts with a header, or with that of the base", () => {
    expect(xlsx.parse(xlsx.create(czech), czech).can).toMatchObject({ fuzzy: true, notes: true });
    const base = xlsx.parse(golden("prefixed-streamed.xlsx"), english);
    const created = xlsx.parse(xlsx.create({ ...czech, base }), { ...czech, base });
    expect(created.units).toEqual([]);
    expect(created.can).toMatchObject({ fuzzy: true, notes: false });
  });

  it("is refused where it is another zip archive, or none", () => {
    expect(() => xlsx.parse(createZip(new Map([["a", Buffer.from("b")]])), czech)).toThrow("no sheet");
    expect(() => xlsx.parse(Buffer.from("source,target\n"), czech)).toThrow("not a zip archive");
  });
});
