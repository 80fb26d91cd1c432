/**
 * How long short requests wait beside long work, on each database: `GET /api/`, PATCH of a unit, a small archive and an
 * operation on a repository, alone and beside two imports of 90,000 units each into other projects, in turn; then
 * `GET /api/` beside 60 requests at once for 10,000 units each.
 *
 *   node --conditions=dragoman-source bench/service/fair.ts [embedded | server] [rounds]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { makeRemote } from "@dragoman/testing";
import { type ServerProcess, startProcess } from "../../packages/testing/src/processes/serverProcess.ts";
import { catalogue, languages } from "./programs/catalogue.ts";
import { percentile, type Probe, probe } from "./programs/latency.ts";
import { adminToken, load, openDatabase, pause } from "./programs/site.ts";

/** With a template and two translations 90,000 units. */
const strings = 30_000;
const alone = 25_000;
const pages = 60;
const target = 5;

const kinds = process.argv[2] === undefined ? ["embedded", "server"] : [process.argv[2]];
const rounds = Number(process.argv[3] ?? 2);
const headers = { authorization: `Token ${adminToken}` };

const makeComponent = async (server: ServerProcess, project: string, slug: string, repo: string) => {
  const made = await server.ask(`POST /api/projects/${project}/components/`, {
    name: slug,
    slug,
    repo,
    filemask: "po/*.po",
    new_base: "po/bench.pot",
    file_format: "po",
  });
  if (made.status !== 201) throw new Error(`The component was refused: ${JSON.stringify(made.json)}`);
};
const settled = async (server: ServerProcess, component: string) => {
  while ((await server.ask(`GET /api/components/${component}/`)).json.task_url !== null) await pause(200);
};
const makeProject = (server: ServerProcess, slug: string) =>
  server.ask("POST /api/projects/", { name: slug, slug, web: "https://example.org/" });

const measure = async (kind: string) => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-bench-"));
  const database = kind === "server" ? await openDatabase() : undefined;
  const small = ["edited", "read", "worked"].map((slug) => ({
    slug,
    remote: makeRemote(catalogue(200, languages.slice(0, 1))),
  }));
  const big = makeRemote(catalogue(strings, languages.slice(0, 2)));
  big.git("gc", "-q");
  const server = await startProcess(
    { DRAGOMAN_DATA_DIR: folder, ...(database === undefined ? {} : { DRAGOMAN_DATABASE_URL: database.url }) },
    { administrator: true },
  );
  try {
    await makeProject(server, "bench");
    for (const { slug, remote } of small) {
      await makeComponent(server, "bench", slug, remote.url);
      await settled(server, `bench/${slug}`);
    }
    const units = (await server.ask("GET /api/translations/bench/edited/cs/units/?page_size=200")).json.results.filter(
      ({ source }: { source: readonly string[] }) => source.length === 1,
    ) as { id: number }[];
    let edits = 0;
    const probes: readonly Probe[] = [
      { name: "GET /api/", method: "GET", path: () => "/api/", pause: 10 },
      {
        name: "PATCH of a unit",
        method: "PATCH",
        path: () => `/api/units/${units[edits % units.length]?.id}/`,
        body: () => ({ state: 20, target: [`Upravený text číslo ${edits++}`] }),
        pause: 20,
      },
      { name: "small archive", method: "GET", path: () => "/api/components/bench/read/file/", pause: 50 },
      {
        name: "pull",
        method: "POST",
        path: () => "/api/components/bench/worked/repository/",
        body: () => ({ operation: "pull" }),
        pause: 200,
      },
    ];
    const [without, beside]: [Map<string, number[]>, Map<string, number[]>] = [new Map(), new Map()];
    const collect = (into: Map<string, number[]>, times: ReadonlyMap<string, readonly number[]>) => {
      for (const [name, some] of times) into.set(name, [...(into.get(name) ?? []), ...some]);
    };
    // The first ones are for caches and compilers.
    await probe(server.url, headers, probes, pause(5_000));
    for (let round = 0; round < rounds; round++) {
      collect(without, await probe(server.url, headers, probes, pause(alone)));
      const begun = performance.now();
      const imports = [1, 2].map(async (number) => {
        const project = `big${round}${number}`;
        await makeProject(server, project);
        await makeComponent(server, project, "big", big.url);
        await settled(server, `${project}/big`);
      });
      collect(beside, await probe(server.url, headers, probes, Promise.all(imports)));
      console.log(`${kind}: two imports took ${((performance.now() - begun) / 1000).toFixed(1)} s (${load()})`);
    }
    for (const [name, times] of without) {
      const other = beside.get(name) ?? [];
      const show = (some: readonly number[]) =>
        `p50 ${percentile(some, 0.5).toFixed(1)}, p99 ${percentile(some, 0.99).toFixed(1)}, most ${percentile(some, 1).toFixed(0)} ms of ${some.length}`;
      const ratio = percentile(other, 0.99) / percentile(times, 0.99);
      console.log(
        `${kind}: ${name.padEnd(16)} alone ${show(times)}; beside ${show(other)}; ratio of p99 ${ratio.toFixed(1)} (target: at most ${target})`,
      );
    }
    const flood = new Worker(new URL("./programs/flood.ts", import.meta.url), {
      workerData: { url: `${server.url}/api/translations/big01/big/cs/units/?page_size=10000`, headers, count: pages },
      execArgv: [],
    });
    const answers = new Promise<Record<string, number>>((resolve, reject) => {
      flood.once("message", resolve);
      flood.once("error", reject);
    });
    const during = await probe(server.url, headers, probes.slice(0, 1), answers);
    const times = during.get("GET /api/") ?? [];
    console.log(
      `${kind}: GET /api/ beside ${pages} pages of 10,000 units: p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)}, most ${percentile(times, 1).toFixed(0)} ms of ${times.length}; pages answered ${JSON.stringify(await answers)} (${load()})`,
    );
  } finally {
    await server.stop();
    await database?.close();
    for (const { remote } of small) remote.remove();
    big.remove();
    await rm(folder, { recursive: true, force: true });
  }
};

for (const kind of kinds) await measure(kind);
