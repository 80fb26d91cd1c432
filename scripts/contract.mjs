/** Asks what the OpenAPI document says can be asked: `packages/testing/scripts/contract.ts` says with which options. */
import { at, node } from "./workspace/paths.mjs";
import { call } from "./workspace/process.mjs";

export const run = (args) =>
  call(node, ["--conditions=dragoman-source", at("packages/testing/scripts/contract.ts"), ...args]);
