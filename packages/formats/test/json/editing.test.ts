import { expect, it } from "vitest";
import { json, jsonNested } from "../../src/formats/json/index.ts";
import { type Change, type CodecContext, save } from "../../src/index.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
  monolingual: true,
};

const edit = (text: string, changes: readonly Change[], base?: string, codec = jsonNested, options = {}) => {
  const inner: CodecContext = { ...context, options };
  const all = base === undefined ? inner : { ...inner, base: codec.parse(Buffer.from(base), inner) };
  const document = codec.parse(Buffer.from(text), all);
  return Buffer.from(save(codec, document, changes, all)).toString();
};
const add = (id: string, target: string, after?: string): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [target] },
  ...(after === undefined ? {} : { after }),
});

it("replaces one text and leaves every other byte", () => {
  const text = '{"a" :\t"x",\r\n\r\n  "b":"y" , "c" : "\\u00e9\\/"}';
  expect(edit(text, [{ op: "set", id: "b", target: ["žluť\n"] }])).toBe(
    '{"a" :\t"x",\r\n\r\n  "b":"\\u017elu\\u0165\\n" , "c" : "\\u00e9\\/"}',
  );
});

const base =
  '{\n  "menu": {\n    "file": { "open": "Open", "close": "Close" },\n    "help": "Help"\n  },\n  "list": ["One", "Two"]\n}\n';

it("makes the parents of a new text, indented as the base file", () => {
  expect(edit("{}\n", [add("menu.file.close", "Zavřít")], base)).toBe(
    '{\n  "menu": {\n    "file": {\n      "close": "Zavřít"\n    }\n  }\n}\n',
  );
});

it("places new texts in the order of the base file", () => {
  const changes = ["list[1]", "menu.help", "menu.file.close", "list[0]", "menu.file.open"].map((id) => add(id, id));
  expect(JSON.stringify(JSON.parse(edit("{}\n", changes, base)))).toBe(
    JSON.stringify({
      menu: { file: { open: "menu.file.open", close: "menu.file.close" }, help: "menu.help" },
      list: ["list[0]", "list[1]"],
    }),
  );
});

it("puts a new text beside its siblings on their line", () => {
  expect(
    edit('{\n  "menu": {\n    "file": { "open": "Otevřít" }\n  }\n}\n', [add("menu.file.close", "Zavřít")], base),
  ).toBe('{\n  "menu": {\n    "file": { "open": "Otevřít", "close": "Zavřít" }\n  }\n}\n');
});

it("inserts before, between and behind", () => {
  const order = '{"a":"","b":"","c":"","d":"","e":""}';
  const changes = ["e", "c", "a"].map((id) => add(id, id));
  expect(edit('{\n\t"b": "b",\n\t"d": "d"\n}', changes, order)).toBe(
    '{\n\t"a": "a",\n\t"b": "b",\n\t"c": "c",\n\t"d": "d",\n\t"e": "e"\n}',
  );
  expect(edit('{"b":"b","d":"d"}', changes, order)).toBe('{"a":"a","b":"b","c":"c","d":"d","e":"e"}');
});

it("takes a removed text and its emptied parents away", () => {
  const text = '{\n  "a": { "x": { "y": "1" } },\n  "b": "2",\n  "c": "3"\n}\n';
  expect(edit(text, [{ op: "remove", id: "a.x.y" }])).toBe('{\n  "b": "2",\n  "c": "3"\n}\n');
  expect(
    edit(text, [
      { op: "remove", id: "c" },
      { op: "remove", id: "b" },
    ]),
  ).toBe('{\n  "a": { "x": { "y": "1" } }\n}\n');
  expect(
    edit(
      text,
      ["a.x.y", "b", "c"].map((id) => ({ op: "remove", id })),
    ),
  ).toBe("{}\n");
});

it("keeps dots in the keys of a flat file", () => {
  expect(edit('{\n    "a": "1"\n}\n', [add("b.c", "2")], undefined, json)).toBe(
    '{\n    "a": "1",\n    "b.c": "2"\n}\n',
  );
});

it("begins and fills a file whose base is a list as a list", () => {
  const list = { ...context, base: jsonNested.parse(Buffer.from('["a", "b"]'), context) };
  const created = Buffer.from(jsonNested.create(list)).toString();
  expect(created).toBe("[]\n");
  expect(edit(created, [add("[1]", "y")], '["a", "b"]')).toBe('["", "y"]\n');
});
