import { checked, databases, openSite, recordStatements, type Site } from "@dragoman/testing";
import { makeApp } from "../src/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("limits of requests over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database, { apiRateLimitAnon: "3/hour", apiRateLimitUser: "5/day" });
    await site.account("alice");
    await site.account("bob");
  });
  afterAll(() => site.close());

  const from = async (address: string, headers: Record<string, string> = {}, path = "/api/") => {
    const answer = await site.app.fetch(new Request(`https://site.example${path}`, { headers }), { address });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  const left = (headers: Headers) => Number(headers.get("x-ratelimit-remaining"));

  it("count users, each for themselves, whatever they are answered", async () => {
    const answers = [];
    for (const line of [
      "GET /api/",
      "GET /api/projects/nothing/",
      "POST /api/users/",
      "PROPFIND /api/",
      "OPTIONS /api/",
    ])
      answers.push(await site.ask("alice", line));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 405, 200]);
    expect(answers.map(({ headers }) => left(headers))).toEqual([4, 3, 2, 1, 0]);
    expect(answers[0]?.headers.get("x-ratelimit-limit")).toBe("5");
    expect(Number(answers[0]?.headers.get("x-ratelimit-reset"))).toBeGreaterThan(86_000);
    const refused = await site.ask("alice", "GET /api/");
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual({ detail: expect.any(String) });
    expect(refused.headers.get("retry-after")).toBe(refused.headers.get("x-ratelimit-reset"));
    expect(left(refused.headers)).toBe(0);
    expect((await site.ask("bob", "GET /api/")).status).toBe(200);
  });

  it("count others by their address, those of one network of IPv6 together", async () => {
    for (let time = 0; time < 3; time++) expect((await from("192.0.2.1")).status).toBe(200);
    expect((await from("192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.2")).status).toBe(200);
    for (let time = 0; time < 3; time++) expect((await from(`2001:db8:1:2::${time}`)).status).toBe(200);
    expect((await from("2001:db8:1:2::99")).status).toBe(429);
  });

  it("do not count who is refused at the door, nor say anything there", async () => {
    const answer = await site.ask("anonymous", "POST /api/users/", {});
    expect(answer.status).toBe(401);
    expect(answer.headers.get("x-ratelimit-limit")).toBeNull();
  });

  it("stop addresses that try token after token, also for good ones, and nobody else", async () => {
    const authorization = (token: string) => ({ authorization: `Token ${token}` });
    for (let time = 0; time < 30; time++)
      expect((await from("192.0.2.9", authorization(`guess-${time}`))).status).toBe(401);
    const stopped = await from("192.0.2.9", authorization("guess-30"));
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(stopped.body)).toEqual({ detail: expect.any(String) });
    const good = authorization(`wlu_${"bob".padStart(36, "0")}`);
    expect((await from("192.0.2.9", good)).status).toBe(429);
    expect((await from("192.0.2.10", good)).status).toBe(200);
  });

  it("cost one statement a request where processes share a database, and none where there is one", async () => {
    const { services, take } = recordStatements(site.services);
    const app = checked(makeApp(services));
    const ask = (headers: Record<string, string>) =>
      app.fetch(new Request("https://site.example/api/", { headers }), { address: "192.0.2.77" });
    await site.account("carol");
    for (const headers of [{}, { authorization: `Token wlu_${"carol".padStart(36, "0")}` }] as const) {
      await ask(headers);
      // The use of a token is written in the background.
      await new Promise((resolve) => setTimeout(resolve, 100));
      take();
      expect((await ask(headers)).status).toBe(200);
      expect(take()).toEqual(
        database.name === "PostgreSQL" ? [expect.stringMatching(/^\s*insert into rate_limits/)] : [],
      );
    }
  });

  it("are refused where they are none", () => {
    expect(() => makeApp(site.services, { apiRateLimitAnon: "many" })).toThrow(RangeError);
  });
});

describe("limits that are switched off", () => {
  it("are not told", async () => {
    const [database] = databases;
    if (database === undefined) throw new Error("There is always the embedded database.");
    const site = await openSite(database);
    const answer = await site.ask("anonymous", "GET /api/");
    await site.close();
    expect([...answer.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
  });
});
