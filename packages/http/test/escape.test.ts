/**
 * What tries to lead out of a repository, or to make git run something: refused under the field that holds it, by
 * creation and by change alike, and nothing is touched.
 */
import { ComponentId } from "@dragoman/core/ids";
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createZip } from "@dragoman/formats";
import { embeddedDatabase, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let site: Site;
let remote: GitRemote;
let folder: string;

const settings = () => ({
  name: "Bad",
  slug: "bad",
  repo: remote.url,
  filemask: "po/*.po",
  new_base: "po/app.pot",
  file_format: "po",
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-escape-"));
  site = await openSite(embeddedDatabase);
  remote = makeRemote(gettextFiles);
  await site.project("app");
  await site.ask("admin", "POST /api/projects/app/components/", { ...settings(), name: "Po", slug: "po" });
  await site.settled("app/po");
});
afterAll(async () => {
  await site.close();
  remote.remove();
  rmSync(folder, { recursive: true });
});

const owned = () => join(folder, "owned");

const repositories = (): readonly string[] => [
  `ext::sh -c "touch% ${owned()}"`,
  `ext::sh -c touch%20${owned()}`,
  "EXT::sh -c true",
  "fd::17",
  "transport::https://example.org/x",
  `--upload-pack=touch ${owned()}`,
  `-u touch ${owned()}`,
  `ssh://-oProxyCommand=touch%20${owned()}/x`,
  `ssh://-oProxyCommand=touch ${owned()}@example.org/x`,
  `ssh://user@-oProxyCommand=touch/x`,
  `-oProxyCommand=touch@host:path`,
  `git@-oProxyCommand=touch${owned()}:x`,
  `ssh://x@y;touch ${owned()}/z`,
  `git://127.0.0.1:1/x`,
  `http://127.0.0.1:1/x.git`,
  `HTTPS://127.0.0.1:1/x.git`,
  `https://127.0.0.1:1/\nextra`,
  `https://127.0.0.1:1/x\u0000y`,
  `https://127.0.0.1:1\\@example.org/x`,
  `https://[::1]:1/x`,
  `file://otherhost/etc`,
  `file:///etc/passwd`,
  `file://${folder}/nothing/../../../etc`,
  `FILE:///etc`,
  "./relative",
  "../../etc",
  "~/.ssh",
  "C:\\windows\\x.git",
  "\\\\server\\share",
  "dragoman://app/nothing",
  "dragoman://../app/po",
  "weblate://app/po/../po",
  "local:/etc",
];
const branches: readonly string[] = [
  "--upload-pack=touch",
  "-f",
  "main\n--force",
  "main\u0000x",
  "main x",
  "refs/heads/../../config",
  "main..other",
  "main:refs/heads/other",
  "+main",
  "main^{commit}",
  "main@{1}",
  "@",
  "HEAD",
  "a.lock",
  ".hidden",
  "a//b",
  "a/",
  "main~1",
  "main*",
  "[m]ain",
  "a\\b",
  "nothing-there",
];
const masks: readonly string[] = [
  "../*.po",
  "po/../../*.po",
  "/etc/*.po",
  ".git/*.po",
  ".GIT/*.po",
  ".Git/hooks/*",
  "po/.git/*.po",
  "GIT~1/*.po",
  "git~2/*",
  ".git./*.po",
  ".git /*.po",
  ".git::$INDEX_ALLOCATION/*",
  ".g\u200cit/*.po",
  ".\u200dgit/*.po",
  "po\\*.po",
  "..\\*.po",
  "po//*.po",
  "./po/*.po",
  "po/\n*.po",
  "po/*\u0000.po",
  "*".repeat(30),
  "po/cs.po",
  `${"a/".repeat(190)}../*.x`,
];

const refused = async (field: string, method: "POST" | "PATCH", value: string) => {
  const body = { ...(method === "POST" ? settings() : {}), [field]: value };
  const line = method === "POST" ? "POST /api/projects/app/components/" : "PATCH /api/components/app/po/";
  const answer = await site.ask("admin", line, method === "POST" ? { ...body, disable_autoshare: true } : body);
  expect(answer.status, `${JSON.stringify(value)}: ${answer.text}`).toBe(400);
  // A branch that is not there is told as what the repository says.
  const told = answer.json[field] ?? answer.json["repo"];
  expect(told, answer.text).toEqual([expect.any(String)]);
  expect(existsSync(owned())).toBe(false);
};

const intact = async () => {
  expect((await site.ask("admin", "GET /api/components/app/bad/")).status).toBe(404);
  expect((await site.ask("admin", "GET /api/components/app/po/")).json).toMatchObject({
    repo: remote.url,
    branch: "main",
    filemask: "po/*.po",
  });
};

describe.each(["POST", "PATCH"] as const)("%s refuses", (method) => {
  it("addresses of repositories", async () => {
    for (const value of repositories()) await refused("repo", method, value);
    await intact();
  }, 240_000);

  it("addresses to push to", async () => {
    for (const value of repositories().filter((each) => !/^(https?|HTTPS|file|FILE|dragoman|weblate):/.test(each)))
      await refused("push", method, value);
    await intact();
  }, 240_000);

  it("branches, and branches to push to", async () => {
    for (const value of branches) await refused("branch", method, value);
    for (const value of branches)
      if (value !== "nothing-there" && value !== "+main") await refused("push_branch", method, value);
    await intact();
  }, 240_000);

  it("masks, and paths of single files", async () => {
    for (const value of masks) await refused("filemask", method, value);
    for (const value of masks)
      for (const field of ["new_base", "template"])
        await refused(field, method, value === "po/cs.po" ? "po/nothing.po" : value.replaceAll("*", "x"));
    await intact();
  }, 240_000);
});

describe("a repository of somebody else's", () => {
  /** A remote with a tree that no polite git makes. */
  const hostile = (prepare: (work: string) => void): string => {
    const work = mkdtempSync(join(folder, "hostile-"));
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=M", "-c", "user.email=m@example.org", ...args], { cwd: work });
    git("init", "-q", "-b", "main");
    writeFileSync(join(work, "app.pot"), gettextFiles["po/app.pot"]);
    prepare(work);
    git("add", "-A");
    git("commit", "-q", "-m", "Begin");
    return `file://${work}`;
  };

  it("with links out of it is read without following them", async () => {
    const repo = hostile((work) => {
      symlinkSync("/etc/passwd", join(work, "cs.po"));
      symlinkSync("/etc", join(work, "etc"));
      symlinkSync("../../../../etc/hostname", join(work, "base.pot"));
    });
    const changes: readonly object[] = [
      { new_base: "base.pot" },
      { template: "cs.po", new_base: "" },
      { filemask: "etc/*.po", new_base: "" },
      { filemask: "*.po", new_base: "etc/hostname" },
    ];
    for (const change of changes) {
      const answer = await site.ask("admin", "POST /api/projects/app/components/", {
        ...settings(),
        repo,
        filemask: "*.po",
        new_base: "app.pot",
        ...change,
      });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).not.toContain("root:");
    }
  });

  it("with submodules is read without fetching them", async () => {
    const repo = hostile((work) => {
      const id = "0123456789012345678901234567890123456789";
      execFileSync("git", ["update-index", "--add", "--cacheinfo", `160000,${id},po`], { cwd: work });
      writeFileSync(
        join(work, ".gitmodules"),
        `[submodule "po"]\n\tpath = po\n\turl = ext::sh -c "touch ${owned()}"\n`,
      );
    });
    const answer = await site.ask("admin", "POST /api/projects/app/components/", { ...settings(), repo });
    expect(answer.status, answer.text).toBe(400);
    expect(existsSync(owned())).toBe(false);
  });

  it("with hooks, filters and settings of its own runs none of them", async () => {
    const repo = hostile((work) => {
      writeFileSync(join(work, ".gitattributes"), "*.po filter=own diff=own merge=own\n");
      writeFileSync(join(work, "cs.po"), gettextFiles["po/cs.po"]);
      writeFileSync(join(work, ".git/hooks/post-update"), `#!/bin/sh\ntouch ${owned()}\n`, { mode: 0o755 });
      writeFileSync(join(work, ".git/hooks/pre-receive"), `#!/bin/sh\ntouch ${owned()}\nexit 1\n`, { mode: 0o755 });
    });
    await site.component("app/hooks", { ...settings(), name: "Hooks", repo, filemask: "*.po", new_base: "app.pot" });
    expect(existsSync(owned())).toBe(false);
  });

  it("leaves no folders of those that were refused", async () => {
    const { Checkouts } = await import("../../core/src/checkouts/inside.ts");
    const { Effect } = await import("effect");
    const place = await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(ComponentId.make(0))));
    expect(readdirSync(join(place, "..")).filter((name) => name.startsWith("new-"))).toEqual([]);
  });
});

describe("an archive", () => {
  it.each([
    "../po/cs.po",
    "/po/cs.po",
    "po/../../cs.po",
    ".git/config",
    ".GIT/config",
    "po/.git/hooks/post-update",
    "GIT~1/config",
    ".git\u200c/config",
    "po\\..\\..\\cs.po",
    "C:\\cs.po",
    "po/\u0001cs.po",
    "po//cs.po",
    `${"a".repeat(300)}/cs.po`,
  ])("that holds %j is refused", async (name) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({
      name: "Bad",
      slug: "bad",
      filemask: "po/*.po",
      file_format: "po",
      new_lang: "none",
    }))
      form.set(field, value);
    const archive = createZip(
      new Map([
        ["po/de.po", Buffer.from(gettextFiles["po/de.po"])],
        [name, Buffer.from(gettextFiles["po/cs.po"])],
      ]),
    );
    form.set("zipfile", new File([new Uint8Array(archive)], "files.zip"));
    const answer = await site.ask("admin", "POST /api/projects/app/components/", form);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.zipfile, answer.text).toEqual([expect.any(String)]);
    await intact();
  });
});
