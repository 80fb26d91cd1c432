import { Effect, Result } from "effect";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HeadMoved } from "../../src/git/index.ts";
import {
  aheadBehind,
  cleanup,
  commit,
  discard,
  ensure,
  fetch,
  repositoryAt,
  reset,
  status,
  tips,
} from "../../src/git/inside.ts";
import { moveHead } from "../../src/git/repository.ts";
import { cloned, failure, git, newRepository, refsOf, run, Upstream, writing } from "./fixture.ts";

describe("ensure", () => {
  it("makes a bare repository at the remote's commit", async () => {
    const upstream = new Upstream();
    const repository = newRepository();
    expect(await run(ensure(repository, upstream.remote))).toBe(upstream.head());
    expect(await run(tips(repository))).toEqual({ head: upstream.head(), upstream: upstream.head() });
    expect(git(repository.folder, "rev-parse", "--is-bare-repository")).toBe("true");
    expect(existsSync(join(repository.folder, "hooks"))).toBe(false);
  });

  it("keeps what is there, our commits included", async () => {
    const { upstream, repository } = await cloned();
    await run(commit(repository, writing({ "po/de.po": "ours\n" })));
    upstream.commit({ README: "new\n" });
    const { head } = await run(tips(repository));
    expect(await run(ensure(repository, upstream.remote))).toBe(head);
  });

  it("changes to another branch of the remote", async () => {
    const { upstream, repository } = await cloned();
    git(upstream.working, "push", "-q", "origin", "main:refs/heads/release");
    const other = Result.getOrThrow(repositoryAt(repository.folder, "release"));
    await run(ensure(other, upstream.remote));
    expect(git(repository.folder, "symbolic-ref", "HEAD")).toBe("refs/heads/release");
  });

  it("changes to a branch below the name of the former one, once that is cleaned up", async () => {
    const { upstream, repository } = await cloned();
    git(upstream.folder, "branch", "-m", "main", "main/next");
    const other = Result.getOrThrow(repositoryAt(repository.folder, "main/next"));
    expect((await failure(ensure(other, upstream.remote))).message).toContain("refs/remotes/origin/main");
    await run(cleanup(other));
    expect(await run(ensure(other, upstream.remote))).toBe(upstream.head("main/next"));
  });

  it("completes a folder that an interrupted creation left", async () => {
    const { upstream, repository } = await cloned();
    git(repository.folder, "update-ref", "-d", "refs/heads/main");
    await run(discard(join(repository.folder, "config")));
    expect(await run(ensure(repository, upstream.remote))).toBe(upstream.head());
  });
});

describe("the distance from upstream", () => {
  it("counts commits on both sides, and is told in words", async () => {
    const { upstream, repository } = await cloned();
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 0, behind: 0 });
    expect(await run(status(repository))).toBe("On branch main.\nIt is at the same commit as origin/main.\n");

    await run(commit(repository, writing({ "po/de.po": "ours\n" })));
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 1, behind: 0 });
    expect(await run(status(repository))).toContain("ahead of origin/main by 1 commit.");

    upstream.commit({ a: "1" });
    upstream.commit({ a: "2" });
    await run(fetch(repository, upstream.remote));
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 1, behind: 2 });
    expect(await run(status(repository))).toContain("1 commit to push and 2 commits to integrate");

    await run(reset(repository));
    await run(
      Effect.gen(function* () {
        upstream.commit({ a: "3" });
        yield* fetch(repository, upstream.remote);
      }),
    );
    expect(await run(status(repository))).toContain("behind origin/main by 1 commit.");
  });
});

describe("moving the branch", () => {
  it("fails when somebody else has moved it", async () => {
    const { repository } = await cloned();
    const { head } = await run(tips(repository));
    const first = await run(commit(repository, writing({ a: "1" })));
    const refs = refsOf(repository.folder);
    const failed = await failure(moveHead(repository, head, head ?? ""));
    expect(failed).toBeInstanceOf(HeadMoved);
    expect(failed).toMatchObject({ branch: "main", expected: head, actual: first.revision });
    expect(refsOf(repository.folder)).toBe(refs);
  });

  it("does not happen when the guard fails", async () => {
    const { repository } = await cloned();
    await run(commit(repository, writing({ a: "1" })));
    const refs = refsOf(repository.folder);
    expect(await failure(reset(repository, Effect.fail("lost ownership")))).toBe("lost ownership");
    expect(refsOf(repository.folder)).toBe(refs);
  });
});

describe("reset", () => {
  it("gives up our commits", async () => {
    const { upstream, repository } = await cloned();
    const { revision } = await run(commit(repository, writing({ a: "1" })));
    expect(await run(reset(repository))).toEqual({ _tag: "moved", from: revision, to: upstream.head() });
    expect(await run(reset(repository))).toEqual({ _tag: "upToDate" });
    expect(await run(tips(repository))).toEqual({ head: upstream.head(), upstream: upstream.head() });
  });
});

describe("cleanup", () => {
  it("deletes other branches and tags, packs, and keeps ours", async () => {
    const { upstream, repository } = await cloned();
    await run(commit(repository, writing({ a: "1" })));
    const before = await run(tips(repository));
    git(repository.folder, "branch", "old");
    git(repository.folder, "tag", "v1");
    git(repository.folder, "update-ref", "refs/remotes/origin/gone", upstream.head());
    expect(await run(cleanup(repository))).toEqual(["refs/heads/old", "refs/remotes/origin/gone", "refs/tags/v1"]);
    expect(await run(tips(repository))).toEqual(before);
    expect(refsOf(repository.folder).split("\n")).toHaveLength(2);
    expect(git(repository.folder, "count-objects", "-v")).toContain("packs: 1");
  });

  it("deletes nothing when the guard fails", async () => {
    const { repository } = await cloned();
    git(repository.folder, "tag", "v1");
    const refs = refsOf(repository.folder);
    expect(await failure(cleanup(repository, Effect.fail("not now")))).toBe("not now");
    expect(refsOf(repository.folder)).toBe(refs);
  });
});
