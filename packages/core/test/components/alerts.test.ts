/** What alerts say of themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { alertFacts } from "../../src/components/index.ts";

const docs = new URL("../../../../docs/alerts/", import.meta.url);
const kinds = Object.entries(alertFacts);

describe("alerts", () => {
  it("have a page each, and no page is of another one", () => {
    const pages = readdirSync(docs).filter((name) => name !== "README.md");
    expect(pages.sort()).toEqual(kinds.map(([name]) => `${name}.md`).sort());
  });

  it.each(kinds)("%s says what has happened and what helps, as its page and the list do", (name, facts) => {
    const oneLine = (path: string) => readFileSync(new URL(path, docs), "utf8").replaceAll(/\s+/g, " ");
    const page = oneLine(`${name}.md`);
    expect(page).toContain(facts.text);
    expect(page).toContain(facts.help);
    expect(oneLine("README.md")).toContain(`| [${name}](${name}.md) | ${facts.severity} | ${facts.text} |`);
  });
});
