import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FlagParameter,
  flagsOf,
  formatFlags,
  isReadOnly,
  mergeFlags,
  parseFlags,
  priorityOf,
  validateFlags,
} from "../../src/checks/index.ts";

const texts = (flags: string, name: string) =>
  parseFlags(flags)
    .get(name)
    ?.map(({ text }) => text);

describe("reading flags", () => {
  it("splits names at commas and parameters at colons", () => {
    expect([...parseFlags("c-format, max-length:20,placeholders:$URL$:@X@").keys()]).toEqual([
      "c-format",
      "max-length",
      "placeholders",
    ]);
    expect(texts("placeholders:$URL$:@X@", "placeholders")).toEqual(["$URL$", "@X@"]);
  });

  it("takes quoted parameters as they are meant", () => {
    expect(texts(`placeholders:"a,b":'c:d':"say \\"hi\\"\\n"`, "placeholders")).toEqual(["a,b", "c:d", 'say "hi"\n']);
  });

  it("leaves the backslashes of an expression alone", () => {
    expect(parseFlags(String.raw`regex:r"^\d+\"$"`).get("regex")).toEqual([{ text: String.raw`^\d+"$`, regex: true }]);
  });

  it("resolves aliases and drops what gettext writes beside flags", () => {
    expect([...parseFlags("#, fuzzy, markdown-text, ").keys()]).toEqual(["md-text"]);
  });

  it("lets the last of two equal names count", () => {
    expect(texts("max-length:5, c-format, max-length:9", "max-length")).toEqual(["9"]);
  });

  it("keeps what comes before the place where it cannot read on", () => {
    expect([...parseFlags('c-format, regex:"open').keys()]).toEqual(["c-format"]);
  });

  it("reads any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => parseFlags(text) instanceof Map));
  });

  const parameter: fc.Arbitrary<FlagParameter> = fc.oneof(
    fc.record({ text: fc.string({ unit: "grapheme" }), regex: fc.constant(false) }),
    fc.record({
      text: fc.array(fc.constantFrom('"', "a", "\\\\", "\\d", "[", ",", ":", "'")).map((parts) => parts.join("")),
      regex: fc.constant(true),
    }),
  );
  const name = fc.stringMatching(/^[a-z][a-z-]{1,8}$/);

  it("gets back what it wrote", () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(parameter, { minLength: 1, maxLength: 3 })), (wanted) => {
        const flags = new Map(Object.entries(wanted));
        expect(new Map(parseFlags(formatFlags(flags)))).toEqual(flags);
      }),
    );
  });

  it("writes them sorted and quotes only where needed", () => {
    expect(formatFlags(parseFlags(`xml-text,placeholders:'$A$':"b c":r'\\d"', c-format`))).toBe(
      String.raw`c-format, placeholders:$A$:"b c":r"\d\"", xml-text`,
    );
  });
});

describe("flags of several levels", () => {
  it("lets a later level override the same name", () => {
    expect(formatFlags(mergeFlags(parseFlags("max-length:5, c-format"), parseFlags("max-length:9")))).toBe(
      "c-format, max-length:9",
    );
  });

  it("gives the same object for the same texts", () => {
    expect(flagsOf("c-format", "max-length:5")).toBe(flagsOf("c-format", "max-length:5"));
  });

  it("answers the priority, 100 where none is set", () => {
    expect([
      priorityOf(parseFlags("priority:150")),
      priorityOf(parseFlags("priority:x")),
      priorityOf(parseFlags("")),
    ]).toEqual([150, 100, 100]);
  });

  it("knows a read-only string", () => {
    expect([isReadOnly(parseFlags("read-only")), isReadOnly(parseFlags(""))]).toEqual([true, false]);
  });
});

describe("flags that somebody wants to set", () => {
  it.each([
    "",
    "c-format, ignore-end-Interrobang",
    "max-length:20",
    "max-size:300:2",
    "priority:-5",
    `placeholders:$URL$:r"v[0-9]+"`,
    "regex:^[0-9]+$",
    "replacements:%s:John:%d:",
    "icu-flags:-xml,icu-tag-prefix:x".replace("-xml", "xml"),
    "fluent-type:Message",
    "variant:Open",
    "markdown-text",
    "ignore-all-checks, strict-same",
    'font-family:"Source Sans", font-size:12, font-weight:bold, font-spacing:-1',
  ])("accepts %j", (text) => {
    expect(validateFlags(text)).toEqual([]);
  });

  it.each([
    ["foo-bar", 'There is no flag "foo-bar".'],
    ["max-length", "The flag max-length needs a parameter."],
    ["max-length:x", "The flag max-length takes one whole number above zero."],
    ["read-only:1", "The flag read-only takes no parameter."],
    ["ignore-same:1", "The flag ignore-same takes no parameter."],
    ["replacements:a:b:c", "The flag replacements takes pairs of a text and its replacement."],
    ["icu-flags:nothing", 'The flag icu-flags does not know "nothing".'],
    ["regex:(", "The flag regex has an expression that cannot be compiled: (."],
    ["regex:(?=a)b", "The flag regex has an expression that cannot be compiled: (?=a)b."],
    ["max-size:1:2:3", "The flag max-size takes a width and, after a colon, a number of lines."],
    ['c-format"', 'The flags cannot be read from character 9 on: "\\""'],
  ])("refuses %j: %s", (text, message) => {
    expect(validateFlags(text)).toEqual([message]);
  });

  it("names everything that is wrong", () => {
    expect(validateFlags("foo, bar")).toHaveLength(2);
  });
});
