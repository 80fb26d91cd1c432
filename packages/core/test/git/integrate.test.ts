import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { aheadBehind, commit, fetch, merge, rebase, type Repository, tips } from "../../src/git/inside.ts";
import { cloned, author, committer, failure, git, refsOf, run, writing } from "./fixture.ts";

const lines = (...changed: string[]) =>
  `${Array.from({ length: 20 }, (_, index) => changed[index] ?? `line ${index}`).join("\n")}\n`;

const started = () => cloned({ "po/de.po": lines() });

const merging = { message: "Merge branch 'origin/main' into Dragoman", committer };
const show = ({ folder }: Repository, path: string) => git(folder, "show", `main:${path}`);
const subjects = ({ folder }: Repository) => git(folder, "log", "--format=%s", "main").split("\n");

/** The two ways to integrate, for what they have in common. */
const ways = [
  ["merge", (repository: Repository) => merge(repository, merging)],
  ["rebase", (repository: Repository) => rebase(repository, { committer })],
] as const;

describe.each(ways)("%s", (way, integrate) => {
  it("does nothing when nothing is missing", async () => {
    const { upstream, repository } = await started();
    expect(await run(integrate(repository))).toEqual({ _tag: "upToDate" });
    await run(commit(repository, writing({ a: "1" })));
    await run(fetch(repository, upstream.remote));
    const refs = refsOf(repository.folder);
    expect(await run(integrate(repository))).toEqual({ _tag: "upToDate" });
    expect(refsOf(repository.folder)).toBe(refs);
  });

  it("moves on without a commit when we have none of our own", async () => {
    const { upstream, repository } = await started();
    const from = upstream.head();
    const to = upstream.commit({ a: "1" });
    await run(fetch(repository, upstream.remote));
    expect(await run(integrate(repository))).toEqual({ _tag: "moved", from, to, fastForward: true });
    expect((await run(tips(repository))).head).toBe(to);
  });

  it("combines changes of the same file", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ "po/de.po": lines("ours") })));
    upstream.commit({ "po/de.po": lines(...Array(18), "theirs"), "src/new": "x\n" });
    await run(fetch(repository, upstream.remote));
    expect(await run(integrate(repository))).toMatchObject({ _tag: "moved", fastForward: false });
    expect(show(repository, "po/de.po")).toBe(lines("ours", ...Array(17), "theirs").trim());
    expect(show(repository, "src/new")).toBe("x");
    expect(await run(aheadBehind(repository))).toMatchObject({ behind: 0 });
    expect(git(repository.folder, "fsck", "--strict", "--no-dangling")).toBe("");
  });

  it("answers a conflict with its files and words, and leaves everything as it was", async () => {
    const { upstream, repository } = await cloned({ "po/de.po": lines(), "po/čs.po": lines() });
    await run(commit(repository, writing({ "po/de.po": lines("ours"), "po/čs.po": lines("naše") })));
    upstream.commit({ "po/de.po": lines("theirs"), "po/čs.po": null });
    await run(fetch(repository, upstream.remote));
    const refs = refsOf(repository.folder);
    const conflict = await run(integrate(repository));
    expect(conflict).toMatchObject({ _tag: "conflict", paths: ["po/de.po", "po/čs.po"] });
    if (conflict._tag !== "conflict") throw new Error("It is a conflict.");
    expect(conflict.text).toContain("Merge conflict in po/de.po");
    expect(conflict.text).toContain("po/čs.po deleted");
    expect(refsOf(repository.folder)).toBe(refs);
  });

  it("answers a conflict when the remote's history was replaced by an unrelated one", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ a: "1" })));
    git(upstream.working, "checkout", "-q", "--orphan", "fresh");
    git(upstream.working, "commit", "-q", "-m", "Fresh");
    git(upstream.working, "push", "-q", "-f", "origin", "fresh:main");
    await run(fetch(repository, upstream.remote));
    expect(await run(integrate(repository))).toMatchObject({ _tag: "conflict", paths: [] });
  });

  it("brings back nothing that was seen and dropped after the last commit that is remembered", async () => {
    const { upstream, repository } = await started();
    const remembered = upstream.head();
    await run(commit(repository, writing({ ours: "1" })));
    const seen = upstream.commit({ theirs: "1" });
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer, before: [remembered] }));
    git(upstream.working, "reset", "-q", "--hard", remembered);
    git(upstream.working, "commit", "-q", "--allow-empty", "-m", "Rewritten");
    git(upstream.working, "push", "-q", "-f", "origin", "HEAD:main");
    await run(fetch(repository, upstream.remote));
    await run(
      way === "merge"
        ? merge(repository, { ...merging, before: [remembered, seen] })
        : rebase(repository, { committer, before: [remembered, seen] }),
    );
    expect(git(repository.folder, "ls-tree", "--name-only", "main").split("\n")).toEqual(["ours", "po"]);
  });

  it("moves nothing when the guard fails", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ a: "1" })));
    upstream.commit({ b: "1" });
    await run(fetch(repository, upstream.remote));
    const refs = refsOf(repository.folder);
    const guard = Effect.fail("lost ownership");
    expect(await failure(merge(repository, { ...merging, guard }))).toBe("lost ownership");
    expect(await failure(rebase(repository, { committer, guard }))).toBe("lost ownership");
    expect(refsOf(repository.folder)).toBe(refs);
  });

  it("starts a branch that we do not have yet", async () => {
    const { upstream, repository } = await started();
    git(repository.folder, "update-ref", "-d", "refs/heads/main");
    expect(await run(integrate(repository))).toEqual({
      _tag: "moved",
      from: null,
      to: upstream.head(),
      fastForward: true,
    });
  });
});

describe("a merge commit", () => {
  it("has upstream as its first parent, our commit as its second, and the server as its author", async () => {
    const { upstream, repository } = await started();
    const ours = await run(commit(repository, writing({ a: "1" })));
    const theirs = upstream.commit({ b: "1" });
    await run(fetch(repository, upstream.remote));
    await run(merge(repository, merging));
    expect(git(repository.folder, "log", "-1", "--format=%P|%an|%cn|%s", "main")).toBe(
      `${theirs} ${ours.revision}|Dragoman|Dragoman|Merge branch 'origin/main' into Dragoman`,
    );
  });
});

describe("a rebase", () => {
  it("replays every commit with its author, date and message, and the server as committer", async () => {
    const { upstream, repository } = await started();
    const people = ["Ann", "Bob", "Cyd"];
    for (const [index, name] of people.entries()) {
      const date = new Date(Date.UTC(2026, 0, index + 1));
      const request = writing({ [`po/${name}.po`]: name }, `By ${name}\n\nWith a body.`);
      await run(commit(repository, { ...request, author: { name, email: `${name}@x`, date, offset: "+0130" } }));
    }
    const theirs = upstream.commit({ "src/x": "1" }, "Theirs");
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer: { ...committer, name: "Server" } }));
    expect(subjects(repository)).toEqual(["By Cyd", "By Bob", "By Ann", "Theirs", "Start"]);
    expect(git(repository.folder, "log", "-3", "--format=%an %ad %cn %b", "--date=iso", "main").split("\n\n")).toEqual([
      "Cyd 2026-01-03 01:30:00 +0130 Server With a body.",
      "Bob 2026-01-02 01:30:00 +0130 Server With a body.",
      "Ann 2026-01-01 01:30:00 +0130 Server With a body.",
    ]);
    expect(git(repository.folder, "rev-list", "--min-parents=2", "main")).toBe("");
    expect(git(repository.folder, "rev-parse", "main~3")).toBe(theirs);
    expect(await run(aheadBehind(repository))).toEqual({ ahead: 3, behind: 0 });
  });

  it("leaves out what the remote has already, and what changes nothing any more", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ "po/de.po": lines("same") }, "Also theirs")));
    await run(commit(repository, writing({ a: "1\n" }, "Part of theirs")));
    await run(commit(repository, writing({ b: "1\n" }, "Only ours")));
    upstream.commit({ "po/de.po": lines("same") }, "Applied by hand");
    upstream.commit({ a: "1\n", c: "1\n" }, "More");
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer }));
    expect(subjects(repository)).toEqual(["Only ours", "More", "Applied by hand", "Start"]);
  });

  it("fits when the remote took a commit of ours and then went on from it", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ "po/de.po": lines("ours") })));
    upstream.commit({ "po/de.po": lines("ours") }, "Applied by hand");
    const to = upstream.commit({ "po/de.po": lines("ours, corrected") });
    await run(fetch(repository, upstream.remote));
    expect(await run(rebase(repository, { committer }))).toMatchObject({ _tag: "moved", to });
  });

  it("leaves nothing to push when the remote has all of it", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ a: "1\n" })));
    const to = upstream.commit({ a: "1\n" }, "Applied by hand");
    await run(fetch(repository, upstream.remote));
    expect(await run(rebase(repository, { committer }))).toMatchObject({ _tag: "moved", to, fastForward: false });
  });

  it("flattens merge commits of ours", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ a: "1" }, "First")));
    upstream.commit({ b: "1" }, "Theirs 1");
    await run(fetch(repository, upstream.remote));
    await run(merge(repository, merging));
    await run(commit(repository, writing({ c: "1" }, "Second")));
    upstream.commit({ d: "1" }, "Theirs 2");
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer }));
    expect(subjects(repository)).toEqual(["Second", "First", "Theirs 2", "Theirs 1", "Start"]);
    expect(author.name).not.toBe(committer.name);
  });

  it("names the commit that does not fit", async () => {
    const { upstream, repository } = await started();
    await run(commit(repository, writing({ a: "1" }, "Fits")));
    const { revision } = await run(commit(repository, writing({ "po/de.po": lines("ours") }, "Does not")));
    upstream.commit({ "po/de.po": lines("theirs") });
    await run(fetch(repository, upstream.remote));
    expect(await run(rebase(repository, { committer }))).toMatchObject({
      _tag: "conflict",
      text: expect.stringContaining(`The commit ${revision.slice(0, 10)} (Does not) does not fit:\nCONFLICT (content)`),
    });
  });

  it("gives the same files as git's own rebase", async () => {
    const { upstream, repository } = await cloned({ "po/de.po": lines(), "po/fr.po": lines() });
    for (let index = 0; index < 6; index += 1) {
      const known = show(repository, `po/${index % 2 === 0 ? "de" : "fr"}.po`).split("\n");
      known[index * 3] = `ours ${index}`;
      await run(
        commit(
          repository,
          writing({ [`po/${index % 2 === 0 ? "de" : "fr"}.po`]: `${known.join("\n")}\n` }, `Ours ${index}`),
        ),
      );
    }
    upstream.commit({ "po/de.po": lines(...Array(19), "theirs"), "po/it.po": "it\n" });
    git(upstream.working, "fetch", "-q", repository.folder, "main:theirs");
    git(upstream.working, "rebase", "-q", "main", "theirs");
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer }));
    expect(git(repository.folder, "rev-parse", "main^{tree}")).toBe(
      git(upstream.working, "rev-parse", "theirs^{tree}"),
    );
  });
});
