import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fluent } from "../../src/formats/fluent/index.ts";
import { add, czech, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(fluent, new URL("../golden/fluent/", import.meta.url), {
  base: "en.ftl",
  // Placeables, attributes, and white space at the edges have a meaning of their own.
  texts: nastyText({ without: /[{}]|^ | $|^\n|\n$|\n[ .[*}]|^\.|\n *\n *\n/ }),
});

describe("a Fluent file", () => {
  const golden = readFileSync(new URL("../golden/fluent/en.ftl", import.meta.url), "utf8");
  const { units } = read(fluent, golden);

  it("has each message with its attributes as one text without indentation", () => {
    expect(Object.fromEntries(units.map(({ id, target }) => [id, target[0]]))).toEqual({
      title: "Hello, { $name }!",
      button: "Open\n.tooltip = Opens the file\n.long =\n    Over two\n      lines",
      block: "First line\n  indented\n\nlast line",
      inline: "First\n     second\nthird",
      emails: "{ $count ->\n    [one] One email\n   *[other] { $count } emails\n}",
      selected: "You have { $count ->\n    [one] one\n   *[other] many\n} of them",
      "-brand": "Firefox\n.gender = masculine",
      "only-attributes": ".label = Label",
      literal: '{ "{" }{ "" } \\u0020 [x]',
      empty: "",
      last: "Last",
    });
  });

  it("reads the same with other line ends", () => {
    expect(read(fluent, golden.replaceAll("\n", "\r\n")).units.map(({ target }) => target)).toEqual(
      units.map(({ target }) => target),
    );
  });

  it("takes the comment of a message, not that of a group, and says what is a term", () => {
    expect(units[0]).toMatchObject({
      notes: { developer: "Title of the page\non two lines\n" },
      flags: ["fluent-type:Message"],
    });
    expect(units.find(({ id }) => id === "-brand")?.flags).toEqual(["fluent-type:Term"]);
    expect(units.find(({ id }) => id === "last")?.notes.developer).toBe("");
  });

  it("keeps the layout of an edited message", () => {
    const emails = "emails = { $n ->\n    [one] One\n   *[other] Many\n}\n";
    expect(rewrite(fluent, emails, [set("emails", "{ $n ->\n    [few] Pár\n   *[other] Mnoho\n}")])).toBe(
      "emails = { $n ->\n    [few] Pár\n   *[other] Mnoho\n}\n",
    );
    expect(rewrite(fluent, "a =\n  x\n  y\n  .b = z\n", [set("a", "k\nl\n.b = m")])).toBe("a =\n  k\n  l\n  .b = m\n");
  });

  it("indents what gets more lines", () => {
    expect(rewrite(fluent, "a = x\n", [set("a", "x\n  y\n.b = z")])).toBe("a =\n    x\n      y\n    .b = z\n");
    expect(rewrite(fluent, "a = x\r\n", [set("a", "x\ny")])).toBe("a =\r\n    x\r\n    y\r\n");
  });

  it("writes an empty text as an empty placeable", () => {
    expect(rewrite(fluent, "a = x\n", [set("a", "")])).toBe('a = { "" }\n');
  });

  it("refuses what is no Fluent, and what Fluent would read otherwise", () => {
    for (const text of ["{ $x", "}", "a\n[b]", "{ $n ->\n[one] x\n}"])
      expect(() => rewrite(fluent, "a = x\n", [set("a", text)])).toThrow("Fluent cannot hold");
    for (const text of [" a", "a ", "a\n", "\na"])
      expect(() => rewrite(fluent, "a = x\n", [set("a", text)]), JSON.stringify(text)).toThrow("Fluent cannot hold");
    expect(() => rewrite(fluent, "", [add("no key", "x")])).toThrow("Fluent cannot hold");
  });

  it("gets new messages in the layout of the base, with its comments", () => {
    const base = translating(fluent, "# A\na =\n  x\n  y\nb = B\n");
    expect(rewrite(fluent, "b = Bé", [add("a", "k\nl"), add("-t", "term")], base)).toBe(
      "# A\na =\n  k\n  l\nb = Bé\n-t = term",
    );
  });

  it("refuses endless nesting", () => {
    expect(() => read(fluent, `a = ${"{".repeat(100_000)}`)).toThrow("too deeply");
  });

  it("starts from a template without its messages", () => {
    const template = Buffer.from("### Licence\n\n# A\na = x\nb = y\n");
    expect(Buffer.from(fluent.create(czech, template)).toString()).toBe("### Licence\n\n");
  });
});
