import { describe, expect, it } from "vitest";
import { actions } from "../../src/changes/actions.ts";
import {
  hasMultipleFailures,
  ignoresGlossary,
  isInconsistent,
  isLongUntranslated,
  isReused,
  wasTranslated,
} from "../../src/checks/index.ts";

describe("the same string elsewhere", () => {
  const unit = { targets: ["Ahoj"], state: 20 };

  it("is inconsistent with another translation, or with none", () => {
    expect([
      isInconsistent(unit, [{ targets: ["Čau"], state: 10 }]),
      isInconsistent({ targets: [""], state: 0 }, [unit]),
    ]).toEqual([true, true]);
  });

  it("is consistent with the same, and when neither is translated", () => {
    expect([
      isInconsistent(unit, [{ targets: ["Ahoj"], state: 10 }]),
      isInconsistent({ targets: ["a"], state: 10 }, [{ targets: ["b"], state: 10 }]),
    ]).toEqual([false, false]);
  });
});

describe("the same translation elsewhere", () => {
  const unit = { sources: ["One source"], targets: ["Same target"] };

  it("is reused for another source, not for the same", () => {
    expect([isReused(unit, [{ ...unit, sources: ["Two source"] }], 3), isReused(unit, [unit], 3)]).toEqual([
      true,
      false,
    ]);
  });

  it("is not reused when empty, nor where there is one plural form", () => {
    const other = { sources: ["Two source"], targets: ["Same target"] };
    expect([
      isReused({ ...unit, targets: [""] }, [{ ...other, targets: [""] }], 3),
      isReused(unit, [other], 1),
    ]).toEqual([false, false]);
  });
});

describe("an earlier translation", () => {
  const changed = (target: string) => ({ action: actions.translationChanged, target });
  const fuzzy = { state: 10, target: "Nove" };

  it("is noticed while the string has none that counts", () => {
    expect([
      wasTranslated(fuzzy, [changed("Nove"), changed("Stare")]),
      wasTranslated({ state: 20, target: "Nove" }, [changed("Stare")]),
    ]).toEqual([true, false]);
  });

  it("is forgotten when the source changed or somebody marked the string", () => {
    const forgotten = [actions.sourceStringChanged, actions.markedForEdit].map((action) =>
      wasTranslated(fuzzy, [{ action, target: "" }, changed("Stare")]),
    );
    expect(forgotten).toEqual([false, false]);
  });

  it("does not count when it was empty, the same, or automatic and in need of editing", () => {
    expect(
      wasTranslated(fuzzy, [
        changed(""),
        changed("Nove"),
        { action: actions.automaticallyTranslated, target: "Auto", state: 10 },
      ]),
    ).toBe(false);
  });
});

describe("a source string", () => {
  it("has multiple failures from two on", () => {
    expect([1, 2].map(hasMultipleFailures)).toEqual([false, true]);
  });

  it("is untranslated for long when it is old and others are far ahead", () => {
    const share = (age: number, translated: number) =>
      isLongUntranslated({ age, translated, translatedInComponent: 0.8 });
    expect([share(91, 0.3), share(91, 0.4), share(90, 0.3)]).toEqual([true, false, false]);
  });
});

describe("a glossary", () => {
  const term = (source: string, target: string, rest: { forbidden?: boolean; readOnly?: boolean } = {}) => ({
    source,
    target,
    forbidden: false,
    readOnly: false,
    ...rest,
  });
  const ignores = (source: string, target: string, ...terms: ReturnType<typeof term>[]) =>
    ignoresGlossary({ source, target, sourceLanguage: "en", targetLanguage: "cs", terms });

  it("wants one of its translations for a term in the source", () => {
    const terms = [term("branch", "větev"), term("Branch", "pobočka")];
    expect([
      ignores("Delete branch", "Smazat Větev", ...terms),
      ignores("Delete branch", "Smazat branch", ...terms),
    ]).toEqual([false, true]);
  });

  it("looks for whole words", () => {
    expect([
      ignores("Branching", "x", term("branch", "větev")),
      ignores("A branch", "větevní", term("branch", "větev")),
    ]).toEqual([false, true]);
  });

  it("forbids, and keeps what is read-only", () => {
    expect([
      ignores("File", "Fajl", term("file", "fajl", { forbidden: true })),
      ignores("File", "Soubor", term("file", "fajl", { forbidden: true })),
    ]).toEqual([true, false]);
    expect([
      ignores("Git log", "Log Gitu", term("Git", "", { readOnly: true })),
      ignores("Git log", "Log Git", term("Git", "", { readOnly: true })),
    ]).toEqual([true, false]);
  });

  it("asks for nothing where a term has no translation", () => {
    expect(ignores("Delete branch", "x", term("branch", ""))).toBe(false);
  });

  it("finds terms anywhere in languages without spaces", () => {
    expect(
      ignoresGlossary({
        source: "日本語辞書",
        target: "x",
        sourceLanguage: "ja",
        targetLanguage: "cs",
        terms: [term("辞書", "slovník")],
      }),
    ).toBe(true);
  });
});
