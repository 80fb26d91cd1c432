/** Qt translation files: the laws of all formats, states, plural forms, contexts. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { ts } from "../../src/formats/qt/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(ts, new URL("../golden/ts/", import.meta.url), {
  header: { language: "de", sourcelanguage: "en_US" },
  newUnit: (_document, index, text) => ({
    id: `added${index}`,
    context: "",
    source: [`added${index}`],
    target: [text],
  }),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};
const parse = (text: string, more: Partial<CodecContext> = {}): Document =>
  ts.parse(Buffer.from(text), { ...context, ...more });
const edit = (text: string, changes: readonly Change[], more: Partial<CodecContext> = {}): string =>
  Buffer.from(save(ts, parse(text, more), changes, { ...context, ...more })).toString();
const file = (...messages: readonly string[]) =>
  `<!DOCTYPE TS>\n<TS version="2.1" language="cs">\n<context>\n    <name>Main</name>\n${messages.map((message) => `    ${message}\n`).join("")}</context>\n</TS>\n`;
const message = (source: string, translation: string, more = "") =>
  `<message${more}>\n        <source>${source}</source>\n        ${translation}\n    </message>`;
const set = (id: string, target: readonly string[], state?: "fuzzy" | "translated"): Change => ({
  op: "set",
  id,
  target,
  ...(state === undefined ? {} : { state }),
});

describe("messages", () => {
  it("are named by context, comment and source", () => {
    const [unit] = parse(file(message("Open", "<comment>menu</comment>\n<translation>O</translation>"))).units;
    expect([unit?.id, unit?.context]).toEqual(["Main\nmenu\u0004Open", "Main\nmenu"]);
  });

  it.each([
    ["<translation>T</translation>", ["T"], "translated"],
    ['<translation type="unfinished">T</translation>', ["T"], "fuzzy"],
    ['<translation type="unfinished"></translation>', [""], "empty"],
    ["<translation></translation>", ["Source"], "translated"],
  ])("with %s hold %j and are %s", (translation, target, state) => {
    expect(parse(file(message("Source", translation))).units[0]).toMatchObject({ target, state });
  });

  it("that vanished are obsolete, and do not take the id of a message in use", () => {
    const document = parse(
      file(
        message("A", '<translation type="vanished">old</translation>'),
        message("A", "<translation>new</translation>"),
      ),
    );
    expect(document.byId("Main\u0004A")?.target).toEqual(["new"]);
    expect(document.units[0]?.obsolete).toBe(true);
  });

  it("resolve lines that count from the place before", () => {
    const located = (...locations: readonly string[]) => message("x", locations.join(""));
    const document = parse(
      file(
        located('<location filename="a.cpp" line="+10"/>'),
        located('<location line="+5"/>', '<location filename="b.cpp" line="2"/>'),
        located('<location line="-1"/>'),
      ),
    );
    expect(document.units.map(({ locations }) => locations)).toEqual([
      ["a.cpp:10"],
      ["a.cpp:15", "b.cpp:2"],
      ["a.cpp:14"],
    ]);
  });
});

describe("plural messages", () => {
  const plural = (...forms: readonly string[]) =>
    file(
      message(
        "%n file(s)",
        `<translation>\n${forms.map((form) => `            <numerusform>${form}</numerusform>\n`).join("")}        </translation>`,
        ' numerus="yes"',
      ),
    );
  const id = "Main\u0004%n file(s)";

  it("have the singular and the plural of their source, and the forms of the language", () => {
    expect(parse(plural("a")).units[0]).toMatchObject({
      source: ["%n file", "%n files"],
      target: ["a", "", ""],
      plural: { by: "index", count: 3 },
    });
  });

  it("get the forms that they lack", () => {
    expect(edit(plural("a"), [set(id, ["a", "b", "c"])])).toBe(plural("a", "b", "c"));
  });

  it("get their forms where lupdate left none", () => {
    const text = file(message("%n file(s)", '<translation type="unfinished"></translation>', ' numerus="yes"'));
    expect(edit(text, [set(id, ["a", "b", "c"], "translated")])).toBe(plural("a", "b", "c"));
  });
});

describe("changing a file", () => {
  it("finishes and unfinishes a translation", () => {
    const unfinished = file(message("S", '<translation type="unfinished">T</translation>'));
    const finished = file(message("S", "<translation>T</translation>"));
    expect(edit(unfinished, [set("Main\u0004S", ["T"], "translated")])).toBe(finished);
    expect(edit(finished, [set("Main\u0004S", ["T"], "fuzzy")])).toBe(unfinished);
    expect(edit(finished, [set("Main\u0004S", [""])])).toBe(unfinished.replace(">T<", "><"));
  });

  it("escapes as Qt does, or as the text before", () => {
    const text = (inner: string) => file(message("S", `<translation>${inner}</translation>`));
    expect(edit(text("x"), [set("Main\u0004S", [`it's "<b>"\u001b`])])).toBe(
      text('it&apos;s &quot;&lt;b&gt;&quot;<byte value="x1b"/>'),
    );
    expect(edit(text("it's"), [set("Main\u0004S", ["that's"])])).toBe(text("that's"));
  });

  it("adds messages to their context, and makes new contexts", () => {
    const unit = (name: string, source: string) =>
      ({ id: `${name}\u0004${source}`, context: name, source: [source], target: ["T"] }) as const;
    expect(
      edit(file(message("A", "<translation>A</translation>")), [
        { op: "add", unit: unit("Main", "B") },
        { op: "add", unit: unit("New", "C") },
        { op: "add", unit: { ...unit("New\nhere", "D"), state: "fuzzy" } },
      ]),
    ).toBe(
      file(message("A", "<translation>A</translation>"), message("B", "<translation>T</translation>")).replace(
        "</TS>",
        `<context>\n    <name>New</name>\n    ${message("C", "<translation>T</translation>")}\n    ${message("D", '<comment>here</comment>\n        <translation type="unfinished">T</translation>')}\n</context>\n</TS>`,
      ),
    );
  });

  it("adds a plural message with one source for both forms", () => {
    const unit = {
      id: "Main\u0004%n file(s)",
      context: "Main",
      source: ["%n file", "%n files"],
      target: ["a", "b", "c"],
      plural: { by: "index", count: 3 },
    } as const;
    expect(parse(edit(file(), [{ op: "add", unit }])).byId(unit.id)).toMatchObject(unit);
  });

  it("starts a new language from a template, or from nothing", () => {
    const template = Buffer.from(
      file(message("A", "<translation>T</translation>"), message("B", '<translation type="vanished">T</translation>')),
    );
    expect(Buffer.from(ts.create({ ...context, language: "de" }, template)).toString()).toBe(
      file(message("A", '<translation type="unfinished"></translation>')).replace('"cs"', '"de"'),
    );
    expect(parse(Buffer.from(ts.create(context)).toString()).header.get("language")).toBe("cs");
  });
});

describe("monolingual files", () => {
  it("take the text of the base from its source where it has no translation", () => {
    const text = file(message("key", '<translation type="unfinished"></translation>'));
    const base = parse(text, { monolingual: true });
    expect(base.units).toMatchObject([{ source: [], target: ["key"], state: "translated" }]);
    expect(parse(text, { base }).units).toMatchObject([{ source: [], target: [""], state: "empty" }]);
  });
});

it("knows TS files from TypeScript", () => {
  expect(ts.sniff(Buffer.from("<!DOCTYPE TS>\n<TS>"), "app_cs.ts")).toBeGreaterThan(0.5);
  expect(ts.sniff(Buffer.from("export {};"), "app.ts")).toBe(0);
});
