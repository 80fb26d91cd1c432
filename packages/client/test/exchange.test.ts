/** What is asked again and what never is, told by a server that fails as it is told. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ClientOptions, createClient } from "../src/index.ts";
import { collect, failureOf } from "./world.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let url: string;
/** What comes next; when nothing is left, an empty page. */
let answers: Answer[] = [];
let asked: string[] = [];

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, { "content-type": "application/json", ...headers }).end('{"detail":"Not now."}');
const hangUp: Answer = (response) => void response.destroy();
const half: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" }).write('{"count":');
  setImmediate(() => response.destroy());
};
const silence: Answer = () => undefined;
const emptyPage: Answer = (response) =>
  void response.writeHead(200).end('{"count":0,"next":null,"previous":null,"results":[]}');

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    (answers.shift() ?? emptyPage)(response, request);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/l10n`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = [];
  asked = [];
});

const clientOf = (options: ClientOptions = {}) => createClient({ baseUrl: url, token: "wlu_x", ...options });
const soon = { "retry-after": "0" };

describe("what only reads", () => {
  it.each([
    ["busy servers", status(503, soon)],
    ["proxies without a server", status(502)],
    ["limits", status(429, soon)],
    ["lost connections", hangUp],
    ["answers that break off", half],
  ])("is asked again after %s", async (_, trouble) => {
    answers = [trouble, trouble];
    expect(await clientOf().projects.list().orThrow()).toMatchObject({ count: 0 });
    expect(asked).toEqual(Array(3).fill("GET /l10n/api/projects/"));
  });

  it("is asked as often as was said, and no more", async () => {
    answers = Array(9).fill(status(503, soon));
    failureOf(await clientOf().projects.list(), "unavailable");
    expect(asked).toHaveLength(3);
    failureOf(await clientOf({ retries: 0 }).projects.list(), "unavailable");
    expect(asked).toHaveLength(4);
  });

  it("is not asked again when the server wants more patience than there is", async () => {
    answers = [status(503, { "retry-after": "11" })];
    expect(failureOf(await clientOf().projects.list(), "unavailable").retryAfter).toBe(11);
    answers = [status(429, { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() })];
    expect(failureOf(await clientOf().projects.list(), "too-many-requests").retryAfter).toBeGreaterThan(3000);
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 500])("is not asked again after %i", async (code) => {
    answers = [status(code)];
    expect((await clientOf().projects.list()).ok).toBe(false);
    expect(asked).toHaveLength(1);
  });
});

describe("what changes something", () => {
  const lock = { project: "a", component: "b", body: { lock: true } };

  it("is sent again after it was turned away for the limit", async () => {
    answers = [status(429, soon), status(200)];
    await clientOf().components.setLock(lock).orThrow();
    expect(asked).toEqual(Array(2).fill("POST /l10n/api/components/a/b/lock/"));
  });

  it.each([
    ["a busy server", status(503, soon), "unavailable"],
    ["a lost connection", hangUp, "network"],
    ["an answer that breaks off", half, "network"],
  ] as const)("is never sent again after %s: it may have been done", async (_, trouble, kind) => {
    answers = [trouble];
    failureOf(await clientOf().components.setLock(lock), kind);
    expect(asked).toHaveLength(1);
  });

  it("is not sent again where its stream is read already", async () => {
    answers = [status(429, soon)];
    const file = { name: "cs.po", stream: new Blob(["x"]).stream() as ReadableStream<Uint8Array> };
    const params = { project: "a", component: "b", language: "cs", body: { file } };
    failureOf(await clientOf().files.upload(params), "too-many-requests");
    expect(asked).toHaveLength(1);
  });
});

describe("a function that gives tokens", () => {
  it.each([
    [
      "throws",
      () => {
        throw new Error("locked");
      },
    ],
    ["fails", () => Promise.reject(new Error("locked"))],
  ] as const)("and %s is a failure of its own, and asks nothing", async (_, token) => {
    const failure = failureOf(await clientOf({ token }).projects.list(), "token");
    expect(failure.cause).toMatchObject({ message: "locked" });
    expect(asked).toEqual([]);
  });
});

describe("a signal", () => {
  it("ends a request that is not answered", async () => {
    const aborting = new AbortController();
    answers = [() => aborting.abort("enough")];
    const result = await clientOf().projects.list({}, aborting);
    expect(failureOf(result, "aborted").cause).toBe("enough");
    expect(asked).toHaveLength(1);
  });

  it("ends the wait for another try", async () => {
    const aborting = new AbortController();
    answers = [status(503, { "retry-after": "3600" })];
    setTimeout(() => aborting.abort(), 50);
    failureOf(await clientOf({ longestWait: 10_000 }).projects.list({}, aborting), "aborted");
  });

  it("ends a file on its way", async () => {
    const aborting = new AbortController();
    answers = [(response) => void response.writeHead(200).write("first")];
    const file = await clientOf().files.base({ project: "a", component: "b" }, aborting).orThrow();
    await expect(async () => {
      for await (const _ of file.stream) aborting.abort();
    }).rejects.toMatchObject({ kind: "aborted" });
  });
});

describe("a connection", () => {
  it("that nobody takes is a failure of the network, with its cause", async () => {
    const failure = failureOf(await clientOf({ baseUrl: "http://127.0.0.1:1", retries: 0 }).projects.list(), "network");
    expect(failure.cause).toBeInstanceOf(Error);
    expect(failure.status).toBeUndefined();
  });

  it("that is lost breaks a file off", async () => {
    answers = [half];
    const file = await clientOf().files.base({ project: "a", component: "b" }).orThrow();
    expect(file.size).toBe(100);
    await expect(file.text()).rejects.toMatchObject({ kind: "network" });
  });

  it("is let go when the reader of a file wants no more", async () => {
    const closed = new Promise<void>((resolve) => {
      answers = [(response) => void response.writeHead(200).on("close", resolve).write("first")];
    });
    const file = await clientOf().files.base({ project: "a", component: "b" }).orThrow();
    for await (const _ of file.stream) break;
    await closed;
  });

  it("is let go when a walk through pages ends", async () => {
    answers = [silence];
    const aborting = new AbortController();
    const walk = collect(clientOf().units.list({}, aborting).all());
    setTimeout(() => aborting.abort(), 50);
    await expect(walk).rejects.toMatchObject({ kind: "aborted" });
  });
});
