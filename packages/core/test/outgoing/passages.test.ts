/** The way out for programs that connect by themselves: with a secret, past the guard, and no longer than they live. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Context, Effect, Exit, Layer, Scope } from "effect";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OutgoingSettings } from "../../src/outgoing/index.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { closedPort, say, serveSockets, serveWeb } from "./servers.ts";

const scoped = () => {
  const scope = Scope.makeUnsafe();
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void));
  onTestFinished(close);
  return { scope, close };
};

/** A passage as a program sees it; `close` ends it, and leaves the guard. */
const open = async (settings: Partial<OutgoingSettings> = { allowHosts: ["127.0.0.1"] }) => {
  const guard = await Effect.runPromise(Scope.provide(Layer.build(Outgoing.layer(settings)), scoped().scope));
  const { scope, close } = scoped();
  const passage = await Effect.runPromise(Scope.provide(Context.get(guard, Outgoing).passage, scope));
  const { port, username, password } = new URL(passage.url);
  const login = `Proxy-Authorization: Basic ${Buffer.from(`${username}:${password}`).toString("base64")}\r\n`;
  return { ...passage, close, port: Number(port), login };
};
type Open = Awaited<ReturnType<typeof open>>;

const connectLine = (port: number, host = "127.0.0.1") => `CONNECT ${host}:${port} HTTP/1.1\r\nHost: x\r\n`;
const getLine = (port: number, host = "127.0.0.1") => `GET http://${host}:${port}/ HTTP/1.1\r\nHost: x\r\n`;

/** A tunnel that stands: our end of it, and the server's. */
const tunnel = async ({ port, login }: Open, to: { readonly port: number; readonly sockets: Socket[] }) => {
  const ours = connect(port, "127.0.0.1", () => ours.write(`${connectLine(to.port)}${login}\r\n`));
  ours.on("error", () => {});
  const [answer] = await once(ours, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  const theirs = to.sockets.at(-1) ?? expect.fail("nobody connected");
  return { ours, theirs };
};
const closed = (socket: Socket) => (socket.closed ? Promise.resolve() : once(socket, "close"));

describe("a passage", () => {
  it("carries bytes both ways, for as long as they come", async () => {
    const server = await serveSockets((socket) => socket.pipe(socket));
    const { ours } = await tunnel(await open(), server);
    const sent = Buffer.alloc(3_000_000, "abc");
    ours.end(sent);
    const back: Buffer[] = [];
    for await (const part of ours) back.push(part);
    expect(Buffer.concat(back).equals(sent)).toBe(true);
  });

  it("forwards requests without what concerns itself", async () => {
    const server = await serveWeb((_, response) => response.setHeader("X-Own", "y").end("here"));
    const { port, login } = await open();
    const answer = await say(port, `${getLine(server.port)}${login}Connection: close\r\nX-Asked: y\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*x-own: y[\s\S]*here/i);
    expect(server.requests[0]?.headers).toMatchObject({ "x-asked": "y", host: `127.0.0.1:${server.port}` });
    expect(server.requests[0]?.headers).not.toHaveProperty("proxy-authorization");
  });

  it("is of no use to those who do not know its secret", async () => {
    const server = await serveSockets(() => {});
    const { port } = await open();
    const wrong = `Proxy-Authorization: Basic ${Buffer.from("dragoman:").toString("base64")}\r\n`;
    for (const line of [connectLine(server.port), getLine(server.port)])
      for (const login of ["", wrong])
        expect(await say(port, `${line}${login}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 407 /);
    expect(server.sockets).toEqual([]);
  });

  it("answers alike for open and closed ports of hosts that are refused, and connects to neither", async () => {
    const server = await serveSockets(() => {});
    const { port, login, problem } = await open({});
    const answers = await Promise.all(
      [server.port, await closedPort()].flatMap((to) =>
        ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost."].flatMap(
          (host) =>
            [connectLine(to, host), getLine(to, host)].map((line) =>
              say(port, `${line}${login}Connection: close\r\n\r\n`).then((answer) => answer.split("\r\n")[0]),
            ),
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 403 Forbidden"]));
    expect(server.sockets).toEqual([]);
    expect(problem()).toMatch(/^The host .* cannot be used/);
  });

  it("leads to the address that was checked, although the name has moved since", async () => {
    const server = await serveSockets((socket) => socket.end("reached"));
    const answers = [["127.0.0.1"], ["93.184.215.14"]];
    const resolve = async () => answers.shift() ?? [];
    const { port, login } = await open({ allowHosts: ["127.0.0.1"], resolve });
    expect(await say(port, `${connectLine(server.port, "moving.example")}${login}\r\n`)).toMatch(/reached$/);
    expect(answers).toEqual([["93.184.215.14"]]);
  });

  it("tries each address of a name", async () => {
    const server = await serveSockets((socket) => socket.end("reached"));
    const { port, login } = await open({ allowHosts: ["two.example"], resolve: async () => ["::1", "127.0.0.1"] });
    expect(await say(port, `${connectLine(server.port, "two.example")}${login}\r\n`)).toMatch(/reached$/);
  });

  it("says why a host that is not refused was not reached", async () => {
    const to = await closedPort();
    const { port, login, problem } = await open();
    expect(await say(port, `${connectLine(to)}${login}\r\n`)).toMatch(/^HTTP\/1\.1 502 /);
    expect(problem()).toBe(`127.0.0.1, port ${to}, cannot be reached: it refused the connection.`);
  });

  it("ends with its program: its connections close, and its secret opens nothing", async () => {
    const server = await serveSockets(() => {});
    const passage = await open();
    const { ours, theirs } = await tunnel(passage, server);
    await passage.close();
    await Promise.all([closed(ours), closed(theirs.resume())]);
    expect(await say(passage.port, `${connectLine(server.port)}${passage.login}\r\n`)).toMatch(/^HTTP\/1\.1 407 /);
  });

  it("outlives a server whose answer has a status that there is not", async () => {
    const server = await serveSockets((socket) =>
      socket.once("data", () => socket.end("HTTP/1.1 000 Nothing\r\nContent-Length: 0\r\n\r\n")),
    );
    const { port, login, problem } = await open();
    expect(await say(port, `${getLine(server.port)}${login}\r\n`)).toMatch(/^HTTP\/1\.1 502 /);
    expect(problem()).toBe(`127.0.0.1, port ${server.port}, cannot be reached: its answer is none of HTTP.`);
  });

  it("outlives whoever goes away in the middle", async () => {
    const server = await serveSockets((socket) => socket.resume());
    const passage = await open();
    for (const end of ["destroy", "resetAndDestroy"] as const) {
      const first = await tunnel(passage, server);
      first.ours[end]();
      await closed(first.theirs);
      const second = await tunnel(passage, server);
      second.theirs[end]();
      await closed(second.ours.resume());
      for (const text of [
        "",
        "CON",
        `${connectLine(server.port)}${passage.login}\r\n`,
        `${getLine(server.port)}${passage.login}\r\n`,
      ]) {
        const early = connect(passage.port, "127.0.0.1", () => {
          early.write(text);
          early[end]();
        });
        await closed(early);
      }
    }
    const gone = Promise.withResolvers<void>();
    const endless = await serveWeb((_, response) => response.once("close", gone.resolve).write("a"));
    const breaking = await serveWeb((_, response) => response.write("a", () => response.destroy()));
    const reader = connect(passage.port, "127.0.0.1", () =>
      reader.write(`${getLine(endless.port)}${passage.login}\r\n`),
    );
    await once(reader, "data");
    reader.destroy();
    await gone.promise;
    expect(await say(passage.port, `${getLine(breaking.port)}${passage.login}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    await tunnel(passage, server);
  });

  it.each(["nonsense", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999", ":80", "http://127.0.0.1:80/"])(
    "refuses to connect to %s",
    async (target) => {
      const { port, login } = await open();
      expect(await say(port, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n${login}\r\n`)).toMatch(/^HTTP\/1\.1 40[03] /);
    },
  );
});
