/** Programs that the launcher starts: what goes in and out of them, and how they end with the process they work for. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { launch } from "../../src/git/launcher/client.ts";
import { temporaryFolder } from "./fixture.ts";

const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin" };
const shell = (script: string, cwd = "/", input?: string | Uint8Array) =>
  launch({ command: "sh", args: ["-c", script], env, cwd }, input);

/** Processes that live, by a word in their arguments; those that ended and wait to be noticed do not. */
const living = (word: string) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(word) &&
        !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")
      );
    } catch {
      return false;
    }
  });
const client = new URL("../../src/git/launcher/client.ts", import.meta.url);
const launcherOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .find((child) => readFileSync(`/proc/${child}/comm`, "utf8").startsWith("dragoman-launch"));

describe("a launched program", () => {
  it("runs in its folder, with its environment and nothing else", async () => {
    const folder = temporaryFolder();
    const program = { command: "sh", args: ["-c", "pwd; env"], env: { ...env, WORD: "a b" }, cwd: folder };
    const { stdout, ended } = await launch(program, undefined);
    const lines = (await text(stdout)).trim().split("\n");
    expect(await ended).toEqual({ type: "ended", id: expect.any(Number), exitCode: 0, stderr: "" });
    expect(lines).toContain(folder);
    expect(lines).toContain("WORD=a b");
    expect(lines.filter((line) => !/^(?:PATH|WORD|PWD|SHLVL|_|OLDPWD)=|^\//.test(line))).toEqual([]);
  });

  it("is asked and answers in bytes of any number", async () => {
    const input = Buffer.alloc(10_000_000, "0123456789abcdef\n");
    const { stdout, ended } = await shell("cat", "/", input);
    const chunks: Buffer[] = [];
    for await (const chunk of stdout) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(input)).toBe(true);
    expect((await ended).exitCode).toBe(0);
  });

  it("waits until its answer is taken", async () => {
    const folder = temporaryFolder();
    const { stdout, ended } = await shell(`head -c 5000000 /dev/zero; touch ${folder}/done`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(join(folder, "done"))).toBe(false);
    expect((await text(stdout)).length).toBe(5_000_000);
    await ended;
    expect(existsSync(join(folder, "done"))).toBe(true);
  });

  it("has no input unless it is given one, and need not read what it is given", async () => {
    const nothing = await shell("cat");
    expect(await text(nothing.stdout)).toBe("");
    const deaf = await shell("echo bye; exit 3", "/", Buffer.alloc(5_000_000));
    expect(await text(deaf.stdout)).toBe("bye\n");
    expect(await deaf.ended).toMatchObject({ exitCode: 3 });
  });

  it("tells the end of what it says of itself", async () => {
    const { stdout, ended } = await shell("head -c 200000 /dev/zero | tr '\\0' x >&2; echo last >&2; exit 1");
    stdout.resume();
    const { exitCode, stderr } = await ended;
    expect([exitCode, stderr.length, stderr.slice(-6)]).toEqual([1, 64 * 1024, "xlast\n"]);
  });

  it("that is not there is told", async () => {
    const program = { command: "dragoman-no-such-program", args: [], env, cwd: "/" };
    const outcome = launch(program, undefined).then(({ ended }) => ended);
    await expect(outcome).rejects.toThrow("spawn dragoman-no-such-program ENOENT");
    const nowhere = launch({ command: "sh", args: [], env, cwd: "/etc/hostname" }, "input").then(({ ended }) => ended);
    await expect(nowhere).rejects.toThrow(/ENOTDIR|ENOENT/);
  });

  it("may be one of hundreds that are asked for at once", async () => {
    const all = Array.from({ length: 300 }, async (_, number) => {
      const { stdout, ended } = await shell("cat", "/", `number ${number}`);
      return [await text(stdout), (await ended).exitCode];
    });
    expect(await Promise.all(all)).toEqual(all.map((_, number) => [`number ${number}`, 0]));
  });

  it("is stopped with all that it started", async () => {
    const word = `dragoman-test-${process.pid}-stopped`;
    const { stdout, ended, stop } = await shell(`(sleep 600; echo ${word}) & echo started; wait`);
    await once(stdout, "readable");
    stop();
    stdout.destroy();
    expect(await ended).toMatchObject({ exitCode: null });
    await vi.waitFor(() => expect(living(word)).toEqual([]));
  });
});

describe.runIf(process.platform === "linux")("the launcher", () => {
  it("is another one after it was killed; what it had started is stopped, and who waited hears of it", async () => {
    const word = `dragoman-test-${process.pid}-killed`;
    const first = await shell(`sleep 600; echo ${word}`);
    const outcome = first.ended.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(living(word)).toHaveLength(1));
    const old = launcherOf(process.pid);
    process.kill(Number(old), "SIGKILL");
    expect(await outcome).toBe("the launcher of processes has ended");
    first.stdout.destroy();
    const second = await shell("echo again");
    expect(await text(second.stdout)).toBe("again\n");
    expect(launcherOf(process.pid)).not.toBe(old);
    await vi.waitFor(() => expect(living(word)).toEqual([]));
  });

  it("is tried again after it could not be started", () => {
    const script = `const { launch } = await import(${JSON.stringify(client)});
      const program = { command: "echo", args: ["x"], env: process.env, cwd: "/" };
      process.env.TMPDIR = "/dragoman-no-such-folder";
      console.log(await launch(program, undefined).catch((error) => error.message));
      process.env.TMPDIR = ${JSON.stringify(temporaryFolder())};
      const { stdout, ended } = await launch(program, undefined);
      stdout.resume();
      console.log((await ended).exitCode);`;
    expect(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })).toBe(
      "the launcher of processes has no working folder in TMPDIR (ENOENT)\n0\n",
    );
  });

  it("does not mind what a terminal sends to all", async () => {
    const { stdout } = await shell("echo one");
    await text(stdout);
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(Number(launcherOf(process.pid)), name);
    expect(await text((await shell("echo two")).stdout)).toBe("two\n");
  });

  it("ends with the process that it works for, and so does everything that it started", async () => {
    const word = `dragoman-test-${process.pid}-orphan`;
    const script = `const { launch } = await import(${JSON.stringify(client)});
      await launch({ command: "sh", args: ["-c", "sleep 600; echo ${word}"], env: process.env, cwd: "/" }, undefined);
      console.log("started");`;
    const folder = temporaryFolder();
    const host = spawn(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(host.stdout, "data");
    const launcher = launcherOf(host.pid ?? 0);
    expect(readdirSync(folder)).toHaveLength(1);
    host.kill("SIGKILL");
    await vi.waitFor(
      () => {
        expect(living(word)).toEqual([]);
        expect(existsSync(`/proc/${launcher}`)).toBe(false);
        expect(readdirSync(folder)).toEqual([]);
      },
      { timeout: 30_000 },
    );
  });

  it("keeps no process alive that has nothing else to do", async () => {
    const script = `const { launch } = await import(${JSON.stringify(client)});
      const { stdout, ended } = await launch({ command: "echo", args: ["x"], env: process.env, cwd: "/" }, undefined);
      stdout.resume();
      await ended;`;
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { timeout: 30_000 });
  });
});
