/** A thread that asks for the same address many times at once, and tells how many answers had which status. */
import { parentPort, workerData } from "node:worker_threads";
import { ask } from "./latency.ts";

const { url, headers, count } = workerData as {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly count: number;
};

const begun = performance.now();
const answers = await Promise.all(Array.from({ length: count }, () => ask(url, { method: "GET", path: "" }, headers)));
const statuses: Record<string, number> = {};
for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
statuses["milliseconds"] = Math.round(performance.now() - begun);
parentPort?.postMessage(statuses);
