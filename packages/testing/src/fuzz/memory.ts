/** Loaded into a server that is measured (`--import`): at SIGUSR2 it throws away what nobody needs, and tells the rest. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/** Milliseconds until what was thrown away has gone back to the system, as it does in threads beside. */
const settling = 5_000;

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("SIGUSR2", () => {
    collect();
    setTimeout(() => {
      collect();
      const { rss, heapUsed, external } = process.memoryUsage();
      process.stdout.write(`memory ${JSON.stringify({ rss, heapUsed, external })}\n`);
    }, settling);
  });
}
