import fc from "fast-check";
import { Result } from "effect";
import { spawnSync } from "node:child_process";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { checkBranch, checkRevision, confinePath } from "../../src/git/index.ts";
import { repositoryAt } from "../../src/git/inside.ts";
import { searchPath } from "./fixture.ts";

describe("branch names", () => {
  it.each(["main", "feature/x-1", "release-2.0", "weblate", "čeština", "a@b"])("accept %s", (name) => {
    expect(Result.isSuccess(checkBranch(name))).toBe(true);
  });

  it.each([
    "",
    "-x",
    "--upload-pack=x",
    "a..b",
    "a b",
    "a~1",
    "a^",
    "a:b",
    "a?",
    "a*",
    "a[",
    "a\\b",
    "a@{1}",
    "@",
    "HEAD",
    "a.lock",
    "a.lock/b",
    ".a",
    "a/.b",
    "a/",
    "/a",
    "a//b",
    "a.",
    "a\nb",
    "a\0",
    "x".repeat(300),
    "\ud800",
  ])("refuse %j", (name) => {
    expect(Result.isFailure(checkBranch(name))).toBe(true);
    expect(Result.isFailure(repositoryAt("/srv/x", name))).toBe(true);
  });

  it("that are accepted are accepted by git", () => {
    const name = fc.string({ unit: fc.constantFrom(..."aB1-_./@{}~^:?*[\\ é"), minLength: 1, maxLength: 8 });
    const names = fc.sample(name, 3000).filter((text) => Result.isSuccess(checkBranch(text)));
    expect(names.length).toBeGreaterThan(100);
    for (const text of new Set(names.slice(0, 200))) {
      const { status } = spawnSync("git", ["check-ref-format", `refs/heads/${text}`], { env: { PATH: searchPath } });
      expect(`${text} ${status}`).toBe(`${text} 0`);
    }
  });
});

describe("paths inside a repository", () => {
  it.each([
    "po/de.po",
    "po/*.po",
    "*.tbx",
    ".github/x.yml",
    ".gitignore",
    "a.git/b",
    'quote".po',
    "-x",
    "locale/zh [1].po",
  ])("accept %s", (path) => {
    expect(Result.getOrThrow(confinePath(path))).toBe(path);
  });

  it.each([
    "",
    "/etc/passwd",
    "../x",
    "a/../../x",
    "a/..",
    ".",
    "./a",
    "a//b",
    "a/",
    "a\\b",
    "a\0b",
    "a\nb",
    ".git/config",
    ".git",
    "a/.git/hooks/x",
    ".GIT/config",
    ".Git",
    "a/.git ",
    ".git.",
    "git~1/config",
    ".git::$INDEX_ALLOCATION/x",
    ".g\u200cit/config",
    "x".repeat(300),
    "\udc00",
  ])("refuse %j", (path) => {
    expect(Result.isFailure(confinePath(path))).toBe(true);
  });

  it("that are accepted stay below any folder, as they are", () => {
    const path = fc.string({ unit: fc.constantFrom(..."a./\\g"), maxLength: 10 });
    fc.assert(
      fc.property(path, (text) => {
        if (Result.isSuccess(confinePath(text))) expect(posix.join("/root", text)).toBe(`/root/${text}`);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("revisions", () => {
  it("are full object ids or full names of branches", () => {
    for (const good of ["a".repeat(40), "0".repeat(64), "refs/heads/main", "refs/remotes/origin/main"])
      expect(Result.isSuccess(checkRevision(good))).toBe(true);
    for (const bad of ["HEAD", "main", "a".repeat(39), "refs/heads/a..b", "refs/tags/x", "--all", "refs/heads/main^"])
      expect(Result.isFailure(checkRevision(bad))).toBe(true);
  });
});
