import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checks, failingChecks, flagsOf, pluralForms } from "../../src/checks/index.ts";
import { czech, english, failing, failingOfSource, french } from "./unit.ts";

describe("which checks run", () => {
  it("none on untranslated and read-only translations and in glossaries", () => {
    const given = [{ state: 0 }, { state: 100 }, { isGlossary: true }];
    expect(given.map((facts) => failing("Full stop.", "Tecka", facts))).toEqual([[], [], []]);
  });

  it("on translations that need editing", () => {
    expect(failing("Full stop.", "Tecka", { state: 10 })).toEqual(["end_stop"]);
  });

  it("only those of sources on source strings, read-only ones too", () => {
    expect(failingOfSource("Wait, the the file(s)...", { state: 100 })).toEqual(["optional_plural", "ellipsis"]);
  });

  it("not those that a flag silences", () => {
    expect([
      failing("Full stop.", "Tecka", { flags: "ignore-end-stop" }),
      failing("a.\n b?", "c", { flags: "ignore-all-checks" }),
    ]).toEqual([[], []]);
  });

  it("not those that need a flag which is not there", () => {
    expect(failing("%s", "x")).toEqual([]);
  });

  it("hold each form against the source form of its numbers", () => {
    expect(failing(["One day", "%d days."], ["Jeden den", "%d dny.", "%d dní."])).toEqual([]);
    expect(failing(["One day", "%d days."], ["Jeden den.", "%d dny.", "%d dní."])).toEqual(["end_stop"]);
    expect(
      failing(["One day", "%d days."], ["Un jour", "%d jours."], { targetLanguage: "fr", targetPlural: french }),
    ).toEqual([]);
  });

  it("hold forms against the plural when their numbers are not known", () => {
    expect(failing(["One day", "%d days."], ["den.", "dny.", "dní.", "dne."])).toEqual([]);
  });
});

describe("any text", () => {
  it("is judged under every flag", () => {
    const plain = [...new Set(checks.flatMap((check) => check.flags))].filter(
      (flag) => !["placeholders", "regex", "max-length", "max-size"].includes(flag),
    );
    const all = flagsOf([...plain, 'placeholders:r"a+":b', "regex:a", "max-length:5", "icu-flags:xml"].join());
    const withoutSafe = flagsOf([...plain.filter((flag) => flag !== "safe-html"), "xml-text"].join());
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 5 }),
      fc.constantFrom(
        "<b>",
        "</b>",
        "<",
        "{",
        "}",
        "{a, plural, ",
        "other {",
        "'",
        "%s",
        "%",
        "[a](",
        "]",
        "**",
        "&amp;",
        "\n.a = ",
        "{ $n ->",
        "[one] x",
        "*[o] y",
        "<!--",
        "@:",
      ),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
    const ids = new Set<string>(checks.map((check) => check.id));
    fc.assert(
      fc.property(
        text,
        text,
        fc.boolean(),
        fc.constantFrom(all, withoutSafe),
        fc.constantFrom("cs", "fr", "ja", "el"),
        (source, target, isSource, flags, targetLanguage) => {
          const facts = {
            sources: [source],
            targets: [target],
            state: 20,
            isSource,
            isGlossary: false,
            flags,
            sourceLanguage: "en",
            targetLanguage,
            sourcePlural: english,
            targetPlural: czech,
            note: "",
            projectName: "P",
            componentName: "C",
          };
          expect(failingChecks(facts).filter((id) => !ids.has(id))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("fails nothing that compares when it is its own translation", () => {
    const own = new Set(["same", "url", "regex", "max-length", "duplicate", "kashida"]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const comparing = failing(text, text, {
          flags: "c-format, python-brace-format, md-text, icu-message-format, fluent-parts, fluent-references",
        });
        expect(comparing.filter((id) => !own.has(id))).toEqual([]);
      }),
    );
  });
});

describe("examples of plural forms", () => {
  it("tell which numbers take each form", () => {
    expect(pluralForms(2, (n) => (n > 1 ? 1 : 0)).examples[0]).toEqual([0, 1]);
    expect(czech.examples.map((numbers) => numbers.slice(0, 3))).toEqual([[1], [2, 3, 4], [0, 5, 6]]);
  });
});
