import { describe, expect, it } from "vitest";
import { failing, failingOfSource } from "./unit.ts";

const flags = [
  "fluent-source-syntax",
  "fluent-target-syntax",
  "fluent-parts",
  "fluent-references",
  "fluent-source-inner-html",
  "fluent-target-inner-html",
].join();
const failingFluent = (source: string, target: string, type = "Message") =>
  failing(source, target, { flags: `${flags}, fluent-type:${type}` }).filter((id) => id.startsWith("fluent"));

const emails = "{ $n ->\n    [one] One email\n   *[other] { $n } emails\n}";

describe("a Fluent translation", () => {
  it.each([
    ["Hello { $name }", "Ahoj { $name }"],
    ["Save\n.title = Save { $file }", "Uložit\n.title = Uložit { $file }"],
    [".title = Save", ".title = Uložit"],
    [emails, "{ $n ->\n    [one] Jeden\n    [few] { $n } dopisy\n   *[other] { $n } dopisů\n}"],
    [emails, "{ $n } 通"],
    ["Use { -brand } and { msg.attr }", "{ msg.attr } a { -brand }"],
    ["{ NUMBER($n) } %", "% { NUMBER($n) }"],
    ['A <a data-l10n-name="x">link</a><br>', 'Jeden <br><a data-l10n-name="x">odkaz</a>'],
    ["5 < 6", "6 > 5"],
    ['{ "<" }', "x"],
  ])("of %j may be %j", (source, target) => {
    expect(failingFluent(source, target).filter((id) => id !== "fluent-target-inner-html")).toEqual([]);
  });

  it.each([
    ["Hello", "Ahoj { ", ["fluent-target-syntax"]],
    ["Save\n.title = Save", "Uložit", ["fluent-parts"]],
    [".title = Save", "Uložit\n.title = Uložit", ["fluent-parts"]],
    ["Hello { $name }", "Ahoj", ["fluent-references"]],
    ["Hello { $name }", "Ahoj { $jmeno }", ["fluent-references"]],
    [emails, "Dopisy", ["fluent-references"]],
    [".title = { $a }", ".title = x", ["fluent-references"]],
    ["<b>x</b>", "<i>x</i>", ["fluent-target-inner-html"]],
    ["<b>x</b>", "<b>x", ["fluent-target-inner-html"]],
    ["<b>x</b>", "x", ["fluent-target-inner-html"]],
  ])("of %j may not be %j", (source, target, ids) => {
    expect(failingFluent(source, target)).toEqual(ids);
  });

  it("of a term may have attributes of its own", () => {
    expect(failingFluent("Firefox", "Firefox\n.gender = masculine", "Term")).toEqual([]);
  });

  it("is not compared when it has too many variants", () => {
    const choice = "{ $n ->\n    [a] a\n   *[b] b\n} ";
    expect(failingFluent(choice.repeat(12), "x")).toEqual([]);
  });
});

describe("a Fluent source", () => {
  it.each([
    ["Hello { $x", ["fluent-source-syntax"]],
    ["<b>x", ["fluent-source-inner-html"]],
    ["x</b>", ["fluent-source-inner-html"]],
    ["<b><i>x</b></i>", ["fluent-source-inner-html"]],
    ["<b", ["fluent-source-inner-html"]],
    ["<b>x</b><br><img src='a>b'>", []],
    [emails, []],
  ])("%j fails %j", (source, ids) => {
    expect(failingOfSource(source, { flags })).toEqual(ids);
  });
});
