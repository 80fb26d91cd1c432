import { Effect, Result } from "effect";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AddressRefused, type GitSettings } from "../../src/git/index.ts";
import {
  changedFiles,
  cleanup,
  commit,
  ensure,
  fetch,
  Git,
  listFiles,
  merge,
  push,
  readFile,
  rebase,
  repair,
  tips,
} from "../../src/git/inside.ts";
import { committer, failure, git, newRepository, refsOf, run, temporaryFolder, Upstream, writing } from "./fixture.ts";

/** A remote whose tree holds links out of it, a submodule, and a path that only git's plumbing can make. */
const hostile = () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret"), "secret of the host\n");
  const upstream = new Upstream();
  mkdirSync(join(upstream.working, "links"));
  symlinkSync(join(outside, "secret"), join(upstream.working, "links/secret.po"));
  symlinkSync(outside, join(upstream.working, "links/out"));
  symlinkSync("../po", join(upstream.working, "links/inside"));
  const other = new Upstream();
  git(upstream.working, "-c", "protocol.file.allow=always", "submodule", "add", "-q", other.folder, "module");
  upstream.commit({ "po/fr.po": "fr\n" }, "Links and a submodule");
  return { upstream, outside };
};

const cloned = async (upstream: Upstream) => {
  const repository = newRepository();
  await run(ensure(repository, upstream.remote));
  return repository;
};

describe("links and submodules", () => {
  it("are named, and never listed as files", async () => {
    const { upstream } = hostile();
    const repository = await cloned(upstream);
    const { files, skipped } = await run(listFiles(repository));
    expect(files.map(({ path }) => path)).toEqual([".gitmodules", "po/de.po", "po/fr.po"]);
    expect(skipped).toEqual([
      { path: "links/inside", because: "link" },
      { path: "links/out", because: "link" },
      { path: "links/secret.po", because: "link" },
      { path: "module", because: "submodule" },
    ]);
  });

  it("are not read, not even as the text of the link", async () => {
    const repository = await cloned(hostile().upstream);
    for (const path of ["links/secret.po", "links/out/secret", "links/inside/de.po", "module", "module/po/de.po"])
      expect(await run(readFile(repository, path, { maxSize: 1000 }))).toBeNull();
  });

  it("are not written, nor written through", async () => {
    const { upstream, outside } = hostile();
    const repository = await cloned(upstream);
    const refs = refsOf(repository.folder);
    for (const path of ["links/secret.po", "links/out/new", "links/inside/de.po", "module", "module/new"])
      expect(await failure(commit(repository, writing({ "po/de.po": "x", [path]: "x" })))).toBeInstanceOf(
        AddressRefused,
      );
    for (const path of ["links/secret.po", "module"])
      expect(await failure(commit(repository, writing({ [path]: null })))).toBeInstanceOf(AddressRefused);
    expect(refsOf(repository.folder)).toBe(refs);
    expect(readdirSync(outside)).toEqual(["secret"]);
    expect(readFileSync(join(outside, "secret"), "utf8")).toBe("secret of the host\n");
  });

  it("pass through merging and rebasing as they are", async () => {
    for (const integrate of [merge, rebase]) {
      const { upstream } = hostile();
      const repository = await cloned(upstream);
      await run(commit(repository, writing({ "po/de.po": "ours\n" })));
      upstream.commit({ "src/x": "1" });
      await run(fetch(repository, upstream.remote));
      expect(await run(integrate(repository, { committer, message: "Merge" }))).toMatchObject({ _tag: "moved" });
      expect((await run(listFiles(repository))).skipped).toHaveLength(4);
    }
  });

  it("are left out of what differs", async () => {
    const { upstream } = hostile();
    const repository = await cloned(upstream);
    const changed = await run(changedFiles(repository, git(repository.folder, "rev-parse", "main~1"), upstream.head()));
    expect(changed.map(({ path }) => path)).toEqual([".gitmodules", "po/fr.po"]);
  });

  it("fetch nothing from where the submodule comes", async () => {
    const { upstream } = hostile();
    const repository = await cloned(upstream);
    upstream.commit({ a: "1" });
    await run(fetch(repository, upstream.remote));
    expect(existsSync(join(repository.folder, "modules"))).toBe(false);
  });
});

describe("paths that lead into git's data", () => {
  it("are skipped when a remote's tree holds them", async () => {
    const upstream = new Upstream();
    const blob = git(upstream.working, "rev-parse", "HEAD:po/de.po");
    const tree = (entries: string) => {
      writeFileSync(join(upstream.working, "entries"), entries);
      const tool = join(upstream.working, "mktree");
      writeFileSync(tool, `#!/bin/sh\ngit mktree < ${join(upstream.working, "entries")}\n`);
      chmodSync(tool, 0o755);
      return git(upstream.working, "-c", `alias.made=!${tool}`, "made");
    };
    const inner = tree(`100644 blob ${blob}\tconfig\n`);
    const outer = tree(`100644 blob ${blob}\tback\\slash\n040000 tree ${inner}\t.git\n040000 tree ${inner}\tfine\n`);
    const made = git(upstream.working, "commit-tree", "-m", "Hostile", outer);
    git(upstream.working, "push", "-q", "-f", "origin", `${made}:refs/heads/main`);
    const repository = await cloned(upstream);
    const { files, skipped } = await run(listFiles(repository));
    expect(files.map(({ path }) => path)).toEqual(["fine/config"]);
    expect(skipped.map(({ path, because }) => [path, because])).toEqual([
      [".git/config", "unsafe path"],
      ["back\\slash", "unsafe path"],
    ]);
  });
});

/** Writes an executable that leaves a mark when it is run. */
const trap = (file: string, mark: string) => {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `#!/bin/sh\ntouch ${mark}\n`);
  chmodSync(file, 0o755);
};

describe("programs that a repository names", () => {
  it("are not run when they stand in our repository's hooks", async () => {
    const mark = join(temporaryFolder(), "mark");
    const upstream = new Upstream();
    const repository = await cloned(upstream);
    for (const hook of [
      "reference-transaction",
      "pre-push",
      "post-commit",
      "post-merge",
      "pre-auto-gc",
      "post-rewrite",
      "update",
    ])
      trap(join(repository.folder, "hooks", hook), mark);
    await run(commit(repository, writing({ a: "1" })));
    upstream.commit({ b: "1" });
    await run(fetch(repository, upstream.remote));
    await run(rebase(repository, { committer }));
    await run(push(repository, upstream.remote));
    await run(cleanup(repository));
    await run(repair(repository));
    expect(existsSync(mark)).toBe(false);
  });

  it("are not run when they stand in the settings, hooks or files of a remote that we read", async () => {
    const mark = join(temporaryFolder(), "mark");
    const program = join(temporaryFolder(), "program");
    trap(program, mark);
    const upstream = new Upstream();
    const repository = await cloned(upstream);
    await run(commit(repository, writing({ b: "1" })));
    const gitconfig = `[filter "x"]\n\tclean = ${program}\n[merge "x"]\n\tdriver = ${program}\n`;
    upstream.commit({ b: "2", ".gitattributes": "* filter=x diff=x merge=x\n", ".gitconfig": gitconfig });
    for (const key of ["uploadpack.packObjectsHook", "core.fsmonitor", "core.sshCommand", "core.alternateRefsCommand"])
      git(upstream.folder, "config", key, program);
    trap(join(upstream.folder, "hooks/post-upload-pack"), mark);
    trap(join(upstream.folder, "hooks/post-checkout"), mark);
    await run(fetch(repository, upstream.remote));
    expect(await run(merge(repository, { message: "Merge", committer }))).toMatchObject({ _tag: "conflict" });
    await cloned(upstream);
    expect(existsSync(mark)).toBe(false);
  });
});

describe("protocols", () => {
  const address = (url: string, settings: Partial<GitSettings>) =>
    run(
      Effect.map(Git, (service) => service.address(url)),
      settings,
    );

  it("that are not allowed are refused before git is run", async () => {
    expect(Result.isFailure(await address("file:///srv/x", { schemes: ["https"] }))).toBe(true);
    expect(Result.isFailure(await address("ext::sh -c x", { schemes: ["https"] }))).toBe(true);
    expect(Result.isSuccess(await address("https://example.org/x", { schemes: ["https"] }))).toBe(true);
  });

  it("other than the remote's own are refused by git as well", async () => {
    const mark = join(temporaryFolder(), "mark");
    const repository = await cloned(new Upstream());
    const everywhere = { resolve: async () => ["93.184.215.14"] };
    for (const url of [`ext::touch ${mark}`, "/srv/x", "ssh://example.org/x"]) {
      const failed = await failure(fetch(repository, { url, scheme: "https" }), {}, everywhere);
      expect(failed.message).toMatch(/transport '\w+' not allowed/);
    }
    expect(existsSync(mark)).toBe(false);
    expect((await run(tips(repository))).head).not.toBeNull();
  });

  it("are not used at all by commands without a remote", async () => {
    const upstream = new Upstream();
    const failed = await failure(
      Effect.flatMap(Git, (service) =>
        service.run({ operation: "ls-remote", folder: null, args: ["ls-remote", upstream.remote.url] }),
      ),
    );
    expect(failed.text).toContain("transport 'file' not allowed");
  });
});
