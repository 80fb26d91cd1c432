/** Letters about what was changed of somebody's ways of signing in, and invitations that are sent again. */
import { databases, oneTimeCode, openBrowser, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPost, type Post } from "./post.ts";

const password = "a mountain behind the lake";

describe.each(databases)("letters on $name", (database) => {
  let post: Post;
  let site: Site;
  beforeAll(async () => {
    post = await openPost();
    const mail = { url: `smtp://127.0.0.1:${post.port}`, from: "Dragoman <dragoman@site.example>" };
    site = await openSite(database, {}, { attemptLimit: null, siteUrl: "https://site.example", mail });
    await site.project("harbour");
  });
  afterAll(async () => {
    await site.close();
    await post.close();
  });

  const lettersTo = async (address: string, count: number) => {
    const theirs = () => post.letters.filter(({ to }) => to === address);
    await expect.poll(() => theirs().length, { timeout: 30_000 }).toBe(count);
    return theirs().map(({ text }) => text);
  };

  it("tell owners of accounts of second factors that came, were used and went", async () => {
    await site.account("maria");
    const address = "maria@notices.example";
    await site.ask("admin", "PATCH /api/users/maria/", { email: address });
    await site.ask("admin", "PUT /api/users/maria/password/", { password });
    const browser = openBrowser(site.app);
    await browser.signIn("maria", password);
    const { secret } = (await browser.ask("POST /api/users/maria/otp/", {})).json as { secret: string };
    const confirmed = await browser.ask("POST /api/users/maria/otp/confirm/", { code: oneTimeCode(secret, -1) });
    const [added = ""] = await lettersTo(address, 1);
    expect(added).toContain("an app for one-time codes was set up");
    expect(added).toContain("https://site.example/account/security/");
    expect(added).not.toContain(secret);

    const other = openBrowser(site.app);
    await other.signIn("maria", password);
    const [code] = confirmed.json.recovery_codes as string[];
    expect((await other.ask("POST /api/session/second-factor/", { code })).status).toBe(200);
    expect((await lettersTo(address, 2))[1]).toContain("a recovery code, which is used up");

    expect((await browser.ask("DELETE /api/users/maria/otp/", { code: oneTimeCode(secret) })).status).toBe(204);
    expect((await lettersTo(address, 3))[2]).toContain("the second factor of your account was taken away");
  });

  it("are sent again for an invitation, whose link before opens nothing then", async () => {
    const { results } = (await site.ask("admin", "GET /api/projects/harbour/teams/")).json;
    const email = "newcomer@notices.example";
    const body = { email, team_id: results[0].id };
    const made = await site.ask("admin", "POST /api/projects/harbour/invitations/", body);
    const codeIn = (text = "") => /account\/invitation\/#([\w-]{43})/.exec(text)?.[1] ?? "";
    const first = codeIn((await lettersTo(email, 1))[0]);
    const line = `POST /api/projects/harbour/invitations/${made.json.id}/resend/`;
    const again = await site.ask("admin", line);
    expect([again.status, again.json.email, again.json.link]).toEqual([200, email, null]);
    const second = codeIn((await lettersTo(email, 2))[1]);
    const tell = (code: string) => openBrowser(site.app).ask("POST /api/accounts/invitation/", { code });
    expect((await tell(second)).json).toMatchObject({ email, team: "Administration" });
    expect((await tell(first)).status).toBe(400);
    expect((await site.ask("admin", "POST /api/projects/harbour/invitations/999999/resend/")).status).toBe(404);
    expect((await site.ask("admin", `POST /api/invitations/${made.json.id}/resend/`)).status).toBe(404);
  });
});
