/** How content and texts correspond. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText, encodeAttribute, encodeComment, encodeText, quotingOf } from "../../src/xml/escape.ts";
import { isWellFormed, readXml } from "../../src/xml/file.ts";
import { type Manner, markupText, mixedText, normalizeMarkup } from "../../src/xml/form.ts";
import { nastyText } from "../suite/index.ts";

const target = { eol: "\r\n", highest: 0x10ffff };
const bare = { greater: false, quote: false, apostrophe: false };
const manner = (like = ""): Manner => ({ like, entities: new Set(), target });
const texts = nastyText({ with: ["<b>", "</b>", "<b/>", "&lt;", "&foo;", "&#0;", "\r", "]]>"] });

describe("plain text", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeText(encodeText(text, target, bare))).toBe(text);
      }),
    );
  });

  it("reads back from encodings that hold little, and from attributes", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const encoded = encodeText(text, { eol: "\n", highest: 0x7f }, bare);
        expect(encoded).not.toMatch(/[^\0-\x7f]/);
        expect(decodeText(encoded)).toBe(text);
        const { root } = readXml(Buffer.from(`<r a="${encodeAttribute(text, target)}"/>`));
        expect(root.attributes["a"]).toBe(text);
      }),
    );
  });

  it("refuses what XML cannot hold", () => {
    for (const text of ["\0", "\u001b", "\ud800", "\ufffe"])
      expect(() => encodeText(text, target, bare)).toThrowError(expect.objectContaining({ name: "CodecError" }));
  });

  it("takes over the quoting of the text before", () => {
    expect(quotingOf("it&apos;s > &quot;", bare)).toEqual({ greater: false, quote: true, apostrophe: true });
    expect(quotingOf("<b a='&gt;'>it's</b>", { ...bare, quote: true })).toEqual({ ...bare, quote: true });
  });

  it("makes comments that end where they should", () => {
    for (const text of ["--", "---", "a-", "a--->b", "-"])
      expect(isWellFormed(`<!--${encodeComment(text, target)}-->`, new Set())).toBe(true);
  });
});

describe("mixed text", () => {
  it("reads back as it was written, whatever stood there before", () => {
    const likes = fc.constantFrom("", "a <b>b</b>", "a &lt;b&gt;", "<![CDATA[<b>]]>", "it&apos;s");
    fc.assert(
      fc.property(texts, likes, (text, like) => {
        expect(mixedText.read(mixedText.write(text, manner(like)))).toBe(text);
      }),
    );
  });
});

describe("text that is XML", () => {
  it("reads back as `normalizeMarkup` says, which changes nothing twice", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("", "<![CDATA[x]]>"), (text, like) => {
        const raw = markupText.write(text, manner(like));
        expect(isWellFormed(raw, new Set())).toBe(true);
        expect(markupText.read(raw)).toBe(normalizeMarkup(text));
        expect(normalizeMarkup(normalizeMarkup(text))).toBe(normalizeMarkup(text));
      }),
    );
  });

  it("shows references to quotes and characters as these", () => {
    expect(markupText.read('&quot;<x a="&quot;"/>&#x10d; &amp; &#60;')).toBe('"<x a="&quot;"/>č &amp; &lt;');
    expect(markupText.read("<![CDATA[a & <b>]]>")).toBe("a &amp; &lt;b>");
  });
});
