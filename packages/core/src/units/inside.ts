/** Units, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { makeFlagging } from "./flagging.ts";
export { makeGivenStrings } from "./givenStrings.ts";
export { type Authored, type LostText, makeLostTexts, type Overlaid } from "./lostTexts.ts";
export { makeRemarks, type Remark } from "./remarks.ts";
export { makeRelatedChecks } from "./relatedChecks.ts";
export type { Said } from "./stores/relatedChecks.ts";
export { makeSourceChecks } from "./sourceChecks.ts";
export * from "./sourceChange.ts";
export { batchSize, type FileUnit, type Owner, type StoredUnit } from "./fileUnits.ts";
export { makeBulkStore } from "./stores/bulk.ts";
export { failsAny, ownFailures } from "./stores/failures.ts";
export { makePendingStore, type PendingChange, type WaitingText } from "./stores/pending.ts";
export { type FileText, makeUnpushedStore, type UnpushedString, type WrittenText } from "./stores/unpushed.ts";
export { makeWriting, type Manner, texting } from "./writing.ts";
export * from "./checkPlace.ts";
export { UnitKeeping } from "./keeping.ts";
