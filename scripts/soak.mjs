/** Lets everybody work on servers at once for a while: `packages/testing/scripts/soak.ts` says with which options. */
import { build } from "./build.mjs";
import { at, node } from "./workspace/paths.mjs";
import { call } from "./workspace/process.mjs";

export const run = async (args) => {
  await build();
  return call(node, ["--conditions=dragoman-source", at("packages/testing/scripts/soak.ts"), ...args]);
};
