/** Starts programs of tests as processes of their own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const start = (program: URL, ...args: ReadonlyArray<string>) => {
  const command = ["-C", "source", fileURLToPath(program), ...args];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const gone = once(child, "exit");
  return {
    pid: child.pid ?? 0,
    /** The next line of its output, undefined after the last. */
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    signal: (signal: "SIGSTOP" | "SIGCONT" | "SIGTERM") => child.kill(signal),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
};
