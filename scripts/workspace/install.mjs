/** Installs the packages that the lock file names, unless they are there. */
import { existsSync, readFileSync } from "node:fs";
import { at, node } from "./paths.mjs";
import { call, fail } from "./process.mjs";

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** npm notes what it installed; times of files say nothing in a clone. Packages for other systems are left out there. */
const isInstalled = () => {
  const note = at("node_modules", ".package-lock.json");
  if (!existsSync(note) || !existsSync(node)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(at("package-lock.json"))).every(
    ([path, wanted]) =>
      !path.startsWith("node_modules/") ||
      wanted.optional === true ||
      wanted.devOptional === true ||
      wanted.link === true ||
      installed[path]?.version === wanted.version,
  );
};

export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log("Installing packages (npm ci)...");
  const code = await call("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
  if (code !== 0) throw fail("npm ci failed: see its words above.");
};
