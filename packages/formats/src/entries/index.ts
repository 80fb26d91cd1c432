/** Files that are rows of entries: what their formats share. */
export * from "./comments.ts";
export * from "./create.ts";
export * from "./document.ts";
export * from "./encoding.ts";
export * from "./entry.ts";
export * from "./head.ts";
export * from "./identity.ts";
export * from "./keyed.ts";
export * from "./lines.ts";
export * from "./quoted.ts";
export * from "./surrogates.ts";
