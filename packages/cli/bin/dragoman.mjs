#!/usr/bin/env node
// Starts the command with a Node that is new enough: this one, or else that of the npm package `node`.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";

const [major, minor] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 19)) {
  // A parent that started us for want of a newer Node takes us with it when it is killed.
  if (process.env.DRAGOMAN_PARENT !== undefined && process.channel) {
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel.unref();
  }
  delete process.env.DRAGOMAN_PARENT;
  const { run } = await import("../dist/index.js");
  run(process.argv.slice(2));
} else {
  const binary = findNode();
  if (binary === undefined) {
    console.error(
      `dragoman needs Node 22.19 or newer, and this is ${process.versions.node}. "npm install node" gets one.`,
    );
    process.exit(1);
  }
  const child = spawn(binary, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, DRAGOMAN_PARENT: String(process.pid) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function findNode() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve("node/package.json")), "bin", "node");
  } catch {
    return undefined;
  }
}
