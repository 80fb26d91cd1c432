import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitiseHtml } from "../../src/checks/markup/html.ts";
import { applyFixups, parseFlags } from "../../src/checks/index.ts";

interface Given {
  readonly language?: string;
  readonly flags?: string;
  readonly isTemplate?: boolean;
}

const fix = (source: string, target: string, { language = "cs", flags = "", isTemplate = false }: Given = {}) =>
  applyFixups({ sources: [source], targets: [target], language, flags: parseFlags(flags), isTemplate })[0];

describe("white space around a translation", () => {
  it("becomes the source's", () => {
    expect([fix("Hi\n", "Ahoj"), fix("Hi", "  Ahoj \n"), fix("  Hi", "Ahoj")]).toEqual(["Ahoj\n", "Ahoj", "  Ahoj"]);
  });

  it("is left in a translation that is nothing else", () => {
    expect(fix("Hi", " ")).toBe(" ");
  });

  it("is left where a flag says so", () => {
    expect(fix("Hi", " Ahoj ", { flags: "ignore-begin-space" })).toBe(" Ahoj");
    expect(fix("Hi", " Ahoj ", { flags: "ignore-end-space" })).toBe("Ahoj ");
  });
});

describe("characters", () => {
  it("turns three dots into the ellipsis that the source ends with", () => {
    expect([fix("Wait…", "Čekej..."), fix("Wait...", "Čekej...")]).toEqual(["Čekej…", "Čekej..."]);
  });

  it("removes a zero-width space that the source lacks, except in Khmer", () => {
    expect([fix("zw", "z\u200bw"), fix("z\u200bw", "z\u200bw"), fix("zw", "z\u200bw", { language: "km" })]).toEqual([
      "zw",
      "z\u200bw",
      "z\u200bw",
    ]);
  });

  it("removes control characters that the source lacks", () => {
    expect([fix("a", "a\u0007b\tc"), fix("\u001b[1m", "\u001b[1m")]).toEqual(["ab\tc", "\u001b[1m"]);
  });

  it("ends Hindi, Bangla and Odia sentences with a danda", () => {
    expect([
      fix("Yes.", "हाँ.", { language: "hi" }),
      fix("Yes.", "হ্যাঁ|", { language: "bn" }),
      fix("Yes", "हाँ.", { language: "hi" }),
    ]).toEqual(["हाँ।", "হ্যাঁ।", "हाँ."]);
  });
});

describe("French punctuation", () => {
  const french = (target: string, given: Given = {}) => fix("Text", target, { language: "fr", ...given });

  it("narrows the space before double punctuation", () => {
    expect([french("Quoi ?"), french("Oui\u00a0: non !"), french("Ah\u2009; bon")]).toEqual([
      "Quoi\u202f?",
      "Oui\u202f: non\u202f!",
      "Ah\u202f; bon",
    ]);
  });

  it("adds none, and leaves roles and paths alone", () => {
    expect([french("Quoi?"), french("voir :ref:`x`")]).toEqual(["Quoi?", "voir :ref:`x`"]);
  });

  it("is not touched in Canada, in other languages and where the flag says so", () => {
    const untouched = [
      french("Oui !", { language: "fr_CA" }),
      french("Oui !", { language: "de" }),
      french("Oui !", { flags: "ignore-punctuation-spacing" }),
    ];
    expect(untouched).toEqual(["Oui !", "Oui !", "Oui !"]);
    expect(french("Ya !", { language: "br" })).toBe("Ya\u202f!");
  });
});

describe("safe-html", () => {
  const html = (source: string, target: string) => fix(source, target, { flags: "safe-html" });

  it.each([
    ["<b>x</b>", '<b onclick="x">x</b>', "<b>x</b>"],
    ["plain", "<i>x</i>", "x"],
    ["plain", "<script>alert(1)</script>y", "y"],
    ['<a href="x">l</a>', '<a href="javascript:alert(1)">l</a>', "<a>l</a>"],
    ["<b>x</b>", "<b>x</b><img src=x onerror=y", "<b>x</b>"],
    ['<b onclick="a()">x</b>', '<b onclick="b()">x</b>', "<b>x</b>"],
    ["<b>x</b>", "<b>x<!-- y --></b>", "<b>x</b>"],
  ])("of %j lets %j be %j", (source, target, fixed) => {
    expect(html(source, target)).toBe(fixed);
  });

  it.each([
    ["<b>x</b>", "a < b & c <b>d</b>"],
    ['<a href="x">l</a>', "<a href='https://example.org/?a=1&b=2'>odkaz</a>"],
    ["a<br>b", "á<br/>b"],
  ])("of %j leaves %j exactly as it is", (source, target) => {
    expect(html(source, target)).toBe(target);
  });

  it("is done after one time", () => {
    const piece = fc.constantFrom(
      "<b>",
      "</b>",
      "<i ",
      "x",
      "<",
      ">",
      '"',
      "<!--",
      "-->",
      "href=",
      "<a href=javascript:x>",
      "<script>",
      "&lt;",
      "onclick=",
    );
    const text = fc.array(piece).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, text, (source, target) => {
        const once = sanitiseHtml(source, target);
        expect(sanitiseHtml(source, once)).toBe(once);
      }),
    );
  });
});

describe("other fix-ups", () => {
  it("doubles a lone apostrophe in a MessageFormat", () => {
    const given = { flags: "auto-java-messageformat" };
    expect([
      fix("{0} is", "{0} l'est", given),
      fix("{0} is", "{0} l''est '{x}'", given),
      fix("no", "l'est", given),
    ]).toEqual(["{0} l''est", "{0} l''est '{x}'", "l'est"]);
  });

  it("writes DOS line ends where they are wanted, in the template too", () => {
    expect(fix("a\nb", "c\nd\r\ne", { flags: "dos-eol", isTemplate: true })).toBe("c\r\nd\r\ne");
  });

  it("leaves the template and empty forms alone", () => {
    expect([fix("Hi\n", "Hi ", { isTemplate: true }), fix("Hi\n", "")]).toEqual(["Hi ", ""]);
  });

  it("fixes each plural form by its source form", () => {
    expect(
      applyFixups({
        sources: ["One\n", "Many"],
        targets: ["a", "b\n", "c\n"],
        language: "cs",
        flags: parseFlags(""),
        isTemplate: false,
      }),
    ).toEqual(["a\n", "b", "c"]);
  });

  it("see the tag that an invisible character hides", () => {
    expect(fix("Hi", "Ahoj <\u200bscript>", { flags: "safe-html" })).not.toContain("<script");
  });

  it("leave what they have fixed", () => {
    const piece = fc.constantFrom(
      " ",
      "\n",
      "a",
      ".",
      "…",
      "...",
      "?",
      "\u0007",
      "\u200b",
      "<b>",
      "<",
      "'",
      "{0",
      "|",
      ":",
      "\u00a0",
    );
    const text = fc.array(piece).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, text, fc.constantFrom("cs", "fr", "hi"), (source, target, language) => {
        const given = { language, flags: "safe-html, auto-java-messageformat" };
        const once = fix(source, target, given) ?? "";
        expect(fix(source, once, given)).toBe(once);
      }),
    );
  });
});
