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
