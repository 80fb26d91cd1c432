import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFormats, writeJson, writeJsonNested } from "../../src/writers/index.ts";
import { exported, meta } from "./unit.ts";

const units = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([context, text]) => exported({ context, target: [text] }));

describe("a JSON file for download", () => {
  it("is flat, in the order of the units, with untranslated texts empty", () => {
    const file = Buffer.from(
      writeJson([...units({ b: "x", 10: "y" }), exported({ context: "a.b", target: [""], state: 0 })]),
    );
    expect(file.toString()).toBe('{\n    "10": "y",\n    "b": "x",\n    "a.b": ""\n}\n');
  });

  it("is cut at the dots of the keys when nested", () => {
    const file = Buffer.from(writeJsonNested(units({ "menu.open": "x", help: "y", "menu.file.new": "z" })));
    expect(file.toString()).toBe(
      '{\n    "menu": {\n        "open": "x",\n        "file": {\n            "new": "z"\n        }\n    },\n    "help": "y"\n}\n',
    );
  });

  it("keeps keys whole where another one is a text on their way", () => {
    const nested = (texts: Readonly<Record<string, string>>) =>
      JSON.parse(Buffer.from(writeJsonNested(units(texts))).toString());
    expect(nested({ "a.b.c": "x", "a.b": "y" })).toEqual({ a: { "b.c": "x", b: "y" } });
    expect(nested({ a: "x", "a.b": "y", "a.b.c": "z" })).toEqual({ a: "x", "a.b": "y", "a.b.c": "z" });
  });

  it("loses no text, whatever the keys are", () => {
    const key = fc.string({ unit: fc.constantFrom("a", "b", ".", "_"), maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(key), (keys) => {
        const leaves = (value: unknown): number =>
          typeof value === "string"
            ? 1
            : Object.values(value as object).reduce<number>((sum, inner) => sum + leaves(inner), 0);
        const file = writeJsonNested(keys.map((context) => exported({ context })));
        expect(leaves(JSON.parse(Buffer.from(file).toString()))).toBe(keys.length);
      }),
    );
  });

  it("bears any key", () => {
    const keys = ["__proto__", "constructor.prototype", "a".repeat(1000), ".".repeat(100_000), "\ud800"];
    for (const write of [writeJson, writeJsonNested])
      expect(() =>
        JSON.parse(Buffer.from(write(keys.map((context) => exported({ context })))).toString()),
      ).not.toThrow();
  });
});

describe("the formats of downloads", () => {
  it("all write a file of no units", () => {
    for (const [name, { write }] of exportFormats)
      expect(write([], meta).length, name).toBeGreaterThanOrEqual(name === "strings" ? 0 : 3);
  });
});
