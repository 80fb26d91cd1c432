import { createHash } from "node:crypto";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { AddressRefused, GitFailed, isRepositoryGone } from "../../src/git/index.ts";
import {
  changedFiles,
  commit,
  commitInfo,
  discard,
  ensure,
  initLocal,
  listFiles,
  merge,
  fetch,
  readBlob,
  readFile,
  tips,
} from "../../src/git/inside.ts";
import { committer, failure, git, newRepository, run, Upstream, writing } from "./fixture.ts";

const withFiles = async (files: Record<string, string>) => {
  const repository = newRepository();
  await run(initLocal(repository, writing({ ...files, "README.md": null })));
  return repository;
};

describe("the files of a commit", () => {
  it("are told with the ids of their contents, at any commit", async () => {
    const repository = await withFiles({ "po/de.po": "de", "po/fr.po": "de", a: "x" });
    const { head } = await run(tips(repository));
    await run(commit(repository, writing({ "po/de.po": "new" })));
    const { files, skipped } = await run(listFiles(repository, head ?? ""));
    expect(files.map(({ path }) => path)).toEqual(["a", "po/de.po", "po/fr.po"]);
    expect(files[1]?.blob).toBe(files[2]?.blob);
    expect(files[0]).toEqual({ path: "a", blob: git(repository.folder, "rev-parse", "main:a"), executable: false });
    expect(skipped).toEqual([]);
    expect((await run(listFiles(repository))).files[1]?.blob).not.toBe(files[1]?.blob);
  });

  it("cannot be asked for by an expression", async () => {
    const repository = await withFiles({ a: "1" });
    for (const revision of ["HEAD", "--help", "main:po", "refs/heads/main^"])
      expect(await failure(listFiles(repository, revision))).toBeInstanceOf(AddressRefused);
  });

  it("of a repository that is not there are a failure", async () => {
    const failed = await failure(listFiles(newRepository()));
    expect(failed).toMatchObject({ _tag: "GitFailed", text: "git could not be started: its folder is missing" });
    expect(isRepositoryGone(failed)).toBe(true);
  });
});

describe("contents", () => {
  it("are read by their ids, and small ones are kept", async () => {
    const repository = await withFiles({ a: "small" });
    const [file] = (await run(listFiles(repository))).files;
    const read = readBlob(repository, file?.blob ?? "");
    const goneMeanwhile = Effect.andThen(Effect.andThen(read, discard(repository.folder)), read);
    expect((await run(goneMeanwhile)).toString()).toBe("small");
  });

  it("that are missing are a failure, and are found when they come", async () => {
    const repository = await withFiles({ a: "1" });
    const text = "later";
    const blob = createHash("sha1").update(`blob ${text.length}\0${text}`).digest("hex");
    const read = Effect.map(Effect.result(readBlob(repository, blob)), ({ _tag }) => _tag);
    const written = commit(repository, writing({ b: text }));
    const both = Effect.gen(function* () {
      const before = yield* read;
      yield* written;
      return [before, yield* read];
    });
    expect(await run(both)).toEqual(["Failure", "Success"]);
  });

  it("cannot be asked for by an expression", async () => {
    const repository = await withFiles({ a: "1" });
    expect(await failure(readBlob(repository, "main:a"))).toMatchObject({ text: "This is not the id of a file." });
  });
});

describe("one file", () => {
  it("is read at our branch or at a commit, and is null when it is not there", async () => {
    const repository = await withFiles({ "po/de.po": "old" });
    const { head } = await run(tips(repository));
    await run(commit(repository, writing({ "po/de.po": "new" })));
    expect(String(await run(readFile(repository, "po/de.po", { maxSize: 10 })))).toBe("new");
    expect(String(await run(readFile(repository, "po/de.po", { revision: head ?? "", maxSize: 10 })))).toBe("old");
    expect(await run(readFile(repository, "po/none.po", { maxSize: 10 }))).toBeNull();
    expect(await run(readFile(repository, "po", { maxSize: 10 }))).toBeNull();
  });

  it("is a failure when it is too large", async () => {
    const repository = await withFiles({ a: "x".repeat(100) });
    expect((await failure(readFile(repository, "a", { maxSize: 10 }))).message).toContain("more than 10 bytes");
  });
});

describe("what differs between two commits", () => {
  it("is told with the contents before and after", async () => {
    const repository = await withFiles({ kept: "1", gone: "2", changed: "3" });
    const { head: from } = await run(tips(repository));
    const { revision: to } = await run(commit(repository, writing({ gone: null, changed: "4", "new/š": "5" })));
    const id = (what: string) => git(repository.folder, "rev-parse", what);
    expect(await run(changedFiles(repository, from ?? "", to))).toEqual([
      { path: "changed", before: id(`${from}:changed`), after: id("main:changed") },
      { path: "gone", before: id(`${from}:gone`), after: null },
      { path: "new/š", before: null, after: id("main:new/š") },
    ]);
    expect(await run(changedFiles(repository, to, to))).toEqual([]);
  });
});

describe("a commit as people see it", () => {
  it("has its people, dates and words", async () => {
    const repository = await withFiles({ a: "1" });
    const request = writing({ a: "2" }, "  Summary\n\n  Indented line  \nlast\n");
    const author = { ...request.author, offset: "+0100" };
    const { revision } = await run(commit(repository, { ...request, author }));
    expect(await run(commitInfo(repository, revision))).toEqual({
      revision,
      shortrevision: revision.slice(0, 7),
      author: "Jana Nováková <jana@example.org>",
      author_name: "Jana Nováková",
      author_email: "jana@example.org",
      authordate: "2026-01-02T04:04:05+01:00",
      commit: "Dragoman <noreply@example.org>",
      commit_name: "Dragoman",
      commit_email: "noreply@example.org",
      commitdate: "2026-01-02T04:00:00+00:00",
      message: "Summary\n\nIndented line\nlast",
      summary: "Summary",
    });
  });

  it("names the parents of a merge", async () => {
    const upstream = new Upstream();
    const repository = newRepository();
    await run(ensure(repository, upstream.remote));
    await run(commit(repository, writing({ a: "1" })));
    upstream.commit({ b: "1" });
    await run(fetch(repository, upstream.remote));
    await run(merge(repository, { message: "Merge", committer }));
    const info = await run(commitInfo(repository, repository.head));
    expect(info.merge).toBe(git(repository.folder, "log", "-1", "--format=%p", "main"));
  });

  it("is a failure when there is no such commit", async () => {
    const repository = await withFiles({ a: "1" });
    expect(await failure(commitInfo(repository, "f".repeat(40)))).toBeInstanceOf(GitFailed);
  });
});
