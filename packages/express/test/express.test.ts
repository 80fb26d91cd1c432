/** The middleware in both versions of Express, behind what apps put before it. */
import { gzipSync } from "node:zlib";
import compression from "compression";
import session from "express-session";
import helmet from "helmet";
import multer from "multer";
import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerFailed, type Dragoman, dragoman, type LogEntry } from "../src/index.ts";
import { ask, folder, makeAda, serve, token, versions } from "./host.ts";

declare module "express-session" {
  interface SessionData {
    username: string;
  }
}

const environment = {};
const json = { "content-type": "application/json", ...token };
const logged: LogEntry[] = [];
const stack = new AsyncDisposableStack();
let dataDir = "";
let l10n: Dragoman<Request>;
let number = 0;

beforeAll(async () => {
  dataDir = stack.use(await folder()).path;
  l10n = stack.use(
    await dragoman<Request>({
      dataDir,
      environment,
      rateLimitAnonymous: "3/day",
      log: (entry) => logged.push(entry),
      account: (request) => request.session?.username,
    }),
  );
  await makeAda(l10n);
}, 120_000);
afterAll(() => stack.disposeAsync());

const project = () => {
  number++;
  return { name: `Project ${number}`, slug: `project-${number}`, web: "https://example.org/" };
};

describe.each(versions)("in $name", ({ express }) => {
  it("hangs under a path in a few lines, which all links have", async () => {
    const app = express();
    app.use("/l10n", l10n);
    await using host = await serve(app);
    const answer = await fetch(`${host.url}/l10n/api/?format=json`, { headers: token });
    expect(await answer.json()).toMatchObject({ projects: `${host.url}/l10n/api/projects/?format=json` });
    const made = await fetch(`${host.url}/l10n/api/projects/`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(project()),
    });
    expect(made.headers.get("location")).toBe(`${host.url}/l10n/api/projects/project-${number}/`);
  });

  it("hangs under routers in routers, and under the root", async () => {
    const app = express();
    const inner = express.Router().use("/l10n", l10n);
    app.use("/:team", inner);
    app.use(l10n);
    await using host = await serve(app);
    for (const prefix of ["/tools/l10n", ""]) {
      const answer = await fetch(`${host.url}${prefix}/api/`, { headers: token });
      expect(await answer.json()).toMatchObject({ projects: `${host.url}${prefix}/api/projects/` });
    }
  });

  describe("behind parsers, compression and helmet", () => {
    const behind = (...more: RequestHandler[]) => {
      const app = express();
      app.use(helmet(), compression({ threshold: 0 }), ...more);
      app.use(express.json(), express.urlencoded({ extended: true }), l10n);
      return serve(app);
    };

    it("takes JSON that was parsed, compressed or not", async () => {
      await using host = await behind();
      for (const pack of [(text: string) => text, (text: string) => gzipSync(text)]) {
        const fields = project();
        const body = pack(JSON.stringify(fields));
        const headers = { ...json, ...(typeof body === "string" ? {} : { "content-encoding": "gzip" }) };
        const made = await fetch(`${host.url}/api/projects/`, { method: "POST", headers, body: body as BodyInit });
        expect(made.status).toBe(201);
        expect(await made.json()).toMatchObject(fields);
      }
    });

    it("takes forms that were parsed, with lists and with what is nested", async () => {
      await using host = await behind();
      const made = await fetch(`${host.url}/api/projects/`, {
        method: "POST",
        headers: token,
        body: new URLSearchParams(project()),
      });
      expect(made.status).toBe(201);
      for (const scopes of [["unit.edit"], Array<string>(30).fill("unit.edit")]) {
        const form = new URLSearchParams([["name", "form"], ...scopes.map((scope) => ["scopes", scope])]);
        const issued = await fetch(`${host.url}/api/users/ada/tokens/`, { method: "POST", headers: token, body: form });
        expect([issued.status, await issued.json()]).toMatchObject([201, { scopes: ["unit.edit"] }]);
      }
    });

    it("takes bytes and texts that were read", async () => {
      for (const parser of [express.raw({ type: "*/*" }), express.text({ type: "*/*" })]) {
        await using host = await behind(parser);
        const body = JSON.stringify(project());
        const made = await fetch(`${host.url}/api/projects/`, { method: "POST", headers: json, body });
        expect(made.status).toBe(201);
      }
    });

    it("takes forms with files as they come", async () => {
      await using host = await behind();
      const form = new FormData();
      for (const [name, value] of Object.entries(project())) form.append(name, value);
      form.append("file", new Blob([new Uint8Array(3_000_000)]), "large.bin");
      const made = await fetch(`${host.url}/api/projects/`, { method: "POST", headers: token, body: form });
      expect(made.status).toBe(201);
    });

    it("takes requests without a body, and tells what is missing in one", async () => {
      await using host = await behind();
      const empty = await fetch(`${host.url}/api/projects/`, { method: "POST", headers: json });
      expect([empty.status, await empty.json()]).toMatchObject([400, { name: ["This field is required."] }]);
      const head = await fetch(`${host.url}/api/`, { method: "HEAD", headers: token });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });

    it("is compressed, and keeps what others let answers vary with", async () => {
      await using host = await behind((_request, response, next) => {
        response.vary("Origin");
        next();
      });
      const answer = await fetch(`${host.url}/api/`, { headers: { ...token, "accept-encoding": "gzip" } });
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(answer.headers.get("content-security-policy")).toContain("default-src");
      const vary = answer.headers.get("vary")?.split(/,\s*/);
      expect(vary?.toSorted()).toEqual(["Accept", "Accept-Encoding", "Authorization", "Cookie", "Origin"]);
      expect(await answer.json()).toMatchObject({ projects: `${host.url}/api/projects/` });
    });
  });

  it("takes hooks over the bytes that came, where the app keeps them", async () => {
    const app = express();
    const keep = (request: object, _response: object, bytes: Buffer) => Object.assign(request, { rawBody: bytes });
    app.use(express.json({ verify: keep }));
    let seen: unknown;
    app.use((request, _response, next) => {
      seen = request.body;
      request.body = { changed: true };
      next();
    });
    app.use(l10n);
    await using host = await serve(app);
    const fields = project();
    const body = JSON.stringify(fields);
    const made = await fetch(`${host.url}/api/projects/`, { method: "POST", headers: json, body });
    expect([made.status, seen]).toEqual([201, fields]);
  });

  it("counts clients apart, as far as the app trusts its proxies", async () => {
    const trusting = express().set("trust proxy", "loopback").use(l10n);
    const suspicious = express().use(l10n);
    const client = (address: string) => ({ "x-forwarded-for": address });
    const address = `192.0.${number}.`;
    await using host = await serve(trusting);
    for (let time = 0; time < 3; time++)
      expect((await fetch(`${host.url}/api/`, { headers: client(`${address}1`) })).status).toBe(200);
    expect((await fetch(`${host.url}/api/`, { headers: client(`${address}1`) })).status).toBe(429);
    expect((await fetch(`${host.url}/api/`, { headers: client(`${address}2`) })).status).toBe(200);
    await using direct = await serve(suspicious);
    const left = async (last: number) =>
      (await fetch(`${direct.url}/api/`, { headers: client(address + last) })).headers.get("x-ratelimit-remaining");
    const [first, second] = [await left(3), await left(4)];
    expect(Number(second)).toBe(Math.max(0, Number(first) - 1));
  });

  it("is known by the name that trusted proxies tell", async () => {
    const proxied = { ...token, host: "inner:3000", "x-forwarded-host": "l10n.example", "x-forwarded-proto": "https" };
    await using trusting = await serve(express().set("trust proxy", true).use("/l10n", l10n));
    expect((await ask(`${trusting.url}/l10n/api/`, proxied)).json.projects).toBe(
      "https://l10n.example/l10n/api/projects/",
    );
    await using suspicious = await serve(express().use("/l10n", l10n));
    expect((await ask(`${suspicious.url}/l10n/api/`, proxied)).json.projects).toBe(
      "http://inner:3000/l10n/api/projects/",
    );
    const evil = await ask(`${trusting.url}/l10n/api/`, { ...proxied, "x-forwarded-host": "evil.example/?" });
    expect(evil.status).toBe(400);
  });

  describe("with sessions", () => {
    const signedIn = async () => {
      const app = express();
      app.use(session({ secret: "of the test", resave: false, saveUninitialized: false }));
      app.post("/login", (request, response) => {
        request.session.username = "ada";
        response.end();
      });
      app.use("/l10n", l10n);
      const host = await serve(app);
      const login = await fetch(`${host.url}/login`, { method: "POST" });
      return { host, cookie: login.headers.get("set-cookie")?.split(";")[0] ?? "" };
    };

    it("acts as the account that the app names", async () => {
      const { host, cookie } = await signedIn();
      await using _ = host;
      const user = `${host.url}/l10n/api/users/ada/notifications/`;
      expect((await fetch(user, { headers: { cookie } })).status).toBe(200);
      expect((await fetch(user)).status).not.toBe(200);
    });

    it("changes something only for pages of the app", async () => {
      const { host, cookie } = await signedIn();
      await using _ = host;
      const create = (origin: string) =>
        fetch(`${host.url}/l10n/api/projects/`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json", origin },
          body: JSON.stringify(project()),
        });
      expect((await create(host.url)).status).toBe(201);
      expect((await create("https://evil.example")).status).toBe(403);
    });
  });

  describe("when something is wrong", () => {
    const withHandler = (middleware: RequestHandler, ...before: RequestHandler[]) => {
      const caught: unknown[] = [];
      const app = express().use(...before, (_request, _response, next) => next());
      app.use("/l10n", middleware);
      app.get("/l10n/about", (_request, response) => void response.send("about"));
      const handler: ErrorRequestHandler = (error, _request, response, _next) => {
        caught.push(error);
        response.status(error.status ?? 599).send("by the app");
      };
      app.use(handler);
      return { app, caught };
    };
    const form = () => {
      const fields = new FormData();
      fields.append("name", "read before");
      return { method: "POST", headers: token, body: fields };
    };

    it("answers itself, also for paths where nothing is, and says in the log what the app did", async () => {
      const { app, caught } = withHandler(l10n, multer().none());
      await using host = await serve(app);
      const nowhere = await fetch(`${host.url}/l10n/about`, { headers: token });
      expect([nowhere.status, await nowhere.json()]).toEqual([404, { detail: "Not found." }]);
      const broken = await fetch(`${host.url}/l10n/api/projects/`, form());
      expect([broken.status, await broken.json()]).toMatchObject([500, { detail: expect.any(String) }]);
      expect(caught).toEqual([]);
      expect(logged.at(-1)).toMatchObject({ level: "Error", message: expect.stringContaining("was read before") });
    });

    it("leaves to the app what the app asked for, and no more", async () => {
      await using data = await folder();
      await using asking = await dragoman({ dataDir: data.path, environment, passErrors: true, passThrough: true });
      const { app, caught } = withHandler(asking, multer().none());
      await using host = await serve(app);
      expect(await (await fetch(`${host.url}/l10n/about`)).text()).toBe("about");
      expect((await fetch(`${host.url}/l10n/api/projects/none/`)).status).toBe(404);
      expect(caught).toEqual([]);
      const broken = await fetch(`${host.url}/l10n/api/projects/`, form());
      expect([broken.status, await broken.text()]).toEqual([500, "by the app"]);
      expect(caught).toEqual([expect.any(AnswerFailed)]);
    });

    it("lets the app hear of what its own function throws", async () => {
      await using data = await folder();
      for (const account of [
        () => {
          throw new Error("no store");
        },
        () => Promise.reject(new Error("no store")),
      ]) {
        await using asking = await dragoman({ dataDir: data.path, environment, account });
        const { app, caught } = withHandler(asking);
        await using host = await serve(app);
        expect((await fetch(`${host.url}/l10n/api/`)).status).toBe(599);
        expect(caught).toEqual([new Error("no store")]);
      }
    });
  });
});

describe("the end", () => {
  it("lets requests finish, refuses new ones, and happens once", async () => {
    await using data = await folder();
    const { default: express } = await import("express");
    const ending = await dragoman({ dataDir: data.path, environment });
    await using host = await serve(express().use(ending));
    const last = fetch(`${host.url}/api/`);
    expect((await last).status).toBe(200);
    await Promise.all([ending.close(), ending.close()]);
    const late = await fetch(`${host.url}/api/`);
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await ending.fetch(new Request("http://localhost/api/"))).status).toBe(503);
    // The data folder is free again.
    await using again = await dragoman({ dataDir: data.path, environment });
    expect((await again.fetch(new Request("http://localhost/api/"))).status).toBe(200);
  });

  it("comes before the beginning where a setting is wrong, with a word for it", async () => {
    await expect(dragoman({ dataDir: "x", environment, pageSize: 0 })).rejects.toThrow("DRAGOMAN_PAGE_SIZE");
  });
});
