/** Repositories behind a real sshd: who trusts whom, and what is said where somebody does not. */
import {
  databases,
  gettextFiles,
  type GitRemote,
  hasSshServer,
  joinSite,
  makeRemote,
  openSite,
  postgres,
  type Site,
  type SshServer,
  startSshServer,
  type TestDatabase,
} from "@dragoman/testing";
import { unlisted } from "@dragoman/core/changes";
import { Effect, Exit, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const core = { git: { schemes: ["ssh"] as const }, outgoing: { allowHosts: ["127.0.0.1"] } };
const settings = { filemask: "po/*.po", file_format: "po", new_base: "po/app.pot" };

describe.runIf(hasSshServer).each(databases)("ssh on $name", (database) => {
  let site: Site;
  let server: SshServer;
  let remote: GitRemote;

  beforeAll(async () => {
    [site, server] = await Promise.all([openSite(database, {}, core), startSshServer()]);
    remote = makeRemote(gettextFiles);
    await admin("POST /api/projects/", { name: "Hello", slug: "hello", web: "https://example.org" });
  }, 60_000);
  afterAll(async () => {
    await site?.close();
    await server?.close();
    remote?.remove();
  });

  const admin = (line: string, body?: object) => site.ask("admin", line, body);
  const address = () => server.url(remote.url.slice("file://".length));
  const create = (slug: string, more: object = {}) =>
    admin("POST /api/projects/hello/components/", {
      ...settings,
      name: slug,
      slug,
      repo: address(),
      branch: "main",
      disable_autoshare: true,
      ...more,
    });
  const confirm = (fingerprint = server.fingerprint()) =>
    admin("POST /api/ssh/hosts/", { host: `127.0.0.1:${server.port}`, fingerprints: [fingerprint] });
  const publicKey = async () => (await admin("GET /api/ssh/key/")).json.public_key as string;

  it("refuses a host that nobody has confirmed, and tells its fingerprint and what to do", async () => {
    const answer = await create("early");
    expect(answer.status).toBe(400);
    expect(answer.json.repo[0]).toContain(`The host ${server.name} is not known.`);
    expect(answer.json.repo[0]).toContain(server.fingerprint());
    expect(answer.json.repo[0]).toContain(`dragoman ssh add-host ${server.name}`);
    expect((await admin("GET /api/ssh/hosts/?page_size=100")).text).not.toContain("127.0.0.1");
  });

  it("shows the keys of a host before they are trusted, and trusts none with another fingerprint", async () => {
    const seen = await admin("POST /api/ssh/hosts/scan/", { host: `127.0.0.1:${server.port}` });
    expect(seen.json).toEqual({
      host: server.name,
      keys: [{ type: "ssh-ed25519", fingerprint: server.fingerprint() }],
    });
    const wrong = await confirm(`SHA256:${"A".repeat(43)}`);
    expect(wrong.status).toBe(400);
    expect(wrong.json.fingerprints[0]).toContain(server.fingerprint());
    expect((await admin("POST /api/ssh/hosts/scan/", { host: "127.0.0.1:1" })).json).toHaveProperty("host");
    expect((await admin("POST /api/ssh/hosts/scan/", { host: "-oProxyCommand=x" })).status).toBe(400);
  });

  it("refuses a remote that does not take the key, and tells which key that is", async () => {
    expect((await confirm()).status).toBe(201);
    const answer = await create("stranger");
    expect(answer.status).toBe(400);
    expect(answer.json.repo[0]).toContain("Permission denied");
    expect(answer.json.repo[0]).toContain("dragoman ssh show-key");
  });

  it("clones and pushes with the key of the site once both sides trust each other", async () => {
    server.authorize(await publicKey());
    const answer = await create("app", { push: address() });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.repo).toBe(address());
    await site.settled("hello/app");
    const { json } = await admin("GET /api/translations/hello/app/cs/units/");
    await admin(`PATCH /api/units/${json.results[0].id}/`, { state: 20, target: ["Přeloženo"] });
    const pushed = await admin("POST /api/components/hello/app/repository/", { operation: "push" });
    expect(pushed.json).toMatchObject({ result: true });
    expect(remote.show("po/cs.po")).toContain("Přeloženo");
  });

  it("uses the key of the project where it has one of its own", async () => {
    const pull = async () =>
      (await admin("POST /api/components/hello/app/repository/", { operation: "pull" })).json.result;
    const made = await admin("POST /api/projects/hello/ssh-key/");
    expect(made.json).toMatchObject({ own: true, type: "ssh-ed25519" });
    expect(made.json.public_key).not.toBe(await publicKey());
    expect(made.text).not.toContain("PRIVATE");
    expect(await pull()).toBe(false);
    server.authorize(made.json.public_key);
    expect(await pull()).toBe(true);

    expect((await admin("DELETE /api/projects/hello/ssh-key/")).status).toBe(204);
    expect((await admin("GET /api/projects/hello/ssh-key/")).json).toMatchObject({
      own: false,
      public_key: await publicKey(),
    });
    server.authorize(await publicKey());
    expect(await pull()).toBe(true);
  });

  it("stops at a host whose key has changed, until the new one is confirmed", async () => {
    const pull = () => admin("POST /api/components/hello/app/repository/", { operation: "pull" });
    await server.changeKey();
    expect((await pull()).json.result).toBe(false);
    const answer = await create("later");
    expect(answer.json.repo[0]).toContain(`The host ${server.name} has another key than the one that was confirmed.`);
    expect(answer.json.repo[0]).toContain(server.fingerprint());
    expect((await confirm()).status).toBe(201);
    expect((await pull()).json.result).toBe(true);
    expect((await admin(`DELETE /api/ssh/hosts/127.0.0.1:${server.port}/`)).status).toBe(204);
    expect((await pull()).json.result).toBe(false);
    const { sshHostTrusted, sshHostForgotten } = unlisted;
    const recorded = await site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ action: number; before: string[] | null; after: string[] | null }>`select action,
          details->'before'->'keys' as before, details->'after'->'keys' as after from changes
          where action in (${sshHostTrusted}, ${sshHostForgotten}) order by id desc limit 2`,
      ),
    );
    const [key] = recorded[0]?.before ?? [];
    expect(recorded).toEqual([
      { action: sshHostForgotten, before: [key], after: null },
      { action: sshHostTrusted, before: [expect.not.stringContaining(String(key))], after: [key] },
    ]);
  });
});

describe.runIf(databases.includes(postgres))("the key of a site of two processes", () => {
  it("is one, also where both need it first at the same moment", async () => {
    const scope = Scope.makeUnsafe();
    const options = await Effect.runPromise(Scope.provide(postgres.options, scope));
    const shared: TestDatabase = { ...postgres, options: Effect.succeed(options) };
    const one = await openSite(shared);
    const two = await joinSite(shared);
    const keys = await Promise.all([one, two, one, two].map((site) => site.ask("admin", "GET /api/ssh/key/")));
    expect(new Set(keys.map(({ json }) => json.public_key)).size).toBe(1);
    expect(keys[0]?.json.public_key).toMatch(/^ssh-ed25519 /);
    await Promise.all([one.close(), two.close()]);
    await Effect.runPromise(Scope.close(scope, Exit.void));
  });
});
