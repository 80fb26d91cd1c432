/** One folder for all temporary ones of a run of tests, which is gone after it, whatever they leave behind. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const setup = (): void => {
  // Each of the workspace's test projects asks: the first one makes it for all.
  if (process.env["DRAGOMAN_TEST_FOLDER"] !== undefined) return;
  // What is worth keeping from run to run stays outside.
  process.env["DRAGOMAN_TEST_CACHE"] ??= join(tmpdir(), "dragoman-test-cache");
  const folder = mkdtempSync(join(tmpdir(), "dragoman-tests-"));
  // PostgreSQL runs as another user where root runs the tests.
  chmodSync(folder, 0o755);
  process.env["DRAGOMAN_TEST_FOLDER"] = folder;
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
};
