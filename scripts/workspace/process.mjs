/** Starting programs, always with the current Node and the workspace's own tools first in the path. */
import { spawn } from "node:child_process";
import { dirname, delimiter } from "node:path";
import { createInterface } from "node:readline";
import { at, node, root } from "./paths.mjs";

export const environment = (more = {}) => ({
  ...process.env,
  PATH: [dirname(node), at("node_modules", ".bin"), process.env.PATH].join(delimiter),
  ...more,
});

/** An error whose message says all: no stack is shown. */
export const fail = (message) => Object.assign(new Error(message), { expected: true });

/** Runs a program with this terminal; answers its exit code. */
export const call = (program, args, { cwd = root, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environment(env), stdio: "inherit" });
    child.on("error", (error) => reject(fail(`${program} cannot be started: ${error.message}`)));
    child.on("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });

/** Runs a program to its end and answers what it printed. Throws with what it said when it fails. */
export const capture = (program, args, { cwd = root, env = {}, onLine = () => undefined } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    createInterface({ input: child.stderr }).on("line", onLine);
    child.on("error", (error) => reject(fail(`${program} cannot be started: ${error.message}`)));
    child.on("close", (code) =>
      code === 0 ? resolve(stdout) : reject(fail(`${program} ${args.join(" ")}\n${stderr || stdout}`)),
    );
  });
