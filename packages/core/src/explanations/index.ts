/** Explanations of access. */
export * from "./model.ts";
export * from "./service.ts";
