/** Forges: places where repositories are kept and changes are proposed, each kind spoken to as it documents. */
export * from "./errors.ts";
export * from "./model.ts";
