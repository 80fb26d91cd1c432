export * from "./create.ts";
export * from "./document.ts";
export * from "./entry.ts";
export * from "./head.ts";
export * from "./identity.ts";
export * from "./lines.ts";
export * from "./quoted.ts";
export * from "./surrogates.ts";
