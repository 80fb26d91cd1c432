/** Real repositories for the tests of the engine: an upstream with commits, and our own bare repository beside it. */
import { Effect, Layer, Result, type Scope } from "effect";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkAddress, type GitSettings, type RemoteAddress } from "../../src/git/index.ts";
import { ensure, type FileChange, Git, type Repository, repositoryAt, type Signature } from "../../src/git/inside.ts";
import type { OutgoingSettings } from "../../src/outgoing/index.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "dragoman-vcs-"));

export const searchPath = process.env["PATH"] ?? "/usr/bin:/bin";

/** Names of the tests, without a server of names. */
export const resolve = async (host: string) => [host === "example.org" ? "93.184.215.14" : host];

/** Runs an effect of the engine with local remotes and this machine allowed, unless other settings are given. */
export const run = <A, E>(
  effect: Effect.Effect<A, E, Git | Outgoing | Scope.Scope>,
  settings: Partial<GitSettings> = {},
  outgoing: Partial<OutgoingSettings> = {},
): Promise<A> =>
  Effect.runPromise(
    Effect.scoped(effect).pipe(
      Effect.provide(
        Git.layer({ schemes: ["file", "http", "ssh", "git"], searchPath, ...settings }).pipe(
          Layer.provideMerge(Outgoing.layer({ allowHosts: ["127.0.0.1"], resolve, ...outgoing })),
        ),
      ),
    ),
  );

/** The failure of an effect that must fail. */
export const failure = <A, E>(
  effect: Effect.Effect<A, E, Git | Outgoing | Scope.Scope>,
  settings?: Partial<GitSettings>,
  outgoing?: Partial<OutgoingSettings>,
): Promise<E> => run(Effect.flip(effect), settings, outgoing);

/** git as a person would run it, apart from the engine. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: searchPath,
      HOME: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "Upstream Author",
      GIT_AUTHOR_EMAIL: "author@upstream.example",
      GIT_COMMITTER_NAME: "Upstream Committer",
      GIT_COMMITTER_EMAIL: "committer@upstream.example",
    },
  }).trim();

/** Started upstreams by their branch and files: copying one is quicker than making it again. */
const started = new Map<string, string>();

/** A remote repository and somebody's working copy of it, on one branch. */
export class Upstream {
  readonly folder: string;
  readonly working: string;
  readonly branch: string;
  readonly remote: RemoteAddress;

  constructor(files: Record<string, string> = { "po/de.po": "one\ntwo\nthree\n" }, branch = "main") {
    const own = temporaryFolder();
    this.folder = join(own, "upstream.git");
    this.working = join(own, "working");
    this.branch = branch;
    this.remote = Result.getOrThrow(checkAddress(`file://${this.folder}`, ["file"]));
    const key = JSON.stringify([branch, files]);
    const known = started.get(key);
    if (known !== undefined) {
      cpSync(known, own, { recursive: true });
      return;
    }
    git(own, "init", "-q", "--template=", "--bare", `--initial-branch=${branch}`, this.folder);
    git(own, "init", "-q", "--template=", `--initial-branch=${branch}`, this.working);
    git(this.working, "remote", "add", "origin", "../upstream.git");
    this.commit(files, "Start");
    const copy = temporaryFolder();
    cpSync(own, copy, { recursive: true });
    started.set(key, copy);
  }

  /** Commits files (null removes one) and pushes them; answers with the commit's id. */
  commit(files: Record<string, string | null>, message = "Change"): string {
    for (const [path, content] of Object.entries(files)) {
      const place = join(this.working, path);
      mkdirSync(dirname(place), { recursive: true });
      if (content === null) rmSync(place, { recursive: true });
      else writeFileSync(place, content);
    }
    git(this.working, "add", "-A");
    git(this.working, "commit", "-q", "-m", message);
    git(this.working, "push", "-q", "-f", "origin", this.branch);
    return git(this.working, "rev-parse", "HEAD");
  }

  head(branch = this.branch): string {
    return git(this.folder, "rev-parse", `refs/heads/${branch}`);
  }

  file(path: string, branch = this.branch): string {
    return git(this.folder, "show", `${branch}:${path}`);
  }
}

/** The name of a bare repository of our own that is not there yet. */
export const newRepository = (branch = "main"): Repository =>
  Result.getOrThrow(repositoryAt(join(temporaryFolder(), "own.git"), branch));

export const author: Signature = {
  name: "Jana Nováková",
  email: "jana@example.org",
  date: new Date("2026-01-02T03:04:05Z"),
};
export const committer: Signature = {
  name: "Dragoman",
  email: "noreply@example.org",
  date: new Date("2026-01-02T04:00:00Z"),
};

/** The request of a commit that writes `files`; null removes one. */
export const writing = (files: Record<string, string | null>, message = "Translated") => ({
  changes: Object.entries(files).map(
    ([path, content]): FileChange => ({ path, content: content === null ? null : Buffer.from(content) }),
  ),
  message,
  author,
  committer,
});

/** Everything that a failed operation must not touch: all refs of a repository. */
export const refsOf = (folder: string): string => git(folder, "for-each-ref");

/** A new remote with these files, and a repository made from it. */
export const cloned = async (files?: Readonly<Record<string, string>>) => {
  const upstream = new Upstream(files);
  const repository = newRepository();
  await run(ensure(repository, upstream.remote));
  return { upstream, repository };
};
