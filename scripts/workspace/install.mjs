/** Installs the packages that the lock file names, unless they are there. */
import { existsSync, readFileSync } from "node:fs";
import { at, node } from "./paths.mjs";
import { capture, fail } from "./process.mjs";
import { whileTelling } from "./progress.mjs";

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

/** npm is silent for a minute or two unless it tells of each package that it fetches. */
const npmCi = async () => {
  let fetched = 0;
  const words = [];
  const onLine = (line) => {
    if (/fetch GET 200 .*\.tgz/.test(line)) fetched++;
    else if (!/^npm http|EBADENGINE/.test(line)) words.push(line);
  };
  const detail = () => (fetched > 0 ? `(${fetched} packages fetched)` : "");
  const args = ["ci", "--no-fund", "--no-audit", "--loglevel=http"];
  try {
    await whileTelling("Installing packages by npm ci", () => capture("npm", args, { onLine }), detail);
  } catch {
    throw fail(`npm ci failed:\n${words.join("\n")}`);
  }
};

export const ensureInstalled = async () => {
  if (!isInstalled()) await npmCi();
};
