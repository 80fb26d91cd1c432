/** Asks servers what no client would ask: `packages/testing/scripts/fuzz.ts` says with which options. */
import { build } from "./build.mjs";
import { at, node } from "./workspace/paths.mjs";
import { call } from "./workspace/process.mjs";

export const run = async (args) => {
  await build();
  return call(node, ["--conditions=dragoman-source", at("packages/testing/scripts/fuzz.ts"), ...args]);
};
