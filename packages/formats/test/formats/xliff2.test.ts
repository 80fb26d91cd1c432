/** XLIFF 2: the laws of all formats, states, segments. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { xliff2 } from "../../src/formats/xliff2/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(xliff2, new URL("../golden/xliff2/", import.meta.url), {
  header: { trgLang: "de" },
  // Segments of one unit go together, as is said below.
  editable: ({ id, state }) => state !== "readonly" && !/^ngi18n\/\/\/e/.test(id),
  texts: nastyText({ with: ['<ph id="0"/>', "</pc>", "&foo;"] }).map(
    (text) => xliff2.normalize?.(text, { id: "" }) ?? text,
  ),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const parse = (text: string, more: Partial<CodecContext> = {}): Document =>
  xliff2.parse(Buffer.from(text), { ...context, ...more });
const edit = (text: string, changes: readonly Change[]): string =>
  Buffer.from(save(xliff2, parse(text), changes, context)).toString();
const file = (units: string) =>
  `<xliff version="2.0" srcLang="en" trgLang="cs">\n  <file id="f">\n${units}  </file>\n</xliff>\n`;
const segment = (target: string, attributes = "") =>
  `      <segment${attributes}>\n        <source>S</source>\n${target === "" ? "" : `        <target>${target}</target>\n`}      </segment>\n`;
const unit = (...segments: readonly string[]) => `    <unit id="u">\n${segments.join("")}    </unit>\n`;
const set = (target: string, state?: "fuzzy" | "translated" | "approved"): Change => ({
  op: "set",
  id: "f///u",
  target: [target],
  ...(state === undefined ? {} : { state }),
});

describe("states", () => {
  it.each([
    [segment("T"), "translated"],
    [segment("T", ' state="initial"'), "fuzzy"],
    [segment("", ' state="initial"'), "empty"],
    [segment("T", ' state="translated"'), "translated"],
    [segment("T", ' state="reviewed"'), "approved"],
    [segment("T", ' state="final"'), "approved"],
  ])("of %j is %s", (inner, state) => expect(parse(file(unit(inner))).units[0]?.state).toBe(state));

  it("are written to the segment, without a finer state that does not hold any more", () => {
    const text = file(unit(segment("T", ' state="final" subState="x:y"')));
    expect(edit(text, [set("U", "fuzzy")])).toBe(file(unit(segment("U", ' state="initial"'))));
    expect(edit(text, [set("U", "approved")])).toBe(text.replace(">T<", ">U<"));
    expect(edit(text, [set("")])).toBe(file(unit(segment("", ' state="initial"'))));
  });
});

describe("segments", () => {
  const text = file(unit(segment("A", ' id="s"'), segment("B")));

  it("of one unit are units of their own", () => {
    expect(parse(text).units.map(({ id }) => id)).toEqual(["f///u///s", "f///u///2"]);
  });

  it("go together", () => {
    const remove = (id: string): Change => ({ op: "remove", id });
    expect(edit(text, [remove("f///u///s"), remove("f///u///2")])).toBe(file(""));
    expect(() => edit(text, [remove("f///u///2")])).toThrowError(
      expect.objectContaining({ name: "CodecError", line: 8 }),
    );
  });

  it("get a target behind the source", () => {
    expect(edit(file(unit(segment(""))), [set('<ph id="1"/> & T')])).toBe(file(unit(segment('<ph id="1"/> &amp; T'))));
  });
});

it("adds units with their details, and starts from nothing or from a template", () => {
  const empty = Buffer.from(xliff2.create(context)).toString();
  const added = {
    id: "n",
    context: "shown",
    source: ["S"],
    target: ["T"],
    state: "approved",
    notes: { developer: "For you", translator: "From me" },
    locations: ["a.c:3"],
  } as const;
  const { id: _, ...rest } = added;
  expect(parse(edit(empty, [{ op: "add", unit: added }])).units).toMatchObject([{ id: "f1///n", ...rest }]);
  const template = Buffer.from(file(unit(segment("T", ' state="final"'))));
  expect(Buffer.from(xliff2.create({ ...context, language: "de" }, template)).toString()).toBe(
    file(unit(segment("", ' state="initial"'))).replace('"cs"', '"de"'),
  );
});
