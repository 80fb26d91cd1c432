import { gettextFiles, makeAppPo, makeRemote, openSite, databases, type GitRemote, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../src/handlers/index.ts";

const embedded = databases[0];
if (embedded === undefined) throw new Error("There is always the embedded database.");

let site: Site;
let remote: GitRemote;
let unitId: number;

beforeAll(async () => {
  site = await openSite(embedded);
  remote = makeRemote({ ...gettextFiles, "outside/x.po": gettextFiles["po/cs.po"] });
  await site.account("alice");
  await makeAppPo(site, remote);
  unitId = (await site.ask("admin", "GET /api/translations/app/po/cs/units/")).json.results[0].id;
});
afterAll(async () => {
  await site.close();
  remote.remove();
});

const samples: Readonly<Record<string, string>> = {
  project: "app",
  component: "po",
  language: "cs",
  slug: "nothing",
  username: "alice",
};
const addressOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === "id" ? String(unitId) : (samples[name] ?? "1")));

const routes = [...new Set(entries.map(({ endpoint }) => endpoint.path))];
const writes = entries
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === "POST" || method === "PUT" || method === "PATCH");

const bodies: readonly (readonly [name: string, body: string])[] = [
  ["broken JSON", "{not json"],
  ["a list", "[1, 2]"],
  ["a text", '"text"'],
  ["null", "null"],
  [
    "wrong types",
    '{"name": {"a": 1}, "slug": [], "operation": 7, "lock": {}, "target": {"a": 1}, "state": "x", "q": null, "code": false, "plural": 3, "username": [[]], "permissions": 1}',
  ],
  [
    "nulls",
    '{"name": null, "slug": null, "web": null, "operation": null, "lock": null, "target": null, "state": null, "language_code": null, "color": null}',
  ],
  ["unknown fields", '{"__proto__": {"x": 1}, "constructor": 1, "hasOwnProperty": 2, "surprise": true}'],
  [
    "half a surrogate pair",
    '{"name": "\\ud800", "slug": "\\ud800", "operation": "\\ud800", "language_code": "\\ud800", "full_name": "\\ud800"}',
  ],
  [
    "null characters",
    '{"name": "a\\u0000b", "slug": "a\\u0000b", "operation": "\\u0000", "language_code": "\\u0000", "username": "\\u0000"}',
  ],
  ["deep nesting", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
];

describe.each(writes.map(({ method, path, beforeSignIn }) => [method, path, beforeSignIn === true] as const))(
  "%s %s",
  (method, path, open) => {
    it.each(bodies)("answers %s in the documented shape, never with a failure of its own", async (_, body) => {
      const answer = await site.ask("admin", `${method} ${addressOf(path)}`, body);
      expect(answer.status, answer.text).toBeLessThan(500);
      // People read what a hook answers.
      if (answer.status === 400 && path.startsWith("/hooks/")) expect(answer.text).toContain("<!doctype html>");
      else if (answer.status >= 400) expect(answer.json.detail).toEqual(expect.any(String));
    });

    it("refuses a type of body that it does not know", async () => {
      const response = await site.app.fetch(
        new Request(`https://site.example${addressOf(path)}`, {
          method,
          headers: { "content-type": "application/xml" },
          body: "<a/>",
        }),
      );
      const hook = path.startsWith("/hooks/update/") ? 200 : 400;
      // Who signs in has no account yet: some ask for something else before the body, and one reads none.
      if (open) expect([path.endsWith("/options/") ? 200 : 415, 400, 403]).toContain(response.status);
      else if (path.startsWith("/git/")) expect(response.status).toBe(400);
      else expect(response.status).toBe(path.startsWith("/hooks/") ? hook : 401);
    });
  },
);

describe.each(routes)("%s", (path) => {
  it("names its methods in Allow, and refuses others with 405", async () => {
    const answer = await site.ask("admin", `PROPFIND ${addressOf(path)}`);
    expect(answer.status).toBe(405);
    const methods = entries.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method);
    for (const method of methods) expect(answer.headers.get("allow")).toContain(method);
  });

  it("answers OPTIONS with what it takes", async () => {
    const answer = await site.ask("anonymous", `OPTIONS ${addressOf(path)}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ renders: ["application/json", "text/html"], name: expect.any(String) });
  });

  it("does not care for the slash at its end", async () => {
    const [slash, bare] = await Promise.all([
      site.ask("admin", `OPTIONS ${addressOf(path)}`),
      site.ask("admin", `OPTIONS ${addressOf(path).replace(/\/$/, "")}`),
    ]);
    expect(bare.status).toBe(slash.status);
  });

  it("refuses a bad token even where everybody may read", async () => {
    const response = await site.app.fetch(
      new Request(`https://site.example${addressOf(path)}`, { headers: { authorization: "Token nonsense" } }),
    );
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(
      // git sends a name and a password only where it is asked for these.
      path.startsWith("/git/") ? /^Basic / : /^Token$/,
    );
  });
});

/** In the place of every name in an address. */
const names = [
  "0",
  "-1",
  "99999999999999999999",
  "nothing",
  "%00",
  "%ff",
  "a%2Fb%2Fc",
  "..%2F..",
  "%F0%9F%92%A9",
  "x".repeat(3000),
];
const odd = "?page=-1&page_size=x&q=((&format=json&timestamp_after=x&user=%00x&action=x&exclude=x&type=x&language=%ff";

describe.each(entries.map(({ endpoint }) => [endpoint.method, endpoint.path] as const))(
  "%s %s, of what is not there",
  (method, path) => {
    it.runIf(path.includes(":"))("is answered in the documented shape", async () => {
      for (const name of names) {
        const answer = await site.ask("admin", `${method} ${path.replace(/:\w+/g, name)}`);
        expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500);
        if (answer.status >= 400 && answer.json !== undefined) expect(answer.json.detail).toEqual(expect.any(String));
      }
    });

    it.runIf(method === "GET")("bears odd parameters", async () => {
      const answer = await site.ask("admin", `GET ${addressOf(path)}${odd.replace("%00", "")}`);
      expect(answer.status, answer.text).toBeLessThan(500);
      expect((await site.ask("admin", `GET ${addressOf(path)}${odd}`)).status).toBe(400);
    });
  },
);

it("a body without end is refused with 413", async () => {
  const answer = await site.ask("admin", "POST /api/projects/", `{"name": "${"x".repeat(60_000_000)}"}`);
  expect(answer.status).toBe(413);
  expect(answer.json.detail).toEqual(expect.any(String));
});

describe("addresses that name nothing", () => {
  it.each([
    "/api/projects/nothing/",
    "/api/components/app/nothing/",
    "/api/components/app/%00/",
    "/api/translations/app/po/zz/",
    "/api/units/99999999/",
    "/api/units/abc/",
    "/api/units/99999999999999999999/",
    "/api/changes/0/",
    "/api/tasks/not-an-id/",
    "/api/languages/%ff/",
    "/api/nothing/",
    "/api/projects/..%2F..%2Fetc/",
  ])("%s is 404 with detail", async (path) => {
    const answer = await site.ask("admin", `GET ${path}`);
    expect(answer.status).toBe(404);
    expect(answer.json.detail).toEqual(expect.any(String));
  });
});

describe("what tries to escape from the repository is refused with a field error, and leaves nothing behind", () => {
  const settings = () => ({
    name: "Bad",
    slug: "bad",
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
  });
  it.each([
    ["repo", { repo: "ext::sh -c 'touch /tmp/owned'" }],
    ["repo", { repo: "--upload-pack=touch" }],
    ["repo", { repo: "/etc/passwd" }],
    ["repo", { repo: "../other.git" }],
    ["repo", { repo: "https://user:pass@169.254.0.1:1/x.git" }],
    ["repo", { repo: "dragoman://app/nothing" }],
    ["branch", { branch: "--upload-pack=touch" }],
    ["branch", { branch: "a..b" }],
    ["filemask", { filemask: "../*.po" }],
    ["filemask", { filemask: "/etc/*.po" }],
    ["filemask", { filemask: ".git/*.po" }],
    ["filemask", { filemask: "po/cs.po" }],
    ["new_base", { new_base: "../../etc/passwd" }],
    ["template", { template: "/etc/passwd" }],
    ["push", { push: "ext::sh -c true" }],
  ])("%s: %j", async (field, change) => {
    const answer = await site.ask("admin", "POST /api/projects/app/components/", {
      ...settings(),
      disable_autoshare: true,
      ...change,
    });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json[field]).toEqual([expect.any(String)]);
    expect((await site.ask("admin", "GET /api/components/app/bad/")).status).toBe(404);
  });
});

describe("pages", () => {
  it("fall back to the usual size for one that is no number, and end with 404", async () => {
    expect((await site.ask("admin", "GET /api/languages/?page_size=abc")).json.results).toHaveLength(50);
    expect((await site.ask("admin", "GET /api/languages/?page_size=-1")).json.results).toHaveLength(50);
    expect((await site.ask("admin", "GET /api/languages/?page_size=100000")).json.results.length).toBeLessThanOrEqual(
      1000,
    );
    for (const page of ["0", "9999", "abc", "-1"])
      expect((await site.ask("admin", `GET /api/languages/?page=${page}`)).status).toBe(404);
  });

  it("are linked to each other with the request's other parameters, sorted", async () => {
    const { json } = await site.ask("admin", "GET /api/languages/?page_size=10&page=2&b=1&a=2");
    expect(json.next).toBe("https://site.example/api/languages/?a=2&b=1&page=3&page_size=10");
    expect(json.previous).toBe("https://site.example/api/languages/?a=2&b=1&page_size=10");
    expect((await site.ask("admin", "GET /api/languages/?page=last")).json.next).toBeNull();
  });
});

describe("renderings", () => {
  it("are JSON, or a page for people with the same status", async () => {
    const page = await site.ask("admin", "GET /api/projects/app/?format=api");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.text).toContain('<a href="https://site.example/api/projects/app/components/">');
  });

  it("show texts as texts on the page", async () => {
    await site.ask("admin", "PATCH /api/projects/app/", { instructions: "<script>alert(1)</script>" });
    expect((await site.ask("admin", "GET /api/projects/app/?format=api")).text).not.toContain("<script>alert");
  });

  it("that are not there are 404 by name and 406 by Accept", async () => {
    expect((await site.ask("admin", "GET /api/?format=yaml")).status).toBe(404);
    const response = await site.app.fetch(
      new Request("https://site.example/api/", { headers: { accept: "application/xml" } }),
    );
    expect(response.status).toBe(406);
  });
});
