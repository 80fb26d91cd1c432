/** Loaded into a server that is measured (`--import`): at SIGUSR2 it throws away what nobody needs, and tells the rest. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("SIGUSR2", () => {
    collect();
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.stdout.write(`memory ${JSON.stringify({ rss, heapUsed, external })}\n`);
  });
}
