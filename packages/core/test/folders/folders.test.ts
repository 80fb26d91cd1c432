import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdFolder, processFolder, sweepFolders, sweptFolders } from "../../src/folders/index.ts";

const launchers = /^dragoman-launcher-\w{6}$/;
const longAgo = new Date("2026-01-01T00:00:00Z");

describe("folders of files under way", () => {
  let parent: string;
  let holder: ChildProcess | undefined;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "dragoman-folders-"));
  });
  afterEach(() => {
    holder?.kill("SIGKILL");
    holder = undefined;
    rmSync(parent, { recursive: true, force: true });
  });
  const sweep = () => sweepFolders({ parent, names: launchers });
  /** A folder of another process. */
  const heldElsewhere = async () => {
    holder = spawn(process.execPath, ["--conditions=dragoman-source", join(import.meta.dirname, "holder.ts"), parent], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [first] = (await once(holder.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
    return first.toString().trim();
  };

  it("stay while their process lives, however old they look, and go when it was killed", async () => {
    const path = await heldElsewhere();
    writeFileSync(join(path, "upload"), "half of a file");
    utimesSync(path, longAgo, longAgo);
    expect([await sweep(), existsSync(join(path, "upload"))]).toEqual([[], true]);
    const gone = once(holder as ChildProcess, "exit");
    holder?.kill("SIGKILL");
    await gone;
    expect([await sweep(), existsSync(path)]).toEqual([[path], false]);
  });

  it("stay while this process holds them, and go with their release", async () => {
    const { path, release } = holdFolder(parent, "dragoman-launcher-");
    expect(await sweep()).toEqual([]);
    release();
    expect(existsSync(path)).toBe(false);
  });

  it("of one kind are one for a process, made again when somebody has removed it", () => {
    const first = processFolder(join(parent, "uploads"), "dragoman-uploads-");
    expect(processFolder(join(parent, "uploads"), "dragoman-uploads-")).toBe(first);
    rmSync(first, { recursive: true });
    const second = processFolder(join(parent, "uploads"), "dragoman-uploads-");
    expect([second === first, existsSync(second)]).toEqual([false, true]);
  });

  it("of earlier versions, without a lock, go after a day unless a launcher listens there", async () => {
    const [young, old, used] = ["young1", "old001", "used01"].map((name) => join(parent, `dragoman-launcher-${name}`));
    for (const path of [young, old, used]) mkdirSync(path as string);
    const server = createServer().listen(join(used as string, "socket"));
    await once(server, "listening");
    for (const path of [old, used]) utimesSync(path as string, longAgo, longAgo);
    expect(await sweep()).toEqual([old]);
    server.close();
  });

  it("are no links, and none with other names", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "dragoman-elsewhere-"));
    symlinkSync(elsewhere, join(parent, "dragoman-launcher-linked"));
    mkdirSync(join(parent, "dragoman-launcher-of-mine"));
    utimesSync(join(parent, "dragoman-launcher-of-mine"), longAgo, longAgo);
    utimesSync(elsewhere, longAgo, longAgo);
    expect([await sweep(), existsSync(elsewhere)]).toEqual([[], true]);
  });

  it("are looked for among uploads, where those of earlier versions have no lock, repositories, keys, and temporary files", () => {
    const [uploads, temporary, repositories, keys] = sweptFolders("/data", "/data/vcs", "/data/ssh");
    expect(uploads).toMatchObject({ parent: "/data/uploads" });
    expect(uploads?.names.test("0d6a3c1e-9a55-4c53-8f33-0c1f3a9c2b11")).toBe(true);
    expect(temporary?.parent).toBe(tmpdir());
    expect(repositories?.names.test("drafts-a1B2c3")).toBe(true);
    expect([keys?.parent, keys?.names.test("keys-a1B2c3")]).toEqual(["/data/ssh", true]);
  });
});
