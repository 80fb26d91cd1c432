/** Forges: places where repositories are kept and changes are proposed, each kind spoken to as it documents. */
export { offeredForges } from "./catalogue.ts";
export * from "./columns.ts";
export * from "./errors.ts";
export * from "./model.ts";
export * from "./service.ts";
