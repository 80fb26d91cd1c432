import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { AddressRefused, HeadMoved } from "../../src/git/index.ts";
import { commit, commitInfo, ensure, initLocal, listFiles, readFile, tips } from "../../src/git/inside.ts";
import { cloned, author, committer, failure, git, newRepository, refsOf, run, writing } from "./fixture.ts";

describe("a commit", () => {
  it("holds the changed files beside the others, its people, dates and message", async () => {
    const { upstream, repository } = await cloned({ "po/de.po": "old\n", "src/x": "kept\n" });
    const made = await run(
      commit(repository, writing({ "po/de.po": "new\n", "po/new/fr.po": "fr\n" }, "Translated\r\n\r\nMore.\n\n")),
    );
    expect(made).toMatchObject({ _tag: "committed", parent: upstream.head() });
    const show = (what: string) => git(repository.folder, "show", what);
    const seconds = (date: string) => Date.parse(date) / 1000;
    expect(show("main:po/de.po")).toBe("new");
    expect(show("main:po/new/fr.po")).toBe("fr");
    expect(show("main:src/x")).toBe("kept");
    expect(git(repository.folder, "log", "-1", "--format=%an <%ae> %at|%cn <%ce> %ct|%B", "main")).toBe(
      `Jana Nováková <jana@example.org> ${seconds("2026-01-02T03:04:05Z")}|Dragoman <noreply@example.org> ${seconds("2026-01-02T04:00:00Z")}|Translated\n\nMore.`,
    );
    expect(git(repository.folder, "fsck", "--strict")).toBe("");
    expect(refsOf(repository.folder).split("\n")).toHaveLength(2);
  });

  it("is not made when the files are like that already, so that a repeat does nothing", async () => {
    const { repository } = await cloned();
    const request = writing({ "po/de.po": "new\n" });
    const first = await run(commit(repository, request));
    expect(await run(commit(repository, request))).toEqual({ _tag: "unchanged", revision: first.revision });
    expect(await run(commit(repository, writing({})))).toEqual({ _tag: "unchanged", revision: first.revision });
    expect(await run(commit(repository, writing({ "po/none.po": null })))).toMatchObject({ _tag: "unchanged" });
  });

  it("removes files, and folders with what is in them", async () => {
    const { repository } = await cloned({
      "po/de.po": "x",
      "store/de/a.txt": "a",
      "store/de/b.txt": "b",
      "store/fr/a.txt": "a",
    });
    await run(commit(repository, writing({ "po/de.po": null, "store/de": null })));
    const { files } = await run(listFiles(repository));
    expect(files.map(({ path }) => path)).toEqual(["store/fr/a.txt"]);
  });

  it("keeps a file executable", async () => {
    const { upstream, repository } = await cloned();
    git(upstream.working, "update-index", "--chmod=+x", "po/de.po");
    git(upstream.working, "commit", "-q", "-m", "Executable");
    git(upstream.working, "push", "-q", "origin", "main");
    const again = newRepository();
    await run(ensure(again, upstream.remote));
    await run(commit(again, writing({ "po/de.po": "new\n", "po/fr.po": "fr\n" })));
    const { files } = await run(listFiles(again));
    expect(files.map(({ path, executable }) => [path, executable])).toEqual([
      ["po/de.po", true],
      ["po/fr.po", false],
    ]);
    expect(repository.folder).not.toBe(again.folder);
  });

  it("keeps every byte of contents and every character of paths", async () => {
    const { repository } = await cloned();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const path = 'po/č "quoted" [1]*.po';
    await run(commit(repository, { ...writing({}), changes: [{ path, content: bytes }] }));
    expect(await run(readFile(repository, path, { maxSize: 100_000 }))).toEqual(Buffer.from(bytes));
    expect(await run(commit(repository, { ...writing({}), changes: [{ path, content: bytes }] }))).toMatchObject({
      _tag: "unchanged",
    });
  });

  it("takes thousands of files at once", async () => {
    const repository = newRepository();
    const files = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`a/rather/long/folder/name/${index}/messages.po`, `${index}`]),
    );
    await run(initLocal(repository, writing(files)));
    await run(commit(repository, writing({ ...files, "a/rather/long/folder/name/7/messages.po": "changed" })));
    expect((await run(listFiles(repository))).files).toHaveLength(5001);
  });

  it("writes people's names so that they cannot break its header", async () => {
    const { repository } = await cloned();
    const request = { ...writing({ a: "1" }), author: { ...author, name: "Eve <e@x>\ncommitter Z", email: "e>\n@x" } };
    const { revision } = await run(commit(repository, request));
    expect(await run(commitInfo(repository, revision))).toMatchObject({
      author: "Eve e@x committer Z <e @x>",
      commit_name: "Dragoman",
    });
    const unnamed = await run(commit(repository, { ...writing({ a: "2" }), author: { ...author, name: "<>" } }));
    expect(await run(commitInfo(repository, unnamed.revision))).toMatchObject({ author_name: "jana@example.org" });
  });
});

describe("a commit is refused, and nothing changes,", () => {
  const refused = async (request: Parameters<typeof commit<string, never>>[1], files?: Record<string, string>) => {
    const { repository } = await cloned(files);
    const refs = refsOf(repository.folder);
    const failed = await failure(commit(repository, request));
    expect(refsOf(repository.folder)).toBe(refs);
    return failed;
  };

  it.each(["../out.po", "/etc/x", ".git/config", "po/.git/x", "a\\b", "po/../../x"])(
    "for the path %s",
    async (path) => {
      expect(await refused(writing({ "po/de.po": "new\n", [path]: "x" }))).toBeInstanceOf(AddressRefused);
    },
  );

  it("when a file would take the place of a folder, or a folder that of a file", async () => {
    expect(String(await refused(writing({ po: "x" })))).toContain("po: This is a folder.");
    expect(String(await refused(writing({ "po/de.po/x": "x" })))).toContain("po/de.po/x: po/de.po is not a folder.");
    expect(String(await refused(writing({ a: "x", "a/b": "x" })))).toContain("inside another one");
  });

  it("when a path is named twice", async () => {
    const [change] = writing({ a: "1" }).changes;
    if (change === undefined) throw new Error("There is one change.");
    expect(String(await refused({ ...writing({}), changes: [change, change] }))).toContain("twice");
  });

  it("when the branch has moved since the changes were made", async () => {
    const { repository } = await cloned();
    const { head: parent } = await run(tips(repository));
    const { revision } = await run(commit(repository, writing({ a: "1" })));
    const failed = await failure(commit(repository, { ...writing({ a: "2" }), parent }));
    expect(failed).toBeInstanceOf(HeadMoved);
    expect(failed).toMatchObject({ expected: parent, actual: revision });
  });

  it("when its parent is not a revision", async () => {
    expect(await refused({ ...writing({ a: "1" }), parent: "main\nmerge x" })).toBeInstanceOf(AddressRefused);
  });

  it("when the guard fails", async () => {
    expect(await refused({ ...writing({ a: "1" }), guard: Effect.fail("lost ownership") })).toBe("lost ownership");
  });
});

describe("a local repository", () => {
  it("starts with a README, and then the files that were given", async () => {
    const repository = newRepository();
    const made = await run(initLocal(repository, writing({ "de.tbx": "<tbx/>" }, "Imported")));
    expect(git(repository.folder, "log", "--format=%s", "main")).toBe("Imported\nRepository created");
    expect((await run(listFiles(repository))).files.map(({ path }) => path)).toEqual(["README.md", "de.tbx"]);
    expect(await run(tips(repository))).toEqual({ head: made.revision, upstream: null });
  });

  it("is not started again by a repeat", async () => {
    const repository = newRepository();
    const first = await run(initLocal(repository, writing({ "de.tbx": "<tbx/>" })));
    expect(await run(initLocal(repository, writing({ "de.tbx": "<tbx/>" })))).toEqual({
      _tag: "unchanged",
      revision: first.revision,
    });
  });

  it("refuses the contents of an archive that lead out of it", async () => {
    const repository = newRepository();
    const failed = await failure(initLocal(repository, writing({ "ok.po": "x", ".git/hooks/post-commit": "x" })));
    expect(failed).toBeInstanceOf(AddressRefused);
    expect((await run(listFiles(repository))).files.map(({ path }) => path)).toEqual(["README.md"]);
    expect(committer.name).toBe("Dragoman");
  });
});
