/** What is told of failing checks: the forms that fail, and what would put them right. */
import { describe, expect, it } from "vitest";
import { failingChecks, problemsOf } from "../../src/checks/index.ts";
import { type Given, unit } from "./unit.ts";

const problem = (id: string, sources: string | readonly string[], targets: string | readonly string[], given?: Given) =>
  problemsOf(unit(sources, targets, given ?? {})).find((each) => each.id === id);

const replaced = (id: string, source: string, target: string, given?: Given) => {
  const [fix] = problem(id, source, target, given)?.fixes ?? [];
  return fix?.kind === "replace" ? fix.text : undefined;
};

describe("problems", () => {
  it("are the checks that fail", () => {
    const failing = unit("Save %s files.", "Uložit  soubory", { flags: "c-format" });
    expect(problemsOf(failing).map(({ id }) => id)).toEqual(failingChecks(failing));
    expect(problemsOf(unit("Save", "Uložit", {}))).toEqual([]);
  });

  it("name the forms that fail", () => {
    const sources = ["%d file.", "%d files."];
    const targets = ["%d soubor.", "%d soubory", "souborů."];
    expect(problem("end_stop", sources, targets)?.forms).toEqual([1]);
    expect(problem("c_format", sources, targets, { flags: "c-format" })?.forms).toEqual([2]);
  });

  it("name no form where forms fail together", () => {
    expect(problem("plurals", ["file", "files"], ["soubor", "", "souborů"])?.forms).toEqual([]);
    expect(problem("same-plurals", ["file", "files"], ["soubor", "soubor", "soubor"])?.forms).toEqual([]);
  });

  it("are told of sources too", () => {
    const source = unit("Wait...", "Wait...", { isSource: true, targetLanguage: "en" });
    expect(problemsOf(source)).toEqual([{ id: "ellipsis", forms: [], fixes: [] }]);
  });
});

describe("fixes", () => {
  it("end a form as its source ends", () => {
    expect(replaced("end_stop", "Saved to disk.", "Uloženo na disk")).toBe("Uloženo na disk.");
    expect(replaced("end_question", "Save to disk?", "Uložit na disk.")).toBe("Uložit na disk?");
    expect(replaced("end_stop", "Save to disk", "Uložit na disk.")).toBe("Uložit na disk");
    expect(replaced("end_ellipsis", "Saving…", "Ukládá se")).toBe("Ukládá se…");
  });

  it("end it as its language writes", () => {
    expect(replaced("end_question", "Save it?", "هل تحفظ", { targetLanguage: "ar" })).toBe("هل تحفظ؟");
    expect(replaced("end_stop", "Saved to disk.", "保存しました", { targetLanguage: "ja" })).toBe("保存しました。");
    expect(replaced("end_exclamation", "Saved to disk!", "C’est fait", { targetLanguage: "fr" })).toBe(
      "C’est fait\u202f!",
    );
  });

  it("take away what slipped in", () => {
    expect(replaced("double_space", "One two", "Jeden  dva")).toBe("Jeden dva");
    expect(replaced("zero-width-space", "One two", "Jeden\u200b dva")).toBe("Jeden dva");
    expect(replaced("duplicate", "Save all now", "Uložit Uložit vše")).toBe("Uložit vše");
  });

  it("name placeholders that are missing, as they are written", () => {
    const given = { flags: "python-format" };
    expect(problem("python_format", "%(count)d of %(all)d", "%(all)d", given)?.fixes).toEqual([
      { form: 0, kind: "insert", text: "%(count)d" },
    ]);
    expect(problem("placeholders", "Hello $NAME$", "Ahoj", { flags: "placeholders:$NAME$" })?.fixes).toEqual([
      { form: 0, kind: "insert", text: "$NAME$" },
    ]);
  });

  it("are of the form that lacks something", () => {
    const fixes = problem("c_format", ["%d file", "%d files"], ["%d soubor", "%d soubory", "souborů"], {
      flags: "c-format",
    })?.fixes;
    expect(fixes).toEqual([{ form: 2, kind: "insert", text: "%d" }]);
  });

  it("are none where nobody but the translator knows", () => {
    expect(problem("same", "Translate this sentence", "Translate this sentence")?.fixes).toEqual([]);
    expect(problem("max-length", "Hi", "Dobrý den", { flags: "max-length:4" })?.fixes).toEqual([]);
  });
});
