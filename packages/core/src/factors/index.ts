/** Second factors. */
export * from "./columns.ts";
export * from "./model.ts";
export type { Asking, FactorOwner } from "./policy.ts";
export * from "./service.ts";
