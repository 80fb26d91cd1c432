import * as fc from "fast-check";
import { expect, it } from "vitest";
import { json, jsonNested } from "../../src/formats/json/index.ts";
import { type CodecContext, CodecError, save } from "../../src/index.ts";
import { parseJson } from "../../src/json/parse.ts";
import { pathOfId } from "../../src/paths/path.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
  monolingual: true,
};
const parse = (text: string, codec = jsonNested) => codec.parse(Buffer.from(text), context);
const edit = (text: string, id: string, target: string) => {
  const document = parse(text);
  return Buffer.from(save(jsonNested, document, [{ op: "set", id, target: [target] }], context)).toString();
};

it("refuses 100,000 nested arrays or objects without an overflow of the stack", () => {
  expect(() => parse("[".repeat(100_000))).toThrow(CodecError);
  expect(() => parse('{"a":'.repeat(100_000))).toThrow(CodecError);
});

it("reads the same values as JSON.parse, and refuses what that refuses", () => {
  const read = (text: string) => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return "refused";
    }
  };
  const plain = (node: ReturnType<typeof parseJson>): unknown =>
    node.kind === "string" || node.kind === "scalar"
      ? node.value
      : node.kind === "array"
        ? node.entries.map((entry) => plain(entry.value))
        : Object.fromEntries(node.entries.map((entry) => [entry.key, plain(entry.value)]));
  const readOurs = (text: string) => {
    try {
      return { value: plain(parseJson(text)) };
    } catch (error) {
      expect(error).toBeInstanceOf(CodecError);
      return "refused";
    }
  };
  const pieces = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    '"__proto__"',
    "1",
    "-0.5e+3",
    "01",
    "-",
    "tru",
    "true",
    "null",
    " ",
    "\n",
    '"\\',
    '"',
    "\\u00",
    "\ufeff",
  ];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
      ),
      (text) => {
        expect(readOurs(text)).toEqual(read(text));
      },
    ),
    { numRuns: 2000 },
  );
});

it("takes keys of Object.prototype for keys like others", () => {
  expect(parse('{"__proto__":{"constructor":"a"},"toString":"b"}').units.map((unit) => unit.id)).toEqual([
    "__proto__.constructor",
    "toString",
  ]);
});

it("keeps halves of surrogate pairs as escapes", () => {
  expect(parse('{"a":"\\ud800"}').units[0]?.target).toEqual(["\ud800"]);
  expect(edit('{"a":""}', "a", "x\udc00")).toBe('{"a":"x\\udc00"}');
});

it("takes the last of duplicate keys, as every reader does, and warns of the others", () => {
  const document = parse('{\n"a": "1",\n"a": "2"\n}');
  expect(document.units.map((unit) => unit.target[0])).toEqual(["2"]);
  expect(document.warnings).toMatchObject([{ line: 2 }]);
  expect(edit('{"a":"1","a":"2"}', "a", "3")).toBe('{"a":"1","a":"3"}');
});

it("numbers a nested text that has the name of a flat key", () => {
  expect(parse('{"a.b":"flat","a":{"b":"nested"}}', json).units.map((unit) => unit.id)).toEqual(["a.b", "a.b#2"]);
  expect(parse('{"a.b":"flat","a":{"b":"nested"}}').units.map((unit) => unit.id)).toEqual(["a\\.b", "a.b"]);
});

it("gives every path one id, from which it can be read again", () => {
  const odd = fc.constantFrom("a.b", "x[0]", "[1]", "\\", "a\\", "\\.", "[0][1]", "a[0].b", "\\[2]", "a\\[3]", "");
  const path = fc.array(fc.oneof(odd, fc.string(), fc.nat(3)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.oneof(odd.filter(Boolean), fc.string({ minLength: 1 })), path, (first, rest) => {
      const value = [first, ...rest].reduceRight<unknown>(
        (inner, key) => (typeof key === "number" ? [...Array(key).fill(null), inner] : { [key]: inner }),
        "text",
      );
      const [unit] = parse(JSON.stringify(value)).units;
      expect(pathOfId(unit?.id ?? "")).toEqual([first, ...rest]);
    }),
    { numRuns: 1000 },
  );
});

it("refuses an element far behind the end of a list", () => {
  const unit = { id: "list[99999999999]", context: "", source: [], target: ["x"] };
  expect(() => parse('{"list":[]}').plan([{ op: "add", unit }], context)).toThrow(CodecError);
});

it("refuses a text in the place of a group, and a group in the place of a text", () => {
  const add = (id: string) => ({ op: "add", unit: { id, context: id, source: [], target: ["x"] } }) as const;
  expect(() => parse('{"a":"text"}').plan([add("a.b")], context)).toThrow(CodecError);
  expect(() => parse('{"a":{"b":"c"}}').plan([add("a")], context)).toThrow(CodecError);
});

it("reads 100,000 texts on one line of 5 MB, and changes all of them at once", () => {
  const text = `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":"${"x".repeat(40)}"`).join(",")}}`;
  const document = parse(text);
  const changes = document.units.map((unit) => ({ op: "set", id: unit.id, target: ["y"] }) as const);
  expect(save(jsonNested, document, changes, context).length).toBeGreaterThan(1_000_000);
  const removals = document.units.map((unit) => ({ op: "remove", id: unit.id }) as const);
  expect(Buffer.from(save(jsonNested, document, removals, context)).toString()).toBe("{}");
});
