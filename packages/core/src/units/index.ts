/** Units. */
export * from "./columns.ts";
export * from "./editing.ts";
export * from "./errors.ts";
export type { ForeseenCheck, Foresight } from "./foresight.ts";
export { formatFlags } from "./formatFlags.ts";
export { isBlank, joinForms } from "./forms.ts";
export * from "./hash.ts";
export * from "./model.ts";
export { asHeld } from "./normalizing.ts";
export * from "./policy.ts";
export * from "./revising.ts";
export * from "./service.ts";
export * from "./states.ts";
