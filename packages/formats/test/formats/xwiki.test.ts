import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { xwikiFullPage, xwikiJavaProperties, xwikiPageProperties } from "../../src/formats/xwiki/index.ts";
import { add, czech, english, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(xwikiJavaProperties, new URL("../golden/xwiki-java-properties/", import.meta.url), {
  base: "en.properties",
});
codecSuite(xwikiPageProperties, new URL("../golden/xwiki-page-properties/", import.meta.url), {
  base: "Translations.xml",
});
codecSuite(xwikiFullPage, new URL("../golden/xwiki-fullpage/", import.meta.url), { base: "Page.xml" });

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8");

describe("XWiki's property files", () => {
  it("show one apostrophe where a text with parameters has two", () => {
    const { units } = read(xwikiJavaProperties, "a=it''s {0}\nb=it''s\nc='{'x {0}\n");
    expect(units.map(({ target }) => target[0])).toEqual(["it's {0}", "it''s", "'{'x {0}"]);
    expect(rewrite(xwikiJavaProperties, "a=\nb=\n", [set("a", "c'est {0}"), set("b", "c'est")])).toBe(
      "a=c''est {0}\nb=c'est\n",
    );
  });

  it("hold keys that nobody translated as comments, which become lines when somebody does", () => {
    const text = "a=1\n### Missing: b=Two\nc=3\n";
    expect(read(xwikiJavaProperties, text).units.map(({ id, state }) => [id, state])).toEqual([
      ["a", "translated"],
      ["b", "empty"],
      ["c", "translated"],
    ]);
    expect(rewrite(xwikiJavaProperties, text, [set("b", "Dvě")])).toBe("a=1\nb=Dv\\u011B\nc=3\n");
  });

  it("keep the marks of what is deprecated when the key between them goes", () => {
    const text = "#@deprecatedstart\na=1\n#@deprecatedend\nb=2\n";
    expect(read(xwikiJavaProperties, text).units[1]?.notes.developer).toBe("");
    expect(rewrite(xwikiJavaProperties, text, [{ op: "remove", id: "a" }])).toBe(
      "#@deprecatedstart\n#@deprecatedend\nb=2\n",
    );
  });
});

describe("a page of XWiki that holds properties", () => {
  it("keeps the spelling of all lines but the one that changes", () => {
    const text = golden("xwiki-page-properties/Translations.xml");
    expect(rewrite(xwikiPageProperties, text, [set("tea.title", "Čaj < & mléko")])).toBe(
      text.replace("Tea &amp; milk", "Čaj &lt; &amp; mléko"),
    );
  });

  it("becomes the page of a language, without what the original has for all", () => {
    const original = golden("xwiki-page-properties/Translations.xml");
    const context = { ...czech, language: "pt-BR", ...translating(xwikiPageProperties, original) };
    const page = Buffer.from(xwikiPageProperties.create(context)).toString();
    expect(page).toContain('locale="pt_BR"');
    expect(page).toContain("<language>pt_BR</language>");
    expect(page).toContain("<translation>1</translation>");
    expect(page).toContain("<content></content>");
    expect(page).not.toContain("<object>");
    expect(rewrite(xwikiPageProperties, page, [add("tea.title", "Chá")], context)).toContain(
      "<content># Of the tea house\ntea.title=Chá\n</content>",
    );
  });
});

describe("a full page of XWiki", () => {
  it("is a title and a content", () => {
    const { units } = xwikiFullPage.parse(Buffer.from(golden("xwiki-fullpage/Page.xml")), english);
    expect(units.map(({ id, target }) => [id, target[0]])).toEqual([
      ["title", "Tea house"],
      ["content", '= The tea house =\n\nWe have //many// teas & "milk".\n'],
    ]);
  });

  it("keeps the texts of the source until they are translated", () => {
    const original = golden("xwiki-fullpage/Page.xml");
    const context = { ...czech, ...translating(xwikiFullPage, original) };
    const page = Buffer.from(xwikiFullPage.create(context)).toString();
    expect(page).toContain('locale="cs"');
    expect(page).toContain("We have //many// teas &amp; ");
  });

  it("is told from a page that holds properties", () => {
    const best = (name: string) =>
      [xwikiFullPage, xwikiPageProperties].toSorted(
        (a, b) => b.sniff(Buffer.from(golden(name)), "a.xml") - a.sniff(Buffer.from(golden(name)), "a.xml"),
      )[0]?.id;
    expect(best("xwiki-fullpage/Page.xml")).toBe("xwiki-fullpage");
    expect(best("xwiki-page-properties/Translations.xml")).toBe("xwiki-page-properties");
  });
});
