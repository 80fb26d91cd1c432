/** What a server says that a healthy one does not say. */
import type { ChildProcess } from "node:child_process";

export interface Alarms {
  /** Those since the last call, each with the lines after it. */
  readonly take: () => readonly string[];
  readonly listen: (server: ChildProcess) => void;
}

const alarming = /failed unexpectedly|unhandled|uncaught|FATAL ERROR|\bat .*node:internal\/process/i;
const told = 25;

export const makeAlarms = (): Alarms => {
  let said = "";
  return {
    listen: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
    },
    take: () => {
      const lines = said.split("\n");
      said = lines.pop() ?? "";
      return lines.flatMap((line, index) => (alarming.test(line) ? [lines.slice(index, index + told).join("\n")] : []));
    },
  };
};
