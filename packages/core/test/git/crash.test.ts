import { spawn } from "node:child_process";
import { existsSync, readdirSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { GitFailed } from "../../src/git/index.ts";
import { cleanup, commit, discard, ensure, fetch, initLocal, repair, salvage, tips } from "../../src/git/inside.ts";
import { cloned, failure, git, newRepository, run, searchPath, writing } from "./fixture.ts";

/** Process ids of gits that run inside a folder. */
const gitsIn = (folder: string): number[] =>
  readdirSync("/proc").flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** Lets a process commit without end, and kills it and its gits at some moment. Answers with what it acknowledged. */
const killedCommitter = async (folder: string, after: number): Promise<string[]> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "committer.ts"), folder], {
    env: { PATH: searchPath },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = "";
  const started = new Promise((resolve) => child.stdout.once("data", resolve));
  child.stdout.on("data", (text) => {
    acknowledged += String(text);
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await started;
  await sleep(after);
  child.kill("SIGKILL");
  for (const pid of gitsIn(realpathSync(folder))) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
  await ended;
  return acknowledged.split("\n").filter((line) => line.length === 40);
};

describe.runIf(process.platform === "linux")("kill -9 of the service and its gits while they commit", () => {
  it("loses nothing that was acknowledged, and leaves a usable repository", async () => {
    const repository = newRepository();
    await run(initLocal(repository, writing({ "po/de.po": "start" })));
    for (let round = 0; round < 6; round += 1) {
      const acknowledged = await killedCommitter(repository.folder, 30 + round * 17);
      expect(await run(repair(repository))).toMatchObject({ _tag: "sound" });
      const history = git(repository.folder, "rev-list", "main").split("\n");
      expect(history).toEqual(expect.arrayContaining(acknowledged));
      expect(await run(commit(repository, writing({ round: `${round}` })))).toMatchObject({ _tag: "committed" });
    }
    expect(git(repository.folder, "fsck", "--full", "--no-dangling")).toBe("");
    expect(await run(cleanup(repository))).toEqual([]);
  });
});

describe("repair", () => {
  it("removes the locks that a killed git left, and everything works again", async () => {
    const { upstream, repository } = await cloned();
    const left = [
      "HEAD.lock",
      "packed-refs.lock",
      "config.lock",
      "gc.pid",
      "fast_import_crash_123",
      "refs/heads/main.lock",
      "refs/remotes/origin/main.lock",
      "objects/pack/tmp_pack_abc",
      "objects/pack/pack-1.keep",
    ];
    for (const path of left) writeFileSync(join(repository.folder, path), "");
    const failed = await failure(commit(repository, writing({ a: "1" })));
    expect(failed).toBeInstanceOf(GitFailed);
    expect(failed.message).toContain("File exists");
    expect(failed.message).not.toContain(repository.folder);
    const condition = await run(repair(repository));
    expect(condition).toEqual({ _tag: "sound", removed: expect.arrayContaining(left) });
    expect(left.filter((path) => existsSync(join(repository.folder, path)))).toEqual([]);
    expect(await run(commit(repository, writing({ a: "1" })))).toMatchObject({ _tag: "committed" });
    upstream.commit({ b: "1" });
    await run(fetch(repository, upstream.remote));
    expect(await run(repair(repository))).toEqual({ _tag: "sound", removed: [] });
  });

  it("tells when objects are missing; made again, the repository is as the remote has it", async () => {
    const { upstream, repository } = await cloned();
    const blob = git(repository.folder, "rev-parse", "main:po/de.po");
    rmSync(join(repository.folder, "objects", blob.slice(0, 2), blob.slice(2)), { force: true });
    expect(await run(repair(repository))).toMatchObject({
      _tag: "damaged",
      text: expect.stringContaining("missing blob"),
    });
    await run(discard(repository.folder));
    expect(await run(repair(repository))).toEqual({ _tag: "absent" });
    expect(await run(ensure(repository, upstream.remote))).toBe(upstream.head());
    expect(await run(repair(repository))).toEqual({ _tag: "sound", removed: [] });
  });

  it("takes nothing from a damaged repository whose commits are there, but not what they hold", async () => {
    const { upstream, repository } = await cloned();
    const { revision } = await run(commit(repository, writing({ a: "1" })));
    const blob = git(repository.folder, "rev-parse", "main:a");
    const object = join(repository.folder, "objects", blob.slice(0, 2), blob.slice(2));
    rmSync(object);
    writeFileSync(object, "garbage");
    const draft = newRepository();
    await run(ensure(draft, upstream.remote));
    const before = await run(tips(draft));
    expect(await run(salvage(draft, repository, revision))).toBe(false);
    expect(await run(tips(draft))).toEqual(before);
    expect(await run(repair(draft))).toMatchObject({ _tag: "sound" });
  });

  it("finishes a commit that was written and never shown, by repeating it", async () => {
    const { repository } = await cloned();
    const before = await run(tips(repository));
    const request = writing({ a: "1" });
    const lock = join(repository.folder, "refs/heads/main.lock");
    writeFileSync(lock, "");
    await failure(commit(repository, request));
    expect(await run(tips(repository))).toEqual(before);
    await run(repair(repository));
    expect(await run(commit(repository, request))).toMatchObject({ _tag: "committed", parent: before.head });
    expect(await run(commit(repository, request))).toMatchObject({ _tag: "unchanged" });
  });
});
