/** git connects to addresses that were checked, and to no other one: at the start, after redirects, by each scheme. */
import { createServer, type AddressInfo } from "node:net";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Effect, Fiber, Result } from "effect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkAddress, type GitSettings } from "../../src/git/index.ts";
import { ensure, fetch, remoteHead } from "../../src/git/inside.ts";
import { failure, newRepository, run, searchPath, temporaryFolder, Upstream } from "./fixture.ts";
import { closedPort, serveSockets } from "../outgoing/servers.ts";
import { serve, serveGit } from "./httpServer.ts";

const address = (url: string) => Result.getOrThrow(checkAddress(url, ["http", "https", "ssh", "git"]));
const head = (url: string) => remoteHead(address(url));
const inside = { allowHosts: [] };
const text = (host: string) =>
  `The host ${host} cannot be used: its name is not known, or it leads to an address inside a network.`;

describe("a remote inside", () => {
  it("is refused by one text, whether something listens at its port or not", async () => {
    const server = await serveSockets(() => {});
    for (const scheme of ["http", "https", "ssh", "git"])
      for (const port of [server.port, await closedPort()]) {
        const failed = await failure(head(`${scheme}://127.0.0.1:${port}/upstream.git`), {}, inside);
        expect(failed).toMatchObject({ text: text("127.0.0.1"), exitCode: null });
      }
    expect(server.sockets).toEqual([]);
  });

  it("is refused under a name that leads there, and opened where the name is an exception", async () => {
    const upstream = new Upstream();
    const { port, requests } = await serveGit(upstream.folder);
    const url = `http://forge.lan:${port}/upstream.git`;
    const resolve = async () => ["127.0.0.1"];
    expect((await failure(head(url), {}, { ...inside, resolve })).text).toBe(text("forge.lan"));
    expect(requests).toEqual([]);
    expect(await run(head(url), {}, { allowHosts: ["forge.lan"], resolve })).toBe("main");
  });

  it("is not reached by a name that leads elsewhere when it is asked again", async () => {
    const upstream = new Upstream();
    const { port, requests } = await serveGit(upstream.folder);
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    const resolve = async () => answers.shift() ?? ["127.0.0.1"];
    const url = `http://moving.example:${port}/upstream.git`;
    expect((await failure(head(url), {}, { ...inside, resolve })).text).toBe(text("moving.example"));
    expect(answers).toEqual([]);
    expect(requests).toEqual([]);
  });

  it("is not reached by a redirect, and the texts for open and closed ports are one", async () => {
    const upstream = new Upstream();
    const hidden = await serveGit(upstream.folder);
    const texts: string[] = [];
    for (const isOpen of [true, false])
      for (const host of ["127.0.0.1", "localhost", "2130706433"]) {
        const outside = await serve((request, response) =>
          response.writeHead(302, { Location: `http://${host}:${to}${request.url}` }).end(),
        );
        // Looked for now, or the server above might get it.
        const to = isOpen ? hidden.port : await closedPort();
        const settings = { allowHosts: [`127.0.0.1:${outside.port}`], resolve: async () => ["127.0.0.1"] };
        texts.push((await failure(head(`http://127.0.0.1:${outside.port}/upstream.git`), {}, settings)).text);
        expect(outside.requests.length).toBe(1);
      }
    expect(new Set(texts)).toEqual(new Set([text("127.0.0.1"), text("localhost")]));
    expect(hidden.requests).toEqual([]);
  });
});

describe("a remote that may be reached", () => {
  it("may redirect to another one", async () => {
    const upstream = new Upstream();
    const moved = await serveGit(upstream.folder);
    const { port } = await serve((request, response) =>
      response.writeHead(301, { Location: `http://127.0.0.1:${moved.port}${request.url}` }).end(),
    );
    const repository = newRepository();
    await run(ensure(repository, address(`http://127.0.0.1:${port}/upstream.git`)));
    upstream.commit({ "po/de.po": "more\n" });
    expect(await run(fetch(repository, address(`http://127.0.0.1:${port}/upstream.git`)))).toMatchObject({
      after: upstream.head(),
    });
  });

  it("and does not answer is told of in plain words, without the way to it", async () => {
    const port = await closedPort();
    for (const scheme of ["http", "https"]) {
      const failed = await failure(head(`${scheme}://127.0.0.1:${port}/x.git`));
      expect(failed.text).toBe(`127.0.0.1, port ${port}, cannot be reached: it refused the connection.`);
    }
  });

  it("and breaks off is told of without the secret of the way to it", async () => {
    const seen: string[] = [];
    const server = await serveSockets((socket) => socket.destroy());
    for (const scheme of ["http", "https"])
      seen.push((await failure(head(`${scheme}://127.0.0.1:${server.port}/x.git`))).text);
    expect(seen.join("\n")).not.toMatch(/dragoman:|[0-9a-f]{64}/);
  });

  it("loses its connection when the command is interrupted", async () => {
    const arrived = Promise.withResolvers<void>();
    const server = await serveSockets((socket) => socket.resume().once("data", () => arrived.resolve()));
    await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.exit(head(`https://127.0.0.1:${server.port}/x.git`)));
        yield* Effect.promise(() => arrived.promise);
        yield* Fiber.interrupt(fiber);
      }),
    );
    await vi.waitFor(() => expect(server.sockets.map(({ destroyed }) => destroyed)).toEqual([true]));
  });
});

/** A PATH with an `ssh` that only notes its arguments. */
const notingSsh = () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "ssh"), `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/args\nexit 255\n`);
  chmodSync(join(folder, "ssh"), 0o755);
  const settings: Partial<GitSettings> = { searchPath: `${folder}:${searchPath}` };
  const args = () => (existsSync(join(folder, "args")) ? readFileSync(join(folder, "args"), "utf8") : undefined);
  return { settings, args };
};

describe("ssh", () => {
  it.each([
    ["git@Forge.Example:p.git", "HostKeyAlias=forge.example"],
    ["ssh://git@forge.example/p.git", "HostKeyAlias=forge.example"],
    ["ssh://git@forge.example.:2222/p.git", "HostKeyAlias=[forge.example]:2222"],
  ])("to %s connects to the checked address, and knows the host by its name", async (url, alias) => {
    const { settings, args } = notingSsh();
    await failure(head(url), settings, { resolve: async () => ["93.184.215.14", "93.184.215.15"] });
    expect(args()).toContain("HostName=93.184.215.14\n");
    expect(args()).toContain(`${alias}\n`);
  });

  it.each(["git@127.0.0.1:p.git", "ssh://127.0.0.1/p.git", "ssh://git@[::1]:22/p.git", "ssh://2130706433/p.git"])(
    "to %s is not started",
    async (url) => {
      const { settings, args } = notingSsh();
      const resolve = async (host: string) => [host.includes(":") ? "::1" : "127.0.0.1"];
      expect((await failure(head(url), settings, { ...inside, resolve })).text).toMatch(/cannot be used/);
      expect(args()).toBeUndefined();
    },
  );
});

describe("git://", () => {
  it("connects to the checked address, and asks for the host by its name", async () => {
    const asked = Promise.withResolvers<string>();
    const server = createServer((socket) => {
      let said = "";
      socket
        .on("error", () => {})
        .on("data", (piece) => {
          said += String(piece);
          // It begins with its length, and may come in pieces.
          if (said.length < Number.parseInt(said.slice(0, 4), 16)) return;
          asked.resolve(said);
          socket.destroy();
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const settings = { allowHosts: ["forge.lan"], resolve: async () => ["127.0.0.1"] };
    await failure(head(`git://forge.lan:${port}/p.git`), {}, settings);
    expect(await asked.promise).toContain(`git-upload-pack /p.git\0host=forge.lan:${port}\0`);
  });
});
