export * from "./bounds.ts";
export * from "./change.ts";
export * from "./codec.ts";
export * from "./error.ts";
export * from "./monolingual.ts";
export * from "./save.ts";
export * from "./text.ts";
export * from "./unit.ts";
