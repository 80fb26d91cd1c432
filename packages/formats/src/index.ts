/** Codecs for localisation files: `codecs`, `codecById`, and the contract that they keep. */
export * from "./contract/index.ts";
export * from "./registry.ts";
