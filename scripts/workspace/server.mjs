/** A Dragoman of this workspace as a process of its own: its command, and its server. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { dragoman, node } from "./paths.mjs";
import { capture, environment, fail } from "./process.mjs";

/** Runs the command `dragoman` and answers the JSON that it printed. */
export const administer = async (dataDir, args, command = dragoman) =>
  JSON.parse(await capture(node, [command, ...args, "--data-dir", dataDir, "--json"]));

/** Starts a server and answers once it does. `env` holds settings. */
export const serve = ({ dataDir, port = 0, env = {}, command = dragoman }) =>
  new Promise((resolve, reject) => {
    const args = [command, "serve", "--json", "--data-dir", dataDir, "--port", String(port)];
    const child = spawn(node, args, { env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
    let words = "";
    child.stderr.on("data", (chunk) => (words = (words + chunk).slice(-10_000)));
    const ended = new Promise((done) => child.once("exit", done));
    const stop = async () => {
      child.kill("SIGTERM");
      const code = await ended;
      if (code !== 0) throw fail(`The server ended with exit code ${code}.\n${words}`);
    };
    child.once("exit", () => reject(fail(`The server did not start.\n${words}`)));
    createInterface({ input: child.stdout }).once("line", (line) =>
      resolve({ url: JSON.parse(line).url, stop, log: () => words }),
    );
  });
