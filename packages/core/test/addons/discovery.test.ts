/** The mask of a discovery: which files are of which component. */
import { describe, expect, it } from "vitest";
import { makesMask, matchComponents, matchProblem } from "../../src/addons/discovery/matching.ts";
import { slugOf } from "../../src/addons/discovery/plan.ts";

const anyLanguage = "^[^.]+$";

describe("the mask of a discovery", () => {
  it("groups files by the mask that is left without the language", () => {
    const found = matchComponents("(?P<component>\\w+)/(?P<language>[^/]*)\\.po", anyLanguage, [
      "app/cs.po",
      "app/de.po",
      "web/cs.po",
      "web/cs.pot",
      "deep/web/cs.po",
    ]);
    expect(found).toEqual([
      { filemask: "app/*.po", groups: { component: "app" }, languages: ["cs", "de"] },
      { filemask: "web/*.po", groups: { component: "web" }, languages: ["cs"] },
    ]);
  });

  it("takes a language that stands there twice", () => {
    const match = "(?P<language>[^/]+)/(?P<component>[^/]+)/(?P=language)\\.json";
    const found = matchComponents(match, anyLanguage, ["cs/app/cs.json", "cs/app/de.json"]);
    expect(found).toEqual([{ filemask: "*/app/*.json", groups: { component: "app" }, languages: ["cs"] }]);
  });

  it("hands further groups to templates, but not the language", () => {
    const match = "(?P<part>[^/]+)/(?P<language>[^/]+)/(?P<component>[^/]+)\\.po";
    expect(matchComponents(match, anyLanguage, ["ui/cs/app.po"])[0]?.groups).toEqual({ part: "ui", component: "app" });
  });

  it("leaves out languages that the filter does not take, and paths that no mask can name", () => {
    const match = "(?P<component>.*)/(?P<language>[^/]*)\\.po";
    expect(matchComponents(match, "^(?!de$).+$", ["a/de.po", "a/x*y.po", "*/cs.po"])).toEqual([]);
  });

  it("says which named group is missing, and what cannot be compiled", () => {
    expect(matchProblem("(?P<component>.*)\\.po")).toMatch(/"language" is missing/);
    expect(matchProblem("(?P<component>.*)(?P<language>(a+)+\\1)")).toMatch(/cannot be compiled/);
    expect(matchProblem("(?P<component>.*)/(?P<language>.*)/(?P=language)")).toBeUndefined();
  });

  it("knows the masks that it makes", () => {
    const match = "po/(?P<component>\\w+)/(?P<language>[^/]*)\\.po";
    expect([makesMask(match, "po/app/*.po", "en"), makesMask(match, "l/app/*.po", "en")]).toEqual([true, false]);
    expect(makesMask(match, "po/*/en.po", "en")).toBe(false);
  });

  it("makes parts of addresses of any name", () => {
    expect([slugOf("Übersicht / Menü"), slugOf("日本"), slugOf("a_b-c")]).toEqual([
      "ubersicht-menu",
      "component",
      "a_b-c",
    ]);
  });
});
