#!/usr/bin/env node
// The scripts of the workspace: `node scripts/run.mjs NAME [options]`. Plain JavaScript for Node 20 without packages,
// because it also has to work in a fresh clone; everything else runs on the Node that the registry brings.
import { ensureInstalled } from "./workspace/install.mjs";

const scripts = {
  build: () => import("./build.mjs"),
  typecheck: () => import("./typecheck.mjs"),
  lint: () => import("./lint.mjs"),
  test: () => import("./test.mjs"),
  demo: () => import("./demo.mjs"),
  conformance: () => import("./conformance.mjs"),
  bench: () => import("./bench.mjs"),
  fuzz: () => import("./fuzz.mjs"),
  contract: () => import("./contract.mjs"),
  soak: () => import("./soak.mjs"),
  release: () => import("./release.mjs"),
};

const [name, ...args] = process.argv.slice(2);
const load = scripts[name ?? ""];
if (load === undefined) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(scripts).join("|")} [options]`);
  process.exit(2);
}
try {
  await ensureInstalled();
  const { run } = await load();
  process.exitCode = (await run(args)) ?? 0;
} catch (error) {
  console.error(error instanceof Error && error.expected ? error.message : error);
  process.exitCode = 1;
}
