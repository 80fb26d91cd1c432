/** Units. */
export * from "./columns.ts";
export * from "./editing.ts";
export * from "./hash.ts";
export * from "./model.ts";
export * from "./policy.ts";
export * from "./service.ts";
export * from "./sourceChange.ts";
export * from "./states.ts";
export { joinForms } from "./store.ts";
export { makeAutomaticTexts, sourceAsTarget } from "./automatic.ts";
export { batchSize, type FileUnit, makeBulkStore, type Owner, type StoredUnit } from "./bulk.ts";
export { checkPlace } from "./checkPlace.ts";
export { formatFlags } from "./formatFlags.ts";
export { asHeld } from "./normalizing.ts";
export { makePendingStore, type PendingChange, type WaitingText } from "./pending.ts";
export { makeRelatedChecks } from "./relatedChecks.ts";
export { makeSourceChecks } from "./sourceChecks.ts";
