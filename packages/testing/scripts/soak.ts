/**
 * Lets everybody work on a server at once: edits, uploads, commits, pushes, archives, two imports, and somebody who
 * pushes to the same remote from elsewhere (see `src/soak`):
 *
 *     npm run soak -- [--minutes 10] [--seed N] [--database embedded|postgres|both] [--imported 90000]
 *
 * Prints how long acts of each kind took. Ends with 1 after an answer of 500 or more (503 aside), a lock, an edit that
 * is lost, or statistics that are not what a recount says.
 */
import { parseArgs } from "node:util";
import { databases } from "../src/index.ts";
import { soak } from "../src/soak/run.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    database: { type: "string", default: "both" },
    imported: { type: "string", default: "90000" },
  },
});

const wanted = databases.filter(
  ({ name }) => values.database === "both" || (values.database === "postgres") === (name === "PostgreSQL"),
);
let failures = 0;
for (const database of wanted)
  failures += await soak(database, {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    imported: Number(values.imported),
  });
console.log(`\nSOAK ${failures === 0 ? wanted.length : 0} passed, ${failures} failed, seed ${values.seed}`);
process.exit(failures === 0 && wanted.length > 0 ? 0 : 1);
