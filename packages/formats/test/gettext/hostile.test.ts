import { describe, expect, it } from "vitest";
import { po } from "../../src/formats/po/index.ts";
import { czech, edited, lines, read } from "./file.ts";

const many = 200_000;

describe("hostile files", () => {
  it("may hold one line of many megabytes", () => {
    const long = "x ".repeat(10 * many);
    expect(read(`msgid "${long}"\nmsgstr ""\n`).units[0]?.source).toEqual([long]);
  });

  it("may hold many escapes, quotes or backslashes in a row", () => {
    for (const piece of ['\\"', "\\\\", "\\n", "\\x41", "\\q"]) {
      const [unit] = read(`msgid "${piece.repeat(many)}"\nmsgstr ""\n`).units;
      expect(unit?.source[0]?.length).toBeGreaterThanOrEqual(many);
    }
  });

  it("may hold many strings in one entry, on a line each or all on one", () => {
    expect(read(`msgid ""\n${'"x"\n'.repeat(many)}msgstr ""\n`).units[0]?.source[0]).toHaveLength(many);
    expect(read(`msgid ${'"x"'.repeat(many)}\nmsgstr ""\n`).units[0]?.source[0]).toHaveLength(many);
  });

  it("may hold many comments, references and flags of one entry", () => {
    const text = `${"# c\n".repeat(many)}#: ${"a.c:1 ".repeat(many)}\n#, ${"x,".repeat(many)}\nmsgid "a"\nmsgstr "b"\n`;
    const [unit] = read(text).units;
    expect(unit?.locations).toHaveLength(many);
    expect(unit?.flags).toHaveLength(many);
  });

  it("may hold the same entry many times", () => {
    const document = read('msgid "a"\nmsgstr "b"\n'.repeat(many));
    expect(document.byId("a#200000")?.target).toEqual(["b"]);
  });

  it("may hold a thousand forms of one entry, but not more than the header can mean", () => {
    const forms = Array.from({ length: 1000 }, (_, index) => `msgstr[${index}] "x"`);
    expect(read(lines('msgid "a"', 'msgid_plural "b"', ...forms)).units[0]?.target).toEqual(["x", "x", "x"]);
    expect(() => read(lines('msgid "a"', 'msgid_plural "b"', 'msgstr[1000] "x"'))).toThrowError("number of a plural");
  });

  it("may name its messages like properties of objects", () => {
    const text = lines(
      'msgid "__proto__"',
      'msgstr "a"',
      "",
      'msgctxt "constructor"',
      'msgid "toString"',
      'msgstr "b"',
    );
    expect(read(text).byId("__proto__")?.target).toEqual(["a"]);
    expect(read(text).byId("hasOwnProperty")).toBeUndefined();
    expect(edited(text, [{ op: "set", id: "__proto__", target: ["x"] }])).toBe(text.replace('"a"', '"x"'));
  });

  it("may hold a NUL, which is kept", () => {
    const text = 'msgid "a"\nmsgstr "b\0c"\n';
    expect(edited(text, [])).toBe(text);
  });

  it("are refused with the line where they are no UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from('msgid "a"\nmsgstr "'), Buffer.from([0xff]), Buffer.from('"\n')]);
    expect(() => po.parse(bytes, czech)).toThrowError(expect.objectContaining({ name: "CodecError", line: 2 }));
  });

  it("are looked at quickly, whatever their first lines are", () => {
    for (const text of ["# ".repeat(many), "#\n".repeat(many), " ".repeat(many), "msgid ".repeat(many)])
      expect(po.sniff(Buffer.from(text), "a.po")).toBeLessThan(1);
  });
});

describe("hostile texts", () => {
  const text = lines("#, python-format, c-format, ruby-format, php-format, boost-format", 'msgid "a"', 'msgstr ""');

  it.each([
    "a ",
    "%",
    "%(",
    "%((a)",
    "%0",
    "%<",
    "%{",
    "%|",
    "{",
    "\\",
    '"',
    "\n",
    " ",
    "漢",
    "🇨🇿",
    "e\u0301",
    ",",
    "1,",
  ])("may be %j over and over", (piece) => {
    const target = [`x${piece.repeat(20_000)}`];
    expect(read(edited(text, [{ op: "set", id: "a", target }])).byId("a")?.target).toEqual(target);
  });
});

describe("many changes", () => {
  it("may be tens of thousands of edits, removals and additions at once", () => {
    const count = 20_000;
    const entries = Array.from({ length: count * 2 }, (_, index) => `msgid "${index}"\nmsgstr "x"\n`);
    const changes = entries.flatMap((_, index) => {
      const id = String(index);
      const unit = { id: `new ${id}`, context: "", source: [`new ${id}`], target: ["y"] };
      return [
        index % 2 === 0 ? { op: "remove" as const, id } : { op: "set" as const, id, target: ["z"] },
        { op: "add" as const, unit, after: "39998" },
      ];
    });
    const document = read(edited(entries.join("\n"), changes));
    expect(document.units).toHaveLength(count * 3);
    expect(document.byId("1")?.target).toEqual(["z"]);
  });
});
