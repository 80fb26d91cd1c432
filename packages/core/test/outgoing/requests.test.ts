/** Requests of our own over HTTP, with real servers on the loopback. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import type { OutgoingSettings } from "../../src/outgoing/index.ts";
import { Outgoing, type Request } from "../../src/outgoing/inside.ts";
import { closedPort, serveSockets, serveWeb } from "./servers.ts";

const here = { allowHosts: ["127.0.0.1"] };
const send = (request: Request, settings: Partial<OutgoingSettings> = here) =>
  Effect.runPromise(
    Effect.flatMap(Outgoing, (outgoing) => outgoing.send(request)).pipe(Effect.provide(Outgoing.layer(settings))),
  );
const failure = (request: Request, settings?: Partial<OutgoingSettings>): Promise<string> =>
  send(request, settings).then(
    () => expect.fail("It was answered."),
    (error: Error) => error.message,
  );

describe("a request", () => {
  it("is sent with its body and headers, and answered", async () => {
    const server = await serveWeb((request, response) => request.pipe(response.writeHead(201, { "X-Own": "y" })));
    const answer = await send({
      url: `${server.origin}/a?b=c`,
      method: "POST",
      headers: { "X-Asked": "y" },
      body: "text",
    });
    expect({ ...answer, body: String(answer.body) }).toMatchObject({
      status: 201,
      headers: { "x-own": "y" },
      body: "text",
    });
    expect(server.requests[0]).toMatchObject({ method: "POST", url: "/a?b=c" });
    expect(server.requests[0]?.headers).toMatchObject({ "x-asked": "y", host: `127.0.0.1:${server.port}` });
  });

  it("has its body whatever its method", async () => {
    const server = await serveWeb((request, response) => request.pipe(response.writeHead(200)));
    const answer = await send({ url: `${server.origin}/`, method: "DELETE", body: "straße" });
    expect(String(answer.body)).toBe("straße");
  });

  it("to a host inside is refused by one text, whether something listens or not", async () => {
    const server = await serveSockets(() => {});
    const texts = await Promise.all(
      [server.port, await closedPort()].flatMap((port) =>
        ["http", "https"].map((scheme) => failure({ url: `${scheme}://127.0.0.1:${port}/` }, {})),
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect(server.sockets).toEqual([]);
  });

  it("goes to the address that was checked, although the name has moved since", async () => {
    const server = await serveWeb((_, response) => response.end("reached"));
    const answers = [["127.0.0.1"], ["93.184.215.14"]];
    const { body } = await send(
      { url: `http://moving.example:${server.port}/` },
      { ...here, resolve: async () => answers.shift() ?? [] },
    );
    expect(String(body)).toBe("reached");
  });

  it("does not follow a redirect to a host inside", async () => {
    const inside = await serveWeb((_, response) => response.end());
    const server = await serveWeb((_, response) => response.writeHead(302, { Location: inside.origin }).end());
    const only = { allowHosts: [`127.0.0.1:${server.port}`] };
    expect(await failure({ url: server.origin }, only)).toMatch(/^The host 127\.0\.0\.1 cannot be used/);
    expect(inside.requests).toEqual([]);
  });

  it("carries what may be secret to the same origin, and to no other one", async () => {
    const other = await serveWeb((_, response) => response.end());
    const server = await serveWeb(({ url }, response) =>
      response.writeHead(307, { Location: url === "/" ? "/next" : other.origin }).end(),
    );
    const headers = { Authorization: "Bearer s", Cookie: "s", "Private-Token": "s", Accept: "text/plain" };
    await send({ url: server.origin, headers });
    expect(server.requests[1]?.headers).toMatchObject({ authorization: "Bearer s", cookie: "s", "private-token": "s" });
    expect(other.requests[0]?.headers).toEqual({
      accept: "text/plain",
      host: new URL(other.origin).host,
      connection: "close",
    });
  });

  it("that writes follows no redirect", async () => {
    const server = await serveWeb((_, response) => response.writeHead(307, { Location: "/next" }).end());
    expect((await send({ url: server.origin, method: "POST", body: "secret" })).status).toBe(307);
    expect(server.requests.length).toBe(1);
  });

  it("ends where redirects do not", async () => {
    const server = await serveWeb((_, response) => response.writeHead(302, { Location: "/" }).end());
    expect(await failure({ url: server.origin })).toMatch(/redirects too often/);
    expect(server.requests.length).toBe(6);
  });

  it("takes no longer and no more than it is told", async () => {
    const silent = await serveWeb((_, response) => response.write("a"));
    expect(await failure({ url: silent.origin, timeLimit: 50 })).toMatch(/did not answer in time/);
    const endless = await serveWeb((_, response) => response.end("a".repeat(1000)));
    expect(await failure({ url: endless.origin, maxAnswer: 999 })).toMatch(/more than 999 bytes/);
  });

  it("believes no certificate that nobody has signed, and nothing that is not TLS", async () => {
    const server = await serveSockets((socket) => socket.end("plain"));
    expect(await failure({ url: `https://127.0.0.1:${server.port}/` })).toMatch(/cannot be reached/);
  });

  it.each(["ftp://127.0.0.1/", "file:///etc/passwd", "nonsense", "http://user:word@127.0.0.1/"])(
    "to %s is refused",
    async (url) => {
      expect(await failure({ url })).toMatch(/not an address of the web|do not belong/);
    },
  );

  it("tells of a server that breaks off", async () => {
    const server = await serveSockets((socket) =>
      socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")),
    );
    expect(await failure({ url: `http://127.0.0.1:${server.port}/` })).toMatch(/cannot be reached/);
  });
});
