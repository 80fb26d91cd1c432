import { Effect, Result } from "effect";
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkAddress, type RemoteAddress } from "../../src/git/index.ts";
import { commit, ensure, fetch, push, remoteHead } from "../../src/git/inside.ts";
import { failure, newRepository, run, searchPath, temporaryFolder, Upstream, writing } from "./fixture.ts";
import { serve, serveGit } from "./httpServer.ts";

const address = (url: string): RemoteAddress => Result.getOrThrow(checkAddress(url, ["http"]));
const password = "s3cret word";
const at = (port: number, user = `jana:${encodeURIComponent(password)}@`) =>
  address(`http://${user}127.0.0.1:${port}/upstream.git`);

describe("credentials of an address", () => {
  it("open the remote, for reading and writing", async () => {
    const upstream = new Upstream();
    const { port } = await serveGit(upstream.folder, `jana:${password}`);
    const repository = newRepository();
    await run(ensure(repository, at(port)));
    await run(commit(repository, writing({ "po/de.po": "ours\n" })));
    expect(await run(push(repository, at(port)))).toMatchObject({ _tag: "pushed" });
    expect(upstream.file("po/de.po")).toBe("ours");
  });

  it("may be a token alone", async () => {
    const upstream = new Upstream();
    const { port } = await serveGit(upstream.folder, "tok3n:");
    expect(await run(remoteHead(at(port, "tok3n@")))).toBe("main");
  });

  it("that are wrong give git's words without the password", async () => {
    const upstream = new Upstream();
    const { port } = await serveGit(upstream.folder, "jana:other");
    const failed = await failure(remoteHead(at(port)));
    expect(failed).toMatchObject({ operation: "ls-remote", exitCode: 128 });
    expect(failed.text).toContain(`Authentication failed for 'http://127.0.0.1:${port}/upstream.git/'`);
    expect(failed.text).not.toContain("s3cret");
  });

  it("are not asked for when there are none", async () => {
    const upstream = new Upstream();
    const { port } = await serveGit(upstream.folder, "jana:other");
    expect((await failure(remoteHead(at(port, "")))).text).toContain("Authentication failed");
  });

  it("stand in no argument and on no disk", async () => {
    const upstream = new Upstream();
    const { port } = await serveGit(upstream.folder, `jana:${password}`);
    const folder = temporaryFolder();
    const real = execFileSync("which", ["git"], { env: { PATH: searchPath }, encoding: "utf8" }).trim();
    // Notes the arguments of every git and of every process that a git starts, as they are.
    writeFileSync(
      join(folder, "git"),
      `#!/bin/sh\nexport GIT_TRACE_REDACT=0 GIT_TRACE2_EVENT=${folder}/seen\nexec ${real} "$@"\n`,
    );
    chmodSync(join(folder, "git"), 0o755);
    const repository = newRepository();
    await run(Effect.andThen(ensure(repository, at(port)), fetch(repository, at(port))), {
      searchPath: `${folder}:${searchPath}`,
    });
    const seen = readFileSync(join(folder, "seen"), "utf8");
    expect(seen).toContain(`"remote-http","origin","http://127.0.0.1:${port}/upstream.git"`);
    expect(seen).not.toMatch(/s3cret/);
    expect(() => execFileSync("grep", ["-r", "s3cret", repository.folder])).toThrow();
  });

  it("are not carried to where a remote sends us", async () => {
    const elsewhere = await serve((_, response) =>
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="x"' }).end(),
    );
    const { port } = await serve((request, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${elsewhere.port}${request.url}` }).end(),
    );
    await failure(remoteHead(at(port)));
    expect(elsewhere.requests.length).toBeGreaterThan(0);
    expect(elsewhere.requests.map(({ authorization }) => authorization)).not.toContain(
      `Basic ${Buffer.from(`jana:${password}`).toString("base64")}`,
    );
  });
});

describe("redirects", () => {
  it("do not lead to another protocol", async () => {
    const { port } = await serve((_, response) =>
      response.writeHead(302, { Location: "ftp://127.0.0.1/upstream.git/info/refs" }).end(),
    );
    expect((await failure(remoteHead(at(port)))).text).toMatch(/Protocol "ftp" (?:not supported|disabled)|not allowed/);
  });
});
