/** Components that git itself clones from a server, over HTTP. */
import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { type IncomingMessage, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { accessControl } from "@dragoman/core/access";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { makeApp } from "@dragoman/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Host, host } from "./host.ts";

const run = promisify(execFile);
const environment = {
  PATH: process.env["PATH"],
  HOME: "/dev/null",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
};
const token = (account: string) => `wlu_${account.padStart(36, "0")}`;

describe.each(databases)("clones from $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let server: Host;
  let folder: string;
  let clones = 0;

  /** What git says, and whether it was content. */
  const git = async (...args: readonly string[]) => {
    try {
      const { stdout, stderr } = await run("git", [...args], { cwd: folder, env: environment, maxBuffer: 1 << 26 });
      return { ok: true, text: stdout + stderr };
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return { ok: false, text: stdout + stderr };
    }
  };
  const address = (path: string, login = "", { port } = server) => `http://${login}127.0.0.1:${port}/git/${path}/`;
  const as = (account: string, user = account) => `${user}:${token(account)}@`;
  const clone = async (path: string, login?: string) => {
    const target = join(folder, `clone-${++clones}`);
    return { ...(await git("clone", address(path, login), target)), target };
  };
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/git/${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const edit = async (component: string, text: string) => {
    const list = await site.ask("admin", `GET /api/translations/${component}/cs/units/?page_size=1`);
    const [unit] = list.json.results;
    const edited = await site.ask("admin", `PATCH /api/units/${unit.id}/`, { target: [text], state: 20 });
    expect(edited.status, edited.text).toBe(200);
    const done = await site.ask("admin", `POST /api/components/${component}/repository/`, { operation: "commit" });
    expect(done.status, done.text).toBe(200);
  };
  const ours = (component: string) =>
    site
      .ask("admin", `GET /api/components/${component}/`)
      .then(({ json }) => join(site.dataDir, "vcs", `${json.id}.git`));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-clones-"));
    site = await openSite(database);
    server = await host(site.app.handle);
    remote = makeRemote(gettextFiles);
    for (const name of ["alice", "bob"]) await site.account(name);
    for (const project of ["open", "closed", "guarded"]) {
      await site.project(project);
      await site.component(`${project}/po`, { repo: remote.url, push_on_commit: false });
    }
    for (const [project, access_control] of [
      ["closed", accessControl.private],
      ["guarded", accessControl.protected],
    ] as const)
      await site.ask("admin", `POST /api/projects/${project}/access/`, { access_control });
  });
  afterAll(async () => {
    await server.stop();
    await site.close();
    remote.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("have what is committed and not pushed, on the branch that they follow", async () => {
    await edit("open/po", "Nazdar");
    const { ok, text, target } = await clone("open/po");
    expect(ok, text).toBe(true);
    expect(readFileSync(join(target, "po/cs.po"), "utf8")).toContain("Nazdar");
    expect((await git("-C", target, "symbolic-ref", "HEAD")).text).toBe("refs/heads/main\n");
    expect(remote.show("po/cs.po")).not.toContain("Nazdar");
  });

  it("fetch what is new, whatever version of the protocol they offer", async () => {
    const { target } = await clone("open/po");
    for (const version of ["0", "1", "2"]) {
      await edit("open/po", `Verze ${version}`);
      const fetched = await git("-C", target, "-c", `protocol.version=${version}`, "pull", "--ff-only");
      expect(fetched.ok, fetched.text).toBe(true);
      expect(readFileSync(join(target, "po/cs.po"), "utf8")).toContain(`Verze ${version}`);
    }
    const shallow = join(folder, "shallow");
    expect((await git("clone", "--depth=1", address("open/po"), shallow)).ok).toBe(true);
    expect((await git("-C", shallow, "rev-list", "--count", "HEAD")).text).toBe("1\n");
    expect((await git("-C", shallow, "fetch", "--unshallow")).ok).toBe(true);
    expect(Number((await git("-C", shallow, "rev-list", "--count", "HEAD")).text)).toBeGreaterThan(3);
  });

  it("are shown the branch alone, and get nothing that it does not lead to", async () => {
    const repository = await ours("open/po");
    const inOurs = (...args: string[]) => execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim();
    const blob = inOurs("rev-parse", "main^{tree}");
    const secret = inOurs("-c", "user.name=a", "-c", "user.email=a@b", "commit-tree", "-m", "secret", blob);
    inOurs("update-ref", "refs/heads/other", secret);
    inOurs("update-ref", "refs/remotes/origin/other", secret);
    const listed = await git("ls-remote", "--symref", address("open/po"));
    expect(listed.text.replace(/[0-9a-f]{40}/g, "")).toBe("ref: refs/heads/main\tHEAD\n\tHEAD\n\trefs/heads/main\n");
    const { target } = await clone("open/po");
    for (const version of ["0", "2"]) {
      const wanted = await git("-C", target, "-c", `protocol.version=${version}`, "fetch", "origin", secret);
      expect(wanted.ok).toBe(false);
      expect(wanted.text).toMatch(/not our ref|unadvertised object/);
    }
    // As a client that does not hold back itself.
    const line = (text: string) => `${(text.length + 4).toString(16).padStart(4, "0")}${text}`;
    const body = `${line(`want ${secret} side-band-64k\n`)}0000${line("done\n")}`;
    expect((await ask("open/po/git-upload-pack", { method: "POST", body })).text).toContain("not our ref");
  });

  it("are asked who they are, and told nothing of what is there before", async () => {
    const answers = [];
    for (const path of ["closed/po", "closed/none", "none/none", "guarded/none"]) {
      const { status, headers, text } = await ask(`${path}/info/refs?service=git-upload-pack`);
      expect(headers.get("www-authenticate")).toMatch(/^Basic realm=/);
      answers.push(`${status} ${text}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^401/);
    expect((await clone("closed/po")).ok).toBe(false);
    expect((await clone("closed/po", "somebody:wlu_nothing@")).text).toMatch(/Authentication failed/);
    expect((await ask("closed/po/git-upload-pack", { method: "POST", body: "0000" })).status).toBe(401);
  });

  it("are for those with the right to the repository, by their tokens", async () => {
    for (const login of [as("admin"), as("admin", "whoever")])
      expect(await clone("closed/po", login)).toMatchObject({ ok: true });
    for (const scheme of ["Token", "Bearer"]) {
      const header = `http.extraHeader=Authorization: ${scheme} ${token("admin")}`;
      expect((await git("-c", header, "ls-remote", address("closed/po"))).ok).toBe(true);
    }
    expect((await clone("closed/po", as("alice"))).text).toMatch(/not found/);
    expect((await clone("guarded/po", as("alice"))).text).toMatch(/403/);
    expect((await clone("open/po", as("alice"))).ok).toBe(true);
  });

  it("do not take passwords of Basic authentication for tokens anywhere else", async () => {
    const authorization = `Basic ${Buffer.from(`admin:${token("admin")}`).toString("base64")}`;
    const response = await fetch(`http://127.0.0.1:${server.port}/api/projects/closed/`, {
      headers: { authorization },
    });
    expect(response.status).toBe(404);
  });

  it("cannot be pushed to, and are told so", async () => {
    const { target } = await clone("closed/po", as("admin"));
    const pushed = await git("-C", target, "push", "origin", "HEAD:refs/heads/new");
    expect(pushed.ok).toBe(false);
    expect(pushed.text).toContain("remote error: Nothing can be pushed here");
  });

  it("follow links and categories, and addresses are told by the field git_export", async () => {
    const category = await site.ask("admin", "POST /api/categories/", {
      name: "Part",
      slug: "part",
      project: "https://site.example/api/projects/open/",
    });
    await site.component("open/inside", { repo: remote.url, disable_autoshare: true });
    await site.component("open/link", { repo: "dragoman://open/inside" });
    const moved = { category: category.json.url };
    expect((await site.ask("admin", "PATCH /api/components/open/inside/", moved)).status).toBe(200);
    expect((await clone("open/part/inside")).ok).toBe(true);
    expect((await clone("open/link")).ok).toBe(true);
    const field = async (path: string) =>
      (await site.ask("admin", `GET /api/components/open/${path}/`)).json.git_export;
    expect(await field("part%252Finside")).toBe("https://site.example/git/open/part/inside/");
    expect(await field("link")).toBe("");
  });

  it("are not served where that is turned off", async () => {
    const off = makeApp(site.services, {
      gitExport: false,
      openRateLimit: "off",
      siteUrl: "https://site.example",
    });
    await using quiet = await host(off.handle);
    expect((await git("ls-remote", address("open/po", as("admin"), quiet))).text).toMatch(/not found/);
    const response = await off.fetch(new Request("https://site.example/api/components/open/po/"));
    expect(await response.json()).toMatchObject({ git_export: "" });
  });

  it("that can be made of nothing now are told to come again, and why", async () => {
    const gone = makeRemote(gettextFiles);
    await site.component("open/gone", { repo: gone.url, push_on_commit: false });
    const place = await ours("open/gone");
    gone.remove();
    rmSync(place, { recursive: true });
    const { status, headers, text } = await ask("open/gone/info/refs?service=git-upload-pack");
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
    expect(text).toMatch(/cannot be fetched from its remote now: /);
  });

  it("are served in process, too", async () => {
    const tip = execFileSync("git", ["rev-parse", "main"], { cwd: await ours("open/po"), encoding: "utf8" }).trim();
    const body = `0032want ${tip}\n00000009done\n`;
    const response = await site.app.fetch(
      new Request("https://site.example/git/open/po/git-upload-pack", { method: "POST", body }),
    );
    expect(response.headers.get("content-type")).toBe("application/x-git-upload-pack-result");
    expect(await response.text()).toContain("PACK");
  });

  it("count for the limit of exports", async () => {
    const tight = makeApp(site.services, { openRateLimit: "2/hour" });
    await using limited = await host(tight.handle);
    const answers = [];
    for (let asked = 0; asked < 3; asked++) answers.push((await git("ls-remote", address("open/po", "", limited))).ok);
    expect(answers).toEqual([true, true, false]);
  });

  it("may pack what they ask, up to a size", async () => {
    const post = (body: Uint8Array<ArrayBuffer>) =>
      ask("open/po/git-upload-pack", { method: "POST", body, headers: { "content-encoding": "gzip" } });
    const tip = execFileSync("git", ["rev-parse", "main"], { cwd: await ours("open/po"), encoding: "utf8" }).trim();
    const wants = `0032want ${tip}\n00000009done\n`;
    expect(await post(gzipSync(wants))).toMatchObject({ status: 200, text: expect.stringContaining("PACK") });
    // A program around has unpacked it.
    expect(await post(Buffer.from(wants))).toMatchObject({ status: 200, text: expect.stringContaining("PACK") });
    const haves = Buffer.from(`0032have ${"0".repeat(40)}\n`.repeat(1_200_000));
    const bomb = Buffer.concat([Buffer.from(`0032want ${tip}\n0000`), haves]);
    expect(await post(gzipSync(bomb))).toMatchObject({ status: 400, text: expect.stringContaining("larger than") });
    expect(await post(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).toMatchObject({ status: 400 });
    expect(await post(Buffer.from("{}"))).toMatchObject({ status: 400 });
  });

  it("of large repositories come as fast as they are read, and stop git when they go away", async () => {
    const large = makeRemote({ ...gettextFiles, "data.bin": randomBytes(16 << 20).toString("latin1") });
    try {
      await site.component("open/large", { repo: large.url });
      const repository = await ours("open/large");
      const working = () =>
        readdirSync("/proc").filter((pid) => {
          try {
            return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === repository;
          } catch {
            return false;
          }
        }).length;
      const tip = execFileSync("git", ["rev-parse", "main"], { cwd: repository, encoding: "utf8" }).trim();
      const before = process.memoryUsage();
      const post = send(`${address("open/large")}git-upload-pack`, { method: "POST" });
      post.end(`0032want ${tip}\n00000009done\n`);
      const [response] = (await once(post, "response")) as [IncomingMessage];
      response.pause();
      // All that fits on the way comes in this time.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const after = process.memoryUsage();
      expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(8 << 20);
      expect(working()).toBeGreaterThan(0);
      response.destroy();
      for (let patience = 0; working() > 0 && patience < 300; patience++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(working()).toBe(0);
      const { ok, text, target } = await clone("open/large");
      expect(ok, text).toBe(true);
      expect((await git("-C", target, "fsck")).ok).toBe(true);
    } finally {
      large.remove();
    }
  });
});
