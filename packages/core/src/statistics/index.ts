/** Statistics. */
export * from "./columns.ts";
export * from "./counters.ts";
export * from "./service.ts";
export * from "./sums.ts";
