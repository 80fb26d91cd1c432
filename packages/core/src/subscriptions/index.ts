/** Subscriptions: which news users want to hear of. */
export * from "./columns.ts";
export * from "./model.ts";
export * from "./service.ts";
