/**
 * Bodies that break off: at every endpoint that reads one, in every encoding, at random bytes, over real sockets. The
 * server answers, or cuts the connection, and goes on; nothing that it had begun is left.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve, type Serving } from "@dragoman/node";
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  openSite,
  screenshotForm,
  type Site,
} from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../http/src/handlers/index.ts";
import { beyondHeld } from "../src/kills/leftovers.ts";

const token = `wlu_${"admin".padStart(36, "0")}`;
const reading = entries
  .map(({ endpoint }) => endpoint)
  .filter(({ method, quota, payload }) => payload !== undefined || (quota === "hooks" && method === "POST"));

/** A whole body in each encoding. */
const boundary = "b0undary";
const part = (name: string, more: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const bodies = {
  // Types are the same in any case.
  "Multipart/Form-Data; boundary=b0undary": [
    part("name", "", "x"),
    part("file", '; filename="a.po"', `msgid ""\n${"# y\n".repeat(5_000)}`),
    part("image", '; filename="a.png"', "x".repeat(300)),
    `--${boundary}--\r\n`,
  ].join(""),
  "application/json": JSON.stringify({ name: "x", payload: ["y".repeat(2_000)] }),
  "application/x-www-form-urlencoded": `name=x&payload=${encodeURIComponent("{".repeat(2_000))}`,
} as const;

/** Answered here before their bodies are read: without mail, a sign-in that waits, passkeys and accounts elsewhere. */
const early = new Set([
  "POST /api/accounts/",
  "POST /api/accounts/reset/",
  "POST /api/session/second-factor/",
  "PATCH /api/users/:username/passkeys/:id/",
  "DELETE /api/users/:username/passkeys/:id/",
  "DELETE /api/users/:username/identities/:id/",
]);

/** What was sent, how long it claims to be, and how it ends. */
interface Broken {
  readonly head: string;
  readonly sent: string;
  readonly end: "wait" | "end" | "destroy";
}

const kinds = {
  "a body that ends too early": (whole: string, cut: number): Broken => ({
    head: `Content-Length: ${cut}`,
    sent: whole.slice(0, cut),
    end: "wait",
  }),
  "less than was promised": (whole: string, cut: number): Broken => ({
    head: `Content-Length: ${whole.length + 9}`,
    sent: whole.slice(0, cut),
    end: "end",
  }),
  "a client that goes away": (whole: string, cut: number): Broken => ({
    head: `Content-Length: ${whole.length}`,
    sent: whole.slice(0, cut),
    end: "destroy",
  }),
  "a chunk that is none": (whole: string, cut: number): Broken => ({
    head: "Transfer-Encoding: chunked",
    sent: `${cut.toString(16)}\r\n${whole.slice(0, cut)}\r\nzz\r\n`,
    end: "wait",
  }),
  "chunks without an end": (whole: string, cut: number): Broken => ({
    head: "Transfer-Encoding: chunked",
    sent: `${whole.length.toString(16)}\r\n${whole.slice(0, cut)}`,
    end: "destroy",
  }),
};

describe.each(databases)("bodies that break off, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let server: Serving;
  let uploads: string;
  const scope = Scope.makeUnsafe();
  const paths = new Map<string, string>();
  const read = new Set<string>();
  const running = new Set<Promise<unknown>>();
  /** Clients go away when the request has come, or when its body is being read: whichever this waits for. */
  let moment: "asked" | "reading" = "asked";
  let reached: () => void = () => {};
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);

  beforeAll(async () => {
    process.on("unhandledRejection", note).on("uncaughtException", note);
    uploads = await mkdtemp(join(tmpdir(), "dragoman-uploads-"));
    remote = makeRemote(gettextFiles);
    site = await openSite(database, { uploadFolder: uploads });
    await fillScene();
    const handle: Site["app"]["handle"] = (incoming, signal) => {
      if (moment === "asked") reached();
      const { body } = incoming;
      const noted = () => {
        read.add(`${incoming.method} ${incoming.target}`);
        reached();
        return body?.() ?? new ReadableStream();
      };
      const answer = site.app.handle({ ...incoming, body: body === undefined ? body : noted }, signal);
      const settled = answer
        .catch(() => {})
        .finally(() => {
          running.delete(settled);
          reached();
        });
      running.add(settled);
      return answer;
    };
    server = await Effect.runPromise(Scope.provide(serve({ app: { handle }, port: 0 }), scope));
  }, 120_000);

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await site.close();
    remote.remove();
    await rm(uploads, { recursive: true, force: true });
    process.off("unhandledRejection", note).off("uncaughtException", note);
  });

  const fillScene = async () => {
    const admin = async (line: string, body?: unknown) => {
      const answer = await site.ask("admin", line, body);
      if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
      return answer.json;
    };
    await admin("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
    await admin("POST /api/projects/app/components/", {
      name: "Po",
      slug: "po",
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      manage_units: true,
    });
    await site.settled("app/po");
    const place = { project: "app", component: "po", language: "cs" };
    const first = async (path: string) => (await admin(`GET ${path}`)).results[0].id as number;
    const ids = {
      "component-lists": (await admin("POST /api/component-lists/", { name: "L", slug: "l" })).slug,
      categories: (await admin("POST /api/categories/", { name: "C", slug: "c", project: "/api/projects/app/" })).id,
      screenshots: (await admin("POST /api/screenshots/", screenshotForm(place, "a.png"))).id,
      units: await first("/api/translations/app/po/cs/units/"),
      notifications: await first("/api/users/admin/notifications/"),
      labels: (await admin("POST /api/projects/app/labels/", { name: "L", color: "red" })).id,
      groups: (await admin("POST /api/groups/", { name: "G" })).id,
      teams: (await admin("POST /api/projects/app/teams/", { name: "T", roles: [] })).id,
      roles: (await admin("POST /api/roles/", { name: "R", permissions: ["unit.edit"] })).id,
      addons: (
        await admin("POST /api/components/app/po/addons/", {
          name: "weblate.generate.generate",
          configuration: { filename: "stats.txt", template: "{{ stats.all }}" },
        })
      ).id,
    };
    const named = { ...place, list: ids["component-lists"], username: "admin" };
    for (const { method, path } of reading) {
      const real = path.replace(
        /([\w-]+)\/:(\w+)/g,
        (_, before: string, name: string) =>
          `${before}/${String(name === "id" ? ids[before as keyof typeof ids] : `:${name}`)}`,
      );
      paths.set(
        `${method} ${path}`,
        real.replace(/:(\w+)/g, (_, name: string) => String(named[name as keyof typeof named])),
      );
    }
  };

  const throwAt = (line: string, type: string, { head, sent, end }: Broken) =>
    new Promise<string>((resolve) => {
      const arrived = new Promise<void>((done) => (reached = done));
      let answer = "";
      const headers = ["Host: a", `Authorization: Token ${token}`, `Content-Type: ${type}`, head, "Connection: close"];
      const socket: Socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true }, () => {
        socket.write(`${line} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${sent}`);
        if (end === "end") socket.end();
        if (end === "destroy") void arrived.then(() => socket.destroy());
      });
      socket.on("data", (chunk) => (answer += chunk.toString()));
      socket.on("end", () => socket.destroy());
      socket.on("error", () => {});
      socket.on("close", () => resolve(answer));
    });

  const endpoints = reading.map(({ method, path }) => `${method} ${path}`);
  const cuts = (length: number) =>
    fc.sample(fc.integer({ min: 0, max: length - 1 }), { numRuns: endpoints.length, seed: length });

  afterEach(async () => {
    await Promise.all(running);
    // Rejections are told after the work of the moment.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled.splice(0)).toEqual([]);
    expect(await beyondHeld(uploads, true)).toEqual([]);
    expect((await fetch(`${server.url}/api/`)).status).toBe(200);
  });

  describe.each(Object.entries(bodies))("as %s", (type, whole) => {
    it.each(Object.entries(kinds))("with %s end nothing, and leave nothing", async (_, breaking) => {
      for (const [index, cut] of cuts(whole.length).entries()) {
        const endpoint = endpoints[index] ?? "";
        moment = index % 2 === 0 ? "reading" : "asked";
        const line = `${endpoint.split(" ")[0]} ${paths.get(endpoint)}`;
        const answer = await throwAt(line, type, breaking(whole, cut));
        expect(answer, `${line}, cut at ${cut}`).toMatch(/^(?:HTTP\/1\.1 [24]\d\d |$)/);
      }
    });
  });

  it("were read at every endpoint that takes one", () => {
    const expected = reading.filter(
      ({ method, payload, path }) =>
        (payload !== undefined || !path.startsWith("/hooks/update/")) && !early.has(`${method} ${path}`),
    );
    const lines = expected.map(({ method, path }) => `${method} ${paths.get(`${method} ${path}`)}`);
    expect(lines.filter((line) => !read.has(line))).toEqual([]);
  });
});
