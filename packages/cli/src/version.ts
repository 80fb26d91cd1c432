/** The version of this package, which all packages of the project share. */
import { readFileSync } from "node:fs";

const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

export const version =
  manifest !== null && typeof manifest === "object" && "version" in manifest ? String(manifest.version) : "unknown";
