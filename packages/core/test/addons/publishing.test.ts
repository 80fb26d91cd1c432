import { expect, it } from "vitest";
import { stringsOf } from "../../src/addons/publishing/pages.ts";
import { scriptOf } from "../../src/addons/publishing/script.ts";
import { parseSelector } from "../../src/addons/publishing/selector.ts";

const strings = (html: string, selector: string) => {
  const parsed = parseSelector(selector);
  return parsed === undefined ? undefined : stringsOf(html, parsed);
};

it("takes the texts inside of chosen elements, each run between tags once", () => {
  const html = `<body><p class="x l10n">Good <b>morning</b>,\n  all</p><p>No</p>
    <div class=l10n><script>no()</script><i> Good </i></div><!-- no --></body>`;
  expect(strings(html, ".l10n")).toEqual(["Good", "morning", ", all"]);
});

it("chooses by names, classes, ids and attributes, inside of others, one or another", () => {
  const html = `<nav id="top"><a href="/x">A</a><a>B</a></nav><main><p class="a b">C</p><p lang='en'>D</p><h1>E</h1></main>`;
  expect(strings(html, "#top a[href]")).toEqual(["A"]);
  expect(strings(html, "main p.a.b, h1")).toEqual(["C", "E"]);
  expect(strings(html, 'p[lang="en"], p[class~=b]')).toEqual(["C", "D"]);
  expect(strings(html, "main *")).toEqual(["C", "D", "E"]);
  expect(strings(html, "main nav a")).toEqual([]);
});

it("knows no other selectors", () => {
  for (const selector of ["", "a > b", "a:hover", "a,", ",a", ".", "[x", "a + b", "a::before", "a{}", "[x^=y]", "1a"])
    expect([selector, parseSelector(selector)]).toEqual([selector, undefined]);
});

it("reads pages that are nested however deeply", () => {
  const depth = 20_000;
  expect(strings(`${"<div>".repeat(depth)}<p class=l10n>Deep`, ".l10n")).toEqual(["Deep"]);
});

it("writes a script that its settings cannot break out of", () => {
  const script = scriptOf({ selector: '"</script>\u2028', cookie: "`${x}", source: "en", languages: ["cs"] });
  expect(script).not.toContain("</script>");
  expect(() => new Function(script)).not.toThrow();
});
