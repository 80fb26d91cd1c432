/** Passwords, invitations and links that sign in, by the operator, and a server that then obeys them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, dragoman, program, serve, type Server } from "./command.ts";

const password = "a mountain behind the lake";

/** Runs the command with a text on its input. */
const piped = async (args: readonly string[], input: string) => {
  const child = spawn(process.execPath, ["--conditions=dragoman-source", program, ...args]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code: Number(code), said };
};

describe("signing in", () => {
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let server: Server;
  let link = "";
  let invitation = "";
  beforeAll(async () => {
    folder = await dataFolder();
    const at = ["--data-dir", folder.path];
    expect((await dragoman(["user", "create", "ada", "--email", "ada@example.org", ...at])).code).toBe(0);
    const set = await piped(["user", "password", "ada", "--stdin", ...at], `${password}\n`);
    expect(set).toEqual({ code: 0, said: expect.stringContaining("Set the password of ada.") });
    expect(set.said).not.toContain(password);
    const weak = await piped(["user", "password", "ada", "--stdin", ...at], "short\n");
    expect(weak).toEqual({ code: 1, said: expect.stringMatching(/^password: /) });
    link = JSON.parse((await dragoman(["user", "sign-in-link", "ada", "--json", ...at])).stdout).link;
    invitation = JSON.parse((await dragoman(["user", "invite", "bob@example.org", "--json", ...at])).stdout).link;
    server = await serve(folder.path);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await folder[Symbol.asyncDispose]();
  });

  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(body),
    });
  const codeOf = (address: string) => new URL(address).hash.slice(1);

  it("works with the password that was set, without TLS by a plain cookie", async () => {
    const answer = await post("/api/session/", { username: "ada", password });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/^dragoman_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-/);
  });

  it("works once by a link", async () => {
    expect(new URL(link).pathname).toBe("/account/link/");
    expect((await post("/api/session/link/", { code: codeOf(link) })).status).toBe(200);
    expect((await post("/api/session/link/", { code: codeOf(link) })).status).toBe(400);
  });

  it("works for who was invited", async () => {
    expect(new URL(invitation).pathname).toBe("/account/invitation/");
    const fields = { code: codeOf(invitation), username: "bob", full_name: "Bob", password };
    const answer = await post("/api/accounts/invitation/accept/", fields);
    expect([answer.status, ((await answer.json()) as { user: { username: string } }).user.username]).toEqual([
      200,
      "bob",
    ]);
  });
});
