import { describe, expect, it } from "vitest";
import { failing, failingOfSource } from "./unit.ts";

/** Check, source, translation, flags. */
type Example = readonly [check: string, source: string, target: string, flags?: string];

const fails: readonly Example[] = [
  ["same", "Monday morning", "Monday morning"],
  ["same", "Hello", "Hello", "strict-same"],
  ["begin_newline", "\nA", "A"],
  ["newline-count", "\nA", "A"],
  ["end_newline", "A line\n", "B line"],
  ["newline-count", "A line\n", "B line"],
  ["begin_space", "  Two", "x Two"],
  ["end_space", "Weblate", "Weblate "],
  ["double_space", "Some text here", "Nejaky  text"],
  ["double_space", "Four ", "Ctyri  "],
  ["end_stop", "Full stop.", "Tecka"],
  ["end_stop", "Text without", "Text s."],
  ["end_colon", "Name:", "Jmeno"],
  ["end_question", "Sure?", "Jiste"],
  ["end_exclamation", "Hi there!", "Cau"],
  ["end_exclamation", "Hi {name}!", "Ahoj {name"],
  ["end_Interrobang", "What?!", "Co!"],
  ["end_Interrobang", "Really?!", "Opravdu?"],
  ["end_ellipsis", "Loading…", "Nacitam"],
  ["end_ellipsis", "Loading it…", "Nacitam..."],
  ["end_stop", "Loading it…", "Nacitam..."],
  ["end_semicolon", "a = b;", "a = b"],
  ["max-length", "Short", "Velmi dlouhy text", "max-length:5"],
  ["kashida", "Kash", "aـb"],
  ["python_format", "Hi %(name)s", "Ahoj", "python-format"],
  ["python_format", "Hi %s %d", "Ahoj %d %s", "python-format"],
  ["python_format", "100% of %s", "100%% %s", "python-format"],
  ["python_brace_format", "{name}", "{jmeno}", "python-brace-format"],
  ["python_brace_format", "{} {}", "{}", "python-brace-format"],
  ["php_format", "%s php", "php", "php-format"],
  ["c_format", "%d of %s", "%s of %d", "c-format"],
  ["c_format", "50% off %s", "50%% sleva %s", "c-format"],
  ["perl_format", "%s x", "x", "perl-format"],
  ["javascript_format", "%s x", "x", "javascript-format"],
  ["lua_format", "%s x", "x", "lua-format"],
  ["perl_brace_format", "{a} pb", "{b} pb", "perl-brace-format"],
  ["c_sharp_format", "{0} cs", "cs", "c-sharp-format"],
  ["object_pascal_format", "%0:s op", "op", "object-pascal-format"],
  ["scheme_format", "~a sch", "sch", "scheme-format"],
  ["java_printf_format", "%1$s java", "java", "java-printf-format"],
  ["java_format", "{0} mf", "mf {0} it's", "java-format"],
  ["percent_placeholders", "%NAME% pp", "%JMENO% pp", "percent-placeholders"],
  ["vue_format", "{name} vue @:other", "{name} vue", "vue-format"],
  ["i18next_interpolation", "$t(key) i18", "i18", "i18next-interpolation"],
  ["es_format", "${name} es2", "es2", "es-format"],
  ["angularjs_format", "{{ name }} ng", "{{ jmeno }} ng", "angularjs-format"],
  [
    "icu_message_format",
    "{n, plural, one {# item} other {# items}}",
    "{n, plural, one {# polozka}}",
    "icu-message-format",
  ],
  ["icu_message_format", "Hi {name}", "Ahoj {jmeno}", "icu-message-format"],
  ["icu_message_format", "Hi {name}!", "Ahoj {name", "icu-message-format"],
  ["qt_format", "%1 qt", "qt", "qt-format"],
  ["qt_plural_format", "%n files qt", "files qt", "qt-plural-format"],
  ["ruby_format", "%{name} rb", "%{jmeno} rb", "ruby-format"],
  ["ruby_format", "%<a>d rb", "rb", "ruby-format"],
  ["escaped_newline", "a\\nb", "a b"],
  ["newline-count", "a\nb", "a b"],
  ["bbcode", "[b]x[/b]", "[i]x[/i]"],
  ["zero-width-space", "zw", "z\u200bw"],
  ["xml-invalid", "<b>bold</b>", "<b>tucne"],
  ["xml-tags", "<b>bold</b> y", "<i>tucne</i> y"],
  ["md-reflink", "See [a][b]", "Viz [a][c]", "md-text"],
  ["md-link", "[a](#x)", "[a](#y)", "md-text"],
  ["md-syntax", "**bold**", "*bold*", "md-text"],
  ["url", "http://a.example.com", "not url", "url"],
  ["safe-html", "<b>x</b> sh", '<b onclick="x">x</b>', "safe-html"],
  ["safe-html", "plain", "<i>x</i>", "safe-html"],
  ["placeholders", "$URL$ ph", "ph", "placeholders:$URL$:@X@"],
  ["placeholders", "v1 ph", "v2 ph", 'placeholders:r"v[0-9]"'],
  ["regex", "rg", "abc", "regex:^[0-9]+$"],
  ["duplicate", "the text", "the the text"],
  ["duplicate", "I have", "Vidim to to"],
];

const passes: readonly Example[] = [
  ["same", "GNU GPL", "GNU GPL"],
  ["same", "email", "email"],
  ["same", "Internet browser", "Internet browser"],
  ["same", "1:4", "1:4"],
  ["same", "Foo (c) Copyright", "Foo (c) Copyright"],
  ["same", "http://x.example.com/", "http://x.example.com/"],
  ["same", "%s files", "%s files", "c-format, ignore-same"],
  ["same", "Weblate", "Weblate"],
  ["same", "%s MB", "%s MB", "c-format"],
  ["same", "Hello Fred Smith", "Hello Fred Smith", "ignore-same"],
  ["begin_newline", "\nA", "\nB"],
  ["end_newline", "A line\n", "B line\n"],
  ["begin_space", "  Three", "  Tri"],
  ["begin_space", "  Two", "x Two", "ignore-begin-space"],
  ["end_space", "Weblate", "Weblate ", "ignore-end-space"],
  ["double_space", "Some  text", "Nejaky  text"],
  ["end_stop", "No.", "Ne"],
  ["end_stop", "Wait...", "Cekej…"],
  ["end_colon", "Name here:", "Jmeno:"],
  ["end_question", "What?!", "Co!"],
  ["end_exclamation", "What?!", "Co!"],
  ["end_exclamation", "Hi there ok!", "Cau!"],
  ["end_Interrobang", "Really sure?!", "Opravdu!?"],
  ["end_ellipsis", "Wait...", "Cekej…"],
  ["end_semicolon", "R&amp;", "R&lt;"],
  ["max-length", "Short 2", "Krat", "max-length:5"],
  ["kashida", "بب", "بـب"],
  ["python_format", "%(a)s %(b)s", "%(b)s %(a)s", "python-format"],
  ["python_brace_format", "{name} {0}", "{0} {name}", "python-brace-format"],
  ["php_format", "%1$s x %2$s", "%2$s y %1$s", "php-format"],
  ["c_format", "%5.2f x", "%'5.2f x", "c-format"],
  ["java_format", "{0} mf2", "mf {0}", "java-format"],
  ["java_format", "{0} it''s", "{0} je", "auto-java-messageformat"],
  ["i18next_interpolation", "{{ name }} i18", "{{name}} i18", "i18next-interpolation"],
  ["es_format", "${ name } es", "${name} es", "es-format"],
  ["icu_message_format", "Hi {who}", "Ahoj {who}", "icu-message-format"],
  ["qt_format", "%1 qt %2", "%2 qt %1", "qt-format"],
  ["bbcode", "[b]x[/b] y", "[b]y[/b] x"],
  ["xml-invalid", "a < b", "a > b"],
  ["xml-tags", '<a href="x">l</a>', '<a href="y">l</a>'],
  ["xml-tags", "<br> z", "<i> z"],
  ["xml-invalid", "<br> z", "<i> z"],
  ["md-link", "[a](http://x)", "[a](http://y)", "md-text"],
  ["md-syntax", "**bold2**", "**tucne**", "md-text"],
  ["url", "http://a.example.com", "http://c.example.com", "url"],
  ["placeholders", "$URL$ ph2", "$url$ ph2", "placeholders:$URL$, case-insensitive"],
  ["regex", "rg2", "123", "regex:^[0-9]+$"],
  ["duplicate", "the the text", "ten ten text"],
];

describe("a translation", () => {
  it.for(fails)("fails %s: %j as %j %s", ([check, source, target, flags = ""]) => {
    expect(failing(source, target, { flags })).toContain(check);
  });

  it.for(passes)("passes %s: %j as %j %s", ([check, source, target, flags = ""]) => {
    expect(failing(source, target, { flags })).not.toContain(check);
  });
});

describe("a translation with plural forms", () => {
  it("fails same-plurals and same when all are the source's form", () => {
    expect(failing(["%d bus", "%d buses"], ["%d bus", "%d bus", "%d bus"], { flags: "c-format" })).toEqual([
      "same",
      "same-plurals",
    ]);
  });

  it("fails plurals when a later form is empty", () => {
    expect(failing(["%d car", "%d cars"], ["auto", "", "%d aut"], { flags: "c-format" })).toEqual(["plurals"]);
  });

  it("fails its format when a form for several numbers has no number, and same for one equal form", () => {
    expect(failing(["%d van", "%d vans"], ["%d van", "vans", "%d vans"], { flags: "c-format" })).toEqual([
      "same",
      "c_format",
    ]);
  });

  it("may leave the number out in the form for one", () => {
    expect(failing(["%d car", "%d cars"], ["auto", "%d auta", "%d aut"], { flags: "c-format" })).toEqual([]);
  });
});

describe("a source string", () => {
  it.each([
    ["optional_plural", "apple(s)", ""],
    ["ellipsis", "Wait...", ""],
    ["unnamed_format", "%s of %s", "c-format"],
    ["unnamed_format", "{} {}", "python-brace-format"],
    ["unnamed_format", "50% off %s", "c-format"],
  ])("fails %s: %j %s", (check, source, flags) => {
    expect(failingOfSource(source, { flags })).toEqual([check]);
  });

  it.each([
    ["apples", ""],
    ["Wait…", ""],
    ["%(a)s %(b)s", "python-format"],
    ["%s", "c-format"],
  ])("passes: %j %s", (source, flags) => {
    expect(failingOfSource(source, { flags })).toEqual([]);
  });
});
