/**
 * Edits, uploads, downloads, commits and pushes over HTTP, and kills the server with -9 at random moments, again and
 * again:
 *
 *     node -C dragoman-source packages/testing/scripts/kill-at-random.ts [rounds] [seed]
 *
 * After each kill the database is opened again, and has to have every answered edit and upload, counters that equal a
 * recount, and an operation that can be repeated; nothing of the dead server stays in the folder of uploads or among the
 * temporary files. At the end all that was accepted is at the remote, once.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect, Exit, Scope } from "effect";
import { databases, gettextFiles, makeRemote, type TestDatabase } from "../src/index.ts";
import { sweptAway } from "../src/kills/leftovers.ts";
import * as work from "../src/kills/work.ts";
import { type ServerProcess, startProcess } from "../src/processes/serverProcess.ts";
import { makeRandom } from "../src/random.ts";

const rounds = Number(process.argv[2] ?? 5);
const seed = Number(process.argv[3] ?? Date.now() % 100_000);
const random = makeRandom(seed);
console.log(`${rounds} rounds, seed ${seed}`);

const { check } = work;

const component = {
  name: "Po",
  slug: "po",
  filemask: "po/*.po",
  new_base: "po/app.pot",
  file_format: "po",
  push_on_commit: false,
};

const settled = async (server: ServerProcess) => {
  while ((await server.ask(`GET /api/components/${work.component}/`)).json.task_url !== null)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** A request that the kill cut off is none to complain of. */
const cutOff = (error: unknown) => {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
};

const verify = async (server: ServerProcess, { answered, asked }: work.Said) => {
  for (const language of ["cs", "de"]) {
    for (const { id, target } of await work.unitsOf(server, language)) {
      const text = target[0] ?? "";
      const expected = answered.get(id);
      if (expected === undefined && !asked.has(id)) continue;
      if (expected !== undefined)
        check(text === expected || text === asked.get(id), `unit ${id} says ${text}, answered was ${expected}`);
      answered.set(id, text);
    }
    const translation = `/api/translations/${work.component}/${language}`;
    const { translated, total } = (await server.ask(`GET ${translation}/statistics/`)).json;
    const counted = async (query: string) =>
      (await server.ask(`GET ${translation}/units/?q=${encodeURIComponent(query)}`)).json.count;
    check(translated === (await counted("state:>=20")), "the counter of translated strings is wrong");
    check(total === (await counted("")), "the counter of strings is wrong");
  }
};

const kill = async (database: TestDatabase) => {
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  const folder = await mkdtemp(join(tmpdir(), "dragoman-random-"));
  const folders = { dataDir: join(folder, "data"), temporary: join(folder, "temporary") };
  await mkdir(folders.temporary);
  const remote = makeRemote(gettextFiles);
  const environment = {
    DRAGOMAN_DATA_DIR: folders.dataDir,
    TMPDIR: folders.temporary,
    ...(options.kind === "server" ? { DRAGOMAN_DATABASE_URL: options.url } : {}),
  };
  const said: work.Said = { answered: new Map(), asked: new Map(), count: 0 };
  let server = await startProcess(environment, { administrator: true });
  await server.ask("POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
  await server.ask("POST /api/projects/app/components/", { ...component, repo: remote.url, push: remote.url });
  await settled(server);
  for (let round = 1; round <= rounds; round++) {
    const under = [
      work.edit(server, said, random),
      work.operate(server, random),
      work.upload(server, said),
      work.download(server, random),
    ].map((each) => each.catch(cutOff));
    if (random() < 0.5) remote.commit({ "README.md": `Upstream ${round}` });
    const wait = 200 + random() * 3000;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await server.kill();
    await Promise.all(under);
    // A clone is a cache: sometimes it goes with its server.
    const lost = random() < 0.3;
    if (lost) await rm(join(folders.dataDir, "vcs"), { recursive: true, force: true });
    server = await startProcess(environment, { administrator: false });
    await verify(server, said);
    await sweptAway(folders, true);
    console.log(
      `${database.name}, round ${round}: killed after ${Math.round(wait)} ms, ${said.count} edits and uploads${lost ? ", clone lost" : ""}: all there, nothing left`,
    );
  }
  for (;;) {
    const { status, json } = await server.ask(work.repository, { operation: "push" });
    if (status !== 423) {
      check(json.result === true, `the last push was answered with ${JSON.stringify(json)}`);
      break;
    }
  }
  await verify(server, said);
  const files = remote.show("po/cs.po") + remote.show("po/de.po");
  for (const text of said.answered.values()) if (text !== "") check(files.includes(text), `the remote lacks ${text}`);
  remote.git("fsck", "--strict");
  await server.stop();
  await sweptAway(folders, false);
  console.log(`${database.name}: everything is at the remote, nothing is left`);
  remote.remove();
  await rm(folder, { recursive: true, force: true });
  await Effect.runPromise(Scope.close(scope, Exit.void));
};

for (const database of databases) await kill(database);
