import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dtd } from "../../src/formats/dtd/index.ts";
import { add, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(dtd, new URL("../golden/dtd/", import.meta.url), { base: "en.dtd" });

describe("a DTD file", () => {
  const golden = readFileSync(new URL("../golden/dtd/en.dtd", import.meta.url), "utf8");
  const { units } = read(dtd, golden);

  it("unescapes quotes and percent signs, and leaves all other references as they are", () => {
    expect(Object.fromEntries(units.map(({ id, target }) => [id, target[0]]))).toEqual({
      title: "About &brandShortName;",
      quotes: "Say \"hi\" 'there' 100% &quot; &amp; &lt;b>",
      single: 'Say "it"\'s',
      "spaced.key-1": "Two\n  lines",
      empty: "",
      a: "1",
      b: "2",
      last: "end",
    });
  });

  it("does not expand entities", () => {
    const bomb = '<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;">\n<!ENTITY c "&b;&b;">\n';
    expect(read(dtd, bomb).byId("c")?.target).toEqual(["&b;&b;"]);
  });

  it("takes the comment right above an entity as its note", () => {
    expect(units.map(({ notes }) => notes.developer).filter((note) => note !== "")).toEqual([
      "LOCALIZATION NOTE (title): the title of\n     the window",
    ]);
  });

  it("keeps the quotes of an edited entity", () => {
    const file = "<!ENTITY a 'x'>\n<!ENTITY b \"x\">\n";
    expect(rewrite(dtd, file, [set("a", '"it\'s" 5%'), set("b", '"it\'s"')])).toBe(
      '<!ENTITY a \'"it&apos;s" 5&#037;\'>\n<!ENTITY b "&quot;it\'s&quot;">\n',
    );
  });

  it("gets new entities with the comment of the base", () => {
    const base = translating(dtd, "<!-- A -->\n<!ENTITY  a  'x'>\n<!ENTITY b \"y\">\n");
    expect(rewrite(dtd, '<!ENTITY b "ypsilon">', [add("a", "iks"), add("c", "cé")], base)).toBe(
      '<!-- A -->\n<!ENTITY  a  \'iks\'>\n<!ENTITY b "ypsilon">\n<!ENTITY c "cé">',
    );
  });

  it("refuses a key that cannot name an entity", () => {
    expect(() => rewrite(dtd, "", [add("a b", "x")])).toThrow("cannot name an entity");
  });
});
