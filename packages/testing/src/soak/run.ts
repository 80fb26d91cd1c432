/** Everybody at work for some minutes on a server over one database, beside two imports; then what became of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { Effect, Exit, Scope } from "effect";
import type { TestDatabase } from "../database.ts";
import { makeRemote } from "../gitRemote.ts";
import { makeAlarms } from "../processes/alarms.ts";
import { type ServerProcess, startProcess } from "../processes/serverProcess.ts";
import { makeRandom } from "../random.ts";
import { openElsewhere } from "./elsewhere.ts";
import { makeMeasures, type Measures } from "./measures.ts";
import { component, workUntil } from "./people.ts";
import { wrongCounters } from "./recount.ts";
import { poFiles } from "./texts.ts";

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  /** Units that each of the two imports brings. */
  readonly imported: number;
}

/** Strings of the component that is worked on. */
const strings = 300;

/** Waits until the task of a component is over. */
const settled = async (server: ServerProcess, path: string) => {
  while ((await server.ask(`GET /api/components/${path}/`)).json.task_url !== null) await rest(100);
};

const create = async (server: ServerProcess, project: string, repo: string, more: object = {}) => {
  await server.ask("POST /api/projects/", { name: project, slug: project, web: "https://example.org/" });
  const fields = {
    name: "Po",
    slug: "po",
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
    repo,
    ...more,
  };
  const { status, json } = await server.ask(`POST /api/projects/${project}/components/`, fields);
  if (status !== 201) throw new Error(`${project} cannot be made: ${JSON.stringify(json)}`);
};

/** What has to hold when all is quiet. */
const verify = async (
  server: ServerProcess,
  measures: Measures,
  edited: ReadonlyMap<number, string>,
  projects: readonly string[],
) => {
  const get = async (path: string) => (await server.ask(`GET ${path}`)).json;
  for (const project of projects) {
    if ((await get(`/api/components/${project}/po/lock/`)).locked) measures.fail(`${project}/po is locked`);
    const { results } = await get(`/api/components/${project}/po/statistics/?page_size=1000`);
    for (const told of results) {
      const translation = `/api/translations/${project}/po/${told.code}/`;
      for (const wrong of await wrongCounters(get, translation, told)) measures.fail(wrong);
    }
  }
  for (const [id, text] of edited) {
    const { target } = await get(`/api/units/${id}/`);
    if (target[0] !== text) measures.fail(`unit ${id} says ${target[0]}, answered was ${text}`);
  }
};

/** Answers how many failures there were. */
export const soak = async (database: TestDatabase, { minutes, seed, imported }: SoakOptions): Promise<number> => {
  console.log(`\n== ${database.name}: ${minutes} minutes, two imports of ${imported} units, seed ${seed}`);
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  const dataDir = await mkdtemp(join(tmpdir(), "dragoman-soak-"));
  const languages = ["cs", "de", "fr"];
  const remote = makeRemote(poFiles(strings, languages));
  const large = makeRemote(poFiles(Math.ceil(imported / (languages.length + 1)), languages));
  const elsewhere = await openElsewhere(remote.url);
  const measures = makeMeasures();
  const server = await startProcess(
    {
      DRAGOMAN_DATA_DIR: dataDir,
      ...(options.kind === "server" ? { DRAGOMAN_DATABASE_URL: options.url } : {}),
    },
    { administrator: true },
  );
  const alarms = makeAlarms();
  alarms.listen(server.process);
  try {
    await create(server, "app", remote.url, { push: remote.url, push_on_commit: true });
    await settled(server, component);
    const { json } = await server.ask(`GET /api/translations/${component}/cs/units/?page_size=1000`);
    const units = (json.results as readonly { readonly id: number }[]).map(({ id }) => id);
    const edited = new Map<number, string>();
    const end = Date.now() + minutes * 60_000;
    const imports = ["import-1", "import-2"].map((project) =>
      measures.measure("import", async () => {
        await create(server, project, large.url, { disable_autoshare: true });
        await settled(server, `${project}/po`);
        return { status: 200 };
      }),
    );
    const place = { url: server.url, measures, random: makeRandom(seed), elsewhere, strings, units, edited };
    await Promise.all([workUntil(place, end), ...imports]);

    const repository = `POST /api/components/${component}/repository/`;
    await measures.measure("last push", async () => {
      for (;;) {
        const { status, json: answer } = await server.ask(repository, { operation: "push" });
        if (status === 423) continue;
        if (answer.result !== true) measures.fail(`the last push was answered with ${JSON.stringify(answer)}`);
        return { status };
      }
    });
    await verify(server, measures, edited, ["app", "import-1", "import-2"]);
    const file = remote.show("po/cs.po");
    for (const text of edited.values()) if (!file.includes(`"${text}"`)) measures.fail(`the remote lacks ${text}`);
    remote.git("fsck", "--strict");
    for (const alarm of alarms.take()) measures.fail(`the log says ${alarm}`);
    measures.print();
    return measures.failures();
  } finally {
    await server.stop();
    await elsewhere.remove();
    for (const each of [remote, large]) each.remove();
    await rm(dataDir, { recursive: true, force: true });
    await Effect.runPromise(Scope.close(scope, Exit.void));
  }
};
