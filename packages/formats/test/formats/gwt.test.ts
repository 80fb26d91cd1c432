import { describe, expect, it } from "vitest";
import { gwt, gwtIso } from "../../src/formats/gwt/index.ts";
import type { PluralSlots } from "../../src/index.ts";
import { read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(gwt, new URL("../golden/gwt/", import.meta.url), { base: "en.properties" });
codecSuite(gwtIso, new URL("../golden/gwt/", import.meta.url), { base: "en.properties" });

describe("a GWT message file", () => {
  const english = "# Number\nitems={0} items\nitems[one]={0} item\ntitle=Title\n";

  it("joins the forms of a string, the bare key being the one for other", () => {
    const { units } = read(gwt, "items={0} položek\nitems[few]={0} položky\ntitle=Titulek\n");
    expect(units.map(({ id, target, plural }) => ({ id, target, plural }))).toEqual([
      {
        id: "items",
        target: ["", "{0} položky", "{0} položek"],
        plural: { by: "category", slots: ["one", "few", "other"] },
      },
      { id: "title", target: ["Titulek"], plural: undefined },
    ]);
  });

  it("has plural strings where the base has them", () => {
    const { units } = read(gwt, "items={0} položek\n", translating(gwt, english));
    expect(units[0]?.target).toEqual(["", "", "{0} položek"]);
  });

  it("gets the forms that it lacked behind those it has", () => {
    expect(
      rewrite(gwt, "items: {0} položek", [set("items", "{0} položka", "", "{0} položek")], translating(gwt, english)),
    ).toBe("items: {0} položek\nitems[one]: {0} položka");
  });

  it("gets new strings with all their forms and the comment of the base", () => {
    const plural: PluralSlots = { by: "category", slots: ["one", "few", "other"] };
    const unit = { id: "items", context: "items", source: [], target: ["položka", "položky", "položek"], plural };
    expect(rewrite(gwt, "title=Titulek\n", [{ op: "add", unit }], translating(gwt, english))).toBe(
      "# Number\nitems=položek\nitems[one]=položka\nitems[few]=položky\ntitle=Titulek\n",
    );
  });

  it("loses all forms of a removed string, wherever they stand", () => {
    expect(rewrite(gwt, "a[one]=1\nb=2\na=3\n", [{ op: "remove", id: "a" }])).toBe("b=2\n");
  });

  it("escapes letters in ISO-8859-1", () => {
    expect(rewrite(gwtIso, "a=1\n", [set("a", "ř")])).toBe("a=\\u0159\n");
  });

  it("is told from other property files by its forms", () => {
    const sniff = (text: string) => gwt.sniff(Buffer.from(text), "a.properties");
    expect(sniff("a[one]=ž\na=b\n")).toBeGreaterThan(0.9);
    expect(sniff("a=ž\n")).toBeLessThan(0.5);
  });
});
