/** So many requests to a server over one database, from a seed; then what it left behind. */
import { endpoints } from "@dragoman/http";
import fc from "fast-check";
import type { TestDatabase } from "../database.ts";
import { type Case, caseOf } from "./cases.ts";
import { complaintOf, mayPass } from "./judge.ts";
import { lineOf, reduce } from "./reduce.ts";
import { makeReport } from "./report.ts";
import { send } from "./send.ts";
import { type Memory, openVictim, type Victim } from "./server.ts";
import { type Names, openWorld, type World } from "./world.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Requests at once. */
  readonly concurrency: number;
  /** Seconds after which no more requests are begun. */
  readonly limit: number;
}

/** Requests that are drawn together, under a seed of their own. */
const batchSize = 100;
/** Batches between two looks whether the world is still there. */
const chapter = 10;
/** What a server may have grown by after its first part of the run, in bytes. */
const growth = 200 * 1024 * 1024;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const told = ({ rss, heapUsed, external }: Memory) =>
  `${megabytes(rss)} (heap ${megabytes(heapUsed)}, external ${megabytes(external)})`;

/** Answers how many failures there were. */
export const fuzz = async (database: TestDatabase, options: FuzzOptions): Promise<number> => {
  console.log(`\n== ${database.name}: ${options.requests} requests, seed ${options.seed}`);
  const victim = await openVictim(database);
  const world = openWorld(victim.url);
  try {
    return await ask(victim, world, options);
  } finally {
    world.remove();
    await victim.close();
  }
};

const ask = async (victim: Victim, world: World, { requests, seed, concurrency, limit }: FuzzOptions) => {
  const report = makeReport();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const underWay = new Set<Case>();
  let warm: Memory | undefined;
  let ends = 0;

  /** Whether the server ended, with what may have ended it. */
  const ended = (what: string) => {
    if (victim.ends() === ends) return false;
    ends = victim.ends();
    if (report.isNew(`the server ended, time ${ends}`))
      report.keep({
        what: "the server ended",
        line: `one of\n  ${[...underWay].map(lineOf).join("\n  ")}`,
        seed: what,
        more: victim.complaints().join("\n"),
      });
    return true;
  };

  const one = async (item: Case, names: Names, from: string) => {
    await victim.alive();
    const before = victim.ends();
    underWay.add(item);
    const outcome = await send(victim.url(), item, names);
    if (outcome.failure !== undefined) await victim.settled();
    ended(from);
    underWay.delete(item);
    report.note(item, outcome);
    const what = complaintOf(item, outcome);
    // Others lost their connections when one request ended the server: that is told already.
    if (what === undefined || victim.ends() !== before) return;
    const fails = async (candidate: Case) => {
      await victim.alive();
      const next = await send(victim.url(), candidate, names);
      if (next.failure !== undefined) await victim.settled();
      return complaintOf(candidate, next) === what;
    };
    if (mayPass(what, outcome) && !(await fails(item))) return report.letOff();
    if (!report.isNew(what, item)) return;
    const { item: least, again } = await reduce(item, fails);
    const answer = `${outcome.statuses.join()} ${outcome.body.slice(0, 300)} after ${Math.round(outcome.milliseconds)} ms`;
    report.keep({ what, line: lineOf(least), seed: from, more: `${again ? "" : "not again when alone; "}${answer}` });
    console.log(`  ${what}: ${lineOf(least).slice(0, 200)}`);
  };

  let names = await world.names();
  let any = caseOf(endpoints, names);
  for (let batch = 0; batch * batchSize < requests && seconds() < limit; batch++) {
    if (batch % chapter === 0) {
      const now = await world.names();
      if (now !== names) any = caseOf(endpoints, now);
      names = now;
      if (batch > 0)
        console.log(`  ${batch * batchSize} requests, ${report.failures()} failures, ${seconds().toFixed(0)} s`);
    }
    // The first tenth fills caches and pools.
    if (warm === undefined && batch * batchSize * 10 >= requests) warm = await victim.memory();
    const numRuns = Math.min(batchSize, requests - batch * batchSize);
    const waiting = [...fc.sample(any, { seed: seed * 100_003 + batch, numRuns })];
    const work = async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
        await one(item, names, `seed ${seed}, batch ${batch}`);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    for (const words of victim.complaints())
      if (report.isNew(words.split("\n")[0]?.replaceAll(/\d+/g, "") ?? ""))
        report.keep({ what: "the log complains", line: words, seed: `seed ${seed}, batch ${batch}`, more: "" });
  }

  const took = seconds();
  const last = await victim.memory();
  if (warm !== undefined && last.rss > warm.rss + growth && report.isNew("memory"))
    report.keep({ what: "memory grew", line: `${told(warm)}, then ${told(last)}`, seed: `seed ${seed}`, more: "" });
  const uploads = await victim.uploads();
  if (uploads.length > 0 && report.isNew("uploads"))
    report.keep({ what: "left in the folder of uploads", line: uploads.join(", "), seed: `seed ${seed}`, more: "" });
  report.print(took);
  console.log(`\nmemory ${warm === undefined ? "" : `${told(warm)} when warm, `}${told(last)} at the end`);
  return report.failures();
};
