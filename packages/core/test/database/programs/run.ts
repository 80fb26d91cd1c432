/** Starts the programs beside this file as processes of their own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const start = (program: string, ...args: ReadonlyArray<string>) => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ["-C", "source", file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid ?? 0,
    /** The next line of its output, undefined after the last. */
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    kill: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
};
