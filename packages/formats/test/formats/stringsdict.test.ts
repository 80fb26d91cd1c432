/** Apple's plural rules: the laws of all formats, categories, entries of several variables. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { stringsdict } from "../../src/formats/stringsdict/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(stringsdict, new URL("../golden/stringsdict/", import.meta.url), {
  base: "en.stringsdict",
  // A rule does not go without its variables; they are removed together below.
  editable: (unit) => !unit.id.startsWith("both"),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};
const parse = (text: string, more: Partial<CodecContext> = {}): Document =>
  stringsdict.parse(Buffer.from(text), { ...context, monolingual: true, ...more });
const edit = (text: string, changes: readonly Change[], more: Partial<CodecContext> = {}): string => {
  const whole = { ...context, monolingual: true, ...more };
  return Buffer.from(save(stringsdict, parse(text, more), changes, whole)).toString();
};
const file = (inner: string) => `<plist version="1.0">\n<dict>\n${inner}</dict>\n</plist>\n`;
const forms = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, text]) => `\t\t\t<key>${name}</key>\n\t\t\t<string>${text}</string>\n`).join("");
const rule = (key: string, format: string, ...variables: readonly (readonly [string, string])[]) =>
  `\t<key>${key}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>${format}</string>\n${variables
    .map(([name, texts]) => `\t\t<key>${name}</key>\n\t\t<dict>\n${texts}\t\t</dict>\n`)
    .join("")}\t</dict>\n`;
const heads = (type: string) => [
  ["NSStringFormatSpecTypeKey", "NSStringPluralRuleType"] as const,
  ["NSStringFormatValueTypeKey", type] as const,
];

describe("a rule of one variable", () => {
  const text = file(rule("items", "%#@count@", ["count", forms(...heads("lu"), ["one", "1"], ["other", "n"])]));

  it("is one unit with the categories of the language, and zero", () => {
    expect(parse(text).units).toMatchObject([
      { id: "items", target: ["", "1", "", "n"], plural: { by: "category", slots: ["zero", "one", "few", "other"] } },
    ]);
  });

  it("gets missing categories in their order, and loses emptied ones", () => {
    const set = (...target: readonly string[]): Change => ({ op: "set", id: "items", target });
    const full = edit(text, [set("0", "1", "2", "n")]);
    const all = [
      ["zero", "0"],
      ["one", "1"],
      ["few", "2"],
      ["other", "n"],
    ] as const;
    expect(full).toBe(file(rule("items", "%#@count@", ["count", forms(...heads("lu"), ...all)])));
    expect(edit(full, [set("", "1", "", "n")])).toBe(text);
  });

  it("is added in the shape of the base", () => {
    const base = parse(text);
    const unit = {
      id: "items",
      context: "items",
      source: [],
      target: ["", "a", "b", "c"],
      plural: { by: "category", slots: ["zero", "one", "few", "other"] },
    } as const;
    expect(edit(file(""), [{ op: "add", unit }], { base })).toBe(
      file(rule("items", "%#@count@", ["count", forms(...heads("lu"), ["one", "a"], ["few", "b"], ["other", "c"])])),
    );
    expect(edit(file(""), [{ op: "add", unit: { ...unit, target: ["", "", "", "%1$ld x"] } }])).toBe(
      file(rule("items", "%#@value@", ["value", forms(...heads("ld"), ["other", "%1$ld x"])])),
    );
  });
});

describe("a rule of several variables", () => {
  const text = file(
    rule(
      "both",
      "%1$#@a@ in %2$#@b@",
      ["a", forms(...heads("d"), ["other", "A"])],
      ["b", forms(...heads("d"), ["other", "B"])],
    ),
  );

  it("is a unit for the format, and one for each variable", () => {
    expect(parse(text).units.map(({ id }) => id)).toEqual(["both", "both:a", "both:b"]);
    expect(edit(text, [{ op: "set", id: "both", target: ["%2$#@b@: %1$#@a@"] }])).toContain(
      "<string>%2$#@b@: %1$#@a@</string>",
    );
  });

  it("is added as a whole, and removed as a whole", () => {
    const base = parse(text);
    const changes = base.units.map((unit): Change => ({ op: "add", unit }));
    expect(edit(file(""), changes, { base })).toBe(text);
    expect(
      edit(
        text,
        base.units.map(({ id }): Change => ({ op: "remove", id })),
      ),
    ).toBe(file(""));
  });
});

it("starts a new language with the head of the base", () => {
  const base = parse('<!DOCTYPE plist>\n<plist version="1.0">\n<dict/>\n</plist>\n');
  expect(Buffer.from(stringsdict.create({ ...context, base })).toString()).toBe(
    '<!DOCTYPE plist>\n<plist version="1.0">\n<dict>\n</dict>\n</plist>\n',
  );
});
