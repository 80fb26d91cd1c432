import { expect, it } from "vitest";
import { toml } from "../../src/formats/toml/index.ts";
import { type Change, CodecError, type CodecContext, save } from "../../src/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(toml, new URL("../golden/toml/", import.meta.url), { base: "en.toml" });

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
  monolingual: true,
};
const edit = (text: string, changes: readonly Change[], base?: string) => {
  const inner = base === undefined ? context : { ...context, base: toml.parse(Buffer.from(base), context) };
  return Buffer.from(save(toml, toml.parse(Buffer.from(text), inner), changes, inner)).toString();
};
const add = (id: string, text: string, developer = ""): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [text], notes: { developer, translator: "" } },
});
const set = (id: string, text: string): Change => ({ op: "set", id, target: [text] });
const units = (text: string) =>
  toml.parse(Buffer.from(text), context).units.map((unit) => [unit.context, unit.target[0]]);

it("names texts by table, key and index", () => {
  expect(units('a.b = "1"\n[t."x.y"]\nc = ["2", 3, ["4"]]\n[[l]]\nd = {e.f = "5"}\n[[l]]\n[l.m]\ng = \'6\'\n')).toEqual(
    [
      ["a.b", "1"],
      ["t.x.y.c[0]", "2"],
      ["t.x.y.c[2][0]", "4"],
      ["l[0].d.e.f", "5"],
      ["l[1].m.g", "6"],
    ],
  );
});

it("reads escapes, and folds lines as TOML says", () => {
  expect(units('a = "\\u00e9\\U0001F434\\t"\nb = """\nx \\\n   y"""\nc = \'\'\'\n\\n\'\'\'\nd = """"q""""\n')).toEqual([
    ["a", "é🐴\t"],
    ["b", "x y"],
    ["c", "\\n"],
    ["d", '"q"'],
  ]);
});

it("keeps the quotes of a text as long as they can hold it", () => {
  expect(edit("a = 'x'", [set("a", "C:\\y")])).toBe("a = 'C:\\y'");
  expect(edit("a = 'x'", [set("a", "it's")])).toBe('a = "it\'s"');
  expect(edit('a = """\nx"""', [set("a", '1\n"""\\"')])).toBe('a = """\n1\n\\"\\""\\\\\\""""');
});

it("takes the comments at a pair for its note, and removes them with it", () => {
  const text = '# apart\n\n# note\na = "x" # more\nb = "y"\n';
  expect(toml.parse(Buffer.from(text), context).units[0]?.notes.developer).toBe("note\nmore");
  expect(edit(text, [{ op: "remove", id: "a" }])).toBe('# apart\n\nb = "y"\n');
});

it("adds pairs and tables in the order of the base file", () => {
  const base = 'a = "A"\nb = "B"\n\n[m]\nx = "X"\ny.z = "YZ"\n\n[m.n]\nw = "W"\n\n[o]\np = "P"\n';
  const changes = ["o.p", "m.n.w", "m.y.z", "b"].map((id) => add(id, id));
  expect(edit('a = "á"\n\n[m]\n  x="x"\n\n[q]\nr = ""\n', changes, base)).toBe(
    'a = "á"\nb = "b"\n\n[m]\n  x="x"\n  y.z="m.y.z"\n\n[m.n]\nw = "m.n.w"\n\n[o]\np = "o.p"\n\n[q]\nr = ""\n',
  );
  expect(edit("", changes, base.replaceAll("\n", "\r\n"))).toBe(
    'b = "b"\r\n\r\n[m]\r\ny.z = "m.y.z"\r\n\r\n[m.n]\r\nw = "m.n.w"\r\n\r\n[o]\r\np = "o.p"\r\n',
  );
});

it("keeps the comments that begin a file at its beginning", () => {
  const text = '# licence\nb = "x"\n';
  expect(toml.parse(Buffer.from(text), context).units[0]?.notes.developer).toBe("");
  expect(edit(text, [add("a", "y")], 'a = ""\nb = ""\n')).toBe('# licence\na = "y"\nb = "x"\n');
});

it("puts the first pair of a file above its tables", () => {
  expect(edit('# licence\n\n# table\n[m]\nx = "y"\n', [add("a", "b")])).toBe(
    '# licence\n\na = "b"\n\n# table\n[m]\nx = "y"\n',
  );
  expect(edit("# licence", [add("a", "b")])).toBe('# licence\na = "b"');
});

it("adds a note above a new pair", () => {
  expect(edit('a = "x"\n', [add("b", "y", "One\nTwo")])).toBe('a = "x"\n# One\n# Two\nb = "y"\n');
});

it("joins arrays, inline tables, dotted keys and arrays of tables where they stand", () => {
  expect(edit('a = ["x"]\n', [add("a[1]", "y")])).toBe('a = ["x", "y"]\n');
  expect(edit('a = [\n  "x",\n]\n', [add("a[2]", "z"), add("a[1]", "y")])).toBe('a = [\n  "x",\n  "y",\n  "z",\n]\n');
  expect(edit("a = { b = 1 }\n", [add("a.c.d", "y")])).toBe('a = { b = 1, c.d = "y" }\n');
  expect(edit('a.b = "x"\n', [add("a.c", "y")])).toBe('a.b = "x"\na.c = "y"\n');
  expect(edit('[[a]]\nb = "x"\n', [add("a[0].c", "y"), add("a[1].b", "z")])).toBe(
    '[[a]]\nb = "x"\nc = "y"\n\n[[a]]\nb = "z"\n',
  );
  expect(edit("", [add("l[1]", "y")], 'l = ["a", "b"]')).toBe('l = ["", "y"]\n');
});

it("removes entries of arrays and inline tables with their commas", () => {
  expect(edit('a = ["x", "y"]\n', [{ op: "remove", id: "a[1]" }])).toBe('a = ["x"]\n');
  expect(edit('a = { b = "x", c = "y" }\n', [{ op: "remove", id: "a.b" }])).toBe('a = { c = "y" }\n');
  expect(() => edit('a = ["x", "y"]\n', [{ op: "remove", id: "a[0]" }])).toThrow(CodecError);
});

it("refuses a table in the place of a text, and a text in the place of a number", () => {
  expect(() => edit('a = "x"', [add("a.b", "y")])).toThrow(CodecError);
  expect(() => edit("a = 1", [add("a", "y")])).toThrow(CodecError);
  expect(() => edit("a = 1", [add("a[99999999]", "y")])).toThrow(CodecError);
});

it("refuses deep nesting and reads 100,000 texts", () => {
  expect(() => toml.parse(Buffer.from(`a = ${"[".repeat(100_000)}`), context)).toThrow(CodecError);
  expect(() => toml.parse(Buffer.from(`${"a.".repeat(100_000)}b = ""`), context)).toThrow(CodecError);
  const text = Array.from({ length: 100_000 }, (_, index) => `k${index} = "x"\n`).join("");
  const document = toml.parse(Buffer.from(text), context);
  const base = { ...context, base: document };
  const empty = toml.parse(Buffer.from(""), base);
  expect(
    save(
      toml,
      empty,
      document.units.map((unit) => ({ op: "add", unit })),
      base,
    ),
  ).toEqual(Buffer.from(text));
});
