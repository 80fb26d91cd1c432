/** The container file and the unit of systemd, judged by what reads such files. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { containerFile, inContainer, unitFile } from "./deployed.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);

describe("the container file", () => {
  const text = containerFile(root);

  it("has no fault that its linter knows", () => {
    expect(validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it("keeps the data in a volume, and serves them as somebody who is not root", () => {
    expect(/^VOLUME (.*)$/m.exec(text)?.[1]).toBe(inContainer(root).environment["DRAGOMAN_DATA_DIR"]);
    expect(/^USER (\d+):(\d+)$/m.exec(text)?.slice(1).map(Number)).toEqual([1000, 1000]);
  });

  it("starts every one of its images from the same one", () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual(Array.from(images, () => images[0]));
    expect(images.length).toBe(2);
  });
});

/** Judging files without a running systemd came with version 250. */
const version = () => {
  try {
    return Number(/systemd (\d+)/.exec(execFileSync("systemd-analyze", ["--version"]).toString())?.[1] ?? 0);
  } catch {
    return 0;
  }
};
const old = version() < 250;

describe.skipIf(old)(`the unit of systemd${old ? " (systemd-analyze 250 or newer is not here)" : ""}`, () => {
  let folder = "";
  let unit = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-unit-"));
    unit = join(folder, "dragoman.service");
    // It is verified that the program can be run; that of the workspace stands for the one that is installed.
    const program = join(root, "packages/cli/bin/dragoman.mjs");
    await writeFile(unit, unitFile(root).replace("/usr/local/bin/dragoman", program));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is understood in every line", async () => {
    const { stdout, stderr } = await run("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", unit]);
    expect(`${stdout}${stderr}`).not.toContain("dragoman.service");
  });

  it("exposes little: 1.6 of 10 or less", async () => {
    // It ends with 1 above the threshold, which counts tenths.
    const { stdout } = await run("systemd-analyze", ["security", "--offline=true", "--threshold=16", unit]);
    expect(stdout).toContain("Overall exposure level");
  });
});
