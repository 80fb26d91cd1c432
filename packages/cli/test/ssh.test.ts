/** Ssh from the command line: a host is looked at, confirmed and used, as an operator does it. */
import { gettextFiles, hasSshServer, makeRemote, startSshServer } from "@dragoman/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptySite, inProcess } from "./command.ts";

afterEach(() => vi.unstubAllEnvs());

describe.runIf(hasSshServer)("dragoman ssh", () => {
  it("shows the key, trusts a host by its fingerprint, and a component is made over it", async () => {
    await using folder = await emptySite();
    const run = (...args: string[]) => inProcess([...args, "--json", ...folder.options]);
    vi.stubEnv("DRAGOMAN_VCS_ALLOW_HOSTS", "127.0.0.1");
    const server = await startSshServer();
    const remote = makeRemote(gettextFiles);
    try {
      const { public_key } = JSON.parse((await run("ssh", "show-key")).stdout) as { public_key: string };
      expect(public_key).toMatch(/^ssh-ed25519 \S+ dragoman$/);
      server.authorize(public_key);
      const host = `127.0.0.1:${server.port}`;

      const looked = await run("ssh", "add-host", host);
      expect([looked.code, looked.stdout]).toEqual([1, ""]);
      expect(looked.stderr).toContain(server.fingerprint());
      expect(looked.stderr).toContain("--fingerprint");
      const added = await run("ssh", "add-host", host, "--fingerprint", server.fingerprint());
      expect(JSON.parse(added.stdout)).toEqual([
        { host: server.name, type: "ssh-ed25519", fingerprint: server.fingerprint() },
      ]);

      await run("project", "create", "hello", "--web", "https://hello.example.org/");
      const url = server.url(remote.url.slice("file://".length));
      const files = ["--file-format", "po", "--filemask", "po/*.po", "--new-base", "po/app.pot"];
      const made = await run("component", "create", "hello/app", "--repo", url, ...files);
      expect([made.code, made.stderr]).toEqual([0, ""]);
      expect((await run("repository", "pull", "hello/app")).code).toBe(0);

      expect((await run("ssh", "remove-host", host)).code).toBe(0);
      expect((await run("ssh", "list-hosts")).stdout).not.toContain("127.0.0.1");
      expect((await run("ssh", "remove-host", host)).stderr).toContain("There is no such host.");
    } finally {
      await server.close();
      remote.remove();
    }
  });
});

describe("dragoman secrets", () => {
  it("moves what is sealed to another key, and says what is wrong with one that is not the right one", async () => {
    await using folder = await emptySite();
    const run = (...args: string[]) => inProcess([...args, "--json", ...folder.options]);
    const [old, young] = ["the older key of this installation", "the younger key of this installation"];
    vi.stubEnv("DRAGOMAN_SECRET_KEY", old);
    const { public_key } = JSON.parse((await run("ssh", "show-key")).stdout) as { public_key: string };
    vi.stubEnv("DRAGOMAN_SECRET_KEY", young);
    const refused = await run("user", "list");
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain("another key than that of the setting DRAGOMAN_SECRET_KEY");
    vi.stubEnv("DRAGOMAN_SECRET_KEY", "too short");
    expect((await run("user", "list")).stderr).toContain("DRAGOMAN_SECRET_KEY has to be keys of at least 32");
    vi.stubEnv("DRAGOMAN_SECRET_KEY", `${young},${old}`);
    expect(JSON.parse((await run("secrets", "rotate")).stdout)).toEqual({ sealed: 1 });
    vi.stubEnv("DRAGOMAN_SECRET_KEY", young);
    expect(JSON.parse((await run("ssh", "show-key")).stdout)).toMatchObject({ public_key });
  });
});
