/** Settings: by option, else by environment, else by default; a wrong one is named. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { readSettings, type ServerOptions } from "../src/settings.ts";

const read = (options: ServerOptions, environment: Record<string, string> = {}) =>
  Effect.runPromise(readSettings(options, environment));

const messageOf = (options: ServerOptions, environment: Record<string, string> = {}) =>
  Effect.runPromise(Effect.map(Effect.flip(readSettings(options, environment)), (error) => error.message));

describe("settings", () => {
  it("have defaults: the embedded database, https and ssh, and the rate limits", async () => {
    expect(await read({ dataDir: "/data" })).toEqual({
      dataDir: "/data",
      database: { kind: "embedded", dataDir: "/data/database" },
      siteUrl: undefined,
      siteTitle: undefined,
      requireLogin: false,
      registration: "invitation",
      registrationDomains: [],
      mail: undefined,
      console: true,
      enableHooks: true,
      hooksSecrets: {},
      gitExport: true,
      cdnDir: undefined,
      hooksSecret: undefined,
      secretKey: undefined,
      oidc: [],
      forges: {},
      vcsAllowSchemes: ["https", "ssh"],
      vcsAllowHosts: [],
      rateLimitAnonymous: undefined,
      rateLimitUser: undefined,
      rateLimitSessions: undefined,
      rateLimitSignIn: undefined,
      rateLimitOpen: undefined,
      rateLimitPages: undefined,
      minBodyRate: undefined,
      pageSize: undefined,
      largePages: undefined,
      host: "127.0.0.1",
      port: 8080,
      trustedProxies: [],
    });
  });

  it("come from the environment", async () => {
    const settings = await read(
      {},
      {
        DRAGOMAN_DATA_DIR: "/data",
        DRAGOMAN_DATABASE_URL: "postgres://user:secret@db.example.org/dragoman",
        DRAGOMAN_SITE_URL: "https://translate.example.org/",
        DRAGOMAN_SITE_TITLE: "Tea",
        DRAGOMAN_REQUIRE_LOGIN: "on",
        DRAGOMAN_CONSOLE: "off",
        DRAGOMAN_REGISTRATION: "domains",
        DRAGOMAN_REGISTRATION_DOMAINS: "example.org, example.com",
        DRAGOMAN_MAIL_URL: "smtp://user:secret@mail.example.org:587",
        DRAGOMAN_MAIL_FROM: "Dragoman <dragoman@example.org>",
        DRAGOMAN_SESSION_RATELIMIT: "9/second",
        DRAGOMAN_FETCH_INTERVAL: "6",
        DRAGOMAN_SIGN_IN_RATELIMIT: "7/minute",
        DRAGOMAN_ENABLE_HOOKS: "off",
        DRAGOMAN_HOOKS_SECRET: "s3cret",
        DRAGOMAN_HOOKS_SECRETS: '{"github.com": "another"}',
        DRAGOMAN_GIT_EXPORT: "off",
        DRAGOMAN_CDN_DIR: "/cdn",
        DRAGOMAN_SECRET_KEY: "the younger key of this installation, the older key of this installation",
        DRAGOMAN_OIDC: '[{"id":"corp","name":"Corp","issuer":"https://id.example.org","client_id":"dragoman"}]',
        DRAGOMAN_FORGES: '{"git.example.org":{"kind":"gitea","token":"s3cret"}}',
        DRAGOMAN_VCS_ALLOW_SCHEMES: "https, file",
        DRAGOMAN_VCS_ALLOW_HOSTS: "git.lan:3000, 10.0.0.0/8, [fd00::1]:22",
        DRAGOMAN_API_RATELIMIT_ANON: "off",
        DRAGOMAN_API_RATELIMIT_USER: "20/minute",
        DRAGOMAN_OPEN_RATELIMIT: "5/second",
        DRAGOMAN_PAGES_RATELIMIT: "50/minute",
        DRAGOMAN_MIN_BODY_RATE: "0",
        DRAGOMAN_PAGE_SIZE: "20",
        DRAGOMAN_LARGE_PAGES: "4",
        DRAGOMAN_HOST: "0.0.0.0",
        DRAGOMAN_PORT: "0",
        DRAGOMAN_TRUSTED_PROXIES: "10.0.0.0/8,::1",
      },
    );
    expect(settings).toEqual({
      dataDir: "/data",
      database: { kind: "server", url: "postgres://user:secret@db.example.org/dragoman" },
      siteUrl: "https://translate.example.org",
      siteTitle: "Tea",
      requireLogin: true,
      registration: "domains",
      registrationDomains: ["example.org", "example.com"],
      mail: { url: "smtp://user:secret@mail.example.org:587", from: "Dragoman <dragoman@example.org>" },
      console: false,
      enableHooks: false,
      hooksSecrets: { "github.com": "another" },
      gitExport: false,
      cdnDir: "/cdn",
      hooksSecret: "s3cret",
      secretKey: ["the younger key of this installation", "the older key of this installation"],
      oidc: [{ id: "corp", name: "Corp", issuer: "https://id.example.org", client_id: "dragoman" }],
      forges: { "git.example.org": { kind: "gitea", token: "s3cret" } },
      vcsAllowSchemes: ["https", "file"],
      vcsAllowHosts: ["git.lan:3000", "10.0.0.0/8", "[fd00::1]:22"],
      rateLimitAnonymous: "off",
      rateLimitUser: "20/minute",
      rateLimitSessions: "9/second",
      fetchInterval: 6,
      rateLimitSignIn: "7/minute",
      rateLimitOpen: "5/second",
      rateLimitPages: "50/minute",
      minBodyRate: 0,
      pageSize: 20,
      largePages: 4,
      host: "0.0.0.0",
      port: 0,
      trustedProxies: ["10.0.0.0/8", "::1"],
    });
  });

  it("come from an option before the environment", async () => {
    const settings = await read(
      { port: 9000, vcsAllowSchemes: ["file"] },
      { DRAGOMAN_PORT: "80", DRAGOMAN_HOST: "::" },
    );
    expect(settings).toMatchObject({ port: 9000, host: "::", vcsAllowSchemes: ["file"] });
  });

  it("read providers of sign-in from a file, so that their secrets are not in the environment", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "dragoman-settings-")), "oidc.json");
    const provider = { id: "corp", name: "Corp", issuer: "https://id.example.org", client_id: "dragoman" };
    await writeFile(file, JSON.stringify([{ ...provider, client_secret: "hidden", teams: { all: ["Users", 5] } }]));
    const { oidc } = await read({}, { DRAGOMAN_OIDC: file });
    expect(oidc).toEqual([{ ...provider, client_secret: "hidden", teams: { all: ["Users", 5] } }]);
    await rm(dirname(file), { recursive: true });
  });

  it("count as unset when they are empty", async () => {
    expect(await read({}, { DRAGOMAN_PORT: "", DRAGOMAN_PAGE_SIZE: " " })).toMatchObject({
      port: 8080,
      pageSize: undefined,
    });
  });

  it.each([
    ["DRAGOMAN_DATABASE_URL", "mysql://db/name"],
    ["DRAGOMAN_SITE_URL", "translate.example.org"],
    ["DRAGOMAN_OIDC", "[{"],
    ["DRAGOMAN_OIDC", "/no/such/file.json"],
    ["DRAGOMAN_OIDC", '[{"id":"corp","name":"Corp","client_id":"dragoman"}]'],
    ["DRAGOMAN_OIDC", '[{"id":"corp","name":"Corp","issuer":"http://id.example.org","client_id":"dragoman"}]'],
    ["DRAGOMAN_FORGES", '{"git.example.org":{"kind":"gitea"}}'],
    ["DRAGOMAN_FORGES", '{"git.example.org":{"kind":"sourceforge","token":"a"}}'],
    ["DRAGOMAN_VCS_ALLOW_SCHEMES", "https,ext"],
    ["DRAGOMAN_VCS_ALLOW_HOSTS", "git.lan, 10.0.0.0/33"],
    ["DRAGOMAN_VCS_ALLOW_HOSTS", "https://git.lan"],
    ["DRAGOMAN_API_RATELIMIT_ANON", "100/week"],
    ["DRAGOMAN_API_RATELIMIT_USER", "0/hour"],
    ["DRAGOMAN_PAGE_SIZE", "many"],
    ["DRAGOMAN_PAGE_SIZE", "0"],
    ["DRAGOMAN_PORT", "65536"],
    ["DRAGOMAN_PORT", "-1"],
    ["DRAGOMAN_TRUSTED_PROXIES", "10.0.0.0/33"],
  ])("refuse %s=%s with a message that names it", async (name, value) => {
    expect(await messageOf({}, { [name]: value })).toContain(`The setting ${name} has to be`);
  });

  it("name every wrong setting at once, and repeat no value, which may hold a password", async () => {
    const message = await messageOf({ port: 70_000 }, { DRAGOMAN_DATABASE_URL: "user:hunter2@db" });
    expect(message).toContain("DRAGOMAN_PORT");
    expect(message).toContain("DRAGOMAN_DATABASE_URL");
    expect(message).not.toContain("hunter2");
  });
});
