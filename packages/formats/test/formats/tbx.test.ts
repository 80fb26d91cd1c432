/** Glossaries in TBX: the laws of all formats, explanations, languages, dialects. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { tbx } from "../../src/formats/tbx/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(tbx, new URL("../golden/tbx/", import.meta.url));

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const parse = (text: string, more: Partial<CodecContext> = {}): Document =>
  tbx.parse(Buffer.from(text), { ...context, ...more });
const edit = (text: string, change: Change): string =>
  Buffer.from(save(tbx, parse(text), [change], context)).toString();
const file = (...concepts: readonly string[]) =>
  `<martif type="TBX">\n  <text>\n    <body>\n${concepts.join("")}    </body>\n  </text>\n</martif>\n`;
const section = (language: string, term: string, more = "") =>
  `        <langSet xml:lang="${language}">\n${more}          <tig>\n            <term>${term}</term>\n          </tig>\n        </langSet>\n`;
const concept = (...sections: readonly string[]) =>
  `      <termEntry id="c">\n${sections.join("")}      </termEntry>\n`;
const set = (target: string, explanation?: string): Change => ({
  op: "set",
  id: "c\u0004inbox",
  target: [target],
  ...(explanation === undefined ? {} : { explanation }),
});
const definition = (text: string) => `          <descrip type="definition">${text}</descrip>\n`;

describe("concepts", () => {
  it("are units from the source language to that of the file", () => {
    const text = file(concept(section("en", "inbox"), section("de", "Eingang"), section("cs-CZ", "pošta")));
    expect(parse(text).units).toMatchObject([
      { id: "c\u0004inbox", context: "c", source: ["inbox"], target: ["pošta"] },
    ]);
    expect(parse(text, { language: "fr" }).units).toMatchObject([{ target: [""], state: "empty" }]);
  });

  it("carry explanations and flags", () => {
    const status = '            <termNote type="administrativeStatus">forbidden</termNote>\n';
    const forbidden = section("en", "inbox", definition("Where it is")).replace(
      "          </tig>",
      `${status}          </tig>`,
    );
    expect(parse(file(concept(forbidden))).units).toMatchObject([{ explanation: "Where it is", flags: ["forbidden"] }]);
    const fixed = '        <descrip type="Translation needed">No</descrip>\n';
    expect(parse(file(concept(fixed, section("en", "inbox")))).units).toMatchObject([
      { state: "readonly", flags: ["read-only"] },
    ]);
  });
});

describe("changing a glossary", () => {
  it("adds the section of a language in the shape of the source's", () => {
    expect(edit(file(concept(section("en", "inbox"))), set("pošta"))).toBe(
      file(concept(section("en", "inbox"), section("cs", "pošta"))),
    );
  });

  it("writes, changes and removes an explanation", () => {
    const plain = file(concept(section("en", "inbox"), section("cs", "pošta")));
    const explained = file(concept(section("en", "inbox", definition("Where &lt;it&gt; is")), section("cs", "pošta")));
    expect(edit(plain, set("pošta", "Where <it> is"))).toBe(explained);
    expect(edit(explained, set("pošta", "New"))).toBe(explained.replace("Where &lt;it&gt; is", "New"));
    expect(edit(explained, set("pošta", ""))).toBe(plain);
  });

  it("starts from nothing", () => {
    const empty = Buffer.from(tbx.create(context)).toString();
    const unit = { id: "k\u0004term", context: "k", source: ["term"], target: ["pojem"], explanation: "What it is" };
    expect(parse(edit(empty, { op: "add", unit })).units).toMatchObject([unit]);
  });

  it("keeps the dialect of the file", () => {
    const text =
      '<tbx><text><body><conceptEntry id="c"><langSec xml:lang="en"><termSec><term>inbox</term></termSec></langSec></conceptEntry></body></text></tbx>';
    expect(edit(text, set("pošta"))).toContain(
      '<langSec xml:lang="cs"><termSec><term>pošta</term></termSec></langSec>',
    );
  });
});

it("takes the first term there is, and never the target's section for the source's", () => {
  const inBody = (inner: string) => `<martif type="TBX"><text><body>${inner}</body></text></martif>`;
  const concept = (inner: string) => parse(inBody(`<termEntry id="c">${inner}</termEntry>`)).units[0];
  expect(concept('<langSet xml:lang="cs"><tig></tig><tig><term>a</term></tig></langSet>')).toMatchObject({
    source: [""],
    target: ["a"],
  });
  expect(concept('<langSet xml:lang="fr"><tig><term>b</term></tig></langSet>')).toMatchObject({ source: ["b"] });
});
