import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseLayer } from "@dragoman/core/database";
import { Effect, Exit, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, gettextFiles, type GitRemote, makeRemote, postgres } from "../src/index.ts";
import { type ServerProcess, startProcess } from "../src/processes/serverProcess.ts";

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};

const makeComponent = async (server: ServerProcess, remote: GitRemote) => {
  await server.ask("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
  const made = await server.ask("POST /api/projects/app/components/", {
    name: "Po",
    slug: "po",
    repo: remote.url,
    push: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
    push_on_commit: false,
  });
  expect(made.status).toBe(201);
  await until(async () => (await server.ask("GET /api/components/app/po/")).json.task_url === null);
};

const find = async (server: ServerProcess, query: string, language = "cs") =>
  (await server.ask(`GET /api/translations/app/po/${language}/units/?q=${encodeURIComponent(query)}`)).json.results[0];

describe("an embedded data folder", () => {
  let dataDir: string;
  let remote: GitRemote;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-kill-"));
    remote = makeRemote(gettextFiles);
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
    remote.remove();
  });

  it("keeps every answered edit when its server is killed with -9 amid edits", async () => {
    const server = await startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: true });
    await makeComponent(server, remote);
    const { id } = await find(server, "source:Hello");
    let answered = "";
    const edits = (async () => {
      for (let count = 0; ; count++) {
        const text = `Ahoj ${count}`;
        const { status } = await server.ask(`PATCH /api/units/${id}/`, { state: 20, target: [text] });
        if (status === 200) answered = text;
      }
    })().catch(() => undefined);
    await until(async () => answered.endsWith("9"));
    await server.kill();
    await edits;
    const again = await startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: false });
    const after = (await find(again, `id:${id}`)).target[0];
    // The edit after the last answered one may have been stored although its answer got lost.
    const next = `Ahoj ${Number(answered.split(" ")[1]) + 1}`;
    expect([answered, next]).toContain(after);
    expect(await again.stop()).toBe(0);
  }, 120_000);

  it("refuses a second server with an error that says who has it", async () => {
    const server = await startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: false });
    await expect(startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: false })).rejects.toThrow(
      new RegExp(String(server.process.pid)),
    );
    await server.stop();
  }, 120_000);

  it("is opened again after SIGTERM with what was pending still pending", async () => {
    const server = await startProcess({ DRAGOMAN_DATA_DIR: dataDir }, { administrator: false });
    expect(await find(server, "source:Hello")).toMatchObject({ pending: true });
    expect((await server.ask("POST /api/components/app/po/repository/", { operation: "commit" })).json).toEqual({
      result: true,
    });
    expect(await find(server, "source:Hello")).toMatchObject({ pending: false });
    await server.stop();
  }, 120_000);
});

describe.runIf(databases.includes(postgres))("two servers on one PostgreSQL", () => {
  let dataDir: string;
  let remote: GitRemote;
  let url: string;
  const scope = Scope.makeUnsafe();
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-two-"));
    remote = makeRemote(gettextFiles);
    const options = await Effect.runPromise(Scope.provide(postgres.options, scope));
    url = options.kind === "server" ? options.url : "";
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
    remote.remove();
  });

  it("finish the other's work when it is killed with -9 in the middle of an operation, and do it once", async () => {
    const settings = { DRAGOMAN_DATA_DIR: dataDir, DRAGOMAN_DATABASE_URL: url };
    const one = await startProcess(settings, { administrator: true });
    await makeComponent(one, remote);
    const { id } = await find(one, "source:Hello");
    await one.ask(`PATCH /api/units/${id}/`, { state: 20, target: ["Nazdar"] });
    const operation = one.ask("POST /api/components/app/po/repository/", { operation: "push" }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const two = await startProcess(settings, { administrator: false });
    await one.kill();
    await operation;
    await until(async () => (await two.ask("GET /api/components/app/po/repository/")).json.needs_commit === false);
    expect((await two.ask("POST /api/components/app/po/repository/", { operation: "push" })).json).toEqual({
      result: true,
    });
    const commits = remote.git("log", "--format=%an", "main").trim().split("\n");
    expect(commits.filter((author) => author === "Admin")).toHaveLength(1);
    expect(remote.show("po/cs.po")).toContain('msgstr "Nazdar"');
    await two.stop();
  }, 120_000);

  it("commit and push strings that are old enough once, also when one is killed with -9 meanwhile", async () => {
    const settings = { DRAGOMAN_DATA_DIR: dataDir, DRAGOMAN_DATABASE_URL: url };
    const [one, two] = await Promise.all([
      startProcess(settings, { administrator: false }),
      startProcess(settings, { administrator: false }),
    ]);
    await one.ask("PATCH /api/components/app/po/", { push_on_commit: true });
    const { id } = await find(one, "source:Good");
    await one.ask(`PATCH /api/units/${id}/`, { state: 20, target: ["Nashle"] });
    const due = "repository.commit-due";
    await Effect.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`update pending_changes set made = made - interval '26 hours'`;
        yield* sql`insert into tasks (id, kind, key) values (gen_random_uuid(), ${due}, ${due})`;
      }).pipe(Effect.provide(databaseLayer({ kind: "server", url }))),
    );
    // Whichever of the two has taken it.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await one.kill();
    await until(async () => remote.show("po/cs.po").includes('msgstr "Nashle"'));
    const commits = remote.git("log", "--format=%H", "-S", "Nashle", "main").trim().split("\n");
    expect(commits).toHaveLength(1);
    const { results } = (await two.ask("GET /api/components/app/po/changes/?action=18")).json;
    expect(results[0]).toMatchObject({ user: null });
    await two.ask("PATCH /api/components/app/po/", { push_on_commit: false });
    await two.stop();
  }, 120_000);

  it("answer edits while the other one works on the repository, and lose none", async () => {
    const settings = { DRAGOMAN_DATA_DIR: dataDir, DRAGOMAN_DATABASE_URL: url };
    const [one, two] = await Promise.all([
      startProcess(settings, { administrator: false }),
      startProcess(settings, { administrator: false }),
    ]);
    const { id } = await find(one, "source:Good");
    const pulls = Promise.all(
      [1, 2, 3].map(() => one.ask("POST /api/components/app/po/repository/", { operation: "commit" })),
    );
    const texts = ["Sbohem", "Na shledanou", "Měj se"];
    for (const text of texts)
      expect((await two.ask(`PATCH /api/units/${id}/`, { state: 20, target: [`${text}.`] })).status).toBe(200);
    await pulls;
    await one.ask("POST /api/components/app/po/repository/", { operation: "push" });
    expect(remote.show("po/cs.po")).toContain('msgstr "Měj se."');
    expect((await find(two, `id:${id}`)).target).toEqual(["Měj se."]);
    await Promise.all([one.stop(), two.stop()]);
  }, 120_000);
});
