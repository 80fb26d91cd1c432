/** A whole site for tests: every service over a real database, answered through the wire without a socket. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemActor } from "@dragoman/core/access";
import { type DragomanOptions, type DragomanServices, dragomanLayer } from "@dragoman/core/dragoman";
import { Tokens } from "@dragoman/core/tokens";
import { Users } from "@dragoman/core/users";
import { type App, type HttpOptions, makeApp } from "@dragoman/http";
import { type Context, Effect, Exit, Layer, Scope } from "effect";
import { type Builder, makeBuilder } from "./building.ts";
import { checked } from "./contract/checked.ts";
import type { TestDatabase } from "./database.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly json: any;
}

export interface Site extends Builder {
  readonly app: App;
  /** The data folder of this process. */
  readonly dataDir: string;
  readonly services: Context.Context<DragomanServices>;
  /** Runs an effect over the site's services. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, DragomanServices>) => Promise<A>;
  /** Asks as an account by name; "anonymous" asks without a token. */
  readonly ask: (account: string, line: string, body?: unknown) => Promise<Answer>;
  /** Makes an account, with a token for `ask`. */
  readonly account: (username: string, options?: { readonly superuser?: boolean }) => Promise<void>;
  /** Waits until the background task of a component has ended. */
  readonly settled: (component: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

type CoreOptions = Pick<
  DragomanOptions,
  | "accounts"
  | "attemptLimit"
  | "forges"
  | "git"
  | "mail"
  | "outgoing"
  | "providers"
  | "publishFolder"
  | "siteTitle"
  | "siteUrl"
>;

const tokenOf = (username: string) => `wlu_${username.padStart(36, "0")}`;

/** A site on an empty database, with a superuser called "admin", and without limits of requests. */
export const openSite = async (
  database: TestDatabase,
  http: HttpOptions = {},
  core: CoreOptions = {},
): Promise<Site> => {
  const site = await joinSite(database, http, core);
  await site.account("admin", { superuser: true });
  return site;
};

/** Another process, with a folder of its own, on the database of a site; the same accounts ask. */
export const joinSite = async (
  database: TestDatabase,
  http: HttpOptions = {},
  core: CoreOptions = {},
): Promise<Site> => {
  const dataDir = await mkdtemp(join(tmpdir(), "dragoman-site-"));
  const scope = Scope.makeUnsafe();
  const services = await Effect.runPromise(
    Effect.gen(function* () {
      const options = yield* database.options;
      return yield* Layer.build(
        dragomanLayer({
          database: options,
          dataDir,
          // Each process has a folder of its own; the key is one.
          secretKeys: ["the key of all processes of a test site"],
          ...core,
          git: { schemes: ["file"], searchPath: process.env["PATH"] ?? "/usr/bin", ...core.git },
        }),
      );
    }).pipe(Scope.provide(scope)),
  );
  const app = checked(
    makeApp(services, {
      siteUrl: "https://site.example",
      uploadFolder: join(dataDir, "uploads"),
      apiRateLimitAnon: "off",
      apiRateLimitUser: "off",
      openRateLimit: "off",
      pagesRateLimit: "off",
      ...http,
    }),
  );
  const tokens = new Map([["admin", tokenOf("admin")]]);
  const run = Effect.runPromiseWith(services);

  const ask: Site["ask"] = async (account, line, body) => {
    const [method = "GET", path = "/"] = line.split(" ");
    const token = tokens.get(account);
    const headers = new Headers(token === undefined ? {} : { authorization: `Token ${token}` });
    if (body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams))
      headers.set("content-type", "application/json");
    const sent =
      body === undefined
        ? null
        : body instanceof FormData || body instanceof URLSearchParams
          ? body
          : typeof body === "string"
            ? body
            : JSON.stringify(body);
    const response = await app.fetch(new Request(`https://site.example${path}`, { method, headers, body: sent }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = Buffer.from(bytes).toString();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  };

  const account: Site["account"] = async (username, { superuser = false } = {}) => {
    const token = tokenOf(username);
    tokens.set(username, token);
    await run(
      Effect.gen(function* () {
        const users = yield* Users;
        yield* users.create(
          systemActor,
          Effect.succeed({
            username,
            full_name: username.toUpperCase(),
            email: `${username}@example.org`,
            is_superuser: superuser,
          }),
        );
        const user = yield* users.find(systemActor, username);
        yield* (yield* Tokens).issue(systemActor, user, Effect.succeed({}), token);
      }),
    );
  };
  const settled: Site["settled"] = async (component) => {
    for (;;) {
      const { json } = await ask("admin", `GET /api/components/${component}/`);
      if (json.task_url === null || json.task_url === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const close = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  };
  const builder = makeBuilder((line, body) => ask("admin", line, body), settled);
  return { app, dataDir, services, run, ask, account, settled, close, ...builder };
};
