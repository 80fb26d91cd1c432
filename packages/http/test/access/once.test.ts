/** What opens an account once opens it once, whoever asks at the same moment, and no longer than it should. */
import { databases, oneTimeCode, openBrowser, openSite, type Site } from "@dragoman/testing";
import { Accounts } from "@dragoman/core/accounts";
import { systemActor } from "@dragoman/core/access";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPost, type Post } from "../post.ts";

const password = "a mountain behind the lake";
const other = "a lake before the mountain";
const atOnce = 20;

let post: Post;
beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post.close());

describe.each(databases)("what opens an account, on $name", (database) => {
  let site: Site;
  beforeAll(async () => {
    post.letters.length = 0;
    site = await openSite(
      database,
      {},
      {
        attemptLimit: null,
        siteUrl: "https://site.example",
        accounts: { registration: "open", domains: [] },
        mail: { url: `smtp://127.0.0.1:${post.port}`, from: "Dragoman <dragoman@site.example>" },
      },
    );
  });
  afterAll(() => site.close());

  const person = async (name: string) => {
    await site.account(name);
    expect((await site.ask("admin", `PUT /api/users/${name}/password/`, { password })).status).toBe(204);
  };
  const signedIn = async (name: string) => {
    const browser = openBrowser(site.app);
    expect((await browser.signIn(name, password)).status).toBe(200);
    return browser;
  };
  const ask = (path: string, body: object) => openBrowser(site.app).ask(`POST ${path}`, body);
  const letterTo = async (address: string) => {
    const theirs = () => post.letters.filter(({ to }) => to === address);
    await expect.poll(() => theirs().length, { timeout: 30_000 }).toBe(1);
    return theirs()[0]?.text ?? "";
  };
  const codeFor = async (address: string) => /\/#([\w-]{43})\s/.exec(await letterTo(address))?.[1] ?? "";
  const times = <A>(make: (number: number) => A) => Array.from({ length: atOnce }, (_, number) => make(number));
  /** How many of many that ask at the same moment get in; all others are refused in order. */
  const winners = async (asked: readonly Promise<{ readonly status: number }>[]) => {
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    return statuses.filter((status) => status === 200).length;
  };

  it.each(["one-time code", "recovery code"])("lets one of many in by a %s", async (kind) => {
    const name = kind.slice(0, 3);
    await person(name);
    const owner = await signedIn(name);
    const { secret } = (await owner.ask(`POST /api/users/${name}/otp/`, {})).json;
    const made = await owner.ask(`POST /api/users/${name}/otp/confirm/`, { code: oneTimeCode(secret, -1) });
    const code = kind === "one-time code" ? oneTimeCode(secret) : made.json.recovery_codes[0];
    const halves = await Promise.all(times(() => signedIn(name)));
    expect(await winners(halves.map((half) => half.ask("POST /api/session/second-factor/", { code })))).toBe(1);
  });

  it("lets one of many in by a letter for a new password", async () => {
    await person("forgetful");
    await ask("/api/accounts/reset/", { email: "forgetful@example.org" });
    const code = await codeFor("forgetful@example.org");
    expect(await winners(times(() => ask("/api/accounts/reset/confirm/", { code, password: other })))).toBe(1);
  });

  it("makes one account of many confirmations and of many acceptances", async () => {
    const fresh = { username: "fresh", full_name: "Fresh", email: "fresh@example.org", password };
    expect((await ask("/api/accounts/", fresh)).status).toBe(202);
    const code = await codeFor("fresh@example.org");
    const confirm = (number: number) => ask("/api/accounts/confirm/", { code, username: `fresh${number}` });
    expect(await winners(times(confirm))).toBe(1);

    await site.ask("admin", "POST /api/invitations/", { email: "invited@example.org" });
    const invitation = await codeFor("invited@example.org");
    const accept = (number: number) =>
      ask("/api/accounts/invitation/accept/", {
        code: invitation,
        username: `invited${number}`,
        full_name: "Invited",
        password,
      });
    expect(await winners(times(accept))).toBe(1);
    expect((await site.ask("admin", "GET /api/users/?username=invited")).json.count).toBe(1);
  });

  it("lets one of many in by a link of the operator's", async () => {
    await person("linked");
    const { code } = await site.run(
      Effect.gen(function* () {
        const user = yield* (yield* Users).find(systemActor, "linked");
        return yield* (yield* Accounts).makeLink(systemActor, user);
      }),
    );
    expect(await winners(times(() => ask("/api/session/link/", { code })))).toBe(1);
  });

  it.each([
    ["the address is another one", "moved", "PATCH /api/users/moved/", { email: "elsewhere@example.org" }],
    ["there is a newer password", "wary", "PUT /api/users/wary/password/", { password: other }],
    ["the account is closed", "closed", "PATCH /api/users/closed/", { is_active: false }],
  ])("does not by an older letter where %s", async (_, name, line, body) => {
    await person(name);
    await ask("/api/accounts/reset/", { email: `${name}@example.org` });
    const code = await codeFor(`${name}@example.org`);
    expect((await site.ask("admin", line, body)).status).toBeLessThan(300);
    expect((await ask("/api/accounts/reset/confirm/", { code, password: "a river under the hill" })).status).toBe(400);
  });

  it("is sent to one person, whoever the address names", async () => {
    const { length } = post.letters;
    for (const email of [
      "one@example.org,two@evil.example",
      "one@example.org;two@evil.example",
      "one@example.org two@evil.example",
      "one@example.org\r\nBcc: two@evil.example",
      "one@example.org\nTo: two@evil.example",
      "One <one@example.org>",
      '"one@example.org, two"@evil.example',
      "one@example.org\0",
      "group:one@example.org;",
      "one@[127.0.0.1]\r\n",
    ]) {
      const fresh = { username: "several", full_name: "Several", email, password };
      expect([email, (await ask("/api/accounts/", fresh)).status]).toEqual([email, 400]);
      expect([email, (await ask("/api/accounts/reset/", { email })).status]).toEqual([email, 400]);
      expect([email, (await site.ask("admin", "POST /api/invitations/", { email })).status]).toEqual([email, 400]);
    }
    await person("last");
    await ask("/api/accounts/reset/", { email: "last@example.org" });
    await letterTo("last@example.org");
    expect(post.letters.slice(length).map(({ to }) => to)).toEqual(["last@example.org"]);
  });

  it("says in letters what the site says, not who asked for them", async () => {
    const lure = "Win at https://evil.example/";
    const fresh = { username: "lure", full_name: lure, email: "victim@example.org", password };
    expect((await ask("/api/accounts/", fresh)).status).toBe(202);
    expect(await letterTo("victim@example.org")).not.toContain("evil");
    for (const full_name of ["A\r\nBcc: two@evil.example", "A\nB"])
      expect((await ask("/api/accounts/", { ...fresh, full_name })).status).toBe(400);
  });

  it("keeps the head of letters whole, whatever projects are called", async () => {
    const named = await site.ask("admin", "POST /api/projects/", {
      name: "Post\r\nBcc: two@evil.example",
      slug: "post",
      web: "https://example.org/",
    });
    const name = named.status === 201 ? named.json.name : "Ž".repeat(100);
    if (named.status !== 201) await site.project("post", { name });
    const groups = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results;
    const team = groups.find(({ defining_project: of }: { defining_project: string }) => of?.endsWith("/post/"));
    const body = { email: "reader@example.org", team_id: team.id };
    expect((await site.ask("admin", "POST /api/projects/post/invitations/", body)).status).toBe(201);
    const [head = ""] = (await letterTo("reader@example.org")).split(/\r?\n\r?\n/);
    expect(head).toMatch(/^Subject: /m);
    expect(head.split(/\r?\n(?=\S)/).map((line) => line.split(":")[0]?.toLowerCase())).not.toContain("bcc");
  });
});
