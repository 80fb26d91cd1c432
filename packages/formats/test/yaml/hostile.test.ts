import { expect, it } from "vitest";
import { yaml } from "../../src/formats/yaml/index.ts";
import { type CodecContext, CodecError, save } from "../../src/index.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
  monolingual: true,
};
const parse = (text: string) => yaml.parse(Buffer.from(text), context);

it("refuses 100,000 nested lists without an overflow of the stack", () => {
  expect(() => parse("[".repeat(100_000))).toThrow(CodecError);
  expect(() => parse(`${"- ".repeat(100_000)}x`)).toThrow(CodecError);
});

it("does not expand aliases", () => {
  const lines = ["a0: &a0 [x, x]"];
  for (let level = 1; level < 40; level++) lines.push(`a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`);
  expect(parse(`${lines.join("\n")}\n`).units).toHaveLength(2);
});

it("takes keys of Object.prototype for keys like others", () => {
  expect(parse("__proto__: {constructor: a}\ntoString: b\n").units.map((unit) => unit.id)).toEqual([
    "__proto__->constructor",
    "toString",
  ]);
});

it("takes the last of duplicate keys, and warns of the others", () => {
  const document = parse("a: 1st\nb: x\na: 2nd\n");
  expect(document.units.map((unit) => unit.target[0])).toEqual(["x", "2nd"]);
  expect(document.warnings).toMatchObject([{ line: 1 }]);
});

it("refuses half of a surrogate pair, and carriage returns as line ends", () => {
  expect(() => parse("a: b\n").plan([{ op: "set", id: "a", target: ["\ud800"] }], context)).toThrow(CodecError);
  expect(() => parse("a: b\rc: d\r")).toThrow(CodecError);
});

it("reads 50,000 texts, changes them all, adds them all to an empty file, and removes them all", () => {
  const text = Array.from({ length: 50_000 }, (_, index) => `k${index}: text\n`).join("");
  const document = parse(text);
  const all = (op: "set" | "remove") =>
    document.units.map(({ id }) => (op === "set" ? ({ op, id, target: ["other"] } as const) : ({ op, id } as const)));
  expect(Buffer.from(save(yaml, document, all("set"), context)).toString()).toBe(text.replaceAll("text", "other"));
  expect(save(yaml, document, all("remove"), context)).toHaveLength(0);
  const based = { ...context, base: document };
  const added = document.units.map((unit) => ({ op: "add", unit }) as const);
  expect(Buffer.from(save(yaml, yaml.parse(Buffer.from(""), based), added, based)).toString()).toBe(text);
});
