/**
 * Runs the benchmarks in `bench/`: all of them, or those whose path holds one of the arguments. Folders named
 * `programs` hold what benchmarks start.
 */
import { readdirSync } from "node:fs";
import { at, node } from "./workspace/paths.mjs";
import { call } from "./workspace/process.mjs";
import { build } from "./build.mjs";

const benches = () =>
  readdirSync(at("bench"), { recursive: true })
    .filter((path) => path.endsWith(".ts") && !path.includes("programs/"))
    .sort();

export const run = async (args) => {
  await build();
  const chosen = benches().filter((path) => args.length === 0 || args.some((part) => path.includes(part)));
  let worst = 0;
  for (const path of chosen) {
    console.log(`\n== ${path}`);
    worst = Math.max(worst, await call(node, ["--conditions=dragoman-source", at("bench", path)]));
  }
  return worst;
};
