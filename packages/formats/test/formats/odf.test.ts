/** OpenDocument files: the laws of all formats, paragraphs, the archive around them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, save } from "../../src/contract/index.ts";
import { odf } from "../../src/formats/odf/index.ts";
import { createZip, readZip, unpack } from "../../src/zip/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(odf, new URL("../golden/odf/", import.meta.url), {
  base: "text.odt",
  texts: nastyText({ with: ["<text:span>", "</text:span>", "<text:tab/>", "&amp;", "   "], without: /^\s*$/ }),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const archiveOf = (body: string) =>
  createZip(
    new Map([
      ["mimetype", Buffer.from("application/vnd.oasis.opendocument.text")],
      [
        "content.xml",
        Buffer.from(`<office:document-content><office:body>${body}</office:body></office:document-content>`),
      ],
    ]),
  );
const texts = (body: string) => {
  const { units } = odf.parse(archiveOf(body), context);
  return Object.fromEntries(units.map(({ id, target }) => [id, target[0]]));
};
const edit = (body: string, target: string): string => {
  const document = odf.parse(archiveOf(body), context);
  const change: Change = { op: "set", id: document.units[0]?.id ?? "", target: [target] };
  const archive = readZip(save(odf, document, [change], context));
  const member = archive.members.get("content.xml");
  const content = member === undefined ? "" : unpack(archive, member).toString();
  return /<office:body>([^]*)<\/office:body>/.exec(content)?.[1] ?? "";
};

describe("paragraphs", () => {
  it("are units with the path of their element", () => {
    expect(texts("<text:h>A</text:h><text:p>B</text:p><text:p/><text:p>C &amp; D</text:p>")).toEqual({
      "body/h": "A",
      "body/p": "B",
      "body/p[3]": "C & D",
    });
  });

  it("show blanks, tabs and line breaks as such", () => {
    expect(
      texts('<text:p> a\n b <text:s text:c="2"/>c<text:tab/>d<text:line-break></text:line-break>e </text:p>'),
    ).toEqual({
      "body/p": "a b   c\td\ne",
    });
  });

  it("are XML when they hold other tags, and hold their notes", () => {
    const inner = "a <text:span>b</text:span> &amp; <text:note><text:p>n</text:p></text:note>";
    expect(texts(`<text:p>${inner}</text:p>`)).toEqual({ "body/p": inner });
  });

  it("that were deleted or noted at the margin are none", () => {
    const skipped =
      "<text:tracked-changes><text:p>x</text:p></text:tracked-changes><office:annotation><text:p>y</text:p></office:annotation>";
    expect(texts(skipped)).toEqual({});
  });
});

describe("writing a paragraph", () => {
  it("makes elements of blanks, tabs and line breaks", () => {
    expect(edit("<text:p>a</text:p>", " b   c\td\ne ")).toBe(
      '<text:p><text:s/>b<text:s text:c="3"/>c<text:tab/>d<text:line-break/>e<text:s/></text:p>',
    );
  });

  it("takes tags for tags where the paragraph has them, and for text elsewhere", () => {
    expect(edit("<text:p>a <text:span>b</text:span></text:p>", "<text:span>x</text:span> &amp; y")).toBe(
      "<text:p><text:span>x</text:span> &amp; y</text:p>",
    );
    expect(edit("<text:p>a</text:p>", "<text:span>x</text:span>")).toBe(
      "<text:p>&lt;text:span&gt;x&lt;/text:span&gt;</text:p>",
    );
  });
});

describe("the archive", () => {
  const bytes = readFileSync(new URL("../golden/odf/text.odt", import.meta.url));

  it("keeps all other members, and its first one stored", () => {
    const document = odf.parse(bytes, context);
    const header = document.units.find(({ id }) => id.startsWith("styles.xml/"));
    const saved = save(odf, document, [{ op: "set", id: header?.id ?? "", target: ["Záhlaví"] }], context);
    const before = readZip(bytes);
    const after = readZip(saved);
    expect([...after.members.keys()]).toEqual([...before.members.keys()]);
    expect(saved.subarray(30, 77)).toEqual(bytes.subarray(30, 77));
    for (const [name, member] of before.members) {
      const other = after.members.get(name);
      if (name !== "styles.xml" && other !== undefined) expect(unpack(after, other)).toEqual(unpack(before, member));
    }
  });

  it("of a new language is a copy of the base", () => {
    expect(Buffer.from(odf.create({ ...context, base: odf.parse(bytes, context) })).equals(bytes)).toBe(true);
  });

  it("that is damaged is refused, with the line of a malformed member", () => {
    const refusal = (bytes: Uint8Array, line: number) =>
      expect(() => odf.parse(bytes, context)).toThrowError(expect.objectContaining({ name: "CodecError", line }));
    refusal(Buffer.from("PK\x03\x04nothing"), 0);
    refusal(archiveOf("\n<text:p>"), 2);
  });

  it("is known by its first member", () => {
    expect(odf.sniff(bytes.subarray(0, 512), "x.bin")).toBeGreaterThan(0.9);
    expect(odf.sniff(Buffer.from("PK\x03\x04"), "x.xlsx")).toBe(0);
  });
});
