/** Where things are in the workspace. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const at = (...parts) => join(root, ...parts);

/** The Node that the registry brings, newer than the one that may have started this script. */
export const node = at("node_modules", "node", "bin", "node");
export const dragoman = at("packages", "cli", "bin", "dragoman.mjs");
export const conformanceFolder = join(dirname(root), "shared", "conformance");
