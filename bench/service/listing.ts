/**
 * Pages of the units of a component of 100,000 strings over HTTP against a bare handler of node:http that runs one
 * prepared statement for the same rows and answers the same bytes, first and late pages alike. Both are processes of
 * their own on one PostgreSQL; they take turns, and the best turn of each counts.
 *
 *   node --conditions=dragoman-source bench/service/listing.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { catalogue, languages } from "./programs/catalogue.ts";
import { type Asked, fetchBytes, throughput } from "./programs/load.ts";
import { adminToken, load, openSite } from "./programs/site.ts";

const strings = 100_000;
const rounds = 5;
const turn = 2_000;
const concurrency = 8;
const pages = [
  { size: 100, page: 1, target: 0.6 },
  { size: 100, page: 900, target: 0.6 },
  { size: 1000, page: 1, target: 0.75 },
  { size: 1000, page: 90, target: 0.75 },
];

const startBare = async (database: string) => {
  const program = new URL("./programs/bareServer.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--conditions=dragoman-source", program, database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { url: `http://127.0.0.1:${line.split(" ")[1]}`, stop: () => child.kill() };
};

const site = await openSite(catalogue(strings, languages.slice(0, 1)));
const bare = await startBare(site.database);
try {
  await site.settled();
  const headers = { authorization: `Token ${adminToken}` };
  const address = `${site.server.url}/api/translations/bench/po/cs/units/`;
  const known = (await site.server.ask("GET /api/translations/bench/po/cs/")).json;
  console.log(
    `${known.total} units; ${concurrency} requests at a time, best of ${rounds} turns of ${turn / 1000} s each`,
  );
  for (const { size, page, target } of pages) {
    const product: Asked = { url: `${address}?page=${page}&page_size=${size}`, headers };
    const answer = await fetchBytes(product);
    const text = answer.toString();
    const { results } = JSON.parse(text) as { results: { id: number }[] };
    const query = new URLSearchParams({
      after: String((results[0]?.id ?? 0) - 1),
      limit: String(size),
      base: site.server.url,
      head: text.slice(0, text.indexOf('"results":') + '"results":'.length),
    });
    const baseline: Asked = { url: `${bare.url}/?${query}`, headers };
    if (!answer.equals(await fetchBytes(baseline))) throw new Error("The baseline answers other bytes.");
    let [own, least] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      own = Math.max(own, await throughput(product, concurrency, turn));
      least = Math.max(least, await throughput(baseline, concurrency, turn));
    }
    const ratio = `${((100 * own) / least).toFixed(0)} % (target: at least ${100 * target} %)`;
    console.log(
      `${size} units, page ${page}: ${own.toFixed(1)} a second, bare ${least.toFixed(1)}: ${ratio}, ${load()}`,
    );
  }
} finally {
  bare.stop();
  await site.close();
}
