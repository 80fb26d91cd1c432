/** Repositories as projects have them on their hosts: bare ones, made of folders of this workspace. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { at } from "../workspace/paths.mjs";
import { capture } from "../workspace/process.mjs";

export const git = (cwd, ...args) =>
  capture("git", args, {
    cwd,
    env: {
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_SYSTEM: "/dev/null",
      GIT_AUTHOR_NAME: "Ada",
      GIT_AUTHOR_EMAIL: "ada@example.org",
      GIT_COMMITTER_NAME: "Ada",
      GIT_COMMITTER_EMAIL: "ada@example.org",
    },
  });

/** `inside` is where the files lie in the repository. Answers its path. */
export const makeRepository = async (folder, name, { from, inside = "", message }) => {
  const work = join(folder, name);
  const origin = join(folder, `${name}.git`);
  cpSync(at(...from.split("/")), join(work, inside), { recursive: true });
  await git(work, "init", "-q", "-b", "main");
  await git(work, "add", "-A");
  await git(work, "commit", "-q", "-m", message);
  await git(folder, "clone", "-q", "--bare", work, origin);
  return origin;
};
