/** Metrics: how much there is of everything. */
export * from "./model.ts";
export * from "./service.ts";
