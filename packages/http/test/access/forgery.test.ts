/** Requests that pages elsewhere make browsers send, with the cookie of somebody who may do everything here. */
import { databases, openBrowser, openSite, type Site, type TestBrowser } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

const password = "a mountain behind the lake";
const refusal = /^A session acts only for pages of this site/;

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let site: Site;
let root: TestBrowser;
/** Everything that the contract has for writing. */
let writing: readonly string[];
beforeAll(async () => {
  site = await openSite(database, { pagesRateLimit: "off", sessionRateLimit: "off" }, { attemptLimit: null });
  await site.account("root");
  await site.ask("admin", "PATCH /api/users/root/", { is_superuser: true });
  await site.ask("admin", "PUT /api/users/root/password/", { password });
  root = openBrowser(site.app);
  expect((await root.signIn("root", password)).json.user.is_superuser).toBe(true);
  const { paths } = (await site.ask("anonymous", "GET /api/schema/")).json as Described;
  writing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ["post", "put", "patch", "delete"].includes(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "1")}`),
  );
  expect(writing.length).toBeGreaterThan(100);
});
afterAll(() => site.close());

/** A notification proves who sends it by what it holds, and does the same for everybody. */
const forAll = (line: string) => line.includes(" /hooks/");

describe.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a neighbour under the same domain", { "sec-fetch-site": "same-site", origin: "https://other.site.example" }],
  ["another site, by a browser without metadata", { "sec-fetch-site": "", origin: "https://evil.example" }],
  ["another port of this host", { "sec-fetch-site": "", origin: "https://site.example:8443" }],
  ["a name that only begins like ours", { "sec-fetch-site": "", origin: "https://site.example.evil.example" }],
  ["a frame in a sandbox", { "sec-fetch-site": "", origin: "null" }],
  ["nowhere that is told", { "sec-fetch-site": "", origin: "" }],
  ["a page that claims ours in the address alone", { "sec-fetch-site": "", referer: "https://site.example/" }],
])("a write from %s", (_, from) => {
  // These are what a form can send without asking first; a browser asks before it sends any other.
  it.each(["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is refused at every endpoint, sent as %s",
    async (type) => {
      const taken: string[] = [];
      for (const line of writing) {
        if (forAll(line)) continue;
        const answer = await root.ask(line, {}, { ...from, "content-type": type });
        const said = answer.json?.detail ?? answer.text;
        if (answer.status !== 403 || !refusal.test(said)) taken.push(`${line}: ${answer.status} ${said}`);
      }
      expect(taken).toEqual([]);
    },
  );
});

describe("pages of this site", () => {
  it("are not refused as forged, at any endpoint", async () => {
    const refused: string[] = [];
    const kept = [...root.cookies];
    for (const line of writing) {
      if (forAll(line) || line === "DELETE /api/session/") continue;
      const answer = await root.ask(line, {});
      for (const [name, value] of kept) root.cookies.set(name, value);
      if (refusal.test(answer.json?.detail)) refused.push(line);
    }
    expect(refused).toEqual([]);
  });
});
