import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanup, commit, discard, tips } from "../../src/git/inside.ts";
import { readRefs } from "../../src/git/refs.ts";
import { cloned, git, run, temporaryFolder, writing } from "./fixture.ts";

const names = ["refs/heads/main", "refs/remotes/origin/main", "refs/heads/none"];
const asGitSays = (folder: string) =>
  names.map((name) => git(folder, "for-each-ref", "--format=%(objectname)", name) || null);

describe("refs read from git's files", () => {
  it("are those that git tells, loose or packed", async () => {
    const { repository } = await cloned();
    await run(commit(repository, writing({ a: "1" })));
    const { folder } = repository;
    expect(await readRefs(folder, names)).toEqual(asGitSays(folder));

    await run(cleanup(repository));
    git(folder, "pack-refs", "--all");
    git(folder, "tag", "-a", "-m", "Annotated tags have a second line", "v1");
    git(folder, "pack-refs", "--all");
    expect(await readRefs(folder, names)).toEqual(asGitSays(folder));

    await run(commit(repository, writing({ a: "2" })));
    expect(await readRefs(folder, names)).toEqual(asGitSays(folder));
  });

  it("are left to git where it keeps them in another way", async () => {
    const { repository } = await cloned();
    const { folder } = repository;
    const known = await run(tips(repository));
    git(folder, "symbolic-ref", "refs/heads/main", "refs/remotes/origin/main");
    expect(await readRefs(folder, names)).toBeUndefined();
    expect(await run(tips(repository))).toEqual(known);
  });

  it("of no repository are not called absent", async () => {
    const folder = temporaryFolder();
    expect(await readRefs(folder, names)).toBeUndefined();
    mkdirSync(join(folder, "refs"));
    writeFileSync(join(folder, "refs", "heads"), "no folder");
    expect(await readRefs(folder, names)).toBeUndefined();
    const { repository } = await cloned();
    await run(discard(repository.folder));
    expect(await readRefs(repository.folder, names)).toBeUndefined();
  });
});
