import { describe, expect, it } from "vitest";
import { czech, failing, failingOfSource, french, japanese } from "./unit.ts";

/** Whether the check of the flag fails. */
const fails = (flag: string, source: string, target: string) =>
  failing(source, target, { flags: flag }).includes(flag.replaceAll("-", "_"));

describe("placeholders of programming languages", () => {
  it.each([
    ["python-format", "%(a)s 100%%", "100 % %(a)s"],
    ["python-brace-format", "{name.attr[x]!r:>10} {{}}", "{{x}} {name.attr[x]!r:>10}"],
    ["php-format", "%2$s %'05d", "%2$s %05d".replace("%05d", "%'05d")],
    ["c-format", "%-5.2lf %zu", "x %-5.2lf y %zu"],
    ["c-format", "%<PRIu64> %%", "%<PRIu64>"],
    ["object-pascal-format", "%0:s %1:d", "%1:d %0:s"],
    ["scheme-format", "~a ~~", "x ~a"],
    ["scheme-format", "~1@*~d ~0@*~a", "~0@*~a ~1@*~d"],
    ["c-sharp-format", "{0,10:format} {{x}}", "{0,10:format}"],
    ["java-printf-format", "%1$s %tY%n", "%1$s %tY"],
    ["java-format", "{0, number, integer}", "{0,number,integer}"],
    ["vue-format", "@.lower:link %{x}.", "%{x} @.lower:link"],
    ["i18next-interpolation", "{{ a }} $t( key )", "$t(key) {{a}}"],
    ["angularjs-format", "{{ a | b }}", "{{a | b}}"],
    ["qt-format", "%L1 %2", "%2 %L1"],
    ["ruby-format", "%<a>d %{b} %%", "%{b} %<a>d"],
    ["lua-format", "%q", "%q"],
    ["javascript-format", "%(name)s", "%(name)s!"],
    ["perl-format", "%vd", "%vd"],
    ["percent-placeholders", "%A% 5%", "5% %A%".replace("5% ", "5 ")],
  ])("of %s in %j are those of %j", (flag, source, target) => {
    expect(fails(flag, source, target)).toBe(false);
  });

  it.each([
    ["python-format", "%(a)s", "%(a)d"],
    ["python-format", "x", "%s"],
    ["python-brace-format", "{} {}", "{} {} {}"],
    ["c-format", "%1$s %2$s", "%1$s %1$s"],
    ["c-sharp-format", "{0} {1}", "{0} {0}"],
    ["scheme-format", "~a ~d", "~d ~a"],
    ["ruby-format", "%s %d", "%d %s"],
    ["es-format", "${a}", "{a}"],
    ["qt-plural-format", "%n", "%1"],
  ])("of %s in %j are not those of %j", (flag, source, target) => {
    expect(fails(flag, source, target)).toBe(true);
  });
});

describe("placeholders in plural forms", () => {
  const sources = ["%d file of %s", "%d files of %s"];
  const cFormat = { flags: "c-format" };

  it("may be left out where one number has a form, not where several have", () => {
    expect(failing(sources, ["soubor %s", "%d soubory %s", "%d souborů %s"], cFormat)).toEqual([]);
    expect(failing(sources, ["%d soubor %s", "soubory %s", "%d souborů %s"], cFormat)).toEqual(["c_format"]);
  });

  it("may be left out in French, where zero and one share a form, but not when the flag is strict", () => {
    const given = { targetLanguage: "fr", targetPlural: french, flags: "c-format" };
    expect(failing(sources, ["fichier de %s", "%d fichiers de %s"], given)).toEqual([]);
    expect(
      failing(sources, ["fichier de %s", "%d fichiers de %s"], { ...given, flags: "c-format, strict-format" }),
    ).toEqual(["c_format"]);
  });

  it("are the plural's in a language with one form", () => {
    const given = { targetLanguage: "ja", targetPlural: japanese, flags: "c-format" };
    expect(failing(["One file", "%d files"], ["%d 個"], given)).toEqual([]);
    expect(failing(["One file", "%d files"], ["個"], given)).toEqual(["c_format"]);
  });

  it("are the plural's in the first form where the singular has none", () => {
    expect(failing(["One file", "%d files"], ["%d soubor", "%d soubory", "%d souborů"], cFormat)).toEqual([]);
  });

  it("are not asked of empty forms", () => {
    expect(failing(sources, ["%d soubor %s", "", ""], cFormat)).toEqual(["plurals"]);
  });

  it("that a flag lists follow the same rule", () => {
    const given = { flags: "placeholders:%NUM%", targetPlural: czech };
    expect(failing(["%NUM% file", "%NUM% files"], ["soubor", "%NUM% soubory", "souborů"], given)).toEqual([
      "placeholders",
    ]);
    expect(failing(["%NUM% file", "%NUM% files"], ["soubor", "%NUM% soubory", "%NUM% souborů"], given)).toEqual([]);
  });
});

describe("Java's MessageFormat", () => {
  it("has apostrophes in pairs", () => {
    expect([fails("java-format", "{0} mf", "it''s {0}"), fails("java-format", "{0} mf", "it's {0}")]).toEqual([
      false,
      true,
    ]);
  });

  it("is told by a first argument where the flag is automatic", () => {
    const isWrong = (source: string, target: string) =>
      failing(source, target, { flags: "auto-java-messageformat" }).includes("java_format");
    expect([isWrong("{0} mf", "{0} it's"), isWrong("mf", "it's")]).toEqual([true, false]);
  });
});

describe("expressions that users write", () => {
  it("run in bounded time", () => {
    expect(
      failing("a".repeat(5000), `${"a".repeat(5000)}!`, { flags: 'regex:r"^(a|a)*$", placeholders:r"(a+)+$"' }),
    ).toContain("regex");
  });

  it("are passed over when they cannot be compiled", () => {
    expect(failing("abc", "xyz", { flags: 'regex:r"(", placeholders:r"(a)\\1"' })).toEqual([]);
  });
});

describe("a source with unnamed placeholders", () => {
  it("is judged in every form", () => {
    expect(failingOfSource(["%s file", "%d files of %s"], { flags: "c-format" })).toEqual(["unnamed_format"]);
  });

  it("is not judged without a format", () => {
    expect(failingOfSource("%d of %s")).toEqual([]);
  });
});
