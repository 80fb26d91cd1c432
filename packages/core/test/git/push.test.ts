import { Effect } from "effect";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AddressRefused, GitFailed } from "../../src/git/index.ts";
import { aheadBehind, commit, ensure, fetch, push, rebase, remoteHead } from "../../src/git/inside.ts";
import { create } from "../../src/git/repository.ts";
import { committer, failure, git, newRepository, refsOf, run, temporaryFolder, Upstream, writing } from "./fixture.ts";

const withCommit = async () => {
  const upstream = new Upstream();
  const repository = newRepository();
  await run(ensure(repository, upstream.remote));
  const { revision } = await run(commit(repository, writing({ "po/de.po": "ours\n" })));
  return { upstream, repository, revision };
};

describe("the remote's default branch", () => {
  it("is told without a repository of our own", async () => {
    expect(await run(remoteHead(new Upstream({ a: "1" }, "trunk/next").remote))).toBe("trunk/next");
  });

  it("is none in an empty remote", async () => {
    const upstream = new Upstream();
    git(upstream.folder, "update-ref", "-d", "refs/heads/main");
    expect(await run(remoteHead(upstream.remote))).toBeNull();
  });

  it("cannot be told of a remote that is not there", async () => {
    const upstream = new Upstream();
    const gone = { ...upstream.remote, url: `${upstream.remote.url}-gone` };
    expect((await failure(remoteHead(gone))).text).toContain("does not appear to be a git repository");
  });
});

describe("fetch", () => {
  it("tells where the remote's branch was and is, and leaves ours alone", async () => {
    const { upstream, repository, revision } = await withCommit();
    const before = upstream.head();
    const after = upstream.commit({ a: "1" });
    expect(await run(fetch(repository, upstream.remote))).toEqual({ before, after });
    expect(await run(fetch(repository, upstream.remote))).toEqual({ before: after, after });
    expect(git(repository.folder, "rev-parse", "main")).toBe(revision);
  });

  it("follows a remote whose history was rewritten, and brings no tags", async () => {
    const { upstream, repository } = await withCommit();
    git(upstream.working, "commit", "-q", "--amend", "-m", "Rewritten");
    git(upstream.working, "tag", "v1");
    git(upstream.working, "push", "-q", "-f", "--tags", "origin", "main");
    expect(await run(fetch(repository, upstream.remote))).toMatchObject({ after: upstream.head() });
    expect(refsOf(repository.folder)).not.toContain("refs/tags");
  });
});

describe("push", () => {
  it("sends our commits, and leaves nothing to push", async () => {
    const { upstream, repository, revision } = await withCommit();
    expect(await run(push(repository, upstream.remote))).toEqual({ _tag: "pushed", revision });
    expect(upstream.head()).toBe(revision);
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 0, behind: 0 });
    expect(await run(push(repository, upstream.remote))).toEqual({ _tag: "upToDate" });
  });

  it("to another branch makes it there, and our branch stays ahead", async () => {
    const { upstream, repository, revision } = await withCommit();
    const main = upstream.head();
    await run(push(repository, upstream.remote, { pushBranch: "translations" }));
    expect(upstream.head("translations")).toBe(revision);
    expect(upstream.head()).toBe(main);
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 1, behind: 0 });
  });

  it("answers that it is behind, and succeeds after a rebase", async () => {
    const { upstream, repository } = await withCommit();
    const theirs = upstream.commit({ a: "1" });
    const rejected = await run(push(repository, upstream.remote));
    expect(rejected).toMatchObject({ _tag: "rejected", behind: true, text: expect.stringContaining("fetch first") });
    expect(upstream.head()).toBe(theirs);
    await run(fetch(repository, upstream.remote));
    expect(await run(push(repository, upstream.remote))).toMatchObject({ _tag: "rejected", behind: true });
    await run(rebase(repository, { committer }));
    expect(await run(push(repository, upstream.remote))).toMatchObject({ _tag: "pushed" });
  });

  it("overwrites the remote when it is told to", async () => {
    const { upstream, repository, revision } = await withCommit();
    upstream.commit({ a: "1" });
    expect(await run(push(repository, upstream.remote, { force: true }))).toEqual({ _tag: "pushed", revision });
    expect(upstream.head()).toBe(revision);
  });

  it("answers the remote's own words when it refuses", async () => {
    const { upstream, repository } = await withCommit();
    mkdirSync(join(upstream.folder, "hooks"), { recursive: true });
    writeFileSync(join(upstream.folder, "hooks/pre-receive"), "#!/bin/sh\necho Only on Mondays >&2\nexit 1\n");
    chmodSync(join(upstream.folder, "hooks/pre-receive"), 0o755);
    expect(await run(push(repository, upstream.remote))).toEqual({
      _tag: "rejected",
      behind: false,
      text: expect.stringMatching(/remote: Only on Mondays[^]*pre-receive hook declined/),
    });
  });

  it("fails when there is no such remote", async () => {
    const { upstream, repository } = await withCommit();
    const failed = await failure(push(repository, { ...upstream.remote, url: `file://${temporaryFolder()}` }));
    expect(failed).toBeInstanceOf(GitFailed);
  });

  it("does not happen when the guard fails, or to a branch with a bad name", async () => {
    const { upstream, repository } = await withCommit();
    const refs = refsOf(upstream.folder);
    expect(await failure(push(repository, upstream.remote, { guard: Effect.fail("lost ownership") }))).toBe(
      "lost ownership",
    );
    expect(await failure(push(repository, upstream.remote, { pushBranch: "--mirror" }))).toBeInstanceOf(AddressRefused);
    expect(refsOf(upstream.folder)).toBe(refs);
  });

  it("has nothing to send before the first commit", async () => {
    const upstream = new Upstream();
    const repository = newRepository("fresh");
    await run(create(repository));
    expect(await run(push(repository, upstream.remote))).toEqual({ _tag: "upToDate" });
  });
});
