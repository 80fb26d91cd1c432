/** Reading XML: places, encodings, entities, and files that nobody meant well. */
import { describe, expect, it } from "vitest";
import { contentOf, innerXml } from "../../src/xml/element.ts";
import { isWellFormed, readXml } from "../../src/xml/file.ts";

const refuse = (bytes: Uint8Array | string, error: object) =>
  expect(() => readXml(Buffer.from(bytes))).toThrowError(expect.objectContaining({ name: "CodecError", ...error }));

describe("places", () => {
  it.each([
    ["line feeds", "<r>\n<a>x</a>\n</r>"],
    ["carriage returns", "<r>\r\n<a>x</a>\r</r>"],
    ["a byte order mark", "\ufeff<r>\n<a>x</a></r>"],
    ["characters beyond the basic plane", "<r>👩‍👩‍👧\n<!-- 𝒳 --><a>x</a>😀</r>"],
  ])("are right with %s", (_name, text) => {
    const file = readXml(Buffer.from(text));
    const a = file.root.children.find((child) => "name" in child && child.name === "a");
    expect(a && file.text.slice(a.start, a.end)).toBe("<a>x</a>");
    expect(file.text.slice(file.root.start, file.root.end)).toBe(text.replace("\ufeff", ""));
    expect(file.lineAt(a?.start ?? 0)).toBe(2);
  });

  it("of content are found in every kind of element", () => {
    for (const [text, inner] of [
      ["<a></a>", ""],
      ["<a/>", ""],
      ["<a b='>'/>", ""],
      ["<a b='x/>'>y</a>", "y"],
      ["<a><![CDATA[z]]></a >", "<![CDATA[z]]>"],
    ] as const) {
      const file = readXml(Buffer.from(text));
      expect(innerXml(file.text, file.root)).toBe(inner);
      expect(contentOf(file.text, file.root).selfClosing).toBe(text.endsWith("/>"));
    }
  });
});

describe("malformed files", () => {
  it("are refused with line and column", () => {
    refuse("<r>\r\n  <a>\r\n</r>", { line: 3, column: 1 });
    refuse("<r>😀😀 <a b=c/></r>", { line: 1, column: 14 });
    refuse("", { line: 1, column: 1 });
    refuse("<r>\0</r>", { line: 1 });
  });

  it("are refused for bytes that are not of their encoding", () => {
    refuse(Uint8Array.of(0x3c, 0x72, 0x3e, 0x0a, 0xff, 0x3c, 0x2f, 0x72, 0x3e), { line: 2 });
    refuse('<?xml version="1.0" encoding="koi8-r"?><r/>', {});
  });

  it("are refused when they nest without end", () => {
    refuse("<a>".repeat(100_000), {});
  });
});

describe("entities", () => {
  it("are never expanded", () => {
    const bomb =
      '<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><r>&b;&c;</r>';
    const file = readXml(Buffer.from(bomb));
    expect(innerXml(file.text, file.root)).toBe("&b;&c;");
    expect([...file.entities]).toEqual(["a", "b", "c"]);
  });

  it("must be declared", () => {
    refuse("<r>&nbsp;</r>", {});
    expect(isWellFormed("a &x; <b/>", new Set(["x"]))).toBe(true);
    expect(isWellFormed("a &x; <b/>", new Set())).toBe(false);
    expect(isWellFormed("</t><t>", new Set())).toBe(false);
  });
});
