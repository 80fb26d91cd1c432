/**
 * Starts of the built command: milliseconds from the start of the process to its first answer, on a new and an existing
 * embedded folder and on PostgreSQL, and its memory after a start on PostgreSQL, with the console's pages and without. The baseline is an empty program.
 *
 *   node --conditions=dragoman-source bench/service/start.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "./programs/latency.ts";
import { load, memoryOf, openDatabase, pause } from "./programs/site.ts";

const command = new URL("../../packages/cli/bin/dragoman.mjs", import.meta.url).pathname;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the command, waits for its first answer, and ends it. */
const start = async (environment: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [command, "serve", "--port", String(port)], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  while (!(await answers(`http://127.0.0.1:${port}/api/`))) {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}.`);
    await pause(5);
  }
  const took = Math.round(performance.now() - begun);
  await pause(2_000);
  const memory = memoryOf(child.pid ?? 0, "VmRSS");
  child.kill("SIGTERM");
  await ended;
  return { took, memory };
};

type Started = Awaited<ReturnType<typeof start>>;

const medians = (starts: readonly Started[]): Started => ({
  took: percentile(
    starts.map(({ took }) => took),
    0.5,
  ),
  memory: percentile(
    starts.map(({ memory }) => memory),
    0.5,
  ),
});

const empty = async (): Promise<number> => {
  const begun = performance.now();
  await once(spawn(process.execPath, ["-e", ""]), "exit");
  return performance.now() - begun;
};

const folder = await mkdtemp(join(tmpdir(), "dragoman-start-"));
const database = await openDatabase();
try {
  const bare = await empty();
  const line = (name: string, { took, memory }: { took: number; memory: number }, target: string) =>
    console.log(
      `${name.padEnd(20)} ${took} ms, ${(took / bare).toFixed(0)} times an empty program; ${memory} MB (target: ${target}; ${load()})`,
    );
  console.log(`empty program        ${bare.toFixed(0)} ms`);
  const embedded = { DRAGOMAN_DATA_DIR: join(folder, "embedded") };
  line("new folder", await start(embedded), "below 5000 ms");
  line("existing folder", await start(embedded), "below 2000 ms");
  const server = { DRAGOMAN_DATA_DIR: join(folder, "server"), DRAGOMAN_DATABASE_URL: database.url };
  line("new on PostgreSQL", await start(server), "none");
  line("PostgreSQL", await start(server), "below 120 MB");
  // In turns, so that the machine is the same for both: what pages cost a server that shows them to nobody.
  const [withPages, without] = [[], []] as [Started[], Started[]];
  for (const _ of [1, 2, 3, 4, 5]) {
    withPages.push(await start(server));
    without.push(await start({ ...server, DRAGOMAN_CONSOLE: "off" }));
  }
  line("with pages", medians(withPages), "none");
  line("without pages", medians(without), "as with pages");
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
