/**
 * Asks servers what no client would ask, again and again (see `src/fuzz`):
 *
 *     npm run fuzz -- [--requests 10000] [--seed N] [--database embedded|postgres|both] [--concurrency 6] [--limit 3600]
 *
 * The same seed draws the same requests. Ends with 1 where an answer, the log, the memory or the folder of uploads is
 * not as it has to be; each failure is printed with a line that makes it again.
 */
import { parseArgs } from "node:util";
import { databases } from "../src/index.ts";
import { fuzz } from "../src/fuzz/run.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    database: { type: "string", default: "both" },
    concurrency: { type: "string", default: "6" },
    /** Seconds on each database. */
    limit: { type: "string", default: "7200" },
  },
});

const wanted = databases.filter(
  ({ name }) => values.database === "both" || (values.database === "postgres") === (name === "PostgreSQL"),
);
let failures = 0;
for (const database of wanted)
  failures += await fuzz(database, {
    requests: Number(values.requests),
    seed: Number(values.seed),
    concurrency: Number(values.concurrency),
    limit: Number(values.limit),
  });
console.log(`\nFUZZ ${failures === 0 ? wanted.length : 0} passed, ${failures} failed, seed ${values.seed}`);
process.exit(failures === 0 && wanted.length > 0 ? 0 : 1);
