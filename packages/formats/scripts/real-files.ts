/**
 * Writes docs/formats/real-files.md: what the files of published packages are, and which of them are refused.
 *
 *   node --conditions=dragoman-source packages/formats/scripts/real-files.ts
 */
import { writeFileSync } from "node:fs";
import { check } from "../test/real/check.ts";
import { fetchPackages, nameOf } from "../test/real/fetch.ts";
import { packages } from "../test/real/packages.ts";
import { report } from "../test/real/report.ts";

const fetched = await fetchPackages();
if (fetched.length < packages.length) {
  const missing = packages.filter((one) => !fetched.some(({ name }) => name === one.name));
  console.error(`Not fetched: ${missing.map(nameOf).join(", ")}. The page stays as it is.`);
  process.exit(1);
}
const findings = check(fetched);
for (const defect of findings.defects) console.error(defect);
writeFileSync(new URL("../../../docs/formats/real-files.md", import.meta.url), report(findings));
