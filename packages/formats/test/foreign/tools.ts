/**
 * Where other people's readers are found: a virtual environment of Python that is made once and kept in the cache of
 * tests, Java, and libxml. What cannot be had is named, and its tests are skipped.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Kept between runs; a continuous integration may keep it, too. */
export const cache = process.env.DRAGOMAN_TEST_CACHE ?? join(tmpdir(), "dragoman-test-cache");

export const inReaders = (name: string): string => fileURLToPath(new URL(`./readers/${name}`, import.meta.url));

export const succeeds = (command: string, parts: readonly string[], timeout = 120_000): boolean =>
  spawnSync(command, parts, { timeout, stdio: "ignore" }).status === 0;

/** The interpreter that has the readers, or undefined where pip cannot fetch them. */
export const pythonWithReaders = (): string | undefined => {
  const requirements = inReaders("requirements.txt");
  const version = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
  const folder = join(cache, `readers-${version}`);
  const python = join(folder, "bin/python");
  if (existsSync(join(folder, "complete"))) return python;
  mkdirSync(cache, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const isMade =
    succeeds("python3", ["-m", "venv", folder]) &&
    succeeds(python, ["-m", "pip", "install", "-q", "--retries=1", "--timeout=15", "-r", requirements]);
  if (!isMade) return undefined;
  mkdirSync(join(folder, "complete"));
  return python;
};

export const hasJava = (): boolean => succeeds("java", ["-version"]);
export const hasXmllint = (): boolean => succeeds("xmllint", ["--version"]);
export const hasMsgfmt = (): boolean => succeeds("msgfmt", ["--version"]);
