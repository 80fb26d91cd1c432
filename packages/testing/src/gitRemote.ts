/** Remotes for tests: real git repositories in a temporary folder, with people who commit to them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface GitRemote {
  /** What a component names. */
  readonly url: string;
  readonly git: (...args: string[]) => string;
  /** Commits files as somebody upstream; null removes one. */
  readonly commit: (files: Readonly<Record<string, string | null>>, message?: string) => void;
  /** Throws all history away for one commit with these files. */
  readonly rewrite: (files: Readonly<Record<string, string>>) => void;
  /** A file as the remote's branch has it. */
  readonly show: (path: string, branch?: string) => string;
  readonly remove: () => void;
}

const environment = {
  PATH: process.env["PATH"],
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};

/** Runs git as somebody upstream. */
export const gitAs =
  (person: string, folder: string) =>
  (...args: readonly string[]): string =>
    execFileSync("git", args, {
      cwd: folder,
      env: {
        ...environment,
        GIT_AUTHOR_NAME: person,
        GIT_AUTHOR_EMAIL: `${person.toLowerCase()}@example.org`,
        GIT_COMMITTER_NAME: person,
        GIT_COMMITTER_EMAIL: `${person.toLowerCase()}@example.org`,
      },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      // Files of benchmarks have 100,000 strings.
      maxBuffer: 256 * 1024 * 1024,
    });

/** Without files it has no commit. */
export const makeRemote = (files: Readonly<Record<string, string>>): GitRemote => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-remote-"));
  const bare = join(folder, "remote.git");
  const work = join(folder, "work");
  const run = (cwd: string, args: readonly string[]) => gitAs("Upstream", cwd)(...args);
  mkdirSync(work);
  run(folder, ["init", "-q", "--bare", "-b", "main", bare]);
  run(work, ["init", "-q", "-b", "main"]);
  run(work, ["remote", "add", "origin", bare]);

  const commit: GitRemote["commit"] = (changes, message = "Change files") => {
    run(work, ["fetch", "-q"]);
    try {
      run(work, ["reset", "-q", "--hard", "origin/main"]);
    } catch {
      // The first commit has no branch to start from.
    }
    for (const [path, content] of Object.entries(changes)) {
      const target = join(work, path);
      if (content === null) {
        rmSync(target);
        continue;
      }
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    run(work, ["add", "-A"]);
    run(work, ["commit", "-q", "-m", message]);
    run(work, ["push", "-q", "origin", "HEAD:main"]);
  };
  const rewrite: GitRemote["rewrite"] = (anew) => {
    run(work, ["checkout", "-q", "--orphan", "anew"]);
    for (const [path, content] of Object.entries(anew)) writeFileSync(join(work, path), content);
    run(work, ["add", "-A"]);
    run(work, ["commit", "-q", "-m", "Anew"]);
    run(work, ["push", "-q", "--force", "origin", "HEAD:main"]);
    run(bare, ["reflog", "expire", "--expire=now", "--all"]);
    run(bare, ["gc", "-q", "--prune=now"]);
  };
  if (Object.keys(files).length > 0) commit(files, "Begin");
  return {
    url: `file://${bare}`,
    git: (...args) => run(bare, args),
    commit,
    rewrite,
    show: (path, branch = "main") => run(bare, ["show", `${branch}:${path}`]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
