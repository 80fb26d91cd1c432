/**
 * Whether time tells the hidden from the absent: each request by name for something in a private project, against the
 * same for two things that do not exist, in turn on one server. The two that are absent differ by noise only, which is
 * the baseline.
 *
 *   node --conditions=dragoman-source bench/access/hidden.ts
 */
import { Agent, request } from "node:http";
import { catalogue, languages } from "../service/programs/catalogue.ts";
import { load, openSite } from "../service/programs/site.ts";

const requests = 400;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const site = await openSite(catalogue(1_000, languages.slice(0, 1)));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const { ask, url } = site.server;
  const [unit] = (await ask("GET /api/translations/bench/po/cs/units/")).json.results;
  const [change] = (await ask("GET /api/components/bench/po/changes/")).json.results;
  await ask("POST /api/projects/bench/access/", { access_control: 100 });
  await ask("POST /api/users/", { username: "outsider", full_name: "Outsider" });
  const { token } = (await ask("POST /api/users/outsider/tokens/", {})).json;

  /** Milliseconds until the answer, which has to be 404. */
  const timed = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const begun = performance.now();
      const headers = { authorization: `Token ${token}` };
      const sent = request(`${url}${path}`, { agent, headers }, (response) => {
        response.resume();
        response.on("end", () =>
          response.statusCode === 404
            ? resolve(performance.now() - begun)
            : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      });
      sent.on("error", reject);
      sent.end();
    });

  const byName = (path: string) => [path.replace("X", "bench"), path.replace("X", "nonce"), path.replace("X", "dunce")];
  const byId = (path: string, id: number) => [id, 2_000_000_000, 2_000_000_001].map((each) => `${path}${each}/`);
  for (const paths of [
    byName("/api/projects/X/"),
    byName("/api/projects/X/statistics/"),
    byName("/api/components/X/po/"),
    byName("/api/components/X/po/repository/"),
    byName("/api/translations/X/po/cs/"),
    byName("/api/translations/X/po/cs/units/"),
    byName("/api/translations/X/po/cs/file/"),
    byId("/api/units/", unit.id),
    byId("/api/changes/", change.id),
  ]) {
    const times = paths.map((): number[] => []);
    for (let round = 0; round < requests; round++)
      for (const [index, path] of paths.entries()) times[index]?.push(await timed(path));
    // The first ones are for caches and compilers.
    const [hidden = 0, absent = 0, other = 0] = times.map((each) => median(each.slice(50)));
    const apart = (a: number, b: number) => `${(1000 * Math.abs(a - b)).toFixed(0)} µs`;
    console.log(
      `${paths[0]}: hidden ${hidden.toFixed(2)} ms, absent ${absent.toFixed(2)} ms; apart ${apart(hidden, absent)}, noise ${apart(absent, other)}; ${load()}`,
    );
  }
} finally {
  agent.destroy();
  await site.close();
}
