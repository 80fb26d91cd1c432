import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv } from "../../src/formats/csv/index.ts";
import { stringsUtf8 } from "../../src/formats/strings/index.ts";
import { xlsx } from "../../src/formats/xlsx/index.ts";
import { writeCsv, writeStrings, writeXlsx } from "../../src/writers/index.ts";
import { czech } from "../entries/texts.ts";
import { nastyText } from "../suite/index.ts";
import { exported } from "./unit.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe("a CSV file for download", () => {
  const header = "location,source,target,id,fuzzy,context,translator_comments,developer_comments\r\n";

  it("has the last location and the first form of each string", () => {
    const unit = exported({
      context: "menu",
      source: ["%d file", "%d files"],
      target: ["%d soubor", "%d soubory", "%d souborů"],
      location: ["a.c:1", "b.c:2"],
      developerNote: "Shown, last",
      translatorNote: "A comment\nA suggestion",
      fuzzy: true,
      state: 10,
    });
    expect(text(writeCsv([unit]))).toBe(
      `${header}b.c:2,'%d file','%d soubor',,True,menu,"A comment\nA suggestion","Shown, last"\r\n`,
    );
  });

  it("is read back by the codec, whatever the texts are", () => {
    fc.assert(
      fc.property(nastyText({ with: ["=1", "|", "'"] }), nastyText(), (source, target) => {
        const { units } = csv.parse(writeCsv([exported({ source: [source], target: [target] })]), czech);
        expect(units[0]).toMatchObject({ source: [source], target: [target] });
      }),
    );
  });
});

describe("a workbook for download", () => {
  it("has the same columns, and texts as they are", () => {
    fc.assert(
      fc.property(nastyText({ with: ["=1", "_x0041_"] }), nastyText(), (source, target) => {
        const { units } = xlsx.parse(writeXlsx([exported({ source: [source], target: [target] })]), czech);
        expect(units[0]).toMatchObject({ source: [source], target: [target] });
      }),
      { numRuns: 30 },
    );
  });
});

describe("a string table for download", () => {
  it("shows the key of what is not translated", () => {
    const units = [
      exported({ context: "title", target: ["Ahoj"], developerNote: "Title" }),
      exported({ context: 'a "b"', target: [""], state: 0 }),
    ];
    expect(text(writeStrings(units))).toBe('/* Title */\n"title" = "Ahoj";\n"a \\"b\\"" = "a \\"b\\"";\n');
  });

  it("is read back by the codec, whatever the texts are", () => {
    fc.assert(
      fc.property(nastyText(), nastyText(), (context, target) => {
        const { units } = stringsUtf8.parse(writeStrings([exported({ context, target: [target] })]), czech);
        expect(units[0]).toMatchObject({ context, target: [target] });
      }),
    );
  });
});
