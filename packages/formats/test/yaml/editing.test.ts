import { expect, it } from "vitest";
import { rubyYaml } from "../../src/formats/ruby-yaml/index.ts";
import { yaml } from "../../src/formats/yaml/index.ts";
import { type Change, type Codec, type CodecContext, CodecError, save } from "../../src/index.ts";

const english: CodecContext = {
  language: "en",
  sourceLanguage: "en",
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
  options: {},
  monolingual: true,
};
const czech = (codec: Codec, base?: string): CodecContext => ({
  ...english,
  language: "cs",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  ...(base === undefined ? {} : { base: codec.parse(Buffer.from(base), english) }),
});
const edit = (codec: Codec, text: string, changes: readonly Change[], base?: string): string => {
  const context = czech(codec, base);
  return Buffer.from(save(codec, codec.parse(Buffer.from(text), context), changes, context)).toString();
};
const set = (id: string, ...target: string[]): Change => ({ op: "set", id, target });
const remove = (id: string): Change => ({ op: "remove", id });
const add = (id: string, text: string): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [text] },
});
const forms = ["%{count} zpráva", "%{count} zprávy", "%{count} zpráv"];
const addPlural = (id: string): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: forms, plural: { by: "category", slots: ["one", "few", "other"] } },
});

it("joins keys with arrows, and takes keys as they are spelled", () => {
  const text = 'no: nein\nlist:\n- a\n- {b: c}\n"x->y": {z: d}\n1: e\n';
  expect(yaml.parse(Buffer.from(text), english).units.map((unit) => [unit.context, unit.id, unit.target[0]])).toEqual([
    ["no", "no", "nein"],
    ["list->[0]", "list->[0]", "a"],
    ["list->[1]->b", "list->[1]->b", "c"],
    ["x->y->z", "x\\->y->z", "d"],
    ["1", "1", "e"],
  ]);
});

it("leaves numbers, dates, aliases and tagged values alone", () => {
  const text = "a: 1\nb: true\nc: ~\nd: &x text\ne: *x\nf: !ruby/sym g\nh: !!str 5\n<<: {i: j}\n";
  expect(yaml.parse(Buffer.from(text), english).units.map((unit) => unit.id)).toEqual(["d", "h", "<<->i"]);
  expect(edit(yaml, text, [set("d", "other")])).toContain("d: &x other\ne: *x\n");
  expect(() => edit(yaml, text, [remove("d")])).toThrow(CodecError);
});

it("keeps the style of a text as long as it can hold it", () => {
  expect(edit(yaml, "a: x # note\n", [set("a", "y: z")])).toBe('a: "y: z" # note\n');
  expect(edit(yaml, "a: x\n", [set("a", "yes")])).toBe('a: "yes"\n');
  expect(edit(yaml, "a: 'x'\n", [set("a", "it's")])).toBe("a: 'it''s'\n");
  expect(edit(yaml, "a: 'x'\n", [set("a", "1\n2")])).toBe('a: "1\\n2"\n');
  expect(edit(yaml, "a: x\n  y\nb: c\n", [set("a", "z")])).toBe("a: z\nb: c\n");
});

it("rewrites the lines of a block with its indentation, its comment and the empty lines behind", () => {
  const text = "a: |-  # note\n    x\n     y\n\nb: >\n  c\n  d\n";
  expect(edit(yaml, text, [set("a", "1\n\n 2\n"), set("b", "3\n4\n")])).toBe(
    "a: |  # note\n    1\n\n     2\n\nb: >\n  3\n\n  4\n",
  );
  expect(edit(yaml, text, [set("a", " 1\n2")])).toBe('a: " 1\\n2"\n\nb: >\n  c\n  d\n');
});

it("fills an empty place", () => {
  expect(edit(yaml, "a:\nb: # later\nc:\n  - \n", [set("a", "x"), set("b", "then"), set("c->[0]", "z")])).toBe(
    "a: x\nb: then # later\nc:\n  - z \n",
  );
});

const base =
  'menu:\n    file:\n        open: "Open"\n        close: Close\n    help: Help\nlist:\n- First\n- Second\nno: "No"\n';

it("adds texts in the order, the style and the spelling of the base file", () => {
  const changes = ["no", "list->[1]", "menu->help", "menu->file->close", "list->[0]", "menu->file->open"].map((id) =>
    add(id, "text"),
  );
  expect(edit(yaml, "", changes, base)).toBe(
    'menu:\n    file:\n        open: "text"\n        close: text\n    help: text\nlist:\n- text\n- text\nno: "text"\n',
  );
  expect(edit(yaml, "menu:\n  file:\n    close: x", changes.slice(2, 3), base)).toBe(
    "menu:\n  file:\n    close: x\n  help: text",
  );
  expect(edit(yaml, "menu: {}\n", [add("menu->file->open", "x")], base)).toBe('menu:\n    file:\n        open: "x"\n');
  expect(edit(yaml, "menu: {file: {close: x}}\n", [add("menu->file->open", "x")], base)).toBe(
    'menu: {file: {open: "x", close: x}}\n',
  );
  expect(edit(yaml, "menu:\nlist:\n", [add("menu->help", "x")], base)).toBe("menu:\n    help: x\nlist:\n");
});

it("puts a new key below the comments that begin the file, and above those of its neighbour", () => {
  expect(edit(yaml, "---\n# file\nb: x\n", [add("a", "first")], "a: 1\nb: 2\n")).toBe("---\n# file\na: first\nb: x\n");
  expect(edit(yaml, "m:\n  # note\n  b: x\n", [add("m->a", "first")], "m:\n  a: 1\n  b: 2\n")).toBe(
    "m:\n  a: first\n  # note\n  b: x\n",
  );
});

it("takes the comments at a key for its note, and removes them with it", () => {
  const text = "x: y\n# one\n# two\na: b # three\nc: |\n  # not a comment\n# five\nd: e\n";
  const notes = yaml.parse(Buffer.from(text), english).units.map((unit) => unit.notes.developer);
  expect(notes).toEqual(["", "one\ntwo\nthree", "", "five"]);
  expect(edit(yaml, text, [remove("a")])).toBe("x: y\nc: |\n  # not a comment\n# five\nd: e\n");
});

it("removes lines, emptied parents, and elements without moving others", () => {
  expect(edit(yaml, "a:\n  b:\n    c: d\ne: f\n", [remove("a->b->c")])).toBe("e: f\n");
  expect(edit(yaml, "- a\n- b\n- c\n", [remove("[0]"), remove("[2]")])).toBe("- ~\n- b\n");
  expect(edit(yaml, "- a: b\n  c: d\n", [remove("[0]->a")])).toBe("- c: d\n");
  expect(edit(yaml, "{a: b, c: d}\n", [remove("a")])).toBe("{c: d}\n");
});

const rails =
  'en:\n  hello: Hello\n  messages:\n    one: "%{count} message"\n    other: "%{count} messages"\n  gender:\n    male: he\n    other: they\n';

it("reads the plurals of Rails below the key of the language", () => {
  expect(rubyYaml.parse(Buffer.from(rails), english).units.map((unit) => [unit.id, ...unit.target])).toEqual([
    ["hello", "Hello"],
    ["messages", "%{count} message", "%{count} messages"],
    ["gender->male", "he"],
    ["gender->other", "they"],
  ]);
  const text = "cs:\n  messages:\n    few: x\n  gender:\n    other: y\n";
  expect(
    rubyYaml.parse(Buffer.from(text), czech(rubyYaml, rails)).units.map((unit) => [unit.id, ...unit.target]),
  ).toEqual([
    ["messages", "", "x", ""],
    ["gender->other", "y"],
  ]);
});

it("shows a zero form that the language does not have as a text of its own", () => {
  const text = "en:\n  items:\n    zero: none\n    one: one\n    other: many\n";
  expect(rubyYaml.parse(Buffer.from(text), english).units.map((unit) => [unit.id, ...unit.target])).toEqual([
    ["items", "one", "many"],
    ["items->zero", "none"],
  ]);
});

it("begins the file of a language with its key, and adds plurals in the order of their categories", () => {
  const context = czech(rubyYaml, rails);
  const created = Buffer.from(rubyYaml.create(context)).toString();
  expect(created).toBe("cs:\n");
  expect(edit(rubyYaml, created, [addPlural("messages"), add("hello", "Ahoj")], rails)).toBe(
    'cs:\n  hello: Ahoj\n  messages:\n    one: "%{count} zpráva"\n    few: "%{count} zprávy"\n    other: "%{count} zpráv"\n',
  );
  expect(Buffer.from(rubyYaml.create({ ...context, language: "no" })).toString()).toBe('"no":\n');
});

it("adds a missing form behind the one before it", () => {
  const text = "cs:\n  messages:\n    one: x\n    other: z\n  hello: y\n";
  expect(edit(rubyYaml, text, [set("messages", "x", "nový", "z")], rails)).toBe(
    'cs:\n  messages:\n    one: x\n    few: "nový"\n    other: z\n  hello: y\n',
  );
});

it("keeps the key of a language whose last text is removed", () => {
  expect(edit(rubyYaml, "cs:\n  a:\n    b: c\n", [remove("a->b")])).toBe("cs:\n");
});

it("fills an empty file whose base is a list as a list", () => {
  expect(edit(yaml, "---\n", [add("[1]", "last"), add("[0]", "first")], "- a\n- b\n")).toBe("---\n- first\n- last\n");
});

it("fills a block that has no lines yet", () => {
  expect(edit(yaml, "a: |\nb: x\n", [set("a", "1\n2")])).toBe("a: |-\n  1\n  2\nb: x\n");
  expect(edit(yaml, "a: |", [set("a", "1")])).toBe("a: |-\n  1");
});
