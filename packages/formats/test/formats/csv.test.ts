import { describe, expect, it } from "vitest";
import { csv, csvMultiUtf8, csvSimple, csvSimpleIso, csvSimpleUtf8, csvUtf8 } from "../../src/formats/csv/index.ts";
import { txt } from "../../src/formats/txt/index.ts";
import { CodecError, type NewUnit, save } from "../../src/index.ts";
import { add, czech, english, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const texts = nastyText({ with: ["=SUM(A1)", "@x", "'", "''", "\\|", '""', ";", "\t", "\r\n"] });

codecSuite(csv, new URL("../golden/csv/", import.meta.url), { texts, guesses: true });
codecSuite(csvUtf8, new URL("../golden/csv-utf-8/", import.meta.url), { base: "en.csv", texts, guesses: true });
codecSuite(csvSimple, new URL("../golden/csv-simple/", import.meta.url), { base: "en.csv", texts, guesses: true });
codecSuite(csvSimpleUtf8, new URL("../golden/csv-simple/", import.meta.url), { base: "en.csv", texts, guesses: true });
codecSuite(csvMultiUtf8, new URL("../golden/csv-multi-utf-8/", import.meta.url), { texts, guesses: true });

const header = '"location","source","target","id","fuzzy","context","translator_comments","developer_comments"\n';

describe("a CSV file", () => {
  it("is read by its header", () => {
    const row = '"src/a.c:3","Maybe","Snad","","True","dialog","Not sure","Shown last"\n';
    expect(read(csv, header + row).units).toEqual([
      {
        id: "dialog\u0004Maybe",
        context: "dialog",
        source: ["Maybe"],
        target: ["Snad"],
        state: "fuzzy",
        notes: { developer: "Shown last", translator: "Not sure" },
        locations: ["src/a.c:3"],
        flags: [],
        span: { start: header.length, end: header.length + row.length, line: 2 },
      },
    ]);
  });

  it("knows other names of columns, and does only what its columns allow", () => {
    const { units, can } = read(csv, "Key;Original;Translation;Needs editing\nk;Yes;Ano;x\n");
    expect(units[0]).toMatchObject({ context: "k", source: ["Yes"], target: ["Ano"], state: "fuzzy" });
    expect(can).toEqual({ contexts: false, notes: false, locations: false, fuzzy: true });
  });

  it("has all columns in their order where it has no header, or two", () => {
    expect(read(csv, "a.c:1,Yes,Ano,,True,ctx,,note\n").units[0]).toMatchObject({
      source: ["Yes"],
      state: "fuzzy",
      context: "ctx",
    });
    expect(read(csv, "Yes,Ano\n").units[0]).toMatchObject({ source: ["Yes"], target: ["Ano"] });
  });

  it("is monolingual with a base: id, context or source is the key", () => {
    const base = translating(csv, "context,target\ngreeting,Hello\n");
    expect(read(csv, "context,target\ngreeting,Ahoj\n", base).units[0]).toMatchObject({
      id: "greeting",
      context: "greeting",
      source: [],
      target: ["Ahoj"],
    });
    expect(read(csv, "greeting,Ahoj\n", base).units[0]).toMatchObject({ id: "greeting", target: ["Ahoj"] });
    expect(read(csv, "id,source,target\ngreeting,Hello,Ahoj\n", base).units[0]).toMatchObject({ id: "greeting" });
  });

  it("keeps the quotes of each cell, and adds them where they are needed", () => {
    const file = 'source,target\nA,"a"\nB,b\nC,c\n';
    expect(rewrite(csv, file, [set("A", "x"), set("B", "x"), set("C", 'x, "y"\nz')])).toBe(
      'source,target\nA,"x"\nB,x\nC,"x, ""y""\nz"\n',
    );
  });

  it("completes rows that are too short", () => {
    expect(
      rewrite(csv, "source,context,target,fuzzy\nA\n", [{ op: "set", id: "A", target: ["x"], state: "fuzzy" }]),
    ).toBe("source,context,target,fuzzy\nA,,x,True\n");
  });

  it("spells the fuzzy state as the column does", () => {
    const file = "source,target,fuzzy\nA,a,0\nB,b,1\n";
    const changes = [
      { op: "set", id: "A", target: ["a"], state: "fuzzy" },
      { op: "set", id: "B", target: ["b"], state: "translated" },
    ] as const;
    expect(rewrite(csv, file, changes)).toBe("source,target,fuzzy\nA,a,1\nB,b,0\n");
  });

  it("wraps what a spreadsheet would run, and reads it back equal", () => {
    for (const text of [
      "=1+1",
      "+1",
      "-1",
      "@cmd|'/c calc'!A1",
      "|x",
      "%x",
      "'=1'",
      "''=1''",
      "\\|",
      "'\\|x'",
      "'quoted'",
    ]) {
      const written = rewrite(csv, "source,target\nA,\n", [set("A", text)]);
      expect(written).not.toMatch(/,"?[=+\-@|%]/);
      expect(read(csv, written).byId("A")?.target).toEqual([text]);
    }
    expect(rewrite(csv, "source,target\nA,\n", [set("A", "@a|b")])).toBe("source,target\nA,'@a\\|b'\n");
  });

  it("gets new rows in the style of the last one", () => {
    const unit: NewUnit = {
      id: "c\u0004B",
      context: "c",
      source: ["B"],
      target: ["b"],
      state: "fuzzy",
      locations: ["a.c:1", "a.c:2"],
      notes: { developer: "note", translator: "" },
    };
    const row = '"","A","a","","False","","",""\n';
    expect(rewrite(csv, header + row, [{ op: "add", unit }])).toBe(
      `${header}${row}"a.c:1","B","b","","True","c","","note"\n`,
    );
  });

  it("gets new rows of a monolingual file with the source text of the base", () => {
    const columns = "source,target,context\n";
    expect(rewrite(csv, columns, [add("bye", "Sbohem")], translating(csv, `${columns}Bye,Bye,bye\n`))).toBe(
      `${columns}Bye,Sbohem,bye\n`,
    );
  });

  it("keeps windows-1252 where its bytes are no UTF-8, ISO-8859-1 where the format says so, and refuses what they lack", () => {
    for (const [codec, dash] of [
      [csv, "–"],
      [csvSimpleIso, "\x96"],
    ] as const) {
      const document = codec.parse(Buffer.from("Coffee,Caf\xe9 \x96\n", "latin1"), czech);
      expect(document.byId("Coffee")?.target).toEqual([`Café ${dash}`]);
      const bytes = save(codec, document, [set("Coffee", `Thé ${dash}`)], czech);
      expect(Buffer.from(bytes).toString("latin1")).toBe("Coffee,Th\xe9 \x96\n");
      expect(() => save(codec, document, [set("Coffee", "Káva, ř")], czech)).toThrow(CodecError);
    }
  });

  it("has rows of the same key as alternatives where the format says so", () => {
    const file = "source,target,context\nHello,Ahoj,\nYes,Ano,\nHello,Nazdar,\n";
    expect(read(csvMultiUtf8, file).units.map(({ target }) => target)).toEqual([["Ahoj", "Nazdar"], ["Ano"]]);
    expect(rewrite(csvMultiUtf8, file, [set("Hello", "Ahoj")])).toBe("source,target,context\nHello,Ahoj,\nYes,Ano,\n");
    expect(rewrite(csvMultiUtf8, file, [set("Yes", "Ano", "Jo")])).toBe(
      "source,target,context\nHello,Ahoj,\nYes,Ano,\nYes,Jo,\nHello,Nazdar,\n",
    );
    expect(() => rewrite(csv, file, [set("Yes", "Ano", "Jo")])).toThrow("one translation");
  });

  it("starts with all columns, those of the base, or as its template without translations", () => {
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
    expect(text(csv.create(czech))).toBe(header.replaceAll('"', ""));
    expect(text(csvSimple.create(czech))).toBe("");
    const base = csv.parse(Buffer.from("key;value\r\na;b\r\n"), english);
    expect(text(csv.create({ ...czech, base }))).toBe("key;value\r\n");
    expect(text(csv.create(czech, Buffer.from("source,target\nA,a\n")))).toBe("source,target\nA,\n");
  });

  it("is told from prose in text files by its two columns", () => {
    const sniff = (text: string) => csvSimple.sniff(Buffer.from(text), "a.txt") - txt.sniff(Buffer.from(text), "a.txt");
    expect(sniff("key\ttext\nother\tmore, text\n")).toBeGreaterThan(0);
    expect(sniff("Once upon a time, there was.\n\nThe end.\n")).toBeLessThan(0);
  });
});
