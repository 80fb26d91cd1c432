/** Schemathesis, which makes requests of an OpenAPI document, in an environment of Python of its own. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const requirements = fileURLToPath(new URL("../../requirements.txt", import.meta.url));

const succeeds = (command: string, parts: readonly string[]) =>
  spawnSync(command, parts, { timeout: 300_000, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Where its command is; made once and kept in the cache of tests. Undefined where pip cannot fetch it. */
export const schemathesis = (): string | undefined => {
  const version = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
  const cache = process.env["DRAGOMAN_TEST_CACHE"] ?? join(tmpdir(), "dragoman-test-cache");
  const folder = join(cache, `generator-${version}`);
  const command = join(folder, "bin/schemathesis");
  if (existsSync(join(folder, "complete"))) return command;
  mkdirSync(cache, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const isMade =
    succeeds("python3", ["-m", "venv", folder]) &&
    succeeds(join(folder, "bin/python"), ["-m", "pip", "install", "-q", "--retries=1", "-r", requirements]);
  if (!isMade) return undefined;
  mkdirSync(join(folder, "complete"));
  return command;
};
