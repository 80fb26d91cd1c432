/** What a forge of tests keeps: real git repositories in a folder, who may do what in them, and what was proposed. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface ForgeRepository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  /** The bare repository. */
  readonly folder: string;
  readonly parent: ForgeRepository | undefined;
  /** Who may push. */
  readonly pushers: Set<string>;
}

export interface Proposal {
  readonly number: number;
  readonly into: ForgeRepository;
  readonly from: ForgeRepository;
  readonly branch: string;
  target: string;
  title: string;
  text: string;
  state: "open" | "merged" | "closed";
  readonly labels: string[];
  readonly reviewers: string[];
  /** Once it has ended: where the branch was then. */
  ended?: string;
}

const environment = {
  PATH: process.env["PATH"],
  HOME: "/dev/null",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_AUTHOR_NAME: "Maintainer",
  GIT_AUTHOR_EMAIL: "maintainer@example.org",
  GIT_COMMITTER_NAME: "Maintainer",
  GIT_COMMITTER_EMAIL: "maintainer@example.org",
};

export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd, env: environment, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

export class ForgeState {
  readonly root = mkdtempSync(join(tmpdir(), "dragoman-forge-"));
  /** Tokens, and whose they are. */
  readonly users = new Map<string, string>();
  readonly repositories: ForgeRepository[] = [];
  readonly proposals: Proposal[] = [];
  readonly knownLabels = new Set<string>();
  /** An app that is installed everywhere: which signatures are its, and the token that it gets. */
  app: { readonly login: string; readonly token: string; readonly knows: (jwt: string) => boolean } | undefined;

  find(owner: string, name: string): ForgeRepository | undefined {
    return this.repositories.find((one) => one.owner === owner && one.name === name);
  }

  add(owner: string, name: string, files: Readonly<Record<string, string>>, pushers: readonly string[]) {
    const repository = this.#keep(owner, name, undefined, pushers);
    mkdirSync(dirname(repository.folder), { recursive: true });
    git(this.root, "init", "-q", "--bare", "-b", "main", repository.folder);
    this.commit(repository, files, "Begin");
    return repository;
  }

  fork(of: ForgeRepository, owner: string): ForgeRepository {
    const known = this.repositories.find((one) => one.parent === of && one.owner === owner);
    if (known !== undefined) return known;
    const fork = this.#keep(owner, of.name, of, [owner]);
    mkdirSync(dirname(fork.folder), { recursive: true });
    cpSync(of.folder, fork.folder, { recursive: true });
    return fork;
  }

  #keep(owner: string, name: string, parent: ForgeRepository | undefined, pushers: readonly string[]) {
    const id = this.repositories.length + 1;
    const folder = join(this.root, owner, `${name}.git`);
    const repository: ForgeRepository = { id, owner, name, folder, parent, pushers: new Set(pushers) };
    this.repositories.push(repository);
    return repository;
  }

  /** Where a branch stands; undefined where there is none. */
  tip({ folder }: ForgeRepository, branch: string): string | undefined {
    try {
      return git(folder, "rev-parse", "--verify", "-q", `refs/heads/${branch}`);
    } catch {
      return undefined;
    }
  }

  /** The last commit that a proposal has. */
  revision(proposal: Proposal): string {
    return proposal.ended ?? this.tip(proposal.from, proposal.branch) ?? "0".repeat(40);
  }

  propose(proposal: Omit<Proposal, "number" | "state" | "labels" | "reviewers">): Proposal {
    const made: Proposal = {
      ...proposal,
      number: this.proposals.length + 1,
      state: "open",
      labels: [],
      reviewers: [],
    };
    this.proposals.push(made);
    return made;
  }

  open(into: ForgeRepository): Proposal[] {
    return this.proposals.filter((one) => one.into === into && one.state === "open");
  }

  /** As the maintainers do it: their way decides what becomes of our commits. */
  merge(proposal: Proposal, way: "merge" | "squash" | "rebase"): void {
    const work = mkdtempSync(join(tmpdir(), "dragoman-merging-"));
    const { into, from, branch, target } = proposal;
    proposal.ended = this.revision(proposal);
    git(work, "clone", "-q", "-b", target, into.folder, "work");
    const at = join(work, "work");
    git(at, "fetch", "-q", from.folder, branch);
    const merging = ["merge", "-q", "--no-ff", "-m", `Merge ${proposal.title}`, "FETCH_HEAD"];
    if (way === "merge") git(at, ...merging);
    else if (way === "squash") {
      git(at, "merge", "-q", "--squash", "FETCH_HEAD");
      git(at, "commit", "-q", "-m", proposal.title);
    } else {
      // Others were there before, so that the commits are other ones.
      git(at, "commit", "-q", "--allow-empty", "-m", "Meanwhile");
      git(at, "cherry-pick", "--allow-empty", `${git(at, "merge-base", "HEAD", "FETCH_HEAD")}..FETCH_HEAD`);
    }
    git(at, "push", "-q", "origin", `HEAD:${target}`);
    rmSync(work, { recursive: true });
    proposal.state = "merged";
  }

  close(proposal: Proposal): void {
    proposal.ended = this.revision(proposal);
    proposal.state = "closed";
  }

  /** Commits files to a branch as a maintainer. */
  commit(repository: ForgeRepository, files: Readonly<Record<string, string>>, message: string, branch = "main"): void {
    const work = mkdtempSync(join(tmpdir(), "dragoman-upstream-"));
    git(work, "init", "-q", "-b", branch);
    if (this.tip(repository, branch) !== undefined) git(work, "pull", "-q", repository.folder, branch);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), content);
    }
    git(work, "add", "-A");
    git(work, "commit", "-q", "-m", message);
    git(work, "push", "-q", repository.folder, `HEAD:${branch}`);
    rmSync(work, { recursive: true });
  }

  show(repository: ForgeRepository, path: string, branch = "main"): string {
    return git(repository.folder, "show", `${branch}:${path}`);
  }

  removeBranch(repository: ForgeRepository, branch: string): boolean {
    if (this.tip(repository, branch) === undefined) return false;
    git(repository.folder, "update-ref", "-d", `refs/heads/${branch}`);
    return true;
  }

  remove(): void {
    if (existsSync(this.root)) rmSync(this.root, { recursive: true, force: true });
  }
}
