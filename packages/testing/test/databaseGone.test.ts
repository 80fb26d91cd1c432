/**
 * A PostgreSQL server that stops under a server of ours, and comes back: requests are refused in the documented shape,
 * the log has one line for each turn, and everything goes on by itself.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemActor } from "@dragoman/core/access";
import { dragomanLayer } from "@dragoman/core/dragoman";
import { Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { coreOptions, readSettings, startServer } from "@dragoman/node";
import { gettextFiles, type GitRemote, makeRemote } from "@dragoman/testing";
import { type OwnServer, ownPostgres } from "../src/postgres.ts";
import { Effect, Exit, Logger, Scope } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const token = "wlu_000000000000000000000000000administrator";

describe.skipIf(ownPostgres === undefined)("when the database goes", () => {
  const scope = Scope.makeUnsafe();
  const logged: string[] = [];
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  let database: OwnServer;
  let remote: GitRemote;
  let folder: string;
  let url: string;
  let told: (line: string) => void = () => {};

  const ask = async (line: string, body?: unknown) => {
    const [method = "GET", path = "/"] = line.split(" ");
    const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    const answer = await fetch(url + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    // Who is answered before the server stops may get a feed or a page of a hook.
    const isJson = answer.headers.get("content-type")?.includes("json") === true;
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: isJson ? JSON.parse(text) : undefined };
  };
  const logs = (words: string) =>
    new Promise<void>((resolve) => {
      const look = (line: string) => line.includes(words) && resolve();
      told = look;
      logged.forEach(look);
    });

  beforeAll(async () => {
    process.on("unhandledRejection", note).on("uncaughtException", note);
    folder = await mkdtemp(join(tmpdir(), "dragoman-gone-"));
    remote = makeRemote(gettextFiles);
    const logger = Logger.make(({ logLevel, message }) => {
      const line = `${logLevel} ${Array.isArray(message) ? message.map(String).join(" ") : String(message)}`;
      logged.push(line);
      told(line);
    });
    const administrator = Effect.gen(function* () {
      const users = yield* Users;
      const name = { username: "admin", full_name: "Admin", email: "admin@example.org", is_superuser: true };
      yield* users.create(systemActor, Effect.succeed(name));
      const admin = yield* users.find(systemActor, "admin");
      yield* (yield* Tokens).issue(systemActor, admin, Effect.succeed({}), token);
    });
    const start = Effect.gen(function* () {
      if (ownPostgres !== undefined) database = yield* ownPostgres;
      const settings = yield* readSettings(
        { dataDir: folder, databaseUrl: database.url, port: 0, vcsAllowSchemes: ["file"] },
        { DRAGOMAN_API_RATELIMIT_USER: "100000/hour" },
      );
      yield* Effect.scoped(Effect.provide(administrator, dragomanLayer({ ...coreOptions(settings), worker: false })));
      url = (yield* startServer(settings)).url;
    });
    await Effect.runPromise(start.pipe(Scope.provide(scope), Effect.provide(Logger.layer([logger]))));
  }, 120_000);

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    remote.remove();
    await rm(folder, { recursive: true, force: true });
    process.off("unhandledRejection", note).off("uncaughtException", note);
  });

  const requests = [
    "GET /api/",
    "GET /api/projects/",
    "GET /api/units/?q=hello",
    "POST /api/projects/",
    "PATCH /api/projects/app/",
    "GET /api/components/app/po/file/",
    "GET /exports/rss/",
    "POST /hooks/github/",
  ];
  const wave = () =>
    Promise.all(
      requests.flatMap((line) => Array.from({ length: 5 }, () => ask(line, line.startsWith("GET") ? undefined : {}))),
    );

  it("every request is 503 with Retry-After, and the log has one line; both end when it is back", async () => {
    expect((await ask("GET /api/projects/")).status).toBe(200);
    logged.length = 0;
    const during = wave();
    await Effect.runPromise(database.stop);
    expect((await during).filter(({ status }) => status === 500)).toEqual([]);
    for (const { status, headers, json } of [...(await wave()), ...(await wave())]) {
      expect([status, headers.get("retry-after"), json]).toEqual([
        503,
        "5",
        { detail: "The database cannot be reached. Try again soon." },
      ]);
    }
    expect((await ask("GET /healthz")).status).toBe(200);
    const ready = await ask("GET /readyz");
    expect([ready.status, ready.headers.get("retry-after"), ready.json]).toEqual([
      503,
      "5",
      {
        status: "not ready",
        checks: { database: "failed", migrations: "unknown", git: "ok", disk: "ok" },
        detail: "Not ready: database.",
      },
    ]);
    // Rounds of background work meet it too: each looks every few seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(logged).toEqual([expect.stringMatching(/^Error The database cannot be reached: .+\.$/)]);

    await Effect.runPromise(database.start);
    await logs("The database is back after");
    expect((await ask("GET /api/projects/")).status).toBe(200);
    await expect.poll(async () => (await ask("GET /readyz")).status).toBe(200);
    expect(logged).toHaveLength(2);
    expect(unhandled).toEqual([]);
  });

  it("work in the background goes on afterwards", async () => {
    const made = await ask("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    const component = await ask("POST /api/projects/app/components/", {
      name: "Po",
      slug: "po",
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    });
    expect(component.status, JSON.stringify(component.json)).toBe(201);
    // In the middle of its first import.
    await Effect.runPromise(Effect.andThen(database.stop, database.start));
    const state = async () => (await ask("GET /api/components/app/po/")).json?.task_url;
    await expect.poll(state, { timeout: 50_000, interval: 200 }).toBeNull();
    expect((await ask("GET /api/translations/app/po/cs/")).json).toMatchObject({ total: 3 });
    expect(logged.filter((line) => !/^\w+ The database (?:cannot be reached|is back)/.test(line))).toEqual([]);
    expect(unhandled).toEqual([]);
  });
});
