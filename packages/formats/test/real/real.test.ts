/**
 * Thousands of files of published packages, fetched by the registries' clients when the tests run. Packages that cannot
 * be had are named; without any the tests are skipped. `docs/formats/real-files.md` says what they are.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { fetchPackages, nameOf } from "./fetch.ts";
import { packages } from "./packages.ts";
import { report } from "./report.ts";

const fetched = await fetchPackages();
const missing = packages.filter((one) => !fetched.some(({ name }) => name === one.name)).map(nameOf);

describe.skipIf(fetched.length === 0)("files of published packages", () => {
  const findings = check(fetched);

  it("are saved byte for byte when nothing changes, and within a unit when it is edited", () => {
    expect(findings.defects).toEqual([]);
  });

  it.skipIf(missing.length > 0)("are at least two thousand", () => {
    expect(findings.figures.reduce((total, { files }) => total + files, 0)).toBeGreaterThan(2000);
  });

  it.skipIf(missing.length > 0)("and those that are refused are written down", () => {
    const page = readFileSync(new URL("../../../../docs/formats/real-files.md", import.meta.url), "utf8");
    expect(report(findings)).toBe(page);
  });
});

it.skipIf(missing.length === 0)(`packages that could not be fetched: ${missing.join(", ")}`, (test) => test.skip());
