/**
 * Edits over HTTP, commits and pushes, and kills the server with -9 at random moments, again and again:
 *
 *     node -C source packages/testing/scripts/kill-at-random.ts [rounds] [seed]
 *
 * After each kill the database is opened again, and has to have every answered edit, counters that equal a recount, and
 * an operation that can be repeated. At the end all that was accepted is at the remote, once.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect, Exit, Scope } from "effect";
import { databases, gettextFiles, makeRemote } from "../src/index.ts";
import { type ServerProcess, startProcess } from "../src/processes/serverProcess.ts";

const rounds = Number(process.argv[2] ?? 5);
let seed = Number(process.argv[3] ?? Date.now() % 100_000);
console.log(`${rounds} rounds, seed ${seed}`);

/** Numbers that a seed makes again (mulberry32). */
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const check = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what);
};

const component = {
  name: "Po",
  slug: "po",
  filemask: "po/*.po",
  new_base: "po/app.pot",
  file_format: "po",
  push_on_commit: false,
};
const repository = "POST /api/components/app/po/repository/";

interface Unit {
  readonly id: number;
  readonly source: readonly string[];
  readonly target: readonly string[];
}

const unitsOf = async (server: ServerProcess): Promise<readonly Unit[]> =>
  (await server.ask("GET /api/translations/app/po/cs/units/")).json.results;

const settled = async (server: ServerProcess) => {
  while ((await server.ask("GET /api/components/app/po/")).json.task_url !== null)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** What may be in the database: the last answered text of each unit, or the one that was asked for last. */
const answered = new Map<number, string>();
const asked = new Map<number, string>();
let count = 0;

const editUntilDead = async (server: ServerProcess) => {
  const units = await unitsOf(server);
  for (;;) {
    const unit = units[Math.floor(random() * units.length)];
    if (unit === undefined) return;
    const text = `text ${++count} %d`;
    asked.set(unit.id, text);
    const { status } = await server.ask(`PATCH /api/units/${unit.id}/`, {
      state: 20,
      target: unit.target.map(() => text),
    });
    check(status === 200, `an edit was answered with ${status}`);
    answered.set(unit.id, text);
  }
};

const operateUntilDead = async (server: ServerProcess) => {
  for (;;) {
    const operation = ["commit", "push", "pull", "file-sync"][Math.floor(random() * 4)];
    const { status } = await server.ask(repository, { operation });
    check(status < 500, `${operation} was answered with ${status}`);
  }
};

/** A request that the kill cut off is none to complain of. */
const cutOff = (error: unknown) => {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
};

const verify = async (server: ServerProcess) => {
  for (const { id, target } of await unitsOf(server)) {
    const text = target[0] ?? "";
    const expected = answered.get(id);
    if (expected !== undefined)
      check(text === expected || text === asked.get(id), `unit ${id} says ${text}, answered was ${expected}`);
    answered.set(id, text);
  }
  const { translated, total } = (await server.ask("GET /api/translations/app/po/cs/statistics/")).json;
  const counted = async (query: string) =>
    (await server.ask(`GET /api/translations/app/po/cs/units/?q=${encodeURIComponent(query)}`)).json.count;
  check(translated === (await counted("state:>=20")), "the counter of translated strings is wrong");
  check(total === (await counted("")), "the counter of strings is wrong");
};

for (const database of databases) {
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  const dataDir = await mkdtemp(join(tmpdir(), "dragoman-random-"));
  const remote = makeRemote(gettextFiles);
  const environment = {
    DRAGOMAN_DATA_DIR: dataDir,
    ...(options.kind === "server" ? { DRAGOMAN_DATABASE_URL: options.url } : {}),
  };
  answered.clear();
  asked.clear();
  let server = await startProcess(environment, { administrator: true });
  await server.ask("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
  await server.ask("POST /api/projects/app/components/", { ...component, repo: remote.url, push: remote.url });
  await settled(server);
  for (let round = 1; round <= rounds; round++) {
    const work = [editUntilDead(server), operateUntilDead(server)].map((each) => each.catch(cutOff));
    if (random() < 0.5) remote.commit({ "README.md": `Upstream ${round}` });
    const wait = 200 + random() * 3000;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await server.kill();
    await Promise.all(work);
    // A clone is a cache: sometimes it goes with its server.
    const lost = random() < 0.3;
    if (lost) await rm(join(dataDir, "vcs"), { recursive: true, force: true });
    server = await startProcess(environment, { administrator: false });
    await verify(server);
    console.log(
      `${database.name}, round ${round}: killed after ${Math.round(wait)} ms, ${count} edits${lost ? ", clone lost" : ""}: all there`,
    );
  }
  for (;;) {
    const { status, json } = await server.ask(repository, { operation: "push" });
    if (status !== 423) {
      check(json.result === true, `the last push was answered with ${JSON.stringify(json)}`);
      break;
    }
  }
  await verify(server);
  const file = remote.show("po/cs.po");
  for (const text of answered.values()) if (text !== "") check(file.includes(text), `the remote lacks ${text}`);
  remote.git("fsck", "--strict");
  console.log(`${database.name}: everything is at the remote`);
  await server.stop();
  remote.remove();
  await rm(dataDir, { recursive: true, force: true });
  await Effect.runPromise(Scope.close(scope, Exit.void));
}
