/** Somebody who pushes to the same remote from a clone of their own, without standing in this program's way. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const person = ["-c", "user.name=Elsewhere", "-c", "user.email=elsewhere@example.org"];
const environment = { PATH: process.env["PATH"], GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

export interface Elsewhere {
  /** Changes a file by `change` and pushes it, on top of whatever is there by then. */
  readonly push: (path: string, change: (text: string) => string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const openElsewhere = async (remote: string): Promise<Elsewhere> => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-elsewhere-"));
  const git = (...args: readonly string[]) => run("git", [...person, ...args], { cwd: folder, env: environment });
  await git("clone", "-q", remote, folder);
  return {
    push: async (path, change) => {
      for (let tries = 0; tries < 20; tries++) {
        await git("fetch", "-q");
        await git("reset", "-q", "--hard", "origin/main");
        await writeFile(join(folder, path), change(await readFile(join(folder, path), "utf8").catch(() => "")));
        await git("add", "-A");
        await git("commit", "-q", "--allow-empty", "-m", "From elsewhere");
        const pushed = await git("push", "-q", "origin", "HEAD:main").then(
          () => true,
          () => false,
        );
        // The server was faster: once more, over what it pushed.
        if (pushed) return;
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
