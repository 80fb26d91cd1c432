/**
 * Two weeks of an imaginary project in minutes: 12 translators and 5 developers on three components of one repository,
 * two servers on PostgreSQL, forced pushes, moved files, kills at random:
 *
 *     node -C dragoman-source packages/testing/scripts/two-weeks.ts [seed] [days]
 *
 * At the end nothing that anybody wrote is lost, nothing waits for a person, and `git log --stat` can be read. Ends with
 * 1 where that is not so, and prints what everybody did.
 */
import { postgres } from "../src/index.ts";
import { liveWeeks } from "../src/weeks/run.ts";

const seed = Number(process.argv[2] ?? Date.now() % 100_000);
const days = Number(process.argv[3] ?? 14);
console.log(`${days} days, seed ${seed}`);
const { wrong, history, log, ...figures } = await liveWeeks(postgres, { days, seed, say: console.log });
if (wrong.length > 0) console.log(log.join("\n"));
for (const finding of wrong) console.log(`WRONG ${finding}`);
console.log(JSON.stringify(figures));
console.log(JSON.stringify(history));
console.log(wrong.length === 0 ? "Nothing is lost, and nothing waits." : `${wrong.length} findings`);
process.exit(wrong.length === 0 ? 0 : 1);
