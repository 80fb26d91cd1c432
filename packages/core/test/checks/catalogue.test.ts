import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkIds, checks, checkWords } from "../../src/checks/index.ts";

const page = readFileSync(new URL("../../../../docs/checks/README.md", import.meta.url), "utf8");
const rows = new Map(
  page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(
      ([, id = "", kind = "", flags = "", ignore = "", meaning = ""]) =>
        [id.replaceAll("`", ""), { kind, flags, ignore, meaning }] as const,
    ),
);

describe("the catalogue of checks", () => {
  it("has 71 checks, each once", () => {
    expect([checks.length, checkIds.size]).toEqual([71, 71]);
  });

  it("is documented with a row for each, in its order, and no other row", () => {
    expect([...rows.keys()]).toEqual(checks.map((check) => check.id));
  });

  it.each(checks.map((check) => [check.id, check] as const))("is documented as it is: %s", (id, check) => {
    expect(rows.get(id)).toMatchObject({
      kind: check.kind,
      flags: check.flags.length === 0 ? "always" : check.flags.map((flag) => `\`${flag}\``).join(" or "),
      ignore: `\`${check.ignoreFlag}\``,
    });
    expect(rows.get(id)?.meaning).toBe(checkWords[id].description);
  });
});
