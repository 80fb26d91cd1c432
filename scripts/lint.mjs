/** Correctness and walls by oxlint, formatting by biome. */
import { call } from "./workspace/process.mjs";

export const run = async (args) => {
  const lint = await call("oxlint", args);
  const format = await call("biome", ["format", "."]);
  return lint || format;
};
